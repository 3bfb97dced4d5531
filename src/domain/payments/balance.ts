import { hour, minute, type CalendarDate, type Instant } from '#domain/time.ts'

/** What a movement of money did to our balance at the payment provider. */
export interface BalanceTransaction {
  /** The provider's. */
  readonly id: string
  readonly kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won'
  readonly paymentId: string
  /** Ours; null for the payment itself, and for a refund in the provider's own pages. */
  readonly refundId: string | null
  /** What the provider kept, in cents; below zero for what it gave back. */
  readonly feeCents: number
  /** ISO 4217 in lower case: that of our balance. */
  readonly currency: string
  /** Of a dispute, which nothing else tells; null for others. */
  readonly moved: { readonly at: Instant; readonly cents: number } | null
}

/** All that the provider tells so far of a payment, its refunds and disputes. */
export interface PaymentBalance {
  readonly transactions: readonly BalanceTransaction[]
  /** Whether nothing of it is still to come. */
  readonly isWhole: boolean
}

/** Money that the provider sends to our bank. */
export interface Payout {
  readonly id: string
  readonly state: 'on-its-way' | 'paid' | 'failed'
  readonly amountCents: number
  readonly currency: string
  readonly arrivesOn: CalendarDate
  /** Whether the provider can tell what is in it: never where we chose its amount ourselves. */
  readonly isItemized: boolean
}

/** Milliseconds until the provider is asked again what it kept of a payment of that time. */
export function pauseBeforeFees(takenAt: Instant, now: Instant): number {
  return Math.min(Math.max((now - takenAt) / 10, minute), 6 * hour)
}
