import type { ChangeBody, DeclineBody, RegistrationBody } from '#contract/bookings.ts'
import { apologyMessage, type Decline } from '#domain/bookings/check-decline.ts'
import type { CheckedRegistration } from '#domain/bookings/check-registration.ts'
import { answersByName, textAnswer, type Answer } from '#domain/bookings/answers.ts'
import { parseAttendeeCount } from '#domain/events/attendee-count.ts'
import { sendableText } from '#domain/text.ts'
import { paths } from '#domain/site/paths.ts'
import type { VerifiedBooking } from './answer-steps.ts'

export function registrationPayload(
  eventId: string,
  willingness: 'yes' | 'maybe',
  checked: CheckedRegistration,
  origin: string,
): RegistrationBody {
  return { eventId, willingness, ...answersPayload(checked), ...returnUrls(origin) }
}

/** Body of a change to Yes or Maybe. */
export function changePayload(
  verified: VerifiedBooking,
  willingness: 'yes' | 'maybe',
  checked: CheckedRegistration,
  origin: string,
): ChangeBody {
  return {
    willingness,
    message: '',
    ...answersPayload({ ...checked, email: verified.email }),
    ...tokens(verified),
    ...returnUrls(origin),
  }
}

/** Body of a change to No. The answers stay as they were. */
export function cancelPayload(verified: VerifiedBooking, origin: string): ChangeBody {
  const { email, answers } = verified
  const byName = answersByName(answers)
  const party = {
    adults: parseAttendeeCount('adults', textAnswer(byName, 'adults')) ?? 1,
    children: parseAttendeeCount('children', textAnswer(byName, 'children')) ?? 0,
  }
  return {
    willingness: 'no',
    message: apologyMessage,
    ...answersPayload({ email, party, answers }),
    ...tokens(verified),
    ...returnUrls(origin),
  }
}

export function declinePayload(eventId: string, decline: Decline): DeclineBody {
  return {
    eventId,
    name: decline.name,
    number: decline.phone,
    message: sendableText(decline.message),
    email: decline.email,
  }
}

function answersPayload({ email, party, answers }: CheckedRegistration) {
  const interests = answers.find(({ name }) => name === 'interests')?.value ?? []
  return {
    attendeeEmail: email,
    adults: party.adults,
    children: party.children,
    intrests: typeof interests === 'string' ? [interests] : [...interests],
    formResponses: responses(answers),
  }
}

const responses = (answers: readonly Answer[]) =>
  answers.map(({ name, value }) => ({
    fieldName: name,
    value: typeof value === 'string' ? sendableText(value) : [...value],
  }))

const tokens = ({ token }: VerifiedBooking) => ({ updateToken: token, editToken: token })

const returnUrls = (origin: string) => ({
  successUrl: origin + paths.eventSuccess,
  failureUrl: origin + paths.eventFailure,
})
