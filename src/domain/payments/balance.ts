import { hour, minute, type CalendarDate, type Instant } from '#domain/time.ts'

/** A change of our balance at the payment provider. */
export interface BalanceTransaction {
  /** The provider's id. */
  readonly id: string
  readonly kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won'
  readonly paymentId: string
  /** Our id; null for the payment itself, and for a refund in the provider's dashboard. */
  readonly refundId: string | null
  /** The provider's fee in cents; negative if it was given back. */
  readonly feeCents: number
  /** ISO 4217 code of our balance, in lower case. */
  readonly currency: string
  /** For a dispute, which is reported nowhere else; null for others. */
  readonly moved: { readonly at: Instant; readonly cents: number } | null
}

/** The provider's report so far of a payment, its refunds and disputes. */
export interface PaymentBalance {
  readonly transactions: readonly BalanceTransaction[]
  /** Whether the report is complete. */
  readonly isWhole: boolean
}

/** A payout of the provider to our bank. */
export interface Payout {
  readonly id: string
  readonly state: 'on-its-way' | 'paid' | 'failed'
  readonly amountCents: number
  readonly currency: string
  readonly arrivesOn: CalendarDate
  /** Whether the provider can list its parts; not if we chose the amount ourselves. */
  readonly isItemized: boolean
}

/** Milliseconds until the provider is asked again for the fee of a payment of that time. */
export const pauseBeforeFees = (takenAt: Instant, now: Instant): number =>
  Math.min(Math.max((now - takenAt) / 10, minute), 6 * hour)
