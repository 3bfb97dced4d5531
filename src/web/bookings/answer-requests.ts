import { flushSync } from 'react-dom'
import { checkDecline } from '#domain/bookings/check-decline.ts'
import { checkCode, checkEmailForCode } from '#domain/bookings/email-code.ts'
import { checkRegistration } from '#domain/bookings/check-registration.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import type { CharacterRule } from '#domain/fields.ts'
import type { FetchFailure } from '#web/api.ts'
import type { FlowEvent, Step, VerifiedBooking } from './answer-steps.ts'
import { paymentDestination, bookingApi, type SavedAnswer } from './booking-api.ts'
import { cancelPayload, changePayload, declinePayload, registrationPayload } from './payloads.ts'
import { recourseAfter } from './recourse.ts'
import type { FormTerms } from './registration-form.ts'
import { showError, showSuccess } from './toasts.tsx'
import { thanksFor } from './thanks.ts'

const wentWrong = 'Something went wrong'

/** Refusals of the answers or of the seats; their message also appears as a toast. */
const answerRefusals: readonly string[] = ['invalid', 'fully-booked', 'not-enough-seats']

export interface AnswerRequestOptions {
  readonly tenant: string
  readonly event: GardenEvent
  readonly rule: CharacterRule
  readonly dispatch: (event: FlowEvent) => void
  /** The server answered how many seats there are and how many are taken. */
  readonly onSeats: (capacity: number | null, seatsTaken: number) => void
  /** The page turned out to be out of date. */
  readonly onStale: () => void
}

/** The requests of an answer's steps, and the handling of their answers. */
export function answerRequests({
  tenant,
  event,
  rule,
  dispatch,
  onSeats,
  onStale,
}: AnswerRequestOptions) {
  const api = bookingApi(tenant, event.publicId)
  const { origin } = window.location

  const fail = (error: FetchFailure, message: string) => {
    dispatch({
      is: 'failed',
      message,
      code: error.code,
      fields: error.fields,
      recourse: recourseAfter(error.code),
    })
    if (['fully-booked', 'not-enough-seats', 'event-cancelled'].includes(error.code ?? '')) {
      onStale()
    }
  }

  /** Opens the checkout session if there is one; otherwise reports the seats that are left. */
  const leavesToPay = (answer: SavedAnswer): boolean => {
    const { capacity, totalAttendees, paymentUrl, isUnpaid } = answer
    if (paymentUrl === undefined && !isUnpaid) {
      onSeats(capacity, totalAttendees)
      return false
    }
    // An unpaid booking without a checkout session is a failure, not a thank-you.
    const destination = paymentUrl === undefined ? null : paymentDestination(paymentUrl, origin)
    if (destination === null) {
      dispatch({
        is: 'failed',
        message: `Request Failed: ${wentWrong}`,
        code: null,
        fields: {},
        recourse: 'send-again',
      })
    } else {
      // The tab forgets the open dialog before the page of the payment may be there.
      flushSync(() => dispatch({ is: 'left-to-pay' }))
      window.location.assign(destination)
    }
    return true
  }

  const register = async (at: Step & { at: 'registration' }, terms: FormTerms) => {
    const { willingness, verified } = at
    const checked = checkRegistration({ ...terms, answers: at.form.answers, mode: 'submit' })
    if (!checked.ok) {
      dispatch({ is: 'refused', names: terms.fields.map(({ name }) => name) })
      showError(checked.error.message ?? wentWrong)
      return
    }
    dispatch({ is: 'sent' })
    if (verified === null) {
      const body = registrationPayload(event.publicId, willingness, checked.value, origin)
      const answer = await api.registerForEvent(body)
      if (!answer.ok) {
        const { message, code } = answer.error
        if (message !== null && code !== null && answerRefusals.includes(code)) showError(message)
        return fail(answer.error, `Request Failed: ${message ?? wentWrong}`)
      }
      if (leavesToPay(answer.value)) return
      return dispatch({ is: 'done', ...thanksFor(willingness, checked.value) })
    }
    return change(verified.bookingId, changePayload(verified, willingness, checked.value, origin))
  }

  const change = async (
    bookingId: string,
    body: Parameters<typeof api.changeBooking>[1],
  ): Promise<void> => {
    const answer = await api.changeBooking(bookingId, body)
    if (!answer.ok) return fail(answer.error, answer.error.message ?? 'Failed to update response')
    if (leavesToPay(answer.value)) return
    dispatch({
      is: 'done',
      title: 'Thank You for Updating Status',
      message: 'Your response has been updated successfully!',
    })
  }

  const decline = async ({ draft }: Step & { at: 'decline' }) => {
    const checked = checkDecline(draft, rule)
    if (!checked.ok) return dispatch({ is: 'refused', names: [] })
    dispatch({ is: 'sent' })
    const answer = await api.declineEvent(declinePayload(event.publicId, checked.value))
    if (!answer.ok) {
      return fail(answer.error, `Response Submission Failed: ${answer.error.message ?? wentWrong}`)
    }
    dispatch({ is: 'done', title: 'Response Submitted', message: 'Thanks for Your Response!' })
  }

  const requestCode = async ({ email }: Step & { at: 'email' }) => {
    const checked = checkEmailForCode(email)
    if (!checked.ok) return dispatch({ is: 'invalid', error: checked.error })
    dispatch({ is: 'sent' })
    const answer = await api.requestEmailCode(checked.value)
    if (!answer.ok) return fail(answer.error, answer.error.message ?? wentWrong)
    dispatch({ is: 'code-mailed', challengeId: answer.value })
    showSuccess('OTP sent to your email!')
  }

  const verifyCode = async ({ challengeId, code, email }: Step & { at: 'code' }) => {
    const checked = checkCode(code)
    if (!checked.ok) return dispatch({ is: 'invalid', error: checked.error })
    if (challengeId === null) {
      return dispatch({
        is: 'failed',
        message: 'Missing booking id. Please request OTP again.',
        code: null,
        fields: {},
        recourse: 'new-code',
      })
    }
    dispatch({ is: 'sent' })
    const answer = await api.verifyEmailCode(challengeId, checked.value)
    if (!answer.ok) {
      if (answer.error.message === null) showError('OTP Verification Failed!')
      return fail(answer.error, answer.error.message ?? 'Invalid OTP!')
    }
    const { updateToken, booking } = answer.value
    dispatch({
      is: 'verified',
      verified: {
        token: updateToken,
        bookingId: booking.bookingId,
        email,
        willingness: booking.willingness,
        seats: booking.seats,
        answers: booking.formResponses.map(({ fieldName: name, value }) => ({ name, value })),
      },
    })
    showSuccess('OTP Verified Successfully!')
  }

  const cancel = (verified: VerifiedBooking) => {
    dispatch({ is: 'sent' })
    return change(verified.bookingId, cancelPayload(verified, origin))
  }

  return { register, decline, cancel, requestCode, verifyCode }
}
