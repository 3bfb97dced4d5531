import { refundReasons, type PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import type { QuoteKind } from '#domain/written-quotes/written-quote.ts'
import type { CalendarDate } from '#domain/time.ts'

/** What an email says of a written quote. */
export interface QuoteOfEmail {
  readonly id: string
  readonly revocation: number
  readonly number: number
  readonly kind: QuoteKind
  readonly version: number
  readonly title: string
  /** Whom it is for. */
  readonly name: string
  readonly totalCents: number
  readonly validUntil: CalendarDate | null
}

/** Why money of a quote goes back to its customer. `not-owed`: it was paid already. */
export const quoteRefundReasons = [...refundReasons, 'called-off', 'not-owed'] as const
export type QuoteRefundReason = (typeof quoteRefundReasons)[number]

/** Why a customer hears of their quote. */
export type QuoteMessage =
  | {
      readonly is: 'sent'
      /** Name of the colleague. */
      readonly from: string
      /** In their words; empty for none. */
      readonly message: string
    }
  | { readonly is: 'reminder'; readonly isEnding: boolean }
  /** A delivery is paid, and the day that was picked is full meanwhile. */
  | { readonly is: 'day-full' }
  | {
      readonly is: 'accepted'
      /** What is due now; null where nothing is. */
      readonly due: { readonly name: string; readonly cents: number } | null
    }
  | {
      readonly is: 'paid'
      readonly cents: number
      readonly method: PaymentMethod
      readonly payment: string
      /** Of that payment. */
      readonly leftCents: number
    }
  | {
      readonly is: 'refunded'
      readonly cents: number
      /** Name of the agreed payment; empty for one that fits none. */
      readonly payment: string
      readonly reason: QuoteRefundReason
    }
  | {
      readonly is: 'called-off'
      /** Name of the colleague. */
      readonly from: string
      /** In their words; empty for none. */
      readonly message: string
      /** What was paid and has not gone back. */
      readonly paidCents: number
    }

/** What a customer has done with their quote. */
export type QuoteNews =
  | { readonly is: 'accepted'; readonly signature: string }
  | { readonly is: 'declined'; readonly reason: string }
  | { readonly is: 'question'; readonly text: string }
  | { readonly is: 'day-full' }
  | { readonly is: 'paid'; readonly cents: number; readonly payment: string }
