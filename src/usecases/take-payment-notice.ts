import { ok, type Result } from '#domain/result.ts'
import type { BookingMailComposer } from '#ports/booking-mail-composer.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Payments } from '#ports/payments.ts'
import { takePayment } from './take-payment.ts'

/** What came of a notice: `ignored` where it tells of no payment, or of none of ours. */
export type NoticeTaken = 'taken' | 'known' | 'ignored'

/** Takes in what the payment provider tells us by itself. The same notice again changes nothing. */
export function takePaymentNotice(world: {
  readonly bookings: BookingStore
  readonly payments: Payments
  readonly bookingMails: BookingMailComposer
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
    const taken = await take(read.value)
    switch (taken.is) {
      case 'known':
        return ok('known')
      case 'unknown-booking':
        return ok('ignored')
      case 'confirmed':
      case 'refunded':
        return ok('taken')
    }
  }
}
