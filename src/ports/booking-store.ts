import type { Booking, Checkout, Transition } from '#domain/bookings/booking.ts'
import type { Change } from '#domain/bookings/change.ts'
import type { Decline } from '#domain/bookings/check-decline.ts'
import type { Payment, PaymentOutcome } from '#domain/bookings/payment.ts'
import type { DueRefund } from '#domain/bookings/refund.ts'
import type { BookingRefusal, CodeRefusal } from '#domain/bookings/refusals.ts'
import type { DeclineIds, Registered, Registration } from '#domain/bookings/register.ts'
import type { Money, PaymentSubject } from '#domain/payments/subject.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { StoredEvent } from './event-store.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { UnmatchedPayment } from '#domain/payments/news.ts'

/** An outcome, with the event after it. */
export type WithEvent<Outcome> = Outcome & { readonly event: StoredEvent }

/** A change, with the token that proves the right to make it. */
export interface VerifiedChange {
  readonly eventId: string
  readonly bookingId: string
  /** Keyed hash of the update token. */
  readonly tokenHash: string
  readonly change: Change
}

/** A payment that came in, as the payment provider reports it. */
export interface PaymentReceived extends Payment, Money {
  readonly subject: PaymentSubject
  /** The provider's id of the payment; the same id means the same money. */
  readonly paymentId: string
  /** The provider's id of the webhook event that reported it; null if we asked. */
  readonly webhookEventId: string | null
  /** Whether it is known to have taken days, as from a bank account. */
  readonly isDelayed?: boolean
}

/** The outcome of recording a payment that the provider reported. */
export type PaymentTaken =
  | WithEvent<PaymentOutcome>
  /** Processed before; nothing has changed. The booking is null if it fits none. */
  | { readonly is: 'known'; readonly booking: Booking | null }
  /** Stored by itself, because it fits no booking or not the amount of its order. */
  | { readonly is: 'unmatched'; readonly payment: UnmatchedPayment }

/** Why a booking cannot be canceled. Bookings of other organizations are unknown. */
export interface CancelRefusal {
  readonly code: 'unknown-booking' | 'already-cancelled' | 'not-in-force'
}

/**
 * Why nothing can be refunded. Bookings of other organizations are unknown. `disputed`: the bank
 * holds the amount that is due.
 */
export interface RefundRefusal {
  readonly code: 'unknown-booking' | 'nothing-due' | 'disputed'
}

/**
 * Stores bookings. Each method reads, applies the rules of `#domain/bookings` and writes in one
 * transaction, which also updates the event's seats taken and queues the emails.
 */
export interface BookingStore {
  /** Applies `register`, and `checkHolds` to the seats that it would hold. */
  reserve(
    registration: Registration,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<Registered>>,
  ): Promise<Result<WithEvent<Registered>, BookingRefusal>>
  /** Applies `decline`; null if it repeats the current No, so that nothing is stored or sent. */
  decline(
    request: Decline & DeclineIds,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<Transition>>,
  ): Promise<Result<WithEvent<Transition> | null, BookingRefusal>>
  /**
   * Applies `changeAnswer`, applies `checkHolds` to the seats that it would hold, and spends the
   * token. A refused change leaves the token usable.
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
   * Stores the checkout session of the order and how long it can be paid. Returns false if the
   * order was dropped or replaced meanwhile; the session is then watched until it has ended.
   */
  attachCheckout(
    bookingId: string,
    orderId: string,
    checkout: Checkout,
    heldUntil: Instant,
  ): Promise<boolean>
  /**
   * Applies `lapseHold` at once to an order for which no checkout session could be opened, or holds
   * its seats until `keptUntil` for another try. A change that is undone this way makes its spent
   * token usable again, for the same booking and until the same moment.
   */
  releaseOrder(
    bookingId: string,
    orderId: string,
    spentTokenHash: string | null,
    keptUntil?: Instant,
  ): Promise<void>
  /** Applies `lapseHold` to every hold that has ended; returns the freed bookings. */
  expireHolds(now: Instant): Promise<readonly Transition[]>
  /**
   * Applies `completePayment` to the booking, and to its replacement if it is superseded. Marks
   * payment and webhook event as seen and records the refund, if any, in the same transaction. A
   * payment that fits no booking, or not the amount of its order, is stored as unmatched and
   * changes no booking.
   */
  confirmPayment(
    payment: PaymentReceived,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<PaymentOutcome>>,
    emailsForUnmatched: EmailsFor<UnmatchedPayment>,
  ): Promise<PaymentTaken>
  /** Applies `refundDue` and records its refunds, in one transaction. */
  refundDue(
    tenant: string,
    bookingId: string,
    now: Instant,
    emailsFor: EmailsFor<WithEvent<DueRefund>>,
  ): Promise<Result<WithEvent<DueRefund>, RefundRefusal>>
  /** The booking of that event; null if there is none. */
  find(eventId: string, bookingId: string): Promise<Booking | null>
  /** All bookings of an event, including declined and superseded ones, oldest first. */
  list(eventId: string): Promise<readonly Booking[]>
  /** Erases all guests of events that ended before that moment; returns the number of bookings. */
  eraseOfEventsBefore(moment: Instant): Promise<number>
}
