import { listAnswer, textAnswer, type AnswerValue, type Answers } from '#domain/bookings/answers.ts'
import {
  checkAnswers,
  correctFieldsMessage,
  type CheckedRegistration,
} from '#domain/bookings/check-registration.ts'
import { partyLimitFor } from '#domain/bookings/party.ts'
import { emailKey, emailMessage, type CharacterRule } from '#domain/fields.ts'
import { isAttendeeField } from '#domain/events/attendee-count.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { registrationFields, type FormField } from '#domain/events/form-field.ts'
import { err, type Result } from '#domain/result.ts'
import { plainText } from '#domain/text.ts'

/** The answers of a form as a call contains them, some of them twice. */
export interface SubmittedAnswers {
  readonly responses: readonly { readonly name: string; readonly value: AnswerValue }[]
  /** Empty if it was not sent. */
  readonly email: string
  readonly adults: string
  readonly children: string
  readonly interests: readonly string[]
}

/** Messages for answers that break a rule. */
export interface InvalidAnswers {
  readonly code: 'invalid'
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** The rules that answers are checked against. */
interface Terms {
  readonly event: GardenEvent
  /** Seats that the booking already has. */
  readonly ownSeats: number
}

/**
 * Checks submitted answers against the stored event, trusting nothing that the page computed. The
 * store checks seats in the moment of booking.
 */
export function checkSubmittedAnswers(
  submitted: SubmittedAnswers,
  { event, ownSeats }: Terms,
  rule: CharacterRule,
): Result<CheckedRegistration, InvalidAnswers> {
  const fields = registrationFields(event.formFields)
  const own: Answers = Object.fromEntries(
    submitted.responses.map(({ name, value }) => [name, value]),
  )
  const contradicted = fields.filter((field) => contradicts(field, own, submitted))
  if (contradicted.length > 0) {
    return err({
      code: 'invalid',
      message: correctFieldsMessage(contradicted.map(({ label }) => label)),
      fields: Object.fromEntries(
        contradicted.map(({ name, label }) => [
          name,
          name === 'email' ? emailMessage : `Please enter a valid ${label}.`,
        ]),
      ),
    })
  }
  const answers = completed(own, submitted, fields)
  const partyLimit = partyLimitFor(event, ownSeats)
  const checked = checkAnswers({ fields, answers, partyLimit, rule })
  if (checked.ok) return checked
  const { message, fields: errors, seats } = checked.error
  const counts = fields.map(({ name }) => name).filter(isAttendeeField)
  const ofParty = seats === null ? {} : Object.fromEntries(counts.map((name) => [name, seats]))
  return err({ code: 'invalid', message: message ?? '', fields: { ...ofParty, ...errors } })
}

/** The value sent beside the form's answers for the field of that name. */
function beside(name: string, submitted: SubmittedAnswers): string {
  return name === 'email' || name === 'adults' || name === 'children'
    ? plainText(submitted[name])
    : ''
}

/** Whether two values of the same answer differ, which makes it ambiguous. */
function contradicts({ name }: FormField, own: Answers, submitted: SubmittedAnswers): boolean {
  const answer = textAnswer(own, name)
  const other = beside(name, submitted)
  if (answer === '' || other === '' || answer === other) return false
  return name === 'email' ? emailKey(answer) !== emailKey(other) : Number(answer) !== Number(other)
}

/** The form's answers, completed with values that were sent beside them. */
function completed(
  own: Answers,
  submitted: SubmittedAnswers,
  fields: readonly FormField[],
): Answers {
  const added = fields.flatMap(({ name, type }): (readonly [string, AnswerValue])[] => {
    if (name === 'interests' && type === 'checkbox') {
      return listAnswer(own, name).length === 0 ? [[name, submitted.interests]] : []
    }
    const other = beside(name, submitted)
    return other !== '' && textAnswer(own, name) === '' ? [[name, other]] : []
  })
  return { ...own, ...Object.fromEntries(added) }
}
