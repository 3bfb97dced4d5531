import type { Money } from '#domain/payments/subject.ts'
import { ok, type Result } from '#domain/result.ts'
import type { PendingRefund, UnmatchedRefusal } from '#ports/payment-store.ts'
import { issueRefunds, type RefundDependencies } from './issue-refunds.ts'

/** What became of a payment that the owner gives back. */
export interface PaymentRefund {
  /** What goes back; null where that was at an earlier call. */
  readonly money: Money | null
  /** The provider did not take it yet; the site tries again by itself. */
  readonly isWaiting: boolean
  /** Why the provider said no, or why the refund came to nothing; null where neither. */
  readonly problem: string | null
}

/**
 * Gives back what is left of a payment that fits nothing. Like a booking's refund it is noted
 * first, and one that waits from an earlier call is tried at once.
 */
export function refundPayment(dependencies: RefundDependencies) {
  const issue = issueRefunds(dependencies)
  return async (paymentId: string): Promise<Result<PaymentRefund, UnmatchedRefusal>> => {
    const isOurs = (refund: PendingRefund) => refund.paymentId === paymentId
    const noted = await dependencies.paymentStore.giveBackUnmatched(
      paymentId,
      dependencies.clock.now(),
    )
    if (!noted.ok) {
      const isWaiting = (await dependencies.paymentStore.pendingRefunds()).some(isOurs)
      if (noted.error.code !== 'nothing-left' || !isWaiting) return noted
    }
    const { refused, failed, waiting } = await issue(isOurs)
    return ok({
      money: noted.ok ? noted.value : null,
      isWaiting: waiting > 0,
      problem: (refused[0] ?? failed[0])?.reason ?? null,
    })
  }
}
