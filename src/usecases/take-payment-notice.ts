import { ok, type Result } from '#domain/result.ts'
import type { Notice } from '#ports/payments.ts'
import { paymentEmail } from './payment-emails.ts'
import { takePayment, type PaymentDependencies } from './take-payment.ts'

/**
 * What came of a notice: `ignored` where it tells of nothing of ours; `too-early` where it is
 * needed again, since it tells of a refund before the payment is known.
 */
export type NoticeTaken = 'taken' | 'known' | 'ignored' | 'too-early'

/** Takes in what the payment provider tells us by itself. The same notice again changes nothing. */
export function takePaymentNotice(world: PaymentDependencies) {
  const take = takePayment(world)
  const { paymentStore, ownerAddress } = world
  return async (
    body: string,
    signature: string | null,
  ): Promise<Result<NoticeTaken, { readonly code: 'bad-signature' | 'unreadable-notice' }>> => {
    const read = await world.payments.readNotice(body, signature, world.clock.now())
    if (!read.ok) return read
    if (read.value === null) return ok('ignored')
    return ok(await takeIn(read.value))
  }

  async function takeIn(notice: Notice): Promise<NoticeTaken> {
    const now = world.clock.now()
    switch (notice.is) {
      case 'paid':
        return (await take(notice.payment)).is === 'known' ? 'known' : 'taken'
      case 'ended':
        await world.bookings.releaseOrder(notice.bookingId, notice.orderId, null)
        await paymentStore.endWatch(notice.orderId)
        return 'taken'
      case 'refunded':
        return refundWords[await paymentStore.noteRefundReport(notice.report, now)]
      case 'refund-failed': {
        const isNew = await paymentStore.failRefund(notice.failed, now, (refund) => [
          paymentEmail(ownerAddress, { is: 'refund-failed', refund }),
        ])
        return isNew ? 'taken' : 'known'
      }
      case 'disputed':
        await paymentStore.noteDispute(notice.dispute, now, (dispute) => [
          paymentEmail(ownerAddress, { is: 'disputed', dispute }),
        ])
        return 'taken'
    }
  }
}

const refundWords = {
  taken: 'taken',
  known: 'known',
  'unknown-booking': 'ignored',
  'unknown-payment': 'too-early',
} as const
