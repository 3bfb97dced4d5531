import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ReminderTimes } from '#domain/settings/reminder-times.ts'
import { addDays, instantAt, minute, type CalendarDate, type Instant } from '#domain/time.ts'
import { linesOf, type QuoteDocument, type Share } from './document.ts'
import type { PaymentMethod } from './quote-payments.ts'
import { lacksCounty } from './tax-advice.ts'
import { totalsOf } from './totals.ts'

/** Kinds of quotes: work, a change of accepted work, or a delivery that is paid in full. */
export const quoteKinds = ['quote', 'change-order', 'delivery'] as const
export type QuoteKind = (typeof quoteKinds)[number]

/** The name of each kind in the head of a quote. */
export const quoteKindNames: Readonly<Record<QuoteKind, string>> = {
  quote: 'Quote',
  'change-order': 'Change order',
  delivery: 'Delivery',
}

/** `withdrawn`: by the company; its link says so. A `sent` quote past its last day has ended. */
export const quoteStatuses = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]

export interface QuoteRecipient {
  readonly name: string
  /** 10 digits, US; empty if unknown. */
  readonly phone: string
  /** Empty if unknown. */
  readonly email: string
  /** Address of the work. */
  readonly address: AddressParts
}

/** A written quote as lists show it. */
export interface WrittenQuote {
  readonly id: string
  readonly number: number
  readonly kind: QuoteKind
  readonly parentId: string | null
  readonly customerId: string | null
  readonly requestId: string | null
  readonly recipient: QuoteRecipient
  readonly title: string
  readonly status: QuoteStatus
  /** Number of the last version sent; 0 before the first. */
  readonly version: number
  /** Whether the desk has changed it since the last version was sent. */
  readonly hasDraft: boolean
  /** Last day of the last version sent; null before the first. */
  readonly validUntil: CalendarDate | null
  /** As sent or accepted; for a draft, its present total. */
  readonly totalCents: number
  readonly createdAt: Instant
  readonly changedAt: Instant
  readonly sentAt: Instant | null
  /** When the customer first opened the last version sent. */
  readonly openedAt: Instant | null
  readonly answeredAt: Instant | null
  /** Since when a question of the customer waits for an answer. */
  readonly askedAt: Instant | null
  /** When an accepted quote was called off: signed documents stay, and nothing is owed. */
  readonly calledOffAt: Instant | null
  readonly revocation: number
  /**
   * Whether other pages of its customer lead to it: not once a link was voided whose reader may
   * have those pages too.
   */
  readonly isLinked: boolean
  readonly revision: number
}

/** The number of a version in an address or a form; 0, which is never sent, for other texts. */
export const versionNumber = (text: string): number =>
  // PostgreSQL fails on a number outside the range of an integer.
  /^\d{1,6}$/.test(text) ? Number(text) : 0

/** Kinds of changes that the history of a request shows without details. */
export const quoteTimelineKinds = [
  'quote-opened',
  'quote-accepted',
  'quote-declined',
  'quote-called-off',
  'quote-agreed-again',
  'quote-withdrawn',
  'quote-withdrawal-taken-back',
  'quote-question',
  'quote-figures-differ',
  'quote-question-answered',
  'quote-payment-pending',
  'quote-payment-failed',
] as const
type QuoteTimelineKind = (typeof quoteTimelineKinds)[number]

type QuoteEventWithFacts =
  | { readonly kind: 'quote-sent'; readonly version: number }
  | {
      readonly kind: 'quote-paid'
      /** `payment`: id of a payment that a colleague has recorded. */
      readonly cents: number
      readonly method: PaymentMethod
      readonly payment?: string
    }
  | { readonly kind: 'quote-payment-taken-back'; readonly cents: number }

/** A change of a quote in the history of its request. */
export type QuoteTimelineEvent = QuoteEventWithFacts | { readonly kind: QuoteTimelineKind }

export type WrittenQuoteEvent =
  | QuoteEventWithFacts
  | { readonly kind: 'quote-accepted' | 'quote-emailed'; readonly version: number }
  | {
      readonly kind:
        | Exclude<QuoteTimelineKind, 'quote-accepted'>
        | 'quote-written'
        | 'quote-saved'
        | 'quote-removed'
        | 'quote-reminded'
        | 'quote-link-renewed'
        | 'delivery-day-full'
    }

/** Drafts are saved every few seconds while a colleague types, but recorded less often. */
const recordedAgainAfter = 5 * minute

/** Whether the last activity of a quote is that this colleague edited it just now. */
export const isRecentEdit = (
  last: { readonly kind: string; readonly staff: string | null; readonly at: Instant },
  { by, at }: { readonly by: string | null; readonly at: Instant },
): boolean => last.kind === 'quote-saved' && last.staff === by && last.at > at - recordedAgainAfter

/** `Q-1001` */
export const quoteNumber = ({ number }: Pick<WrittenQuote, 'number'>): string => `Q-${number}`

/** Number of days before its last day from which Today lists an unanswered quote. */
export const endsSoonDays = 2

/** Whether it is past its last day without an answer. */
export function hasEnded(
  { status, validUntil }: Pick<WrittenQuote, 'status' | 'validUntil'>,
  today: CalendarDate,
): boolean {
  return status === 'sent' && validUntil !== null && validUntil < today
}

/** Whether its customer can still accept it, or has. */
export const isOut = (
  quote: Pick<WrittenQuote, 'status' | 'validUntil' | 'calledOffAt'>,
  today: CalendarDate,
): boolean =>
  quote.status === 'accepted'
    ? quote.calledOffAt === null
    : quote.status === 'sent' && !hasEnded(quote, today)

/** Why a customer cannot answer a quote; their page has a message for each. */
export type AnswerRefusal =
  | { readonly code: 'accepted' | 'declined' | 'withdrawn' | 'ended' | 'not-sent' }
  /** There is a newer version than the one they saw. */
  | { readonly code: 'revised'; readonly version: number }

/**
 * Maximum number of questions about a quote per hour: each is an email to the desk, and anybody may
 * have the link.
 */
export const maxQuestionsPerHour = 20

/** Longest texts of a customer, in characters. */
export const answerLengths = { name: 100, text: 2_000 } as const

/** Whether the customer can accept or decline the version that they have seen. */
export function mayAnswer(
  quote: Pick<WrittenQuote, 'status' | 'validUntil' | 'version'>,
  seenVersion: number,
  today: CalendarDate,
): Result<null, AnswerRefusal> {
  switch (quote.status) {
    case 'draft':
      return err({ code: 'not-sent' })
    case 'accepted':
    case 'declined':
    case 'withdrawn':
      return err({ code: quote.status })
    case 'sent':
      if (seenVersion !== quote.version) return err({ code: 'revised', version: quote.version })
      return hasEnded(quote, today) ? err({ code: 'ended' }) : ok(null)
  }
}

/** Sentences for the desk about what is missing before a document can be sent. */
export function missingToSend(
  document: QuoteDocument,
  recipient: QuoteRecipient,
  kind: QuoteKind,
  today: CalendarDate,
): readonly string[] {
  const lines = linesOf(document)
  const { totalCents, tax } = totalsOf(document, [])
  const isOrder = kind === 'change-order'
  return [
    document.title === '' && 'Give it a title.',
    recipient.name === '' && 'Enter the customer’s name.',
    lines.length === 0 && 'Add a line.',
    lines.some(({ text }) => text === '') && 'A line has no text.',
    lines.some(({ priceCents }) => priceCents === 0) &&
      'A line has no price. Describe what is free under More of another line.',
    !isOrder && totalCents <= 0 && 'The total is zero.',
    !isOrder &&
      tax !== null &&
      tax.cents < 0 &&
      'The tax is less than zero. Uncheck Taxable on lines that are subtracted.',
    lacksCounty(document) && 'Say which county the sales tax is for.',
    document.validUntil !== null &&
      document.validUntil < today &&
      'The “Good until” date has passed. Choose a later one.',
    document.schedule.some(({ name }) => name === '') && 'A payment has no name.',
    // The last payment is the rest.
    ...document.schedule
      .slice(0, -1)
      .map(({ name, share }) => lacksAmount(share) && `${name || 'A payment'} has no amount.`),
  ].filter((sentence) => sentence !== false)
}

/** Whether a payment has no amount yet. */
function lacksAmount(share: Share): boolean {
  switch (share.is) {
    case 'percent':
      return share.rate === 0
    case 'amount':
      return share.cents === 0
    case 'rest':
      return true
  }
}

/**
 * When the next reminder of an unanswered quote is due: some days after it was sent, then some days
 * before its last day; null if none is left. A reminder that would come after the next one is left
 * out.
 */
export function nextReminder(
  {
    sentAt,
    sentOn,
    validUntil,
  }: Pick<WrittenQuote, 'validUntil'> & {
    readonly sentAt: Instant
    readonly sentOn: CalendarDate
  },
  after: Instant,
  zone: string,
  { quoteFirstDays, quoteLastDays, quoteAt }: ReminderTimes,
): Instant | null {
  const first =
    quoteFirstDays === 0 ? null : instantAt(addDays(sentOn, quoteFirstDays), quoteAt, zone)
  const last =
    quoteLastDays === 0 || validUntil === null
      ? null
      : instantAt(addDays(validUntil, -quoteLastDays), quoteAt, zone)
  const due = [first, last].filter((at): at is number => at !== null && at > after && at > sentAt)
  const [next] = due.toSorted((one, other) => one - other)
  // Not after the last day.
  if (next === undefined) return null
  return validUntil !== null && next >= instantAt(addDays(validUntil, 1), '00:00', zone)
    ? null
    : next
}
