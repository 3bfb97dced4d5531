import { pauseBeforeRefund } from '#domain/bookings/refund.ts'
import { minute } from '#domain/time.ts'
import type { PendingRefund } from '#ports/payment-store.ts'
import type { RefundFailure } from '#ports/payments.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { paymentEmails } from './payment-emails.ts'

/** A refund that the provider did not make, and why. */
interface RefundProblem {
  readonly paymentId: string
  readonly reason: string
}

export interface RefundRound {
  readonly done: number
  /** Refunds that will be retried, because the provider was unavailable or refused. */
  readonly waiting: number
  /** Those of them that the provider refused. */
  readonly refused: readonly RefundProblem[]
  /** Refunds that failed, so that their money is due again. */
  readonly failed: readonly RefundProblem[]
}

/** How long a refund is claimed, in milliseconds: longer than any try of the provider's adapter. */
export const refundClaim = minute

/**
 * Issues pending refunds through the provider. A refused refund waits longer each time and a failed
 * one is due again; the owner is emailed about the first of either. Refunds chosen by the caller
 * are tried at once.
 */
export function issueRefunds(dependencies: Dependencies) {
  const { paymentStore, payments, clock } = dependencies
  return async (isPicked?: (refund: PendingRefund) => boolean): Promise<RefundRound> => {
    const now = clock.now()
    const isDue = isPicked ?? (({ nextTryAt }: PendingRefund) => nextTryAt <= now)
    const refunds = (await paymentStore.pendingRefunds()).filter(isDue)
    let done = 0
    const refused: RefundProblem[] = []
    const failed: RefundProblem[] = []
    for (const refund of refunds) {
      const until = clock.now() + refundClaim
      if (!(await paymentStore.claimRefund(refund.id, until, clock.now()))) continue
      // The provider refunds one id once, so a crash before the mark is harmless.
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
      case 'refund-refused': {
        const recipients = await alertRecipients(dependencies, 'refund-refused')
        return paymentStore.refuseRefund(refund.id, error.reason, nextTryAt, now, (trouble) =>
          paymentEmails(recipients, { is: 'refund-refused', refund: trouble }),
        )
      }
      case 'refund-failed': {
        const { paymentId, amountCents, id: refundId } = refund
        const { providerRefundId, reason } = error
        const failed = { paymentId, amountCents, refundId, providerRefundId, reason, failedAt: now }
        const recipients = await alertRecipients(dependencies, 'refund-refused')
        await paymentStore.failRefund(failed, now, (trouble) =>
          paymentEmails(recipients, { is: 'refund-failed', refund: trouble }),
        )
      }
    }
  }
}
