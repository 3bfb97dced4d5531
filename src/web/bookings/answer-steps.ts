import type { AnswerValue } from '#domain/bookings/answers.ts'
import type { Decline, DeclineFieldErrors } from '#domain/bookings/check-decline.ts'
import type { Willingness } from '#domain/bookings/booking.ts'
import type { FormField } from '#domain/events/form-field.ts'
import type { Recourse } from './recourse.ts'
import type { FilledForm, OwnBooking } from './registration-form.ts'

/** A booking whose guest has entered the code from their email. */
export interface VerifiedBooking extends OwnBooking {
  readonly token: string
  readonly bookingId: string
  readonly email: string
}

/** A change from before a reload or the end of its confirmation; a new code restores it. */
export interface TypedChange {
  readonly bookingId: string
  readonly willingness: 'yes' | 'maybe'
  readonly form: FilledForm
}

/** The open dialog. `isSending` while a request is under way. */
export type Step =
  | {
      readonly at: 'registration'
      readonly willingness: 'yes' | 'maybe'
      readonly form: FilledForm
      /** Null for a first answer. */
      readonly verified: VerifiedBooking | null
      /** Whether the visitor left for the checkout, so that seats may be held for this form. */
      readonly holds: boolean
      /** A try to send it had no answer, so it may have been taken. */
      readonly isUnanswered: boolean
      readonly isSending: boolean
    }
  | {
      readonly at: 'decline'
      readonly draft: Decline
      readonly touched: ReadonlySet<keyof Decline>
      readonly serverErrors: DeclineFieldErrors
      readonly isSending: boolean
    }
  | {
      readonly at: 'email'
      readonly email: string
      readonly error: string | null
      readonly typed: TypedChange | null
      readonly isSending: boolean
    }
  | {
      readonly at: 'code'
      readonly email: string
      /** Identifies the code when it is verified; null when the server sent none. */
      readonly challengeId: string | null
      readonly code: string
      readonly error: string | null
      readonly typed: TypedChange | null
      readonly isSending: boolean
    }
  | { readonly at: 'choice'; readonly verified: VerifiedBooking }
  | {
      readonly at: 'no'
      readonly verified: VerifiedBooking
      /** As in `registration`. */
      readonly isUnanswered: boolean
      readonly isSending: boolean
    }
  | { readonly at: 'done'; readonly title: string; readonly message: string }

/** The steps of an answer: which dialog is open, and the error over it. */
export interface AnswerFlow {
  readonly step: Step
  readonly error: { readonly message: string; readonly recourse: Recourse } | null
}

export type FlowEvent =
  | { readonly is: 'answered'; readonly field: FormField; readonly value: AnswerValue }
  | { readonly is: 'left'; readonly name: string }
  /** The text typed before a reload. */
  | { readonly is: 'restored'; readonly text: string; readonly fields: readonly FormField[] }
  | { readonly is: 'decline-typed'; readonly field: keyof Decline; readonly text: string }
  | { readonly is: 'decline-left'; readonly field: keyof Decline }
  | { readonly is: 'email-typed'; readonly text: string }
  | { readonly is: 'code-typed'; readonly text: string }
  /** The form breaks a rule, so nothing was sent. */
  | { readonly is: 'refused'; readonly names: readonly string[] }
  | { readonly is: 'invalid'; readonly error: string }
  | { readonly is: 'sent' }
  | {
      readonly is: 'failed'
      readonly message: string
      /** The server's code of the refusal; null where it gave none, as without an answer. */
      readonly code: string | null
      readonly fields: Readonly<Record<string, string>>
      readonly recourse: Recourse
    }
  | { readonly is: 'error-closed' }
  | { readonly is: 'code-mailed'; readonly challengeId: string | null }
  | { readonly is: 'code-wanted' }
  | { readonly is: 'verified'; readonly verified: VerifiedBooking }
  | {
      readonly is: 'chosen'
      readonly willingness: Willingness
      readonly fields: readonly FormField[]
    }
  | { readonly is: 'reconsidered' }
  | { readonly is: 'done'; readonly title: string; readonly message: string }
  /** The checkout is about to open. */
  | { readonly is: 'left-to-pay' }
  /** The browser came back from the checkout and restored the page. */
  | { readonly is: 'returned' }
