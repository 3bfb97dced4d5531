import type { Booking } from '#domain/bookings/booking.ts'
import { ok, type Result } from '#domain/result.ts'
import type { BookingMailComposer } from '#ports/booking-mail-composer.ts'
import type { BookingStore, RefundRefusal } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Payments } from '#ports/payments.ts'
import { carryOutRefunds } from './carry-out-refunds.ts'

/** What became of a refund that the owner asked for. */
export interface RefundOutcome {
  readonly booking: Booking
  /** US cents that go back. */
  readonly refundCents: number
  /** The provider did not answer; the site tries again by itself. */
  readonly isWaiting: boolean
}

/**
 * Gives back what is due for a booking, through the payment provider, and tells the guest. It is
 * noted first, so that a crash or a second call can neither lose nor repeat it.
 */
export function refundBooking(world: {
  readonly bookings: BookingStore
  readonly payments: Payments
  readonly bookingMails: BookingMailComposer
  readonly clock: Clock
  readonly tenant: string
}) {
  const carryOut = carryOutRefunds(world)
  return async (bookingId: string): Promise<Result<RefundOutcome, RefundRefusal>> => {
    const now = world.clock.now()
    const given = await world.bookings.giveBackDue(
      world.tenant,
      bookingId,
      now,
      ({ booking, event, refundCents }) => {
        const news = { is: 'refunded', refundCents, reason: 'due' } as const
        const report = { booking, event, at: now }
        // Someone who was forgotten has no address any more; their money still goes back.
        return booking.email === '' ? [] : [world.bookingMails.toGuest(news, report)]
      },
    )
    if (!given.ok) return given
    await carryOut()
    const waiting = await world.bookings.pendingRefunds()
    const { booking, refundCents } = given.value
    const isWaiting = waiting.some((refund) => refund.bookingId === bookingId)
    return ok({ booking, refundCents, isWaiting })
  }
}
