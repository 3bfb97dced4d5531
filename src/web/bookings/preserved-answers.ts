import type { Answers } from '#domain/bookings/answers.ts'
import type { Decline } from '#domain/bookings/check-decline.ts'
import type { FormField } from '#domain/events/form-field.ts'
import type { Step, TypedChange } from './answer-steps.ts'

/** Name under which this tab preserves an unsent answer to the event, or a change of one. */
export const preservedAnswerName = (
  eventId: string,
  form: 'registration' | 'decline' | 'change',
): string => `evergreen.${form} ${eventId}`

/** What is typed in a step as text; null if nothing is. */
export function answersText(step: Step): string | null {
  switch (step.at) {
    case 'decline':
      return new URLSearchParams({ ...step.draft }).toString()
    case 'registration':
      return step.verified === null
        ? textOf(step.form.answers)
        : changeText({ ...step, bookingId: step.verified.bookingId })
    case 'email':
    case 'code':
      return step.typed === null ? null : changeText(step.typed)
    default:
      return null
  }
}

function textOf(answers: Answers): string {
  const pairs = Object.entries(answers).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each]),
  )
  return new URLSearchParams(pairs).toString()
}

function changeText({ bookingId, willingness, form }: TypedChange): string {
  const answers = textOf(form.answers)
  return new URLSearchParams({ bookingId, willingness, answers }).toString()
}

/** The change in a text by `answersText`, which needs a new code of its booking; null if none. */
export function changeIn(text: string, fields: readonly FormField[]): TypedChange | null {
  const stored = new URLSearchParams(text)
  const bookingId = stored.get('bookingId')
  const willingness = stored.get('willingness')
  if (bookingId === null || (willingness !== 'yes' && willingness !== 'maybe')) return null
  const answers = answersIn(stored.get('answers') ?? '', fields)
  return { bookingId, willingness, form: { answers, touched: new Set(), serverErrors: {} } }
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
