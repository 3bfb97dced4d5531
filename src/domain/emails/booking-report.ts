import * as z from 'zod/mini'
import type { Booking } from '#domain/bookings/booking.ts'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { registrationFields } from '#domain/events/form-field.ts'
import type { Instant } from '#domain/time.ts'

const answerNews = [
  // A first Yes or Maybe is in force.
  'registered',
  // The owner of the mailbox changed the answer to Yes or Maybe.
  'changed',
  // A public No, or one by the owner of the mailbox.
  'declined',
] as const

// A Yes is in force because it was paid.
const paidNews = z.object({
  is: z.literal('paid'),
  /** Received with this payment, in US cents. */
  amountCents: z.number(),
})

/** Why money that came is refunded at once. */
const notKept = ['seats-gone', 'event-over', 'not-owed'] as const

/** News that the owner is told of: those that guests make. */
const ownerNews = z.discriminatedUnion('is', [
  z.object({ is: z.enum(answerNews) }),
  paidNews,
  z.object({ is: z.literal('refunded'), refundCents: z.number(), reason: z.enum(notKept) }),
])

/** A change of a booking by its guest. */
export type OwnerNews = Readonly<z.infer<typeof ownerNews>>

const bookingNews = z.discriminatedUnion('is', [
  z.object({
    is: z.enum([
      ...answerNews,
      // The owner canceled this booking.
      'cancelled',
      'event-cancelled',
      // The event has a new time or place.
      'event-moved',
      // The booking was moved to this email address.
      'address-corrected',
      // The booking was moved away from this email address.
      'address-left',
    ]),
  }),
  paidNews,
  // Money is refunded, because it could not be kept or was due.
  z.object({
    is: z.literal('refunded'),
    refundCents: z.number(),
    reason: z.enum(['due', 'courtesy', ...notKept]),
  }),
])

export type BookingNews = Readonly<z.infer<typeof bookingNews>>

const emailBooking = z.object({
  id: z.string(),
  email: z.string(),
  revision: z.number(),
  origin: z.enum(['registration', 'decline']),
  willingness: z.enum(['yes', 'maybe', 'no']),
  party: z.object({ adults: z.number(), children: z.number() }),
  answers: z.array(
    z.object({ name: z.string(), value: z.union([z.string(), z.array(z.string())]) }),
  ),
  message: z.nullable(z.string()),
  seats: z.number(),
  paidCents: z.number(),
  refundedCents: z.number(),
  refundDueCents: z.number(),
})

/** The fields of a booking that emails need. */
export type EmailBooking = DeepReadonly<z.infer<typeof emailBooking>>

/** The fields of an event that emails and calendar entries need. */
export const emailedEvent = z.object({
  event: z.object({
    id: z.string(),
    publicId: z.string(),
    name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    start: z.number(),
    end: z.nullable(z.number()),
    timeZone: z.string(),
    venueAddress: z.nullable(z.string()),
    capacity: z.nullable(z.number()),
  }),
  /** Names and labels of the form's questions. */
  questions: z.array(z.object({ name: z.string(), label: z.string() })),
  seatsTaken: z.number(),
  /** Rises with every change of the event. */
  revision: z.number(),
})
export type EmailedEvent = DeepReadonly<z.infer<typeof emailedEvent>>

/** A booking after a change, with its event. */
export const bookingReportSchema = z.object({
  news: bookingNews,
  booking: emailBooking,
  event: emailedEvent,
  at: z.number(),
})
export type BookingReport = DeepReadonly<z.infer<typeof bookingReportSchema>>

export const ownerReportSchema = z.extend(bookingReportSchema, { news: ownerNews })
export type OwnerReport = DeepReadonly<z.infer<typeof ownerReportSchema>>

/** Whether every guest of the event is notified at once. */
export const isForEveryGuest = (news: BookingNews): boolean =>
  news.is === 'event-cancelled' || news.is === 'event-moved'

/** The report of a booking, with only the fields that its emails need. */
export function bookingReport<News extends BookingNews>(
  news: News,
  booking: Booking,
  event: EventWithSeats & { readonly revision: number },
  at: Instant,
): Omit<BookingReport, 'news'> & { readonly news: News } {
  const own: EmailBooking = booking
  return { news, booking: emailBooking.parse(own), event: eventForEmail(event), at }
}

/** An event with only the fields that emails need. */
export function eventForEmail(
  stored: EventWithSeats & { readonly revision: number },
): EmailedEvent {
  const questions = registrationFields(stored.event.formFields)
  return emailedEvent.parse({ ...stored, questions } satisfies EmailedEvent)
}
