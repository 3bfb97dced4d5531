import { checkHolds } from '#domain/bookings/admission.ts'
import type { Transition } from '#domain/bookings/booking.ts'
import type { BookingRefusal } from '#domain/bookings/refusals.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/**
 * Applies `checkHolds` to a transition that holds seats, given the other holds of its network at
 * the event. The event must be locked, so that two cannot both take the last one.
 */
export async function checkNetworkHolds(
  { tx }: StoreTransaction,
  { booking, superseded }: Transition,
  now: Instant,
): Promise<Result<true, BookingRefusal>> {
  const { order } = booking
  if (order?.state !== 'held' || order.holder === null) return ok(true)
  const rows = await tx
    .selectFrom('bookings')
    .select(['id', 'order_held_until'])
    .where('event_id', '=', booking.eventId)
    .where('order_holder', '=', order.holder)
    .execute()
  const others = rows.filter(({ id }) => id !== booking.id && id !== superseded?.id)
  return checkHolds(
    others.map((row) => row.order_held_until ?? 0),
    now,
  )
}
