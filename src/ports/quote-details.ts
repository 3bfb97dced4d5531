import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import type {
  AgreedPayment,
  BankPayment,
  PaymentMethod,
  ReceivedPayment,
  PaymentState,
} from '#domain/written-quotes/quote-payments.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { Money } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'

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

/** What the customer has signed: a version, the choice of its lines, and the amounts in cents. */
export interface Acceptance {
  readonly version: number
  readonly at: Instant
  /** The typed name. */
  readonly name: string
  /** The sentence that the customer ticked. */
  readonly wording: string
  readonly sha256: string
  /** Ids of the chosen lines. */
  readonly picked: readonly string[]
  readonly totalCents: number
  readonly taxCents: number
  /** Empty if nothing is taxed. */
  readonly taxCounty: string
  readonly payments: readonly AgreedPayment[]
}

/** A payment for a quote; the currency is of all its amounts. */
export interface QuotePayment extends ReceivedPayment, Pick<Money, 'currency'> {
  readonly at: Instant
  readonly method: PaymentMethod
  /** Empty if it is unknown or no check. */
  readonly checkNumber: string
  /** Whether an owner keeps it although it fits nothing that was asked for. */
  readonly isRetained: boolean
  /** State of its newest dispute, as the provider names it; null if there is none. */
  readonly dispute: string | null
}

export interface QuoteQuestion {
  readonly id: string
  readonly at: Instant
  readonly version: number
  /** Empty where they could not accept, since the site counts other amounts now. */
  readonly text: string
}

export interface QuoteDecline {
  readonly version: number
  readonly at: Instant
  /** Empty if none was given. */
  readonly reason: string
}

export interface QuoteDetails {
  readonly quote: WrittenQuote
  /** The document in the editor: the draft, or the last version sent. */
  readonly document: QuoteDocument
  /** Newest first. */
  readonly versions: readonly SentVersion[]
  readonly acceptance: Acceptance | null
  /** Oldest first. */
  readonly payments: readonly QuotePayment[]
  /** States of the agreed payments; empty before the quote is accepted. */
  readonly states: readonly PaymentState[]
  /** The latest of each agreed payment, if it is on its way, or failed and is still owed. */
  readonly bankPayments: readonly BankPayment[]
  /** Paid money that change orders made superfluous and that is not refunded yet, in cents. */
  readonly overpaidCents: number
  /** Newest first. */
  readonly questions: readonly QuoteQuestion[]
  /** Newest first. */
  readonly declines: readonly QuoteDecline[]
  /** Oldest first. */
  readonly changeOrders: readonly WrittenQuote[]
  /** The quote that this change order changes; null for any other quote, or once it was deleted. */
  readonly parent: WrittenQuote | null
}
