import type { Money } from '#domain/payments/subject.ts'
import { ok, type Result } from '#domain/result.ts'
import type { PendingRefund, UnmatchedRefusal } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { issueRefunds } from './issue-refunds.ts'

/** The result of refunding a payment that fits nothing. */
export interface PaymentRefund {
  /** The refunded money; null if an earlier call refunded it. */
  readonly money: Money | null
  /** The provider has not taken it yet, and the site retries. */
  readonly isWaiting: boolean
  /** Why the provider refused it or the refund failed; null if neither. */
  readonly problem: string | null
}

/**
 * Refunds the rest of a payment that fits nothing. The refund is stored first, and a pending one of
 * an earlier call is tried at once.
 */
export function refundPayment(dependencies: Dependencies) {
  const issue = issueRefunds(dependencies)
  return async (paymentId: string): Promise<Result<PaymentRefund, UnmatchedRefusal>> => {
    const isOurs = (refund: PendingRefund) => refund.paymentId === paymentId
    const noted = await dependencies.paymentStore.refundUnmatched(
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
