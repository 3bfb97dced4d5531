import { isDeepStrictEqual } from 'node:util'
import { isExpected, type Booking, type Transition } from '#domain/bookings/booking.ts'
import { emailKey } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import type { WithEvent } from '#ports/booking-store.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import type { EmailsFor } from '#ports/mail-outbox.ts'
import { bookingFrom, changingColumns, guestContact, searchableBooking } from './booking-rows.ts'
import { joinCustomer } from '#adapters/sql/customers/join-customer.ts'
import { storedEvent } from './event-rows.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { addOrder } from '#adapters/sql/payments/order-rows.ts'
import { writeSearchTerms } from '#adapters/sql/search-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

export async function lockEvent(
  transaction: StoreTransaction,
  eventId: string,
): Promise<StoredEvent | null> {
  const query = transaction.tx.selectFrom('events').selectAll().where('id', '=', eventId)
  const row = await query.forUpdate().executeTakeFirst()
  return row === undefined ? null : storedEvent(row)
}

/**
 * Locks the event and then the booking, as each transaction of bookings does, so that changes of
 * one event are serialized without deadlocks. Null for an unknown booking.
 */
export async function lockWithEvent(
  transaction: StoreTransaction,
  bookingId: string,
): Promise<{ readonly stored: StoredEvent; readonly booking: Booking } | null> {
  // Read without a lock, since it never changes, so that the event can be locked first.
  const known = await transaction.tx
    .selectFrom('bookings')
    .select('event_id')
    .where('id', '=', bookingId)
    .executeTakeFirst()
  const stored = known === undefined ? null : await lockEvent(transaction, known.event_id)
  const booking = stored && (await lockBooking(transaction, bookingId))
  return stored === null || booking === null ? null : { stored, booking }
}

export async function lockCurrentBooking(
  transaction: StoreTransaction,
  { eventId, email }: Pick<Booking, 'eventId' | 'email'>,
): Promise<Booking | null> {
  const row = await transaction.tx
    .selectFrom('bookings')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('email_key', '=', emailKey(email))
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : bookingFrom(row)
}

export async function lockBooking(
  transaction: StoreTransaction,
  bookingId: string,
): Promise<Booking | null> {
  const query = transaction.tx.selectFrom('bookings').selectAll().where('id', '=', bookingId)
  const row = await query.forUpdate().executeTakeFirst()
  return row === undefined ? null : bookingFrom(row)
}

/**
 * Writes a transition with its emails and returns its event. `existing` is the row that it changes;
 * null for a new one.
 */
export async function persistTransition<Changed extends Transition>(
  transaction: StoreTransaction,
  stored: StoredEvent,
  existing: Booking | null,
  transition: Changed,
  now: Instant,
  emailsFor: EmailsFor<WithEvent<Changed>>,
): Promise<WithEvent<Changed>> {
  const { booking, superseded, seatsChange } = transition
  const event = { ...stored, seatsTaken: stored.seatsTaken + seatsChange }
  const outcome = { ...transition, event }
  const mails = emailsFor(outcome)
  // Written first, because it releases the address that the other row takes.
  if (superseded !== null) await changeBooking(transaction, superseded)
  if (existing === null) {
    const row = { id: booking.id, event_id: booking.eventId, ...changingColumns(booking) }
    await transaction.tx.insertInto('bookings').values(row).execute()
  } else await changeBooking(transaction, booking)
  const found = searchableBooking(booking)
  if (existing === null || !isDeepStrictEqual(searchableBooking(existing), found)) {
    await writeSearchTerms(transaction, 'booking', booking.id, found)
  }
  if (isOfCustomer(booking) && !(existing && isOfCustomer(existing))) {
    await joinCustomer(transaction, guestContact(booking), now, 'email')
  }
  const { order } = booking
  if (order !== null && order.id !== existing?.order?.id) {
    const asked = { id: order.id, part: null, cents: order.dueCents }
    await addOrder(transaction, { kind: 'booking', id: booking.id }, asked, now)
  }
  await moveSeats(transaction, stored.event.id, seatsChange)
  await queueEmails(transaction, mails, now)
  return outcome
}

/** Whether the guest is a customer; not for a No, or a Yes that nobody has paid for. */
export function isOfCustomer(booking: Booking): boolean {
  return booking.email !== '' && (isExpected(booking) || booking.paidCents > 0)
}

export async function changeBooking({ tx }: StoreTransaction, booking: Booking): Promise<void> {
  await tx
    .updateTable('bookings')
    .set(changingColumns(booking))
    .where('id', '=', booking.id)
    .execute()
}

/** Keeps the event's seat count in step with the bookings that it counts. */
export async function moveSeats(
  { tx }: StoreTransaction,
  eventId: string,
  change: number,
): Promise<void> {
  if (change === 0) return
  await tx
    .updateTable('events')
    .set((column) => ({ seats_taken: column('seats_taken', '+', change) }))
    .where('id', '=', eventId)
    .execute()
}
