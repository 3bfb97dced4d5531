import type { BookingReport, OwnerReport } from '#domain/emails/booking-report.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'

/** The email to the guest about the outcome of a booking. */
export function emailToGuest(report: BookingReport): NewEmail {
  return {
    to: report.booking.email,
    email: { kind: 'booking-to-guest', data: report },
    about: { kind: 'booking', id: report.booking.id },
  }
}

/** The email to the owner, at `ownerAddress`, about the outcome of a booking. */
export function emailToOwner(ownerAddress: string, report: OwnerReport): NewEmail {
  return {
    to: ownerAddress,
    email: { kind: 'booking-to-owner', data: report },
    about: { kind: 'booking', id: report.booking.id },
  }
}
