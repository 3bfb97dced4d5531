import {
  answersByName,
  type Answer,
  type Answers,
  type AnswerValue,
} from '#domain/bookings/answers.ts'
import type { Willingness } from '#domain/bookings/booking.ts'
import {
  checkRegistration,
  type RegistrationErrors,
  type RegistrationForm,
} from '#domain/bookings/check-registration.ts'
import { partyOf, partySize } from '#domain/bookings/party.ts'
import { filterTyped } from '#domain/bookings/filter-typed.ts'
import { attendeeBounds, isAttendeeField } from '#domain/events/attendee-count.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import { registrationFields, type FormField } from '#domain/events/form-field.ts'
import { seatsLeft } from '#domain/events/seats.ts'
import { countText, nationalDigits } from './typed-number.ts'

/** The registration form as filled in so far. */
export interface FilledForm {
  readonly answers: Answers
  /** The fields whose errors are shown: answered and left, or all after a try to send. */
  readonly touched: ReadonlySet<string>
  /** The server's error of a field; gone when the field changes. */
  readonly serverErrors: Readonly<Record<string, string>>
}

/** The form as it opens: counts of attendees start at their minimum. */
export function newRegistrationForm(fields: readonly FormField[]): FilledForm {
  const counts = fields.flatMap(({ name, ...field }): Answer[] => {
    if (!isAttendeeField(name)) return []
    const value = String(attendeeBounds[name].min)
    const isOffered = !('options' in field) || field.options.includes(value)
    return isOffered ? [{ name, value }] : []
  })
  return { answers: answersByName(counts), touched: new Set(), serverErrors: {} }
}

export function prefilledForm(
  fields: readonly FormField[],
  earlier: readonly Answer[],
): FilledForm {
  const form = newRegistrationForm(fields)
  return { ...form, answers: { ...form.answers, ...answersByName(earlier) } }
}

/** The form after a change of one answer, which is cleaned by the rules of its field. */
export function setAnswer(form: FilledForm, field: FormField, value: AnswerValue): FilledForm {
  const clean = typeof value === 'string' ? cleaned(field, value) : value
  const { [field.name]: _, ...serverErrors } = form.serverErrors
  const next = { ...form, answers: { ...form.answers, [field.name]: clean }, serverErrors }
  // Half a name is no mistake yet; a choice, a count, or a field just emptied shows at once.
  return isTypedSlowly(field) && clean !== '' ? next : touchFields(next, [field.name])
}

function cleaned(field: FormField, text: string): string {
  if (field.type !== 'number') return filterTyped(field, text)
  return isAttendeeField(field.name) ? countText(text) : nationalDigits(text)
}

function isTypedSlowly({ type, name }: FormField): boolean {
  switch (type) {
    case 'text':
    case 'email':
    case 'address':
      return true
    case 'number':
      return !isAttendeeField(name)
    default:
      return false
  }
}

/** The form once a field is left. Passing an empty one with the keyboard is no mistake yet. */
export function leaveField(form: FilledForm, name: string): FilledForm {
  return (form.answers[name] ?? '').length === 0 ? form : touchFields(form, [name])
}

export function touchFields(form: FilledForm, names: readonly string[]): FilledForm {
  return { ...form, touched: new Set([...form.touched, ...names]) }
}

/** The fields and limits of one event's form for this visitor. */
export type FormTerms = Pick<
  RegistrationForm,
  'fields' | 'willingness' | 'seatsLeft' | 'partyLimit' | 'rule'
>

/** The current booking of a guest who changes an answer. */
export interface OwnBooking {
  readonly willingness: Willingness
  /** Its seats, including held ones; undefined if a platform does not return them. */
  readonly seats: number | undefined
  readonly answers: readonly Answer[]
}

/** Seats available to the owner of this booking, if any; null is without a limit. */
export function seatsFor(
  { event, seatsTaken }: EventWithSeats,
  own: OwnBooking | null,
): number | null {
  const free = seatsLeft(event.capacity, seatsTaken)
  return free === null || own === null ? free : free + seatsOf(own, event)
}

/** Without a number of seats, the answers of a Yes determine it. */
function seatsOf({ seats, willingness, answers }: OwnBooking, { formFields }: GardenEvent): number {
  if (seats !== undefined) return seats
  if (willingness !== 'yes') return 0
  const party = partyOf(registrationFields(formFields), answersByName(answers))
  return party === null ? 0 : partySize(party)
}

/** What a Yes with so many seats of a paid event means for a payment. */
export function paymentNote(seats: number, own: OwnBooking | null): string {
  if (own?.willingness !== 'yes') return 'You pay on the next page.'
  return seats < (own.seats ?? 0)
    ? 'If you have paid for more, we will refund the rest and let you know by email.'
    : 'You pay only for seats that you have not paid for yet.'
}

/** The messages that the form shows: under its fields, and beside the counts. */
export function shownErrors(form: FilledForm, terms: FormTerms) {
  const checked = checkRegistration({ ...terms, answers: form.answers, mode: 'change' })
  const found: Pick<RegistrationErrors, 'fields' | 'seats'> = checked.ok
    ? { fields: {}, seats: null }
    : checked.error
  const fields: Record<string, string> = {}
  for (const { name } of terms.fields) {
    const message = found.fields[name] ?? form.serverErrors[name]
    if (message !== undefined && form.touched.has(name)) fields[name] = message
  }
  return { fields, seats: form.touched.size > 0 ? found.seats : null }
}
