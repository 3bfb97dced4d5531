import type { BalanceTransaction, PaymentBalance, Payout } from '#domain/payments/balance.ts'
import type { Instant } from '#domain/time.ts'

/** A payment by card whose fees the provider has not told yet. */
export interface WatchedFees {
  readonly paymentId: string
  readonly takenAt: Instant
  /** When it was to be asked; another refund moves it. */
  readonly watchAt: Instant
}

/** Keeps what the payment provider took of payments and refunds, and its payouts to the bank. */
export interface BalanceStore {
  /** Those that are due, longest waiting first. */
  watchedFees(now: Instant, limit: number): Promise<readonly WatchedFees[]>
  /**
   * Keeps what the provider told, and asks again at that moment, or no more; unless a refund came
   * meanwhile, which is asked about at once.
   */
  saveFees(
    watched: WatchedFees,
    transactions: PaymentBalance['transactions'],
    again: Instant | null,
  ): Promise<void>
  /** Keeps how a payout stands by now. */
  notePayout(payout: Payout): Promise<void>
  /** Ids of payouts whose parts can be read and were not. */
  payoutsToRead(limit: number): Promise<readonly string[]>
  /** Keeps what went to the bank with a payout; payments that are not ours are left out. */
  savePayout(
    payoutId: string,
    transactions: readonly BalanceTransaction[],
    now: Instant,
  ): Promise<void>
}
