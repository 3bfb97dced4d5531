import { Hono, type Context } from 'hono'
import { bookingPatterns } from '#contract/booking-paths.ts'
import {
  changeBody,
  codeBody,
  codeRequestBody,
  declineBody,
  registrationBody,
  type ChangeAnswer,
  type RegistrationAnswer,
} from '#contract/bookings.ts'
import type { PlatformFailure } from '#usecases/events/public-events.ts'
import type { platformBookings } from '#usecases/events/platform-bookings.ts'
import { returnUrlsFromWire } from './booking-wire.ts'
import { oneBookingId, oneToken, untraceable } from './bookings.ts'
import {
  readChallenge,
  readChange,
  readCode,
  readRegistration,
  readResult,
  type PlatformAnswer,
} from './forwarded-answers.ts'
import { passedOn, unreadableAnswer, type FailedCall } from './forwarded-failures.ts'
import { readBody } from './guards.ts'
import type { limitMailbox } from './limits.ts'
import { Problem, refused } from './problems.ts'
import { tenantOnly } from './tenant.ts'

/**
 * The routes of bookings where an existing platform has them. Bodies and answers are validated on
 * the way, so neither side gets more than the contract names.
 */
export function forwardedBookingRoutes(
  bookings: ReturnType<typeof platformBookings>,
  tenant: string,
  limit: ReturnType<typeof limitMailbox>,
): Hono {
  const routes = new Hono()
  const ours = tenantOnly(tenant)

  routes.post(bookingPatterns.register, ours, async (context) => {
    const eventId = context.req.param('eventId')
    const body = await readBody(context, registrationBody)
    const sent = await bookings.send(eventId, {
      is: 'register',
      body: { ...body, eventId, ...ownReturnUrls(body) },
    })
    if (!sent.ok) return refusal(context, sent.error, { saves: true })
    const answer: RegistrationAnswer = await withSeats(eventId, readRegistration(sent.value))
    return context.json(answer, 201)
  })

  routes.patch(bookingPatterns.change, ours, async (context) => {
    const { eventId, bookingId } = context.req.param()
    const body = await readBody(context, changeBody)
    const token = oneToken(body.updateToken, body.editToken)
    if (token === '') throw refused({ code: 'bad-token' })
    const sent = await bookings.send(eventId, {
      is: 'change',
      bookingId,
      body: { ...body, updateToken: token, editToken: token, ...ownReturnUrls(body) },
    })
    if (!sent.ok) return refusal(context, sent.error, { saves: true, hasCode: true })
    const { willingness } = body
    const answer: ChangeAnswer = await withSeats(
      eventId,
      readChange(sent.value, { bookingId, willingness }),
    )
    return context.json(answer)
  })

  routes.post(bookingPatterns.decline, ours, async (context) => {
    const eventId = context.req.param('eventId')
    const body = await readBody(context, declineBody)
    await limit('declines-of-mailbox', body.email)
    const sent = await bookings.send(eventId, { is: 'decline', body: { ...body, eventId } })
    if (!sent.ok) return refusal(context, sent.error, { saves: true })
    return context.json({ message: 'Thanks for Your Response!' }, 201)
  })

  routes.post(bookingPatterns.requestCode, ours, async (context) => {
    const body = await readBody(context, codeRequestBody)
    await limit('code-requests-of-mailbox', body.email)
    const sent = await bookings.send(context.req.param('eventId'), { is: 'request-code', body })
    return sent.ok ? context.json(readChallenge(sent.value)) : refusal(context, sent.error)
  })

  routes.post(bookingPatterns.verifyCode, ours, async (context) => {
    const { eventId, challengeId: bookingId } = context.req.param()
    const { otp } = await readBody(context, codeBody)
    const body = { otp: String(otp) }
    const sent = await bookings.send(eventId, { is: 'verify-code', bookingId, body })
    return sent.ok
      ? context.json(readable(readCode(sent.value)))
      : refusal(context, sent.error, { hasCode: true })
  })

  routes.get(bookingPatterns.result, untraceable, ours, async (context) => {
    const bookingId = oneBookingId(context)
    const sent = await bookings.send(context.req.param('eventId'), { is: 'result', bookingId })
    return sent.ok
      ? context.json(readable(readResult(sent.value, bookingId)))
      : refusal(context, sent.error)
  })

  return routes

  function ownReturnUrls(body: Parameters<typeof returnUrlsFromWire>[0]) {
    const urls = bookings.returnUrls(returnUrlsFromWire(body))
    if (!urls.ok) throw new Problem('bad-return-url')
    return { successUrl: urls.value.success, failureUrl: urls.value.failure }
  }

  /** The whole answer; missing seats are fetched from the platform's event. */
  async function withSeats<T>(eventId: string, answered: PlatformAnswer<T> | null) {
    const { answer, seats } = readable(answered, true)
    const { capacity, taken } = await bookings.seats(eventId, seats)
    return { ...answer, capacity, totalAttendees: taken }
  }
}

function readable<T>(read: T | null, saves = false): T {
  if (read === null) throw unreadableAnswer(saves)
  return read
}

function refusal(
  { req }: Context,
  failure: PlatformFailure,
  call: Omit<FailedCall, 'path'> = {},
): Response {
  return passedOn({ ...call, path: req.path }, failure)
}
