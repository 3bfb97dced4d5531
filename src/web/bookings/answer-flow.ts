import type { AnswerValue } from '#domain/bookings/answers.ts'
import type { Decline, DeclineFieldErrors } from '#domain/bookings/check-decline.ts'
import { typed } from '#domain/bookings/typing.ts'
import type { Willingness } from '#domain/bookings/booking.ts'
import type { FormField } from '#domain/events/form-field.ts'
import {
  answered,
  left,
  newForm,
  prefilledForm,
  touchedIn,
  type FilledForm,
  type OwnBooking,
} from './registration-form.ts'
import type { Recourse } from './recourse.ts'
import { nationalDigits } from './typed-number.ts'

/** What call 10 gave to someone who could read the code in the mailbox. */
export interface Proof extends OwnBooking {
  readonly token: string
  readonly bookingId: string
  readonly email: string
}

/** The window that is open. `isSending` while a call is under way. */
export type Step =
  | {
      readonly at: 'registration'
      readonly willingness: 'yes' | 'maybe'
      readonly form: FilledForm
      /** Null for a first answer. */
      readonly proof: Proof | null
      /** The visitor went to pay from here, so seats may be held for this very form. */
      readonly holds: boolean
      readonly isSending: boolean
    }
  | {
      readonly at: 'decline'
      readonly draft: Decline
      readonly touched: ReadonlySet<keyof Decline>
      readonly told: DeclineFieldErrors
      readonly isSending: boolean
    }
  | {
      readonly at: 'email'
      readonly email: string
      readonly fault: string | null
      readonly isSending: boolean
    }
  | {
      readonly at: 'code'
      readonly email: string
      /** Names the code to call 10; null when call 9 did not say. */
      readonly challengeId: string | null
      readonly code: string
      readonly fault: string | null
      readonly isSending: boolean
    }
  | { readonly at: 'choice'; readonly proof: Proof }
  | { readonly at: 'no'; readonly proof: Proof; readonly isSending: boolean }
  | { readonly at: 'done'; readonly title: string; readonly message: string }

/** A visitor's way through the windows of an answer. */
export interface AnswerFlow {
  readonly step: Step
  /** The error window over it. */
  readonly error: { readonly message: string; readonly recourse: Recourse } | null
}

export type FlowEvent =
  | { readonly is: 'answered'; readonly field: FormField; readonly value: AnswerValue }
  | { readonly is: 'left'; readonly name: string }
  | { readonly is: 'decline-typed'; readonly field: keyof Decline; readonly text: string }
  | { readonly is: 'decline-left'; readonly field: keyof Decline }
  | { readonly is: 'email-typed'; readonly text: string }
  | { readonly is: 'code-typed'; readonly text: string }
  /** The form breaks a rule, so nothing was sent. */
  | { readonly is: 'refused'; readonly names: readonly string[] }
  | { readonly is: 'faulted'; readonly fault: string }
  | { readonly is: 'sent' }
  | {
      readonly is: 'failed'
      readonly message: string
      readonly fields: Readonly<Record<string, string>>
      readonly recourse: Recourse
    }
  | { readonly is: 'error-closed' }
  | { readonly is: 'code-mailed'; readonly challengeId: string | null }
  | { readonly is: 'code-wanted' }
  | { readonly is: 'verified'; readonly proof: Proof }
  | {
      readonly is: 'chosen'
      readonly willingness: Willingness
      readonly fields: readonly FormField[]
    }
  | { readonly is: 'reconsidered' }
  | { readonly is: 'done'; readonly title: string; readonly message: string }
  /** The payment page is about to open. */
  | { readonly is: 'left-to-pay' }
  /** The browser came back from the payment page with everything as it was. */
  | { readonly is: 'returned' }

const declineFields: readonly (keyof Decline)[] = ['name', 'email', 'phone', 'message']

/** What a visitor begins with: the answer that was chosen, and what the event asks. */
export interface FlowStart {
  readonly opening: Willingness | 'update'
  readonly fields: readonly FormField[]
}

/** Where a visitor starts who chose an answer, or wants to change one. */
export function flowFrom(start: FlowStart): AnswerFlow {
  return { step: firstStep(start), error: null }
}

function firstStep({ opening, fields }: FlowStart): Step {
  switch (opening) {
    case 'yes':
    case 'maybe':
      return {
        at: 'registration',
        willingness: opening,
        form: newForm(fields),
        proof: null,
        holds: false,
        isSending: false,
      }
    case 'no':
      return {
        at: 'decline',
        draft: { name: '', email: '', phone: '', message: '' },
        touched: new Set(),
        told: {},
        isSending: false,
      }
    case 'update':
      return { at: 'email', email: '', fault: null, isSending: false }
  }
}

/** The flow after one thing has happened; what does not fit the open window changes nothing. */
export function flowAfter(flow: AnswerFlow, event: FlowEvent): AnswerFlow {
  switch (event.is) {
    case 'failed':
      return {
        step: stepAfterFailure(flow.step, event),
        error: { message: event.message, recourse: event.recourse },
      }
    case 'error-closed':
      return { ...flow, error: null }
    default:
      return { ...flow, step: stepAfter(flow.step, event) }
  }
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
      return event.is === 'chosen' ? afterChoice(step.proof, event) : step
    case 'no':
      return event.is === 'reconsidered' ? { at: 'choice', proof: step.proof } : step
    case 'done':
      return step
  }
}

function afterInRegistration(step: Step & { at: 'registration' }, event: StepEvent): Step {
  switch (event.is) {
    case 'answered':
      return { ...step, form: answered(step.form, event.field, event.value) }
    case 'left':
      return { ...step, form: left(step.form, event.name) }
    case 'refused':
      return { ...step, form: touchedIn(step.form, event.names) }
    case 'left-to-pay':
      return { ...step, holds: true }
    case 'reconsidered':
      return step.proof === null ? step : { at: 'choice', proof: step.proof }
    default:
      return step
  }
}

function afterInDecline(step: Step & { at: 'decline' }, event: StepEvent): Step {
  switch (event.is) {
    case 'decline-typed': {
      const { [event.field]: _, ...told } = step.told
      const draft = { ...step.draft, [event.field]: cleanDecline(event.field, event.text) }
      const touched = draft[event.field] === '' ? [event.field] : []
      return { ...step, draft, told, touched: new Set([...step.touched, ...touched]) }
    }
    case 'decline-left':
      return step.draft[event.field] === ''
        ? step
        : { ...step, touched: new Set([...step.touched, event.field]) }
    case 'refused':
      return { ...step, touched: new Set(declineFields) }
    default:
      return step
  }
}

function cleanDecline(field: keyof Decline, text: string): string {
  switch (field) {
    case 'name':
      return typed({ type: 'text' }, text)
    case 'phone':
      return nationalDigits(text)
    default:
      return text
  }
}

function afterInCode(step: Step & { at: 'email' | 'code' }, event: StepEvent): Step {
  switch (event.is) {
    case 'email-typed':
      return { at: 'email', email: event.text, fault: null, isSending: false }
    case 'faulted':
      return { ...step, fault: event.fault }
    case 'code-mailed':
      return {
        at: 'code',
        email: step.email.trim(),
        challengeId: event.challengeId,
        code: '',
        fault: null,
        isSending: false,
      }
    case 'code-typed':
      return step.at === 'code'
        ? { ...step, code: event.text.replaceAll(/[^0-9]/g, '').slice(0, 6), fault: null }
        : step
    case 'code-wanted':
      return askAgain(step.email)
    case 'verified':
      return { at: 'choice', proof: event.proof }
    default:
      return step
  }
}

function askAgain(email: string): Step {
  return { at: 'email', email, fault: null, isSending: false }
}

function afterChoice(proof: Proof, { willingness, fields }: FlowEvent & { is: 'chosen' }): Step {
  if (willingness === 'no') return { at: 'no', proof, isSending: false }
  const form = prefilledForm(fields, proof.answers)
  // The answer belongs to that mailbox, whatever the form called its field before.
  const answers = { ...form.answers, email: proof.email }
  return {
    at: 'registration',
    willingness,
    form: { ...form, answers },
    proof,
    holds: false,
    isSending: false,
  }
}

function stepAfterFailure(step: Step, failure: FlowEvent & { is: 'failed' }): Step {
  const needsCode = failure.recourse === 'new-code'
  switch (step.at) {
    case 'registration': {
      if (needsCode && step.proof !== null) return askAgain(step.proof.email)
      const names = Object.keys(failure.fields)
      const form = { ...touchedIn(step.form, names), told: failure.fields }
      return { ...step, form, isSending: false }
    }
    case 'decline': {
      // The phone's name on the wire is `number`.
      const { number: phone, ...told } = failure.fields
      return {
        ...step,
        touched: new Set(declineFields),
        told: phone === undefined ? told : { ...told, phone },
        isSending: false,
      }
    }
    case 'code':
      return needsCode ? askAgain(step.email) : { ...step, code: '', isSending: false }
    case 'no':
      return needsCode ? askAgain(step.proof.email) : { ...step, isSending: false }
    case 'email':
      return { ...step, isSending: false }
    default:
      return step
  }
}
