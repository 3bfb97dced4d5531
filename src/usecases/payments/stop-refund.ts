import { err, ok, type Result } from '#domain/result.ts'
import type { Actor } from '#ports/actor.ts'
import type { Refund } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { refundClaim } from './issue-refunds.ts'

/** Why a refund is not stopped. */
export interface StopRefusal {
  /**
   * `not-refused`: it is made or being tried. `made`: the provider has it after all, and the next
   * try notes that.
   */
  readonly code: 'not-refused' | 'made' | 'payments-unavailable'
}

/**
 * Gives up a refund that the provider refuses, or that failed. The provider is asked first, with
 * the refund claimed, so that no try can still go through.
 */
export function stopRefund({
  paymentStore,
  payments,
  clock,
}: Pick<Dependencies, 'paymentStore' | 'payments' | 'clock'>) {
  return async (
    which: Pick<Refund, 'id' | 'paymentId'>,
    by: Actor['by'],
  ): Promise<Result<null, StopRefusal>> => {
    const isIt = ({ id, paymentId }: Refund) => id === which.id && paymentId === which.paymentId
    const pending = (await paymentStore.pendingRefunds()).find(isIt)
    const claimedUntil = pending === undefined ? null : clock.now() + refundClaim
    if (pending !== undefined && claimedUntil !== null) {
      const isClaimed =
        pending.refusal !== null &&
        (await paymentStore.claimRefund(pending.id, claimedUntil, clock.now()))
      if (!isClaimed) return err({ code: 'not-refused' })
      const made = await payments.hasRefund(pending)
      if (!made.ok || made.value) {
        await paymentStore.releaseRefund(pending.id, claimedUntil)
        return made.ok ? err({ code: 'made' }) : made
      }
    }
    const actor = { by, at: clock.now() }
    return (await paymentStore.stopRefund({ ...which, claimedUntil }, actor))
      ? ok(null)
      : err({ code: 'not-refused' })
  }
}
