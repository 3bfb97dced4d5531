import type { BookingReport } from '#domain/emails/email.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'

/** Tells the guest what became of the booking. */
export function emailToGuest(report: BookingReport): NewEmail {
  return {
    to: report.booking.email,
    email: { kind: 'booking-to-guest', data: report },
    about: { kind: 'booking', id: report.booking.id },
  }
}

/** Tells the owner, at `ownerAddress`, what became of a booking. */
export function emailToOwner(ownerAddress: string, report: BookingReport): NewEmail {
  return {
    to: ownerAddress,
    email: { kind: 'booking-to-owner', data: report },
    about: { kind: 'booking', id: report.booking.id },
  }
}
