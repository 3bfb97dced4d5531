import type { Selectable } from 'kysely'
import type { Booking, Order } from '#domain/bookings/booking.ts'
import { answersByName, guestName, textAnswer } from '#domain/bookings/answers.ts'
import type { Searchable } from '#domain/customers/search-terms.ts'
import { emailKey, usPhone } from '#domain/fields.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { BookingRow } from './event-tables.ts'

/** All columns of a booking that can change. */
export function changingColumns(booking: Booking) {
  // An erased guest has no address; the id keeps the column unique and is no address.
  const key = emailKey(booking.email) || booking.id
  return {
    email: booking.email,
    // Only the current booking of an address has it as its key, which the column's index enforces.
    email_key: booking.isSuperseded ? booking.id : key,
    superseded_key: booking.isSuperseded ? key : null,
    booked_at: booking.bookedAt,
    origin: booking.origin,
    status: booking.status,
    willingness: booking.willingness,
    adults: booking.party.adults,
    children: booking.party.children,
    answers: JSON.stringify(booking.answers),
    message: booking.message,
    seats: booking.seats,
    revision: booking.revision,
    paid_cents: booking.paidCents,
    refunded_cents: booking.refundedCents,
    refund_due_cents: booking.refundDueCents,
    ...orderColumns(booking.order),
  }
}

function orderColumns(order: Order | null) {
  return {
    order_id: order?.id ?? null,
    order_state: order?.state ?? null,
    order_adults: order?.party.adults ?? null,
    order_children: order?.party.children ?? null,
    order_answers: order === null ? null : JSON.stringify(order.answers),
    order_seats: order?.seats ?? null,
    order_due_cents: order?.dueCents ?? null,
    order_held_until: order?.heldUntil ?? null,
    order_holder: order?.state === 'held' ? order.holder : null,
    order_session_id: order?.checkout?.sessionId ?? null,
    order_url: order?.checkout?.url ?? null,
  }
}

export function bookingFrom(row: Selectable<BookingRow>): Booking {
  return {
    id: row.id,
    eventId: row.event_id,
    email: row.email,
    isSuperseded: row.superseded_key !== null,
    bookedAt: row.booked_at,
    origin: row.origin,
    status: row.status,
    willingness: row.willingness,
    party: { adults: row.adults, children: row.children },
    answers: readJson(stored.answers, row.answers),
    message: row.message,
    seats: row.seats,
    order: orderFrom(row),
    revision: row.revision,
    paidCents: row.paid_cents,
    refundedCents: row.refunded_cents,
    refundDueCents: row.refund_due_cents,
  }
}

/** A guest as a customer; the phone is the answer to a field of that name, empty if there is none. */
export function guestContact({ email, answers }: Pick<Booking, 'email' | 'answers'>) {
  const phone = usPhone(textAnswer(answersByName(answers), 'phone')) ?? ''
  return { name: guestName(answers) || email, email, phone, addresses: [] }
}

/** Finds the name, address and phone under whatever label the event asks for them. */
export function searchableBooking({
  email,
  answers,
}: Pick<Booking, 'email' | 'answers'>): Searchable {
  const texts = answers.flatMap(({ value }) => value)
  return {
    names: [guestName(answers)],
    emails: [email],
    phones: texts.filter((text) => /^\d{10}$/.test(text)),
    places: [],
  }
}

function orderFrom(row: Selectable<BookingRow>): Order | null {
  if (row.order_id === null || row.order_state === null) return null
  return {
    id: row.order_id,
    party: { adults: row.order_adults ?? 0, children: row.order_children ?? 0 },
    answers: readJson(stored.answers, row.order_answers ?? '[]'),
    seats: row.order_seats ?? 0,
    dueCents: row.order_due_cents ?? 0,
    heldUntil: row.order_held_until ?? 0,
    holder: row.order_holder,
    state: row.order_state,
    checkout:
      row.order_session_id === null || row.order_url === null
        ? null
        : { sessionId: row.order_session_id, url: row.order_url },
  }
}
