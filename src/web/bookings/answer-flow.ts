import type { Decline } from '#domain/bookings/check-decline.ts'
import { arrivedText, perhapsArrivedText } from '#domain/bookings/refusals.ts'
import { filterTyped } from '#domain/bookings/filter-typed.ts'
import type { Willingness } from '#domain/bookings/booking.ts'
import type { FormField } from '#domain/events/form-field.ts'
import type { AnswerFlow, FlowEvent, Step, TypedChange, VerifiedBooking } from './answer-steps.ts'
import { answersIn, codeIn, declineIn } from './preserved-answers.ts'
import {
  setAnswer,
  leaveField,
  newRegistrationForm,
  prefilledForm,
  touchFields,
  type FilledForm,
} from './registration-form.ts'
import { nationalDigits } from './typed-number.ts'
import { plainText } from '#domain/text.ts'

const declineFields: readonly (keyof Decline)[] = ['name', 'email', 'phone', 'message']

/** The chosen answer, and the fields that the event asks for. */
export interface FlowStart {
  readonly opening: Willingness | 'update'
  readonly fields: readonly FormField[]
}

/** The first step of an answer, or of a change to one. */
export function newAnswerFlow(start: FlowStart): AnswerFlow {
  return { step: firstStep(start), error: null }
}

function firstStep({ opening, fields }: FlowStart): Step {
  switch (opening) {
    case 'yes':
    case 'maybe':
      return {
        at: 'registration',
        willingness: opening,
        form: newRegistrationForm(fields),
        verified: null,
        holds: false,
        isUnanswered: false,
        isSending: false,
      }
    case 'no':
      return {
        at: 'decline',
        draft: { name: '', email: '', phone: '', message: '' },
        touched: new Set(),
        serverErrors: {},
        isSending: false,
      }
    case 'update':
      return emailStep('', null)
  }
}

/** The flow after one event; an event that does not fit the open dialog changes nothing. */
export function answerFlowReducer(flow: AnswerFlow, event: FlowEvent): AnswerFlow {
  switch (event.is) {
    case 'failed':
      return {
        step: stepAfterFailure(flow.step, event),
        error: { message: messageAfter(flow.step, event), recourse: event.recourse },
      }
    case 'error-closed':
      return { ...flow, error: null }
    default:
      return { ...flow, step: stepAfter(flow.step, event) }
  }
}

function messageAfter(step: Step, { message, code }: FlowEvent & { is: 'failed' }): string {
  if (!('isUnanswered' in step && step.isUnanswered)) return message
  // The first try took the address, or may have used the token up.
  if (code === 'already-answered') return `${message} ${arrivedText}`
  return code === 'bad-token' ? perhapsArrivedText : message
}

type StepEvent = Exclude<FlowEvent, { is: 'failed' | 'error-closed' }>

function stepAfter(step: Step, event: StepEvent): Step {
  switch (event.is) {
    case 'sent':
      return 'isSending' in step ? { ...step, isSending: true } : step
    case 'returned':
      return 'isSending' in step ? { ...step, isSending: false } : step
    case 'done':
      return { at: 'done', title: event.title, message: event.message }
    default:
  }
  switch (step.at) {
    case 'registration':
      return afterInRegistration(step, event)
    case 'decline':
      return afterInDecline(step, event)
    case 'email':
    case 'code':
      return afterInCode(step, event)
    case 'choice':
      return event.is === 'chosen' ? afterChoice(step.verified, event) : step
    case 'no':
      return event.is === 'reconsidered' ? { at: 'choice', verified: step.verified } : step
    case 'done':
      return step
  }
}

function afterInRegistration(step: Step & { at: 'registration' }, event: StepEvent): Step {
  switch (event.is) {
    case 'answered':
      return { ...step, form: setAnswer(step.form, event.field, event.value) }
    case 'left':
      return { ...step, form: leaveField(step.form, event.name) }
    case 'restored': {
      const answers = { ...step.form.answers, ...answersIn(event.text, event.fields) }
      return { ...step, form: { ...step.form, answers } }
    }
    case 'refused':
      return { ...step, form: touchFields(step.form, event.names) }
    case 'left-to-pay':
      return { ...step, holds: true }
    case 'reconsidered':
      return step.verified === null ? step : { at: 'choice', verified: step.verified }
    default:
      return step
  }
}

function afterInDecline(step: Step & { at: 'decline' }, event: StepEvent): Step {
  switch (event.is) {
    case 'decline-typed': {
      const { [event.field]: _, ...serverErrors } = step.serverErrors
      const draft = { ...step.draft, [event.field]: cleanDecline(event.field, event.text) }
      const touched = draft[event.field] === '' ? [event.field] : []
      return { ...step, draft, serverErrors, touched: new Set([...step.touched, ...touched]) }
    }
    case 'decline-left':
      return step.draft[event.field] === ''
        ? step
        : { ...step, touched: new Set([...step.touched, event.field]) }
    case 'restored':
      return { ...step, draft: declineIn(event.text) }
    case 'refused':
      return { ...step, touched: new Set(declineFields) }
    default:
      return step
  }
}

function cleanDecline(field: keyof Decline, text: string): string {
  switch (field) {
    case 'name':
      return filterTyped({ type: 'text' }, text)
    case 'phone':
      return nationalDigits(text)
    default:
      return text
  }
}

function afterInCode(step: Step & { at: 'email' | 'code' }, event: StepEvent): Step {
  switch (event.is) {
    case 'email-typed':
      return emailStep(event.text, step.typed)
    case 'restored': {
      const { email, challengeId, typed } = codeIn(event.text, event.fields)
      return challengeId === null ? emailStep(email, typed) : codeStep(email, challengeId, typed)
    }
    case 'invalid':
      return { ...step, error: event.error }
    case 'code-mailed':
      return codeStep(plainText(step.email), event.challengeId, step.typed)
    case 'code-typed':
      return step.at === 'code'
        ? { ...step, code: event.text.replaceAll(/[^0-9]/g, '').slice(0, 6), error: null }
        : step
    case 'code-wanted':
      return emailStep(step.email, step.typed)
    case 'verified':
      return afterCode(event.verified, step.typed)
    default:
      return step
  }
}

function emailStep(email: string, typed: TypedChange | null): Step {
  return { at: 'email', email, error: null, typed, isSending: false }
}

function codeStep(email: string, challengeId: string | null, typed: TypedChange | null): Step {
  return { at: 'code', email, challengeId, code: '', error: null, typed, isSending: false }
}

/** The form from before a reload or the end of the confirmation, or else the choice. */
function afterCode(verified: VerifiedBooking, typed: TypedChange | null): Step {
  return typed?.bookingId === verified.bookingId
    ? changeStep(verified, typed.willingness, typed.form)
    : { at: 'choice', verified }
}

function afterChoice(
  verified: VerifiedBooking,
  { willingness, fields }: FlowEvent & { is: 'chosen' },
): Step {
  if (willingness === 'no') return { at: 'no', verified, isUnanswered: false, isSending: false }
  return changeStep(verified, willingness, prefilledForm(fields, verified.answers))
}

function changeStep(
  verified: VerifiedBooking,
  willingness: 'yes' | 'maybe',
  form: FilledForm,
): Step {
  // The verified mailbox owns the booking, whatever the form's field contained before.
  const answers = { ...form.answers, email: verified.email }
  return {
    at: 'registration',
    willingness,
    form: { ...form, answers },
    verified,
    holds: false,
    isUnanswered: false,
    isSending: false,
  }
}

function stepAfterFailure(step: Step, failure: FlowEvent & { is: 'failed' }): Step {
  const needsCode = failure.recourse === 'new-code'
  const isUnanswered = ('isUnanswered' in step && step.isUnanswered) || failure.code === null
  switch (step.at) {
    case 'registration': {
      if (needsCode && step.verified !== null) {
        const { verified, willingness, form } = step
        return emailStep(verified.email, { bookingId: verified.bookingId, willingness, form })
      }
      const names = Object.keys(failure.fields)
      const form = { ...touchFields(step.form, names), serverErrors: failure.fields }
      return { ...step, form, isUnanswered, isSending: false }
    }
    case 'decline': {
      // The phone's name on the wire is `number`.
      const { number: phone, ...serverErrors } = failure.fields
      return {
        ...step,
        touched: new Set(declineFields),
        serverErrors: phone === undefined ? serverErrors : { ...serverErrors, phone },
        isSending: false,
      }
    }
    case 'code':
      return needsCode ? emailStep(step.email, step.typed) : { ...step, code: '', isSending: false }
    case 'no':
      return needsCode
        ? emailStep(step.verified.email, null)
        : { ...step, isUnanswered, isSending: false }
    case 'email':
      return { ...step, isSending: false }
    default:
      return step
  }
}
