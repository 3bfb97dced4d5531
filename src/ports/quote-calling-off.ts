import type { Result } from '#domain/result.ts'
import type { requestAfterCallingOff } from '#domain/written-quotes/calling-off.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { UnknownQuote } from './quote-payment-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './actor.ts'
import type {
  ListedVisit,
  UnknownVisit,
  VisitRefusal,
  VisitTerms,
  VisitUndo,
} from './visit-store.ts'

/** The effects that calling off a quote would have. */
export interface CallingOffEffects {
  /** Unpaid amount of the quote itself, in cents. */
  readonly openCents: number
  /** Its accepted change orders. */
  readonly changeOrders: { readonly count: number; readonly openCents: number }
  /** Number of change orders that wait for an answer. */
  readonly waitingOrders: number
  /** Paid for it and its change orders and not refunded, in cents. */
  readonly paidCents: number
  /** Null if there is no request that is won. */
  readonly request: ReturnType<typeof requestAfterCallingOff>
  /** Planned visits, earliest first: of this quote, or maybe of other work for the customer. */
  readonly visits: readonly (ListedVisit & { readonly isOfQuote: boolean })[]
}

/** A quote that was called off, with the cents paid for it so far. */
export interface CalledOff {
  readonly quote: WrittenQuote
  readonly paidCents: number
}

/** Calls off accepted quotes: signed documents stay, and nothing more is owed; and undoes that. */
export interface QuoteCallingOff {
  /** Null if the quote is not agreed on. */
  callingOffEffects(id: string): Promise<CallingOffEffects | null>
  /**
   * Calls off an accepted quote with its change orders and the chosen visits. Its request
   * follows by `requestAfterCallingOff`. Emails leave after `withdrawalPeriod`. Returns the new
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
  /**
   * Undoes calling off with all its effects, unless an email has left, or withdrawing. A change
   * order whose quote was called off since stays off.
   */
  restore(
    id: string,
    seen: number,
    actor: Actor,
  ): Promise<
    Result<
      null,
      Stale | UnknownQuote | UnknownVisit | { readonly code: 'email-left' | 'parent-off' }
    >
  >
}
