import type { Booking } from '#domain/bookings/booking.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { Payments } from '#ports/payments.ts'
import { firstLookBack } from './reconcile-payments.ts'
import { settleOrder } from './settle-order.ts'

/**
 * A booking for the page that a payment leads back to. While it is unpaid, and for some days after
 * its time, the provider is asked: the guest may be here before the notice of the payment is. Looking changes nothing but what the
 * provider says has happened.
 */
export function bookingResult(world: {
  readonly events: EventStore
  readonly bookings: BookingStore
  readonly payments: Payments
  /** Hears of every booking. */
  readonly ownerAddress: string
  readonly clock: Clock
  readonly tenant: string
}) {
  const settle = settleOrder(world)
  return async (
    eventId: string,
    bookingId: string,
  ): Promise<Result<Booking, { readonly code: 'unknown-event' | 'unknown-booking' }>> => {
    const stored = await world.events.find(world.tenant, eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const booking = await world.bookings.find(stored.event.id, bookingId)
    if (booking === null) return err({ code: 'unknown-booking' })
    const { order } = booking
    if (order === null || order.heldUntil <= world.clock.now() - firstLookBack) return ok(booking)
    await settle(booking)
    return ok((await world.bookings.find(stored.event.id, bookingId)) ?? booking)
  }
}
