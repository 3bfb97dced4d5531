import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import type {
  AnswerRefusal,
  QuoteKind,
  QuoteRecipient,
  QuoteStatus,
  WrittenQuote,
} from '#domain/written-quotes/written-quote.ts'
import type { Result } from '#domain/result.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { ListPage, PageQuery } from '#domain/list-page.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { QuoteCallingOff } from './quote-calling-off.ts'
import type { Acceptance, QuoteDetails, SentVersion } from './quote-details.ts'
import type { QuotePaymentStore, UnknownQuote } from './quote-payment-store.ts'
import type { WantedDay } from './quoted-delivery-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './actor.ts'
import type { UnknownRequest } from './request-store.ts'

/**
 * Filter of the list. `waiting`: sent, without an answer, and not past the last day. `accepted`:
 * and not called off. `needing-care`: those of Today, with a question, opened or answered since
 * `newsSince`, about to end, or with a paid delivery that needs another day.
 */
export type QuoteFilter =
  | Exclude<QuoteStatus, 'sent'>
  | 'waiting'
  | 'ended'
  | 'called-off'
  | 'needing-care'
  | 'any'

export interface QuoteQuery extends PageQuery {
  readonly filter: QuoteFilter
  readonly today: CalendarDate
  readonly newsSince: Instant
}

export interface QuotePage extends ListPage {
  readonly quotes: readonly WrittenQuote[]
}

/** A first draft; it gets its number when it is stored. */
export interface NewQuote {
  readonly kind: QuoteKind
  /** The accepted quote that a change order changes. */
  readonly parentId: string | null
  readonly requestId: string | null
  /** Of a quote for a request, the customer of the request instead. */
  readonly customerId: string | null
  readonly recipient: QuoteRecipient
  readonly document: QuoteDocument
}

/** `not-accepted`: the quote that a change order would change is not agreed on. */
export type CreateRefusal = UnknownRequest | UnknownQuote | { readonly code: 'not-accepted' }

/** A version to store: its texts, figures and PDF. */
export interface NewVersion extends Omit<SentVersion, 'sentAt' | 'sentBy'> {
  readonly pdf: Uint8Array
  readonly validUntil: CalendarDate | null
  /** When the first reminder is due. */
  readonly remindAt: Instant | null
  /** When the request should be followed up, unless a later date is set already. */
  readonly followUp: { readonly today: CalendarDate; readonly on: CalendarDate } | null
  /** The former version went to another address, so the links sent there are revoked. */
  readonly voidsLinks: boolean
}

/** A new acceptance, with the PDF that shows it. */
export interface NewAcceptance extends Omit<Acceptance, 'at'> {
  /** The recipient of the accepted version; an unsent draft may have another one. */
  readonly recipient: QuoteRecipient
  readonly today: CalendarDate
  readonly pdf: Uint8Array
  /** Day and answers of a delivery that is ordered. */
  readonly wanted: WantedDay | null
}

export interface QuoteFigures {
  /** Sent, unanswered and still valid. */
  readonly out: number
  /** Sum of their totals. */
  readonly outCents: number
}

/** Moments since which quotes without activity are deleted; null keeps them. */
export interface QuoteMoments {
  readonly open: Instant | null
  readonly accepted: Instant | null
}

/** Stores written quotes, each change with its activity and emails in one transaction. */
export interface WrittenQuoteStore extends QuotePaymentStore, QuoteCallingOff {
  /** Last changed first; a search for amounts compares the totals. */
  list(query: QuoteQuery): Promise<QuotePage>
  find(id: string): Promise<QuoteDetails | null>
  /** Null if no quote has that number. */
  idOfNumber(number: number): Promise<string | null>
  /** All quotes, ordered by id, after the given one. */
  after(id: string, limit: number): Promise<readonly WrittenQuote[]>
  /** Newest first. */
  ofRequest(requestId: string): Promise<readonly WrittenQuote[]>
  /** Last changed first. */
  ofCustomer(customerId: string, limit: number): Promise<readonly WrittenQuote[]>
  /** Quotes that need care, those with a question first, and the number of all of them. */
  needingCare(
    days: Pick<QuoteQuery, 'today' | 'newsSince'>,
    limit: number,
  ): Promise<{ readonly quotes: readonly WrittenQuote[]; readonly total: number }>
  figures(today: CalendarDate): Promise<QuoteFigures>

  /** Id of the quote that the same form made or sent; null if it did neither. */
  madeBefore(actor: Actor): Promise<string | null>
  /**
   * Returns the id, also if the same form was sent before. With a number of deliveries, it is
   * refused as `changed` if its request has another number of them by now.
   */
  create(
    quote: NewQuote,
    actor: Actor,
    deliveriesSeen?: number,
  ): Promise<Result<string, CreateRefusal | { readonly code: 'changed' }>>
  /** Saves a draft over the revision that was seen; returns the new revision. */
  saveDraft(
    id: string,
    draft: { readonly recipient: QuoteRecipient; readonly document: QuoteDocument },
    seen: number,
    actor: Actor,
  ): Promise<Result<number, Stale | UnknownQuote | { readonly code: 'accepted' }>>
  /** Records a drawing before its file is stored, so that an unused file can be found. */
  recordDrawing(quoteId: string, fileId: string, now: Instant): Promise<void>
  /**
   * Schedules the deletion of drawings that no draft or version uses, if their quote was not
   * changed since that moment; returns how many.
   */
  removeUnusedDrawings(since: Instant): Promise<number>
  /** Removes a quote that was never sent, at the revision that was seen. */
  remove(
    id: string,
    seen: number,
    actor: Actor,
  ): Promise<Result<null, Stale | UnknownQuote | { readonly code: 'was-sent' }>>
  /**
   * Sends the draft at the revision that was seen; its request becomes quoted. Returns the quote, also
   * if the same form was sent before.
   */
  send(
    id: string,
    version: NewVersion,
    seen: number,
    actor: Actor,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<
    Result<WrittenQuote, Stale | UnknownQuote | { readonly code: 'accepted' | 'parent-off' }>
  >
  /**
   * Emails the version that was sent last, once for each form, while it waits for an answer and
   * there is no later draft.
   */
  emailVersion(
    id: string,
    number: number,
    actor: Actor,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<
    Result<null, Stale | UnknownQuote | { readonly code: 'accepted' | 'over' | 'no-email' }>
  >
  /** Withdraws the quote at the revision that was seen; returns the new revision. */
  withdraw(
    id: string,
    seen: number,
    actor: Actor,
  ): Promise<Result<number, Stale | UnknownQuote | { readonly code: 'accepted' | 'not-sent' }>>
  /**
   * Voids the links sent so far, and those of its change orders for the same address, once for the
   * revocation number that was seen; returns false if the quote is gone.
   */
  renewLink(id: string, revocation: number, actor: Actor): Promise<boolean>
  /** Records that the customer's questions are answered; `seen` is the time of the last one seen. */
  answerQuestions(
    id: string,
    seen: Instant,
    actor: Actor,
  ): Promise<Result<null, UnknownQuote | { readonly code: 'asked-again' }>>
  /** The PDF as stored at sending, or with the acceptance. */
  pdf(id: string, which: number | 'accepted'): Promise<Uint8Array | null>

  /** Records, once, that the customer has opened a version. */
  recordOpened(id: string, version: number, now: Instant): Promise<void>
  /**
   * Stores a question, once for each key that the page made for it; null that they could not accept
   * since the site counts other amounts now, which no number of questions keeps from the desk, once
   * until a colleague has dealt with it.
   */
  ask(
    id: string,
    question:
      | { readonly version: number; readonly text: string; readonly key: string }
      | { readonly version: number; readonly text: null },
    now: Instant,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<Result<null, UnknownQuote | { readonly code: 'many-questions' }>>
  decline(
    id: string,
    answer: {
      readonly version: number
      readonly reason: string
      readonly today: CalendarDate
    },
    now: Instant,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<Result<null, UnknownQuote | AnswerRefusal>>
  /**
   * Accepts a quote once: of two customers at the same time, the second is refused. A draft that
   * was not sent becomes a change order.
   */
  accept(
    id: string,
    acceptance: NewAcceptance,
    now: Instant,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<Result<null, UnknownQuote | AnswerRefusal>>

  /**
   * Deletes unaccepted quotes that were neither changed nor opened since `open`, and accepted ones
   * without any work or money since `accepted`; null keeps them. Returns how many.
   */
  deleteOld(before: QuoteMoments): Promise<number>

  /** Quotes whose reminder is due. */
  dueReminders(
    now: Instant,
    limit: number,
  ): Promise<readonly (WrittenQuote & { readonly dueAt: Instant })[]>
  /** Queues a reminder due at that moment, once; returns false if it was sent or is not wanted. */
  remind(
    quote: Pick<WrittenQuote, 'id' | 'version'>,
    dueAt: Instant,
    next: Instant | null,
    today: CalendarDate,
    now: Instant,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<boolean>
}
