import { pauseBeforeFees } from '#domain/payments/balance.ts'
import { day, type Instant } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Maximum number of payments per round. */
const atOnce = 20

/** Period for which payouts are listed: a payout fails within days if at all. */
const payoutsLookBack = 30 * day

/**
 * Reads the provider's fees for payments and refunds, longest waiting first; returns the number of
 * new ones. Stops at the first that the provider cannot answer.
 */
export function readFees({ balance, payments, clock }: Dependencies) {
  return async (): Promise<number> => {
    let known = 0
    for (const watched of await balance.watchedFees(clock.now(), atOnce)) {
      // Sequential, so that a long list stays within the provider's rate limits.
      const answer = await payments.balanceOf(watched.paymentId)
      const now = clock.now()
      const again = now + pauseBeforeFees(watched.takenAt, now)
      if (!answer.ok) {
        await balance.saveFees(watched, [], again)
        return known
      }
      const { transactions, isWhole } = answer.value
      await balance.saveFees(watched, transactions, isWhole ? null : again)
      if (isWhole) known += 1
    }
    return known
  }
}

/**
 * Lists the latest payouts, so that none is missed whose webhook event was lost, and reads the
 * contents of new ones; returns their number.
 */
export function readPayouts({ balance, payments, clock }: Dependencies) {
  return async ({ lists }: { readonly lists: boolean }): Promise<number> => {
    if (lists) {
      const since: Instant = clock.now() - payoutsLookBack
      const listed = await payments.payoutsSince(since)
      for (const payout of listed.ok ? listed.value : []) await balance.savePayoutState(payout)
    }
    let read = 0
    for (const id of await balance.payoutsToRead(atOnce)) {
      const answer = await payments.paidOutWith(id)
      if (!answer.ok) return read
      await balance.savePayout(id, answer.value, clock.now())
      read += 1
    }
    return read
  }
}
