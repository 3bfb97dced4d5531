import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bookingPatterns, resultParameters } from '#contract/booking-paths.ts'
import {
  changeBody,
  codeBody,
  codeRequestBody,
  declineBody,
  registrationBody,
  type ChangeAnswer,
  type CodeAnswer,
  type RegistrationAnswer,
} from '#contract/bookings.ts'
import { seatsTakenBy } from '#domain/bookings/booking.ts'
import type { DeclineFieldErrors } from '#domain/bookings/check-decline.ts'
import type { BookingRefusal, CodeRefusal } from '#domain/bookings/refusals.ts'
import { errorsIn } from '#domain/fields.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { bookingResult } from '#usecases/bookings/booking-result.ts'
import { changeBooking } from '#usecases/bookings/change-booking.ts'
import { declineEvent } from '#usecases/bookings/decline-event.ts'
import { registerGuest } from '#usecases/bookings/register-guest.ts'
import { requestCode } from '#usecases/bookings/request-code.ts'
import { verifyCode } from '#usecases/bookings/verify-code.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { answersFromWire, returnUrlsFromWire, wireResponses, wireResult } from './booking-wire.ts'
import { readBody } from './guards.ts'
import type { limitMailbox } from './limits.ts'
import { Problem, refused } from './problems.ts'
import { tenantOnly } from './tenant.ts'

/**
 * The routes of bookings. `holderOf` identifies the network of a request by a keyed hash; null where
 * holds are not counted by network.
 */
export function bookingRoutes(
  dependencies: Dependencies,
  holderOf: (context: Context) => string | null,
  limit: ReturnType<typeof limitMailbox>,
): Hono {
  const routes = new Hono()
  const { events, tenant } = dependencies
  const ours = tenantOnly(tenant)
  const register = registerGuest(dependencies)
  const change = changeBooking(dependencies)
  const decline = declineEvent(dependencies)
  const sendCode = requestCode(dependencies)
  const verify = verifyCode(dependencies)
  const resultOf = bookingResult(dependencies)

  /** Refuses a body that names another event than the path, by either of its ids. */
  const checkSameEvent = async (inPath: string, inBody: string | undefined) => {
    if (inBody === undefined || inBody === '' || inBody === inPath) return
    const stored = await events.find(tenant, inPath)
    if (stored === null) throw refused({ code: 'unknown-event' })
    if (inBody !== stored.event.id && inBody !== stored.event.publicId) {
      throw new Problem('contradictory-event')
    }
  }

  routes.post(bookingPatterns.register, ours, async (context) => {
    const eventId = context.req.param('eventId')
    const body = await readBody(context, registrationBody)
    await checkSameEvent(eventId, body.eventId)
    const outcome = await register({
      eventId,
      willingness: body.willingness,
      answers: answersFromWire(body),
      holder: holderOf(context),
      returnUrls: returnUrlsFromWire(body),
    })
    if (!outcome.ok) throw problemOf(outcome.error)
    const { registered, paymentUrl } = outcome.value
    const answer: RegistrationAnswer = {
      bookingId: registered.booking.id,
      status: registered.booking.status === 'pending_payment' ? 'pending_payment' : 'confirmed',
      ...seatsOf(registered.event),
      ...(paymentUrl === null ? {} : { paymentUrl }),
    }
    return context.json(answer, registered.is === 'resumed' ? 200 : 201)
  })

  routes.patch(bookingPatterns.change, ours, async (context) => {
    const body = await readBody(context, changeBody)
    const outcome = await change({
      eventId: context.req.param('eventId'),
      bookingId: context.req.param('bookingId'),
      token: oneToken(body.updateToken, body.editToken),
      willingness: body.willingness,
      message: body.message ?? '',
      answers: answersFromWire(body),
      holder: holderOf(context),
      returnUrls: returnUrlsFromWire(body),
    })
    if (!outcome.ok) throw problemOf(outcome.error)
    const { changed, paymentUrl } = outcome.value
    const answer: ChangeAnswer = {
      booking: {
        bookingId: changed.booking.id,
        status: changed.booking.status,
        willingness: changed.booking.willingness,
        formResponses: wireResponses(changed.booking),
      },
      ...seatsOf(changed.event),
      ...(paymentUrl === null ? {} : { paymentUrl }),
    }
    return context.json(answer)
  })

  routes.post(bookingPatterns.decline, ours, async (context) => {
    const eventId = context.req.param('eventId')
    const body = await readBody(context, declineBody)
    await limit('declines-of-mailbox', body.email)
    await checkSameEvent(eventId, body.eventId)
    const declined = await decline(eventId, {
      name: body.name,
      email: body.email,
      phone: String(body.number),
      message: body.message ?? '',
    })
    if (!declined.ok) {
      throw 'fieldErrors' in declined.error
        ? invalidDecline(declined.error.fieldErrors)
        : refused(declined.error)
    }
    return context.json({ message: 'Thanks for Your Response!' }, 201)
  })

  routes.post(bookingPatterns.requestCode, ours, async (context) => {
    const { email } = await readBody(context, codeRequestBody)
    await limit('code-requests-of-mailbox', email)
    const requested = await sendCode(context.req.param('eventId'), email)
    if (!requested.ok) throw problemOf(requested.error, 'email')
    return context.json({ bookingId: requested.value.challengeId })
  })

  routes.post(bookingPatterns.verifyCode, ours, async (context) => {
    const { otp } = await readBody(context, codeBody)
    const { eventId, challengeId } = context.req.param()
    const verified = await verify(eventId, challengeId, String(otp))
    if (!verified.ok) throw problemOf(verified.error, 'otp')
    const { token, booking } = verified.value
    const answer: CodeAnswer = {
      updateToken: token,
      booking: {
        bookingId: booking.id,
        willingness: booking.willingness,
        seats: seatsTakenBy(booking),
        formResponses: wireResponses(booking),
      },
    }
    return context.json(answer)
  })

  routes.get(bookingPatterns.result, untraceable, ours, async (context) => {
    const bookingId = oneBookingId(context)
    const result = await resultOf(context.req.param('eventId'), bookingId)
    if (!result.ok) {
      throw result.error.code === 'unknown-booking'
        ? new Problem('unknown-booking')
        : refused({ code: 'unknown-event' })
    }
    return context.json(wireResult(result.value))
  })

  return routes
}

/** Keeps the address of a result out of caches and referrers, since it alone opens the result. */
export const untraceable: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
  context.header('Referrer-Policy', 'no-referrer')
}

/** The id of the booking whose result is requested; throws if there is none, or several. */
export function oneBookingId(context: Context): string {
  const [bookingId = '', ...more] = context.req.queries(resultParameters.bookingId) ?? []
  if (bookingId !== '' && more.length === 0) return bookingId
  throw new Problem('bad-parameter', {
    fields: { [resultParameters.bookingId]: 'must be given once' },
  })
}

function seatsOf({ event, seatsTaken }: EventWithSeats) {
  return { capacity: event.capacity, totalAttendees: seatsTaken }
}

/** The token under either of its names; two different ones are none. */
export function oneToken(updateToken: string | undefined, editToken: string | undefined): string {
  if (updateToken && editToken && updateToken !== editToken) return ''
  return updateToken || editToken || ''
}

type Refused =
  | BookingRefusal
  | CodeRefusal
  | { readonly code: 'bad-return-url' }
  | {
      readonly code: 'invalid'
      readonly message: string
      readonly fields?: Readonly<Record<string, string>>
    }

/** The problem for a refusal; `field` names the only field of a form. */
function problemOf(error: Refused, field?: string): Problem {
  switch (error.code) {
    case 'bad-return-url':
      return new Problem(error.code)
    case 'invalid': {
      const { message, fields = field ? { [field]: message } : {} } = error
      return new Problem('invalid', { fields, says: message })
    }
    default:
      return refused(error)
  }
}

/** The field errors of a decline under the wire's names. */
const invalidDecline = ({ phone, ...others }: DeclineFieldErrors): Problem =>
  new Problem('invalid', { fields: errorsIn({ ...others, number: phone }) })
