import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import type {
  AgreedPayment,
  PaymentMethod,
  ReceivedPayment,
  PaymentState,
} from '#domain/written-quotes/quote-payments.ts'
import type {
  AnswerRefusal,
  QuoteKind,
  QuoteRecipient,
  QuoteStatus,
  WrittenQuote,
} from '#domain/written-quotes/written-quote.ts'
import type { Result } from '#domain/result.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { QuoteCallingOff } from './quote-calling-off.ts'
import type { QuotePaymentStore, UnknownQuote } from './quote-payment-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor, UnknownRequest } from './request-store.ts'

/** What the list shows: `waiting` are sent ones without an answer whose last day is not over. */
export type QuoteFilter = QuoteStatus | 'waiting' | 'ended' | 'any'

/** Which quotes are listed. */
export interface QuoteQuery {
  readonly filter: QuoteFilter
  /** Beginnings of words, digits of a phone, or a number; empty for all. */
  readonly search: string
  /** From 1. */
  readonly page: number
  readonly today: CalendarDate
}

/** A page of the list of quotes. */
export interface QuotePage extends ListPage {
  readonly quotes: readonly WrittenQuote[]
}

/** A version as it was sent, without its PDF. */
export interface SentVersion {
  readonly number: number
  readonly sentAt: Instant
  /** Name of the colleague. */
  readonly sentBy: string | null
  /** Canonical JSON of a `VersionContent`, byte for byte as it was sent. */
  readonly content: string
  /** SHA-256 of `content` in hex. */
  readonly sha256: string
  readonly totalCents: number
}

/** The customer's word. */
export interface Acceptance {
  readonly version: number
  readonly at: Instant
  /** As it was typed. */
  readonly name: string
  /** The sentence that was ticked. */
  readonly wording: string
  readonly sha256: string
  /** Ids of lines. */
  readonly picked: readonly string[]
  readonly totalCents: number
  readonly taxCents: number
  /** Empty where nothing is taxed. */
  readonly taxCounty: string
  readonly payments: readonly AgreedPayment[]
}

/** Money that came for a quote. */
export interface QuotePayment extends ReceivedPayment {
  readonly at: Instant
  readonly method: PaymentMethod
  /** State of its newest dispute, as the provider calls it; null for none. */
  readonly dispute: string | null
}

/** What a customer asked on the page of a quote. */
export interface QuoteQuestion {
  readonly id: string
  readonly at: Instant
  readonly version: number
  readonly text: string
}

/** A version that its customer declined. */
export interface QuoteDecline {
  readonly version: number
  readonly at: Instant
  /** Empty where none was given. */
  readonly reason: string
}

/** All that is known of a quote. */
export interface QuoteDetails {
  readonly quote: WrittenQuote
  /** What the editor works on: the draft, or the document as it was sent last. */
  readonly document: QuoteDocument
  /** The newest first. */
  readonly versions: readonly SentVersion[]
  readonly acceptance: Acceptance | null
  readonly payments: readonly QuotePayment[]
  /** How the agreed payments stand; empty before it is accepted. */
  readonly states: readonly PaymentState[]
  /** What change orders took off money that has come already, and is not refunded yet. */
  readonly overpaidCents: number
  /** The newest first. */
  readonly questions: readonly QuoteQuestion[]
  /** The newest first. */
  readonly declines: readonly QuoteDecline[]
  readonly changeOrders: readonly WrittenQuote[]
  readonly parent: WrittenQuote | null
}

/** What a new quote begins with. */
export interface NewQuote {
  readonly kind: QuoteKind
  /** The accepted quote that a change order changes. */
  readonly parentId: string | null
  readonly requestId: string | null
  readonly customerId: string | null
  readonly recipient: QuoteRecipient
  readonly document: QuoteDocument
}

/** A version ready to be kept: its words, figures and PDF. */
export interface NewVersion {
  readonly number: number
  readonly content: string
  readonly sha256: string
  readonly pdf: Uint8Array
  readonly validUntil: CalendarDate | null
  readonly totalCents: number
  /** When the first reminder is due. */
  readonly remindAt: Instant | null
  /** When somebody should look after the request next, unless a day to come is set already. */
  readonly followUp: { readonly today: CalendarDate; readonly on: CalendarDate } | null
  /** The version before went to another address: links that were sent there open nothing any more. */
  readonly voidsLinks: boolean
}

/** An acceptance as it comes in, with the PDF that shows it. */
export interface NewAcceptance extends Omit<Acceptance, 'at'> {
  readonly today: CalendarDate
  readonly pdf: Uint8Array
}

/** The figures of Today that quotes give. */
export interface QuoteFigures {
  /** Sent, unanswered and still good. */
  readonly out: number
  readonly outCents: number
}

/** Keeps written quotes; every step with its activity and emails in one transaction. */
export interface WrittenQuoteStore extends QuotePaymentStore, QuoteCallingOff {
  list(query: QuoteQuery): Promise<QuotePage>
  find(id: string): Promise<QuoteDetails | null>
  /** The id of the one with that number; null where there is none. */
  idOfNumber(number: number): Promise<string | null>
  /** Every one, by id, from the one after it on. */
  after(id: string, limit: number): Promise<readonly WrittenQuote[]>
  ofRequest(requestId: string): Promise<readonly WrittenQuote[]>
  ofCustomer(customerId: string, limit: number): Promise<readonly WrittenQuote[]>
  /** Those with a question, then opened, answered or about to end, for Today; with their number. */
  needingCare(today: CalendarDate, since: Instant, limit: number): Promise<readonly WrittenQuote[]>
  figures(today: CalendarDate): Promise<QuoteFigures>

  /** Id of the quote which that form made; null where it made none. */
  madeBy(actor: Actor): Promise<string | null>
  /** Answers the id, or that of the one which the same form made. */
  create(
    quote: NewQuote,
    actor: Actor,
  ): Promise<Result<string, UnknownRequest | UnknownQuote | { readonly code: 'not-accepted' }>>
  /** Keeps a draft over the revision that was seen; answers the new one. */
  saveDraft(
    id: string,
    draft: { readonly recipient: QuoteRecipient; readonly document: QuoteDocument },
    seen: number,
    actor: Actor,
  ): Promise<Result<number, Stale | UnknownQuote | { readonly code: 'accepted' }>>
  /** Notes a drawing for a quote before its file is kept, so that it is found if none shows it. */
  noteDrawing(quoteId: string, fileId: string, now: Instant): Promise<void>
  /**
   * Has the files removed of drawings that no draft and no version names, and whose quote nobody has
   * changed since that moment; answers how many.
   */
  removeUnusedDrawings(since: Instant): Promise<number>
  /** Removes one that was never sent, as it was seen. */
  remove(
    id: string,
    seen: number,
    actor: Actor,
  ): Promise<Result<null, Stale | UnknownQuote | { readonly code: 'was-sent' }>>
  /** Sends the draft as it was seen; its request is quoted from then on. */
  send(
    id: string,
    version: NewVersion,
    seen: number,
    actor: Actor,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<
    Result<WrittenQuote, Stale | UnknownQuote | { readonly code: 'accepted' | 'parent-off' }>
  >
  /** Takes it back as it was seen; answers the new revision. */
  withdraw(
    id: string,
    seen: number,
    actor: Actor,
  ): Promise<Result<number, Stale | UnknownQuote | { readonly code: 'accepted' | 'not-sent' }>>
  /** Notes that the customer's questions are answered. */
  answerQuestions(id: string, actor: Actor): Promise<Result<null, UnknownQuote>>
  version(id: string, number: number): Promise<SentVersion | null>
  /** PDF as it was kept at sending, or with the acceptance. */
  pdf(id: string, which: number | 'accepted'): Promise<Uint8Array | null>

  /** The customer has it before their eyes; false where that was known. */
  noteOpened(id: string, version: number, now: Instant): Promise<boolean>
  /** Keeps a question, once for each key that the page made for it. */
  ask(
    id: string,
    question: { readonly version: number; readonly text: string; readonly key: string },
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
  /** Accepts it once: of two who press at the same time, the second is refused. */
  accept(
    id: string,
    acceptance: NewAcceptance,
    now: Instant,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<Result<null, UnknownQuote | AnswerRefusal>>

  /** Forgets unaccepted ones that nobody touched since one moment, and accepted ones of before another; null keeps them. */
  forget(before: {
    readonly open: Instant | null
    readonly accepted: Instant | null
  }): Promise<number>

  /** Quotes whose reminder is due. */
  dueReminders(
    now: Instant,
    limit: number,
  ): Promise<readonly (WrittenQuote & { readonly dueAt: Instant })[]>
  /** Queues a reminder that was due at that moment, once; false where it went or is not wanted. */
  remind(
    quote: Pick<WrittenQuote, 'id' | 'version'>,
    dueAt: Instant,
    next: Instant | null,
    today: CalendarDate,
    now: Instant,
    emailsFor: EmailsFor<WrittenQuote>,
  ): Promise<boolean>
}
