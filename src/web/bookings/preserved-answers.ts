import type { Answers } from '#domain/bookings/answers.ts'
import type { Decline } from '#domain/bookings/check-decline.ts'
import type { FormField } from '#domain/events/form-field.ts'
import type { Step } from './answer-steps.ts'

/** Name under which this tab preserves an unsent answer to the event: a No, or a Yes or Maybe. */
export const preservedAnswerName = (eventId: string, isNo: boolean): string =>
  `evergreen.${isNo ? 'decline' : 'registration'} ${eventId}`

/** The typed answers of a step as text; null if it has none, or those of a booking. */
export function answersText(step: Step): string | null {
  if (step.at === 'decline') return new URLSearchParams({ ...step.draft }).toString()
  if (step.at !== 'registration' || step.verified !== null) return null
  const pairs = Object.entries(step.form.answers).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  )
  return new URLSearchParams(pairs).toString()
}

/** The answers in a text by `answersText` to the questions that are still asked. */
export function answersIn(text: string, fields: readonly FormField[]): Answers {
  const stored = new URLSearchParams(text)
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const values = stored.getAll(name)
      return values.length === 0 ? [] : [[name, type === 'checkbox' ? values : values.join()]]
    }),
  )
}

export function declineIn(text: string): Decline {
  const stored = new URLSearchParams(text)
  const textOf = (field: keyof Decline) => stored.get(field) ?? ''
  return {
    name: textOf('name'),
    email: textOf('email'),
    phone: textOf('phone'),
    message: textOf('message'),
  }
}
