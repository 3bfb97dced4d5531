import { seatsTakenBy, type Booking, type Order } from '#domain/bookings/booking.ts'
import type { Change } from '#domain/bookings/change.ts'
import type { Registration } from '#domain/bookings/register.ts'
import { unwrap } from '#domain/result.ts'
import type { PaymentReceived } from '#ports/booking-store.ts'
import type { EmailsFor } from '#ports/mail-outbox.ts'
import { now, request } from './bookings.ts'
import { draft, labelOf } from './leads.ts'
import type { TestStores } from './stores.ts'
import { noEmails } from './emails.ts'

/** Fails, so that a step must roll back. */
export const brokenComposer = () => {
  throw new Error('no words')
}

/** An email with that label to the guest. */
export function toGuest(label: string): EmailsFor<{ readonly booking: Booking }> {
  return ({ booking: { id, email } }) => [
    draft({ to: email, label, about: { kind: 'booking', id } }),
  ]
}

/** A registration of the guest with that number, with ids from the number. */
export function guest(
  number: number,
  seats: number,
  change: Partial<Registration> = {},
): Registration {
  return request(seats, {
    bookingId: `b${number}`,
    orderId: `o${number}`,
    email: `guest${number}@example.org`,
    ...change,
  })
}

/** Registers a guest; throws unless the result is a booking. */
export async function book(
  { bookings }: TestStores,
  registration: Registration,
  at = now,
): Promise<Booking> {
  return unwrap(await bookings.reserve(registration, at, noEmails)).booking
}

/** Proves access to the booking's mailbox; returns the hash of its update token. */
export async function tokenFor({ codes }: TestStores, booking: Booking, at = now): Promise<string> {
  const { eventId, email, id } = booking
  const key = `${id}-${at}`
  const challengeId = `challenge-${key}`
  unwrap(await codes.issue({ challengeId, eventId, email, codeHash: key }, at, noEmails))
  const tokenHash = `token-${key}`
  unwrap(await codes.verify({ eventId, challengeId, codeHash: key, tokenHash }, at))
  return tokenHash
}

/** A change by the owner of the mailbox. */
export async function change(stores: TestStores, booking: Booking, wish: Change, at = now) {
  const tokenHash = await tokenFor(stores, booking, at)
  const { eventId, id: bookingId } = booking
  return stores.bookings.change({ eventId, bookingId, tokenHash, change: wish }, at, noEmails)
}

/** Order that a booking has to pay. */
export function orderOf(booking: Booking): Order {
  if (booking.order === null) throw new Error('there is nothing to pay')
  return booking.order
}

/** The payment that the booking's order asks for. */
export function paymentOf(
  booking: Booking,
  change: Partial<PaymentReceived> = {},
): PaymentReceived {
  const order = orderOf(booking)
  return {
    subject: { kind: 'booking', id: booking.id },
    orderId: order.id,
    amountCents: order.dueCents,
    currency: 'usd',
    paymentId: `payment-${order.id}`,
    webhookEventId: `event-${order.id}`,
    ...change,
  }
}

/** Seats taken according to the event, which must equal the sum of its bookings. */
export async function seatsTaken(
  { events, bookings }: TestStores,
  eventId = 'e1',
): Promise<number> {
  const stored = await events.find('evergreen', eventId)
  const rows = await bookings.list(eventId)
  const recounted = rows.reduce((sum, booking) => sum + seatsTakenBy(booking), 0)
  if (stored?.seatsTaken !== recounted) {
    throw new Error(`${stored?.seatsTaken} seats are counted, but bookings take ${recounted}`)
  }
  return recounted
}

/** The labels of all emails, in order of the alphabet. */
export async function labels({ outbox }: TestStores): Promise<readonly string[]> {
  return (await outbox.list(1000)).map(labelOf).toSorted()
}
