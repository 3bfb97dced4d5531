import type { Result } from '#domain/result.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { UnknownQuote } from './quote-payment-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './request-store.ts'
import type {
  ListedVisit,
  UnknownVisit,
  VisitRefusal,
  VisitTerms,
  VisitUndo,
} from './visit-store.ts'

/** What calling an accepted quote off does, in numbers. */
export interface CallingOffEffects {
  /** Of the quote itself, in cents. */
  readonly openCents: number
  /** Those that were accepted. */
  readonly changeOrders: { readonly count: number; readonly openCents: number }
  /** How many change orders wait for an answer. */
  readonly waitingOrders: number
  /** What came for it and its change orders, and has not gone back, in cents. */
  readonly paidCents: number
  /** Null without a request that is won. */
  readonly request: 'lost' | 'held-by-another' | null
  /** Planned ones, the earliest first: of this quote, or perhaps of something else for the same people. */
  readonly visits: readonly (ListedVisit & { readonly isOfQuote: boolean })[]
}

/** A quote that is off, and what was paid for it so far. */
export interface CalledOff {
  readonly quote: WrittenQuote
  readonly paidCents: number
}

/** Ends what was agreed: what was signed stays, and nothing more is owed. */
export interface QuoteCallingOff {
  /** Null for one that is not agreed on. */
  callingOffEffects(id: string): Promise<CallingOffEffects | null>
  /**
   * Calls an accepted one off, with its change orders and the visits that were chosen. Its request is
   * lost, unless another accepted quote holds it. Emails leave after `visitEmailsWait`. Answers its
   * revision.
   */
  callOff(
    id: string,
    step: { readonly seen: number; readonly visits: readonly VisitUndo[] },
    emails: {
      readonly emailsFor: EmailsFor<CalledOff>
      readonly visitEmailFor: VisitTerms['emailFor']
    },
    actor: Actor,
  ): Promise<
    Result<number, Stale | UnknownQuote | VisitRefusal | { readonly code: 'not-accepted' }>
  >
  /** Takes that back with all that went along, as long as no email has left. */
  agreeAgain(
    id: string,
    seen: number,
    actor: Actor,
  ): Promise<Result<null, Stale | UnknownQuote | UnknownVisit | { readonly code: 'email-left' }>>
}
