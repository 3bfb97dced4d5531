import { refundReasons, type PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import type { QuoteKind } from '#domain/written-quotes/written-quote.ts'
import type { CalendarDate } from '#domain/time.ts'

/** The fields of a written quote that emails need. */
export interface QuoteOfEmail {
  readonly id: string
  readonly revocation: number
  readonly number: number
  readonly kind: QuoteKind
  readonly version: number
  readonly title: string
  /** Name of the recipient. */
  readonly name: string
  readonly totalCents: number
  readonly validUntil: CalendarDate | null
}

/** Reasons for a refund to the customer of a quote. `not-owed`: it was paid already. */
export const quoteRefundReasons = [...refundReasons, 'called-off', 'not-owed'] as const
export type QuoteRefundReason = (typeof quoteRefundReasons)[number]

/** The reason for an email to the customer of a quote. */
export type QuoteMessage =
  | {
      readonly is: 'sent'
      /** Name of the colleague. */
      readonly from: string
      /** The colleague's message; empty if there is none. */
      readonly message: string
    }
  | { readonly is: 'reminder'; readonly isEnding: boolean }
  /** A delivery is paid, but the chosen day is full by now. */
  | { readonly is: 'day-full' }
  | {
      readonly is: 'accepted'
      /** The payment that is due now; null if there is none. */
      readonly due: { readonly name: string; readonly cents: number } | null
    }
  | {
      readonly is: 'paid'
      readonly cents: number
      readonly method: PaymentMethod
      readonly payment: string
      /** Still unpaid of that payment, in US cents. */
      readonly leftCents: number
    }
  | {
      readonly is: 'refunded'
      readonly cents: number
      /** Name of the agreed payment; empty if it fits none. */
      readonly payment: string
      readonly reason: QuoteRefundReason
    }
  | {
      readonly is: 'called-off'
      /** Name of the colleague. */
      readonly from: string
      /** The colleague's message; empty if there is none. */
      readonly message: string
      /** Paid and not refunded, in US cents. */
      readonly paidCents: number
    }

/** A customer's response to their quote. */
export type QuoteNews =
  | { readonly is: 'accepted'; readonly signature: string }
  | { readonly is: 'declined'; readonly reason: string }
  | { readonly is: 'question'; readonly text: string }
  | { readonly is: 'day-full' }
  | { readonly is: 'paid'; readonly cents: number; readonly payment: string }
