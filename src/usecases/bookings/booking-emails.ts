import type { Booking } from '#domain/bookings/booking.ts'
import { bookingReport, type BookingNews, type OwnerNews } from '#domain/emails/booking-report.ts'
import type { Instant } from '#domain/time.ts'
import type { WithEvent } from '#ports/booking-store.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'

type BookingAtEvent = WithEvent<{ readonly booking: Booking }>

/** The email to the guest about a change of a booking. */
export const emailToGuest = (
  news: BookingNews,
  { booking, event }: BookingAtEvent,
  at: Instant,
): NewEmail => ({
  to: booking.email,
  email: { kind: 'booking-to-guest', data: bookingReport(news, booking, event, at) },
  about: { kind: 'booking', id: booking.id },
})

/** The emails to the guest, and to the owner at `ownerAddress`, about what the guest has done. */
export function emailsToBoth(
  ownerAddress: string,
  news: OwnerNews,
  { booking, event }: BookingAtEvent,
  at: Instant,
): readonly NewEmail[] {
  const data = bookingReport(news, booking, event, at)
  const about = { kind: 'booking', id: booking.id } as const
  return [
    { to: booking.email, email: { kind: 'booking-to-guest', data }, about },
    { to: ownerAddress, email: { kind: 'booking-to-owner', data }, about },
  ]
}
