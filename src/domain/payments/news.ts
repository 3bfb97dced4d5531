import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import type { Instant } from '#domain/time.ts'
import { mismatches, subjectKinds } from './subject.ts'

const subject = z.object({
  kind: z.enum(subjectKinds),
  id: z.string(),
  /** A guest's name or a quote's number; missing where neither is known. */
  name: z.optional(z.string()),
})

/** An amount in the smallest unit of its currency (ISO 4217, lower case). */
const money = { paymentId: z.string(), amountCents: z.number(), currency: z.string() }

const unmatchedPayment = z.object({
  ...money,
  mismatch: z.enum(mismatches),
  /** A booking if there is one; otherwise the subject that the provider reports. */
  subject,
})

/** Verified money that fits nothing that was asked for. */
export type UnmatchedPayment = DeepReadonly<z.infer<typeof unmatchedPayment>>

const refundTrouble = z.object({ ...money, subject, reason: z.string() })

/** A failed or refused refund, with the provider's reason. */
export type RefundTrouble = DeepReadonly<z.infer<typeof refundTrouble>>

const knownDispute = z.object({
  ...money,
  id: z.string(),
  subject: z.nullable(subject),
  /** The provider's words for the reason and the state. */
  reason: z.string(),
  state: z.string(),
  /** Deadline for the owner's answer, in epoch milliseconds; null if none is needed. */
  answerBy: z.nullable(z.number()),
})

/** A dispute with the subject of its payment; null if the payment is not ours. */
export type KnownDispute = DeepReadonly<z.infer<typeof knownDispute>>

/** A payment that the card's owner disputes at their bank. */
export type Dispute = Omit<KnownDispute, 'subject'> & {
  /** When the provider reported this state. */
  readonly reportedAt: Instant
}

/** A change of a payment that needs the owner's attention. */
export const paymentNews = z.discriminatedUnion('is', [
  z.object({ is: z.literal('unmatched'), payment: unmatchedPayment }),
  z.object({
    is: z.enum([
      // The provider refused a refund, which is tried again.
      'refund-refused',
      // A refund failed, and the money is back here.
      'refund-failed',
    ]),
    refund: refundTrouble,
  }),
  z.object({ is: z.literal('disputed'), dispute: knownDispute }),
])
export type PaymentNews = DeepReadonly<z.infer<typeof paymentNews>>
