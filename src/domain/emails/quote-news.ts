import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { paymentMethods, refundReasons } from '#domain/written-quotes/quote-payments.ts'
import { quoteKinds } from '#domain/written-quotes/written-quote.ts'

/** The fields of a written quote that emails need. */
export const quoteOfEmail = z.object({
  id: z.string(),
  revocation: z.number(),
  number: z.number(),
  kind: z.enum(quoteKinds),
  version: z.number(),
  title: z.string(),
  /** Name of the recipient. */
  name: z.string(),
  totalCents: z.number(),
  /** A calendar date; null if it does not end. */
  validUntil: z.nullable(z.string()),
})
export type QuoteOfEmail = Readonly<z.infer<typeof quoteOfEmail>>

/** Reasons for a refund to the customer of a quote. `not-owed`: it was paid already. */
export const quoteRefundReasons = [...refundReasons, 'called-off', 'not-owed'] as const
export type QuoteRefundReason = (typeof quoteRefundReasons)[number]

/** A colleague's name, and their message; empty if there is none. */
const words = { from: z.string(), message: z.string() }

/** The reason for an email to the customer of a quote. Amounts are US cents. */
export const quoteMessage = z.discriminatedUnion('is', [
  z.object({ is: z.literal('sent'), ...words }),
  z.object({ is: z.literal('reminder'), isEnding: z.boolean() }),
  // A delivery is paid, but the chosen day is no longer free.
  z.object({ is: z.literal('day-full') }),
  z.object({
    is: z.literal('accepted'),
    /** The payment that is due now; null if there is none. */
    due: z.nullable(
      z.object({
        name: z.string(),
        cents: z.number(),
        /** Whether a card can pay it. */
        isForCard: z._default(z.boolean(), true),
      }),
    ),
    /** A calendar date: the day picked for a delivery; null of anything else. */
    deliveryOn: z._default(z.nullable(z.string()), null),
  }),
  z.object({
    is: z.literal('paid'),
    cents: z.number(),
    method: z.enum(paymentMethods),
    /** Number of the check; empty if unknown. */
    checkNumber: z._default(z.string(), ''),
    /** The day it came in. */
    at: z._default(z.nullable(z.number()), null),
    payment: z.string(),
    /** Still unpaid of that payment. */
    leftCents: z.number(),
  }),
  // The bank refused a payment that takes days.
  z.object({ is: z.literal('payment-failed'), cents: z.number(), payment: z.string() }),
  z.object({
    is: z.literal('refunded'),
    cents: z.number(),
    /** Name of the agreed payment; empty if it fits none. */
    payment: z.string(),
    reason: z.enum(quoteRefundReasons),
  }),
  z.object({
    is: z.literal('called-off'),
    ...words,
    /** Paid and not refunded. */
    paidCents: z.number(),
  }),
])
export type QuoteMessage = DeepReadonly<z.infer<typeof quoteMessage>>

/** A customer's response to their quote. */
export const quoteNews = z.discriminatedUnion('is', [
  z.object({ is: z.literal('accepted'), signature: z.string() }),
  z.object({ is: z.literal('declined'), reason: z.string() }),
  z.object({ is: z.literal('question'), text: z.string() }),
  // Their acceptance was refused.
  z.object({ is: z.literal('other-figures') }),
  z.object({ is: z.literal('day-full') }),
  z.object({
    is: z.enum(['paid', 'payment-failed']),
    cents: z.number(),
    payment: z.string(),
  }),
])
export type QuoteNews = Readonly<z.infer<typeof quoteNews>>
