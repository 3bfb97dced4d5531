import type { Booking } from '#domain/bookings/booking.ts'
import type { PaymentOutcome } from '#domain/bookings/payment.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import { registrationFields } from '#domain/events/form-field.ts'
import type { Instant } from '#domain/time.ts'

/** A change of a booking. */
export type BookingNews =
  /** A first Yes or Maybe is in force. */
  | { readonly is: 'registered' }
  /** A Yes is in force because it was paid. */
  | {
      readonly is: 'paid'
      /** Received with this payment, in US cents. */
      readonly amountCents: number
    }
  /** The owner of the mailbox changed the answer to Yes or Maybe. */
  | { readonly is: 'changed' }
  /** A public No, or one by the owner of the mailbox. */
  | { readonly is: 'declined' }
  /** The owner canceled this booking. */
  | { readonly is: 'cancelled' }
  | { readonly is: 'event-cancelled' }
  /** The event has a new time or place. */
  | { readonly is: 'event-moved' }
  /** The booking was moved to this email address. */
  | { readonly is: 'address-corrected' }
  /** The booking was moved away from this email address. */
  | { readonly is: 'address-left' }
  /** Money is refunded, because it could not be kept or was due. */
  | {
      readonly is: 'refunded'
      readonly refundCents: number
      readonly reason: Extract<PaymentOutcome, { is: 'refunded' }>['reason'] | 'due' | 'courtesy'
    }

/** The fields of a booking that emails need. */
export type EmailBooking = Pick<
  Booking,
  | 'id'
  | 'email'
  | 'revision'
  | 'origin'
  | 'willingness'
  | 'party'
  | 'answers'
  | 'message'
  | 'seats'
  | 'paidCents'
  | 'refundedCents'
  | 'refundDueCents'
>

/** The fields of an event that emails and calendar entries need. */
export interface EmailedEvent {
  readonly event: Pick<
    GardenEvent,
    | 'id'
    | 'publicId'
    | 'name'
    | 'description'
    | 'start'
    | 'end'
    | 'timeZone'
    | 'venueAddress'
    | 'capacity'
  >
  /** Names and labels of the form's questions. */
  readonly questions: readonly { readonly name: string; readonly label: string }[]
  readonly seatsTaken: number
  /** Rises with every change of the event. */
  readonly revision: number
}

/** A booking after a change, with its event. */
export interface BookingReport {
  readonly news: BookingNews
  readonly booking: EmailBooking
  readonly event: EmailedEvent
  readonly at: Instant
}

/** Whether every guest of the event is notified at once. */
export function isForEveryGuest(news: BookingNews): boolean {
  return news.is === 'event-cancelled' || news.is === 'event-moved'
}

/** The report of a booking, with only the fields that its emails need. */
export function bookingReport(
  news: BookingNews,
  booking: Booking,
  event: EventWithSeats & { readonly revision: number },
  at: Instant,
): BookingReport {
  const { id, email, revision, origin, willingness, party, answers, message, seats } = booking
  const { paidCents, refundedCents, refundDueCents } = booking
  return {
    news,
    booking: {
      id,
      email,
      revision,
      origin,
      willingness,
      party,
      answers,
      message,
      seats,
      paidCents,
      refundedCents,
      refundDueCents,
    },
    event: eventForEmail(event),
    at,
  }
}

/** An event with only the fields that emails need. */
export function eventForEmail(
  stored: EventWithSeats & { readonly revision: number },
): EmailedEvent {
  const { id, publicId, name, description, start, end, timeZone } = stored.event
  const { venueAddress, capacity, formFields } = stored.event
  return {
    event: {
      id,
      publicId,
      name,
      description,
      start,
      end,
      timeZone,
      venueAddress,
      capacity,
    },
    questions: registrationFields(formFields).map(({ name: key, label }) => ({ name: key, label })),
    seatsTaken: stored.seatsTaken,
    revision: stored.revision,
  }
}
