import * as z from 'zod/mini'
import { bookingStatus, type FormResponse, type ResultAnswer } from '#contract/booking-result.ts'
import type {
  ChangeAnswer,
  ChangeBody,
  CodeAnswer,
  RegistrationAnswer,
} from '#contract/bookings.ts'
import { isoString, parseInstant } from '#domain/time.ts'
import { shownResponses } from './booking-wire.ts'

/*
 * Answers of an events platform, read leniently (it promises only what its own site reads) and
 * rewritten to our contract. Other data stays on the server.
 */

/** Replaces an invalid value by a default. (To the linter `z.catch` looks like a promise's.) */
const otherwise = z.catch

const maybe = <T extends z.ZodMiniType>(schema: T) => otherwise(z.optional(schema), undefined)

const seats = {
  capacity: maybe(z.nullable(z.int())),
  totalAttendees: maybe(z.int()),
}
const lowerCased = z.pipe(
  z.string(),
  z.transform((text) => text.toLowerCase()),
)
const status = maybe(lowerCased)
/** Null for a status that the contract does not have. */
const knownStatus = (read: string | undefined) => bookingStatus.safeParse(read).data ?? null
const willingness = z.pipe(lowerCased, z.enum(['yes', 'maybe', 'no']))
const text = otherwise(z.string(), '')

/** A checkout address must be a web address: anything else would run as part of our page. */
const paymentUrl = z.nullish(
  z.string().check(z.refine((url) => url === '' || isWebPage(url), 'is no web page')),
)

function isWebPage(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol)
}

const response = z.object({
  fieldName: z.string(),
  value: z.union([z.string(), z.array(z.string()), z.number()]),
})
const responses = otherwise(
  z.pipe(
    z.array(z.unknown()),
    z.transform((items): FormResponse[] =>
      items.flatMap((item) => {
        const read = response.safeParse(item)
        if (!read.success) return []
        const { fieldName, value } = read.data
        return [{ fieldName, value: typeof value === 'number' ? String(value) : value }]
      }),
    ),
  ),
  [],
)

/** Seats as far as the platform reported them. */
interface ReportedSeats {
  readonly capacity: number | null | undefined
  readonly taken: number | undefined
}

/** A platform's answer; its seats may need another request. */
export interface PlatformAnswer<T> {
  readonly answer: Omit<T, 'capacity' | 'totalAttendees'>
  readonly seats: ReportedSeats
}

const registration = z.object({
  bookingId: text,
  status,
  ...seats,
  paymentUrl,
})

/** Answer to a registration; null where it cannot be used. With a checkout address it is unconfirmed. */
export function readRegistration(body: unknown): PlatformAnswer<RegistrationAnswer> | null {
  const read = registration.safeParse(body)
  if (!read.success) return null
  const { bookingId, capacity, totalAttendees, paymentUrl: url } = read.data
  const isUnpaid = url || read.data.status === 'pending_payment'
  return {
    answer: {
      bookingId,
      status: isUnpaid ? 'pending_payment' : 'confirmed',
      ...(url ? { paymentUrl: url } : {}),
    },
    seats: { capacity, taken: totalAttendees },
  }
}

const change = z.object({
  booking: maybe(z.object({ status, willingness: maybe(willingness), formResponses: responses })),
  ...seats,
  paymentUrl,
})

/** Answer to a change, which a platform may leave empty. */
export function readChange(
  body: unknown,
  requested: { readonly bookingId: string; readonly willingness: ChangeBody['willingness'] },
): PlatformAnswer<ChangeAnswer> | null {
  const read = change.safeParse(body ?? {})
  if (!read.success) return null
  const { booking, capacity, totalAttendees, paymentUrl: url } = read.data
  return {
    answer: {
      booking: {
        bookingId: requested.bookingId,
        status: knownStatus(booking?.status) ?? (url ? 'pending_payment' : 'confirmed'),
        willingness: booking?.willingness ?? requested.willingness,
        formResponses: booking?.formResponses ?? [],
      },
      ...(url ? { paymentUrl: url } : {}),
    },
    seats: { capacity, taken: totalAttendees },
  }
}

const code = z.object({
  updateToken: text,
  editToken: text,
  booking: z.object({
    bookingId: z.string().check(z.minLength(1)),
    willingness,
    seats: maybe(z.int().check(z.nonnegative())),
    formResponses: responses,
  }),
})

/** Answer to a verified code; null without a token or a booking. */
export function readCode(body: unknown): CodeAnswer | null {
  const read = code.safeParse(body)
  if (!read.success) return null
  const updateToken = read.data.updateToken || read.data.editToken
  return updateToken === '' ? null : { updateToken, booking: read.data.booking }
}

/** Answer to a request for a code; empty where the platform gave no id, which the page reports. */
export function readChallenge(body: unknown): { readonly bookingId: string } {
  const read = z.object({ bookingId: text }).safeParse(body)
  return { bookingId: read.success ? read.data.bookingId : '' }
}

const result = z.object({
  booking: z.object({
    status,
    attendeeEmail: text,
    bookedAt: text,
    formResponses: responses,
  }),
  paid: maybe(z.boolean()),
})

/**
 * The result of a booking. A platform without a status answers only for paid bookings, so a missing
 * status means confirmed and paid; an unknown one means neither, unless it says that it is paid.
 */
export function readResult(body: unknown, bookingId: string): ResultAnswer | null {
  const read = result.safeParse(body)
  if (!read.success) return null
  const { booking, paid } = read.data
  const bookedAt = parseInstant(booking.bookedAt)
  const isPaid = paid ?? booking.status === undefined
  const known = knownStatus(booking.status) ?? (isPaid ? 'confirmed' : 'pending_payment')
  return {
    booking: {
      bookingId,
      status: known,
      attendeeEmail: booking.attendeeEmail,
      bookedAt: bookedAt === null ? '' : isoString(bookedAt),
      formResponses: shownResponses(booking.formResponses),
    },
    paid: known === 'confirmed' && paid !== false,
  }
}
