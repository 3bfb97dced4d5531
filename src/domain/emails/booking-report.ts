import type { Booking } from '#domain/bookings/booking.ts'
import type { PaymentOutcome } from '#domain/bookings/payment.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import { registrationFields } from '#domain/events/form-field.ts'
import type { Instant } from '#domain/time.ts'

/** What has happened to a booking. */
export type BookingNews =
  /** A first Yes or Maybe is in force. */
  | { readonly is: 'registered' }
  /** A Yes is in force because it has been paid. */
  | {
      readonly is: 'paid'
      /** US cents that came in with this payment. */
      readonly amountCents: number
    }
  /** The owner of the mailbox answered Yes or Maybe anew. */
  | { readonly is: 'changed' }
  /** A No, public or by the owner of the mailbox. */
  | { readonly is: 'declined' }
  /** The owner canceled this booking. */
  | { readonly is: 'cancelled' }
  | { readonly is: 'event-cancelled' }
  /** The event has a new time or place. */
  | { readonly is: 'event-moved' }
  /** We have put it under this address. */
  | { readonly is: 'address-corrected' }
  /** It is no longer under this address. */
  | { readonly is: 'address-left' }
  /** Money goes back: it could not be kept, or it was due. */
  | {
      readonly is: 'refunded'
      readonly refundCents: number
      readonly reason: Extract<PaymentOutcome, { is: 'refunded' }>['reason'] | 'due' | 'courtesy'
    }

/** What an email needs of a booking. */
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

/** What an email and the calendar entry with it need of an event. */
export interface EmailEvent {
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
  /** What the questions of its form are called. */
  readonly questions: readonly { readonly name: string; readonly label: string }[]
  readonly seatsTaken: number
  /** Rises with every change of the event. */
  readonly revision: number
}

/** A booking after the news, with its event. */
export interface BookingReport {
  readonly news: BookingNews
  readonly booking: EmailBooking
  readonly event: EmailEvent
  readonly at: Instant
}

/** Whether every guest of the event hears of it at once. */
export function goesToAll(news: BookingNews): boolean {
  return news.is === 'event-cancelled' || news.is === 'event-moved'
}

/** The report of a booking with nothing but what its emails need. */
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

/** An event with nothing but what emails need. */
export function eventForEmail(stored: EventWithSeats & { readonly revision: number }): EmailEvent {
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
