import { ok, type Result } from '#domain/result.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Notice, Payments } from '#ports/payments.ts'
import { takePayment } from './take-payment.ts'

/**
 * What came of a notice: `ignored` where it tells of no money, or of none of ours; `too-early`
 * where it is needed again, since it tells of a refund before the payment is known.
 */
export type NoticeTaken = 'taken' | 'known' | 'ignored' | 'too-early'

/** Takes in what the payment provider tells us by itself. The same notice again changes nothing. */
export function takePaymentNotice(world: {
  readonly bookings: BookingStore
  readonly payments: Payments
  /** Hears of every booking. */
  readonly ownerAddress: string
  readonly clock: Clock
}) {
  const take = takePayment(world)
  return async (
    body: string,
    signature: string | null,
  ): Promise<Result<NoticeTaken, { readonly code: 'bad-signature' }>> => {
    const read = await world.payments.readNotice(body, signature, world.clock.now())
    if (!read.ok) return read
    if (read.value === null) return ok('ignored')
    return ok(await takeIn(read.value))
  }

  async function takeIn(notice: Notice): Promise<NoticeTaken> {
    if (notice.is === 'refunded') {
      const now = world.clock.now()
      return refundWords[await world.bookings.noteRefundReport(notice.report, now)]
    }
    const taken = await take(notice.payment)
    switch (taken.is) {
      case 'known':
        return 'known'
      case 'unknown-booking':
        return 'ignored'
      case 'confirmed':
      case 'refunded':
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
