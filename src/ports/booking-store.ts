import type { Booking, Checkout, Transition } from '#domain/bookings/booking.ts'
import type { Change } from '#domain/bookings/change.ts'
import type { Decline } from '#domain/bookings/check-decline.ts'
import type { Payment, PaymentOutcome } from '#domain/bookings/payment.ts'
import type { GivenBack } from '#domain/bookings/refund.ts'
import type { BookingRefusal, CodeRefusal } from '#domain/bookings/refusals.ts'
import type { DeclineIds, Registered, Registration } from '#domain/bookings/register.ts'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { StoredEvent } from './event-store.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { UnmatchedPayment } from '#domain/payments/news.ts'

/** An outcome together with the event after it. */
export type WithEvent<Outcome> = Outcome & { readonly event: StoredEvent }

/** A change, with the token that proves who asks for it. */
export interface VerifiedChange {
  readonly eventId: string
  readonly bookingId: string
  /** Keyed hash of the update token. */
  readonly tokenHash: string
  readonly change: Change
}

/** Money that came in, as the payment provider tells it. */
export interface PaymentReceived extends Payment {
  /** ISO 4217, in lower case. */
  readonly currency: string
  readonly subject: PaymentSubject
  /** The provider's id of the payment; what comes again under it is the same money. */
  readonly paymentId: string
  /** The provider's id of the webhook event that reported it; null where we asked. */
  readonly webhookEventId: string | null
}

/** What came of a payment. */
export type PaymentTaken =
  | WithEvent<PaymentOutcome>
  /** Taken in before; nothing has changed. The booking is null where it fits none. */
  | { readonly is: 'known'; readonly booking: Booking | null }
  /** Kept by itself: it fits no booking, or not what was asked for one. */
  | { readonly is: 'unmatched'; readonly payment: UnmatchedPayment }

/** Why a booking cannot be canceled. Bookings of other organizations are unknown. */
export interface CancelRefusal {
  readonly code: 'unknown-booking' | 'already-cancelled' | 'not-in-force'
}

/**
 * Why nothing can be refunded. Bookings of other organizations are unknown. `disputed`: the bank has
 * what is due.
 */
export interface RefundRefusal {
  readonly code: 'unknown-booking' | 'nothing-due' | 'disputed'
}

/**
 * Stores bookings. Each method reads, applies the rules of `#domain/bookings` and writes in one
 * transaction, which also updates the event's seats taken and queues the emails.
 */
export interface BookingStore {
  /** Applies `register`, and `checkHolds` to what it would hold. */
  reserve(
    registration: Registration,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<Registered>>,
  ): Promise<Result<WithEvent<Registered>, BookingRefusal>>
  /** Applies `decline`. */
  decline(
    request: Decline & DeclineIds,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<Transition>>,
  ): Promise<Result<WithEvent<Transition>, BookingRefusal>>
  /**
   * Applies `changeAnswer`, and `checkHolds` to what it would hold, and spends the token; a
   * refused change leaves it usable.
   */
  change(
    request: VerifiedChange,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<Transition>>,
  ): Promise<
    Result<WithEvent<Transition>, BookingRefusal | Extract<CodeRefusal, { code: 'bad-token' }>>
  >
  /** Applies `cancelBooking`. */
  cancel(
    tenant: string,
    bookingId: string,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<Transition>>,
  ): Promise<Result<WithEvent<Transition>, CancelRefusal>>
  /**
   * Notes where and until when the order is paid. Answers false where the booking has dropped the
   * order meanwhile: its checkout session is not wanted any more, and watched until it has ended.
   */
  attachCheckout(
    bookingId: string,
    orderId: string,
    checkout: Checkout,
    heldUntil: Instant,
  ): Promise<boolean>
  /**
   * Applies `lapseHold` at once to an order for which no payment page could be opened. A change
   * that is undone so gives back the token that it spent: it opens nothing but that booking, and
   * not a moment longer than before.
   */
  releaseOrder(bookingId: string, orderId: string, spentTokenHash: string | null): Promise<void>
  /** Applies `lapseHold` to every hold whose time is over; gives back what was freed. */
  expireHolds(now: Instant): Promise<readonly Transition[]>
  /**
   * Applies `completePayment` to the booking and to the one that stands in its place, if it is
   * superseded; marks payment and webhook event as seen, and notes the refund where there
   * is one, all in the same transaction. A payment that fits no booking, or not what its order
   * asked for, is kept as such, and changes no booking.
   */
  confirmPayment(
    payment: PaymentReceived,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<PaymentOutcome>>,
    emailsForUnmatched: EmailsFor<UnmatchedPayment>,
  ): Promise<PaymentTaken>
  /** Applies `giveBackDue` and notes its refunds, in one transaction. */
  giveBackDue(
    tenant: string,
    bookingId: string,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<GivenBack>>,
  ): Promise<Result<WithEvent<GivenBack>, RefundRefusal>>
  /** The booking of that event; null for an unknown one. */
  find(eventId: string, bookingId: string): Promise<Booking | null>
  /** All bookings of an event, declined and superseded ones included, oldest first. */
  list(eventId: string): Promise<readonly Booking[]>
  /** Erases all guests of events that ended before that moment; answers how many bookings. */
  eraseOfEventsBefore(moment: Instant): Promise<number>
}
