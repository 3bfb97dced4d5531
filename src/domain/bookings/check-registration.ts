import type { FormField } from '#domain/events/form-field.ts'
import type { CharacterRule } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { listAnswer, textAnswer, type Answer, type Answers } from './answers.ts'
import { checkField } from './check-field.ts'
import { partyLimitMessage, partyOf, partySize, type Party } from './party.ts'
import { refusalMessage } from './refusals.ts'

/** The answers to an event's registration form, with the rules to check them against. */
export interface SubmittedRegistration {
  /** The fields by `registrationFields`. */
  readonly fields: readonly FormField[]
  readonly answers: Answers
  /** The limit by `partyLimitFor`; null if there is none. */
  readonly partyLimit: number | null
  readonly rule: CharacterRule
}

/** The form in the browser, which also knows how many seats were left when the page was made. */
export interface RegistrationForm extends SubmittedRegistration {
  readonly willingness: 'yes' | 'maybe'
  /** Seats this visitor can take, including their own; null: no limit, or not known. */
  readonly seatsLeft: number | null
  /** `change`: while typing; `submit`: the form is sent. The message about seats differs. */
  readonly mode: 'change' | 'submit'
}

export interface CheckedRegistration {
  readonly email: string
  readonly party: Party
  /** Trimmed, in the order of the form, without empty and unasked answers. */
  readonly answers: readonly Answer[]
}

/** The errors of a registration, as the visitor reads them. */
export interface RegistrationErrors {
  /** The message to show under each invalid field. */
  readonly fields: Readonly<Record<string, string>>
  /** Shown below the counts if the party is too large. */
  readonly seats: string | null
  /** Shown over the form when it was sent; null while it is being filled. */
  readonly message: string | null
}

/** 'Please correct the following fields: First Name, Email' */
export const correctFieldsMessage = (labels: readonly string[]): string =>
  `Please correct the following fields: ${labels.join(', ')}`

/** Checks every answer and the seats, as far as the page knows them. */
export function checkRegistration(
  form: RegistrationForm,
): Result<CheckedRegistration, RegistrationErrors> {
  const checked = checkAnswers(form, (party) => checkSeats(party, form))
  if (checked.ok || form.mode === 'submit') return checked
  return err({ ...checked.error, message: null })
}

/** Checks every answer and the size of the party, and the seats by `seatsError`. */
export function checkAnswers(
  form: SubmittedRegistration,
  seatsError: (party: Party) => string | null = () => null,
): Result<CheckedRegistration, RegistrationErrors> {
  const { fields, answers } = form
  const invalid = fields.flatMap((field) => {
    const message = checkField(field, answers, form.rule)
    return message === undefined ? [] : { field, message }
  })
  const party = partyOf(fields, answers)
  const seats = party && (checkPartyLimit(party, form) ?? seatsError(party))
  if (party && invalid.length === 0 && seats === null) {
    return ok({ email: textAnswer(answers, 'email'), party, answers: storedAnswers(form) })
  }
  return err({
    fields: Object.fromEntries(invalid.map(({ field, message }) => [field.name, message])),
    seats,
    message:
      invalid.length > 0 ? correctFieldsMessage(invalid.map(({ field }) => field.label)) : seats,
  })
}

function checkPartyLimit(party: Party, { partyLimit }: SubmittedRegistration): string | null {
  const isTooLarge = partyLimit !== null && partySize(party) > partyLimit
  return isTooLarge ? partyLimitMessage(partyLimit) : null
}

function checkSeats(
  party: Party,
  { willingness, seatsLeft, mode }: RegistrationForm,
): string | null {
  // A Maybe takes none.
  if (willingness === 'maybe') return null
  const wanted = partySize(party)
  if (seatsLeft === null || wanted <= seatsLeft) return null
  if (mode === 'change') {
    return `Total attendees (${wanted}) exceed available seats (${seatsLeft}).`
  }
  return refusalMessage(
    seatsLeft === 0 ? { code: 'fully-booked', seatsLeft } : { code: 'not-enough-seats', seatsLeft },
  )
}

const storedAnswers = ({ fields, answers }: SubmittedRegistration): readonly Answer[] =>
  fields.flatMap(({ name, type }) => {
    const value = type === 'checkbox' ? listAnswer(answers, name) : textAnswer(answers, name)
    return value.length === 0 ? [] : { name, value }
  })
