import type { Answers } from '#domain/bookings/answers.ts'
import type { Decline } from '#domain/bookings/check-decline.ts'
import type { FormField } from '#domain/events/form-field.ts'
import type { Step, TypedChange } from './answer-steps.ts'

/** Name under which this tab preserves an unsent answer to the event, or a change of one. */
export const preservedAnswerName = (
  eventId: string,
  form: 'registration' | 'decline' | 'change',
): string => `evergreen.${form} ${eventId}`

/** The values typed in a step, as text; null if nothing is typed. */
export function answersText(step: Step): string | null {
  switch (step.at) {
    case 'decline':
      return new URLSearchParams({ ...step.draft }).toString()
    case 'registration':
      return step.verified === null
        ? textOf(step.form.answers)
        : codeText(step.verified.email, null, { ...step, bookingId: step.verified.bookingId })
    case 'email':
      return step.email === '' && step.typed === null
        ? null
        : codeText(step.email, null, step.typed)
    case 'code':
      return codeText(step.email, step.challengeId, step.typed)
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

function codeText(email: string, challengeId: string | null, typed: TypedChange | null): string {
  return new URLSearchParams({
    email,
    ...(challengeId === null ? {} : { challengeId }),
    ...(typed && {
      bookingId: typed.bookingId,
      willingness: typed.willingness,
      answers: textOf(typed.form.answers),
    }),
  }).toString()
}

/** The email address, and what belongs to it, in a text by `answersText` of a change. */
export function codeIn(text: string, fields: readonly FormField[]) {
  const stored = new URLSearchParams(text)
  return {
    email: stored.get('email') ?? '',
    /** Null if no code is on its way. */
    challengeId: stored.get('challengeId'),
    typed: changeIn(stored, fields),
  }
}

/** The change that waits for a code of its booking; null if none. */
function changeIn(stored: URLSearchParams, fields: readonly FormField[]): TypedChange | null {
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
