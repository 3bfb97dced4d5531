import type { ChangeBody, DeclineBody, RegistrationBody } from '#contract/bookings.ts'
import { apologyMessage, type Decline } from '#domain/bookings/check-decline.ts'
import type { CheckedRegistration } from '#domain/bookings/check-registration.ts'
import { answersByName, textAnswer, type Answer } from '#domain/bookings/answers.ts'
import { parseAttendeeCount } from '#domain/events/attendee-count.ts'
import { toStorableText } from '#domain/text.ts'
import { paths } from '#web/paths.ts'
import type { Proof } from './answer-flow.ts'

/** Body of call 6. */
export function registrationPayload(
  eventId: string,
  willingness: 'yes' | 'maybe',
  checked: CheckedRegistration,
  origin: string,
): RegistrationBody {
  return { eventId, willingness, ...answersPayload(checked), ...returnUrls(origin) }
}

/** Body of call 7 for a Yes or a Maybe. */
export function changePayload(
  proof: Proof,
  willingness: 'yes' | 'maybe',
  checked: CheckedRegistration,
  origin: string,
): ChangeBody {
  return {
    willingness,
    message: '',
    ...answersPayload({ ...checked, email: proof.email }),
    ...tokens(proof),
    ...returnUrls(origin),
  }
}

/** Body of call 7 for a No. The answers stay as they were. */
export function cancelPayload(proof: Proof, origin: string): ChangeBody {
  const { email, answers } = proof
  const kept = answersByName(answers)
  const party = {
    adults: parseAttendeeCount('adults', textAnswer(kept, 'adults')) ?? 1,
    children: parseAttendeeCount('children', textAnswer(kept, 'children')) ?? 0,
  }
  return {
    willingness: 'no',
    message: apologyMessage,
    ...answersPayload({ email, party, answers }),
    ...tokens(proof),
    ...returnUrls(origin),
  }
}

/** Body of call 8. */
export function declinePayload(eventId: string, decline: Decline): DeclineBody {
  return {
    eventId,
    name: decline.name,
    number: decline.phone,
    message: plain(decline.message),
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

function responses(answers: readonly Answer[]) {
  return answers.map(({ name, value }) => ({
    fieldName: name,
    value: typeof value === 'string' ? plain(value) : [...value],
  }))
}

/** What a word processor leaves in copied text would make the server refuse it. */
function plain(text: string): string {
  return toStorableText(text).trim()
}

const tokens = ({ token }: Proof) => ({ updateToken: token, editToken: token })

const returnUrls = (origin: string) => ({
  successUrl: origin + paths.eventSuccess,
  failureUrl: origin + paths.eventFailure,
})
