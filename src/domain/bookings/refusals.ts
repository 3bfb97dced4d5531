import { counted } from '#domain/counts.ts'
import { minute } from '#domain/time.ts'

/** Maximum number of unpaid bookings of one event that hold seats for one network. */
export const maxHolds = 3

/** Why a registration, a change or a decline is refused. */
export type BookingRefusal =
  /** The visitor's own seats count as left. */
  | { readonly code: 'fully-booked'; readonly seatsLeft: 0 }
  | { readonly code: 'not-enough-seats'; readonly seatsLeft: number }
  /** The address has an answer, which only the owner of the mailbox may change. */
  | { readonly code: 'already-answered' }
  /** The event has started. */
  | { readonly code: 'closed' }
  | { readonly code: 'event-cancelled' }
  | { readonly code: 'unknown-event' }
  | { readonly code: 'payments-unavailable' }
  /** Answered anew or canceled while its checkout session opened. */
  | { readonly code: 'answer-replaced' }
  /** The network has reached `maxHolds`; `waitMs` is the time until a hold ends. */
  | { readonly code: 'too-many-holds'; readonly waitMs: number }

/** Why a code or an update token is refused. */
export type CodeRefusal =
  | { readonly code: 'wrong-code'; readonly triesLeft: number }
  /** Too many wrong tries, already used, or replaced by a newer one. */
  | { readonly code: 'code-spent' }
  | { readonly code: 'code-expired' }
  /** Requested too early; `waitMs` is the time until the next one is allowed. */
  | { readonly code: 'code-too-soon'; readonly waitMs: number }
  /** The update token is unknown, spent, expired, or belongs to another booking. */
  | { readonly code: 'bad-token' }

/** Shown with `already-answered` after a try without an answer. */
export const arrivedText =
  'If you have just sent this, your answer has arrived: look for our email.'

/** Shown for `bad-token` after a try without an answer: it used the token up, or never arrived. */
export const perhapsArrivedText =
  'Your answer may have arrived: look for our email before you request a new OTP.'

export function refusalMessage(refusal: BookingRefusal | CodeRefusal): string {
  switch (refusal.code) {
    case 'fully-booked':
      return 'Sorry, Event is Fully Booked!'
    case 'not-enough-seats':
      return `Sorry, only ${refusal.seatsLeft} seats are available. Please reduce the number of attendees.`
    case 'already-answered':
      return 'This email address has already answered for this event. To change the answer, choose Update Your Answer Here.'
    case 'closed':
      return 'This event has started, so answers can no longer be given or changed.'
    case 'event-cancelled':
      return 'This event has been canceled.'
    case 'unknown-event':
      return 'This event could not be found.'
    case 'payments-unavailable':
      return 'Payments are not available right now, so nothing has been booked. Please try again later or call us.'
    case 'answer-replaced':
      return 'You have sent a newer answer, or this booking was canceled, so this answer does not count. Please go on with the newer one, or look for our email.'
    case 'too-many-holds': {
      const minutes = Math.max(1, Math.ceil(refusal.waitMs / minute))
      return `Seats are being held for ${maxHolds} unpaid bookings from your network. Please pay for one of them, or try again in ${counted(minutes, 'minute')}.`
    }
    case 'wrong-code':
      return `Invalid OTP! ${triesText(refusal.triesLeft)}`
    case 'code-spent':
      return 'Please request a new OTP.'
    case 'code-expired':
      return 'This OTP has expired. Please request a new OTP.'
    case 'code-too-soon':
      return 'An OTP was requested a moment ago. Please wait before requesting another.'
    case 'bad-token':
      return 'Your confirmation has expired. Please request a new OTP.'
  }
}

function triesText(left: number): string {
  if (left === 0) return 'No tries left. Please request a new OTP.'
  return `${counted(left, 'try', 'tries')} left.`
}
