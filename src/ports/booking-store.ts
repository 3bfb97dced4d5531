import type { Booking, Checkout, Transition } from '#domain/bookings/booking.ts'
import type { Change } from '#domain/bookings/change.ts'
import type { Decline } from '#domain/bookings/check-decline.ts'
import type { Payment, PaymentOutcome } from '#domain/bookings/payment.ts'
import type { GivenBack, PaymentPart } from '#domain/bookings/refund.ts'
import type { BookingRefusal, CodeRefusal } from '#domain/bookings/refusals.ts'
import type { DeclineIds, Registered, Registration } from '#domain/bookings/register.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { StoredEvent } from './event-store.ts'
import type { NewEmail } from './mail-outbox.ts'

/** What came of a step, with the event as it stands after it. */
export type At<Step> = Step & { readonly event: StoredEvent }

/** Writes the mails that go with what came of a step; they are queued in the same transaction. */
export type MailsFor<Outcome> = (outcome: Outcome) => readonly NewEmail[]

/** A change with what proves that the owner of the mailbox asks for it. */
export interface ProvenChange {
  readonly eventId: string
  readonly bookingId: string
  /** Keyed hash of the update token. */
  readonly tokenHash: string
  readonly change: Change
}

/** Money that came in, as the payment provider tells it. */
export interface PaymentReceived extends Payment {
  readonly bookingId: string
  /** The provider's id of the payment; what comes again under it is the same money. */
  readonly paymentId: string
  /** The provider's id of the notice that told of it; null where we asked. */
  readonly noticeId: string | null
}

/** What came of a payment. */
export type PaymentTaken =
  | At<PaymentOutcome>
  /** Taken in before; nothing has changed. */
  | { readonly is: 'known'; readonly booking: Booking }
  | { readonly is: 'unknown-booking' }

/** What the payment provider says has gone back of a payment, whoever asked for it. */
export interface RefundReport {
  readonly paymentId: string
  /** The booking that it was for, as the provider remembers it; null for money of others. */
  readonly bookingId: string | null
  /** US cents, in all and so far. */
  readonly refundedCents: number
  /** The provider's id of the notice that told of it. */
  readonly noticeId: string
}

/**
 * What came of such a report: taken in, or seen before. `unknown-payment`: the payment is not
 * taken in yet, though its booking is known; the same report is needed again after that.
 */
export type RefundReported = 'taken' | 'known' | 'unknown-payment' | 'unknown-booking'

/** Money that has to go back at once, by the payment provider. */
export interface Refund extends PaymentPart {
  readonly id: string
  readonly bookingId: string
}

/** A refund that is still to be carried out. */
export interface PendingRefund extends Refund {
  /** Attempts made so far. */
  readonly tries: number
  readonly nextTryAt: Instant
  /** How many of them the provider said no to. */
  readonly refusals: number
  /** Why the provider refused it at the last attempt; null where it did not. */
  readonly refusal: string | null
}

/** Why a booking cannot be cancelled. A booking of another organization is an unknown one. */
export interface CancelRefusal {
  readonly code: 'unknown-booking' | 'already-cancelled' | 'not-in-force'
}

/** Why nothing can be given back. A booking of another organisation is an unknown one. */
export interface RefundRefusal {
  readonly code: 'unknown-booking' | 'nothing-due'
}

/**
 * Keeps bookings. Each step that depends on what is kept reads, applies the rules of
 * `#domain/bookings` and writes in one transaction, which also moves the event's seats taken and
 * queues the mails: either all of it is kept or none.
 */
export interface BookingStore {
  /** Applies `register`, and `checkHolds` to what it would hold. */
  reserve(
    registration: Registration,
    now: Instant,
    mailsFor: MailsFor<At<Registered>>,
  ): Promise<Result<At<Registered>, BookingRefusal>>
  /** Applies `decline`. */
  decline(
    request: Decline & DeclineIds,
    now: Instant,
    mailsFor: MailsFor<At<Transition>>,
  ): Promise<Result<At<Transition>, BookingRefusal>>
  /**
   * Applies `changeAnswer`, and `checkHolds` to what it would hold, and spends the token; a
   * refused change leaves it usable.
   */
  change(
    request: ProvenChange,
    now: Instant,
    mailsFor: MailsFor<At<Transition>>,
  ): Promise<Result<At<Transition>, BookingRefusal | Extract<CodeRefusal, { code: 'bad-token' }>>>
  /** Applies `cancelBooking`. */
  cancel(
    tenant: string,
    bookingId: string,
    now: Instant,
    mailsFor: MailsFor<At<Transition>>,
  ): Promise<Result<At<Transition>, CancelRefusal>>
  /** Notes where and until when the order is paid, unless it was dropped meanwhile. */
  attachCheckout(
    bookingId: string,
    orderId: string,
    checkout: Checkout,
    heldUntil: Instant,
  ): Promise<void>
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
   * superseded; marks payment and notice as seen, and notes the refund where there
   * is one, all in the same transaction.
   */
  confirmPayment(
    payment: PaymentReceived,
    now: Instant,
    mailsFor: MailsFor<At<PaymentOutcome>>,
  ): Promise<PaymentTaken>
  /** Bookings with an order, held or lapsed, that has a payment page and was held after `since`. */
  withOrdersSince(since: Instant): Promise<readonly Booking[]>
  /** Applies `noteGoneBack` and marks the notice as seen, in one transaction. */
  noteRefundReport(report: RefundReport, now: Instant): Promise<RefundReported>
  /** Applies `giveBackDue` and notes its refunds, in one transaction. */
  giveBackDue(
    tenant: string,
    bookingId: string,
    now: Instant,
    mailsFor: MailsFor<At<GivenBack>>,
  ): Promise<Result<At<GivenBack>, RefundRefusal>>
  /** Refunds that the payment provider has not carried out yet, oldest first. */
  pendingRefunds(): Promise<readonly PendingRefund[]>
  markRefunded(refundId: string, now: Instant): Promise<void>
  /** Counts an attempt that failed; `refusal` is null where the provider was away. */
  markRefundFailed(refundId: string, refusal: string | null, nextTryAt: Instant): Promise<void>
  /** The booking of that event; null where there is none. */
  find(eventId: string, bookingId: string): Promise<Booking | null>
  /** All bookings of an event, declines and superseded ones included, oldest first. */
  list(eventId: string): Promise<readonly Booking[]>
  /**
   * Forgets a person: address, answers and messages go from every booking of that address, and
   * its mails; seats and money stay. Answers how many bookings there were.
   */
  erase(email: string): Promise<number>
  /** Forgets all guests of events that were over before that moment; answers how many bookings. */
  eraseOfEventsBefore(moment: Instant): Promise<number>
}
