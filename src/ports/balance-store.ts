import type { BalanceTransaction, PaymentBalance, Payout } from '#domain/payments/balance.ts'
import type { Instant } from '#domain/time.ts'

/** A card payment whose fees the provider has not reported yet. */
export interface WatchedFees {
  readonly paymentId: string
  readonly takenAt: Instant
  /** When the fees were due to be asked for; another refund moves it. */
  readonly watchAt: Instant
}

/** Stores the fees of the payment provider, and its payouts to the bank. */
export interface BalanceStore {
  /** Payments whose fees are due to be asked for, longest waiting first. */
  watchedFees(now: Instant, limit: number): Promise<readonly WatchedFees[]>
  /**
   * Saves the reported fees, and schedules the next question, if any. If a refund came meanwhile,
   * the provider is asked again at once.
   */
  saveFees(
    watched: WatchedFees,
    transactions: PaymentBalance['transactions'],
    again: Instant | null,
  ): Promise<void>
  /** Saves the state of a payout, unless a later one is known. */
  savePayoutState(payout: Payout): Promise<void>
  /** Ids of payouts whose parts can be read and were not yet. */
  payoutsToRead(limit: number): Promise<readonly string[]>
  /** Saves the parts of a payout; payments that are not ours are left out. */
  savePayout(
    payoutId: string,
    transactions: readonly BalanceTransaction[],
    now: Instant,
  ): Promise<void>
}
