import type { Booking } from '#domain/bookings/booking.ts'
import type { PaymentOutcome } from '#domain/bookings/payment.ts'
import type { Instant } from '#domain/time.ts'
import type { StoredEvent } from './event-store.ts'
import type { MailDraft } from './mail-outbox.ts'

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
  /** The owner cancelled this booking. */
  | { readonly is: 'cancelled' }
  | { readonly is: 'event-cancelled' }
  /** The event has a new time or place. */
  | { readonly is: 'event-moved' }
  /** Money goes back: it could not be kept, or it was due. */
  | {
      readonly is: 'refunded'
      readonly refundCents: number
      readonly reason: Extract<PaymentOutcome, { is: 'refunded' }>['reason'] | 'due'
    }

/** A booking after the news, with its event. */
export interface BookingReport {
  readonly booking: Booking
  readonly event: StoredEvent
  readonly at: Instant
}

/** Writes the mails about bookings. Times are given in the event's own zone, by name. */
export interface BookingMailComposer {
  /** To the guest; with the event as a calendar file where it changes the calendar. */
  toGuest(news: BookingNews, report: BookingReport): MailDraft
  /** To the owner, with replies going to the guest. */
  toOwner(news: BookingNews, report: BookingReport): MailDraft
  /** The code that proves access to the mailbox. Says nothing of the booking. */
  code(code: string, email: string, event: StoredEvent): MailDraft
}
