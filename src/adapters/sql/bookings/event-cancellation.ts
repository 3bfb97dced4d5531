import type { Transition } from '#domain/bookings/booking.ts'
import { cancelWithEvent } from '#domain/bookings/change.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsOfCancellation, StoredEvent } from '#ports/event-store.ts'
import { bookingFrom } from './booking-rows.ts'
import { changeBooking, lockEvent, moveSeats } from './booking-transitions.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Cancels an event with all bookings, and queues the emails to guests. */
export async function cancelStored(
  transaction: StoreTransaction,
  eventId: string,
  now: Instant,
  emailsOfCancellation: EmailsOfCancellation,
): Promise<readonly Transition[]> {
  const { tx } = transaction
  const stored = await lockEvent(transaction, eventId)
  if (stored === null) return []
  const { event, revision, seatsTaken } = stored
  // Includes an event that is already canceled: an import may have left bookings.
  const current = tx
    .selectFrom('bookings')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('status', '!=', 'cancelled')
    .where('superseded_key', 'is', null)
    .orderBy('id')
  const bookings = (await current.forUpdate().execute()).map(bookingFrom)
  if (event.cancelled && bookings.length === 0) return []
  const transitions = bookings.map(cancelWithEvent)
  const seatsChange = transitions.reduce((sum, transition) => sum + transition.seatsChange, 0)
  const cancelled: StoredEvent = {
    event: { ...event, cancelled: true },
    seatsTaken: seatsTaken + seatsChange,
    revision: event.cancelled ? revision : revision + 1,
  }
  const mails = emailsOfCancellation(cancelled, transitions)
  await tx
    .updateTable('events')
    .set({ cancelled: 1, revision: cancelled.revision, changed_at: now })
    .where('id', '=', event.id)
    .execute()
  await moveSeats(transaction, event.id, seatsChange)
  for (const { booking } of transitions) await changeBooking(transaction, booking)
  await queueEmails(transaction, mails, now)
  return transitions
}
