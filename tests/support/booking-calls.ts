import { bookingPaths } from '#contract/booking-paths.ts'
import type { ChangeBody, RegistrationBody } from '#contract/bookings.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { mailedCode } from './emails.ts'
import { type Answer, call } from './api-calls.ts'
import type { TestSite } from './test-site.ts'

/** The id of the event that the tests book, as links carry it. */
export const walk = 'rain-garden-walk'

/** The registration of a well-filled form for an event without extra fields. */
export function registrationBody(change: Partial<RegistrationBody> = {}): RegistrationBody {
  const attendeeEmail = change.attendeeEmail ?? 'rosa@example.com'
  return {
    eventId: walk,
    willingness: 'yes',
    attendeeEmail,
    intrests: [],
    formResponses: [
      { fieldName: 'firstName', value: 'Rosa' },
      { fieldName: 'lastName', value: 'Lindqvist' },
      { fieldName: 'email', value: attendeeEmail },
    ],
    successUrl: 'http://localhost:3000/events/success',
    failureUrl: 'http://localhost:3000/events/failure',
    ...change,
  }
}

export function register(site: TestSite, change: Partial<RegistrationBody> = {}): Promise<Answer> {
  return call(site, 'POST', bookingPaths.register(walk), registrationBody(change))
}

/** A change with a token. */
export function change(
  site: TestSite,
  bookingId: string,
  updateToken: string,
  body: Partial<ChangeBody> = {},
): Promise<Answer> {
  const { eventId: _, ...form } = registrationBody()
  return call(site, 'PATCH', bookingPaths.change(walk, bookingId), {
    ...form,
    updateToken,
    editToken: updateToken,
    ...body,
  })
}

/** Requests a code; returns the challenge. */
export async function askForCode(site: TestSite, email = 'rosa@example.com'): Promise<string> {
  const answer = await call(site, 'POST', bookingPaths.requestCode(walk), { email })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return String(answer.body['bookingId'])
}

/** Requests a code and verifies it; returns the answer for the owner of the mailbox. */
export async function verified(site: TestSite, email = 'rosa@example.com') {
  const challengeId = await askForCode(site, email)
  const otp = await mailedCode(site, email)
  const { status, body } = await call(site, 'POST', bookingPaths.verifyCode(walk, challengeId), {
    otp,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { token: String(body['updateToken']), body }
}

/** Seats taken according to the event. */
export async function takenSeats(site: TestSite): Promise<unknown> {
  return (await call(site, 'GET', eventPaths.event(walk))).body['totalAttendees']
}
