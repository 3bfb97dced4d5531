import type { Booking } from '#domain/bookings/booking.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { settleOnce } from '#usecases/payments/settle-once.ts'

/** Time after the end of a hold in which its payment is still asked for, in milliseconds. */
const askedFor = 3 * day

/**
 * The booking for the page that a payment leads back to. While it is unpaid, and for some days
 * after, this asks the provider, because the guest may be here before the webhook event. Repeated
 * calls within seconds share the answer. Nothing changes but what the provider reports.
 */
export function bookingResult(dependencies: Dependencies) {
  const settle = settleOnce(dependencies)
  return async (
    eventId: string,
    bookingId: string,
  ): Promise<Result<Booking, { readonly code: 'unknown-event' | 'unknown-booking' }>> => {
    const stored = await dependencies.events.find(dependencies.tenant, eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const booking = await dependencies.bookings.find(stored.event.id, bookingId)
    if (booking === null) return err({ code: 'unknown-booking' })
    const { order, bookedAt: createdAt } = booking
    const oldest = dependencies.clock.now() - askedFor
    if (!order?.checkout || order.heldUntil <= oldest) return ok(booking)
    const subject = { kind: 'booking', id: booking.id } as const
    const { sessionId } = order.checkout
    await settle({ id: order.id, subject, createdAt, sessionId, isWanted: true })
    return ok((await dependencies.bookings.find(stored.event.id, bookingId)) ?? booking)
  }
}
