import { pauseBeforeRefund } from '#domain/bookings/refund.ts'
import type { Clock } from '#ports/clock.ts'
import type { PaymentStore, PendingRefund } from '#ports/payment-store.ts'
import type { Payments, RefundFailure } from '#ports/payments.ts'
import { paymentEmail } from './payment-emails.ts'

/** What carrying out refunds needs. */
export interface RefundDependencies {
  readonly paymentStore: PaymentStore
  readonly payments: Payments
  /** Hears of refunds that go wrong. */
  readonly ownerAddress: string
  readonly clock: Clock
}

/** A refund that the provider has not given, and why. */
export interface RefundProblem {
  readonly paymentId: string
  readonly reason: string
}

/** What one round of refunding did. */
export interface RefundRound {
  readonly done: number
  /** Refunds that will be tried again, because the provider was away or said no. */
  readonly waiting: number
  /** Those among them that it said no to. */
  readonly refused: readonly RefundProblem[]
  /** Refunds that came to nothing: what they would have given back is due again. */
  readonly failed: readonly RefundProblem[]
}

/**
 * Gives back, through the provider, what came too late to be kept or was due. A refund that is
 * refused waits longer each time, and the owner is told once; one that fails is due again, and the
 * owner is told too. Those that the caller picks are tried at once, whether or not they wait.
 */
export function issueRefunds(dependencies: RefundDependencies) {
  const { paymentStore, payments, ownerAddress, clock } = dependencies
  return async (isPicked?: (refund: PendingRefund) => boolean): Promise<RefundRound> => {
    const now = clock.now()
    const isTurn = isPicked ?? (({ nextTryAt }: PendingRefund) => nextTryAt <= now)
    const refunds = (await paymentStore.pendingRefunds()).filter(isTurn)
    let done = 0
    const refused: RefundProblem[] = []
    const failed: RefundProblem[] = []
    for (const refund of refunds) {
      // Repeated under the same id it is given once, so a crash before the mark costs nothing.
      const refunded = await payments.refund(refund)
      if (refunded.ok) {
        await paymentStore.markRefunded(refund.id, clock.now())
        done += 1
        continue
      }
      await noteFailure(refund, refunded.error)
      if (refunded.error.code === 'payments-unavailable') continue
      const { code, reason } = refunded.error
      const list = code === 'refund-failed' ? failed : refused
      list.push({ paymentId: refund.paymentId, reason })
    }
    return { done, waiting: refunds.length - done - failed.length, refused, failed }
  }

  async function noteFailure(refund: PendingRefund, error: RefundFailure): Promise<void> {
    const now = clock.now()
    const nextTryAt = now + pauseBeforeRefund(refund.tries + 1)
    switch (error.code) {
      case 'payments-unavailable':
        return paymentStore.postponeRefund(refund.id, nextTryAt)
      case 'refund-refused':
        return paymentStore.refuseRefund(refund.id, error.reason, nextTryAt, now, (trouble) => [
          paymentEmail(ownerAddress, { is: 'refund-refused', refund: trouble }),
        ])
      case 'refund-failed': {
        const { paymentId, amountCents, id: refundId } = refund
        const { providerRefundId, reason } = error
        const failed = { paymentId, amountCents, refundId, providerRefundId, reason }
        await paymentStore.failRefund(failed, now, (trouble) => [
          paymentEmail(ownerAddress, { is: 'refund-failed', refund: trouble }),
        ])
      }
    }
  }
}
