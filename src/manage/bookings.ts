import type { AnswerValue } from '#domain/bookings/answers.ts'
import { amountCents, isListed, seatsTakenBy, type Booking } from '#domain/bookings/booking.ts'
import { counted } from '#domain/counts.ts'
import type { Columns } from '#domain/csv.ts'
import { isAttendeeField } from '#domain/events/attendee-count.ts'
import { dollars } from '#domain/events/price.ts'
import { isoString } from '#domain/time.ts'
import type { CancelRefusal, RefundRefusal } from '#ports/booking-store.ts'
import { cancelBooking } from '#usecases/bookings/cancel-booking.ts'
import { refundBooking, type RefundOutcome } from '#usecases/bookings/refund-booking.ts'
import { CommandError, type Command } from './command.ts'
import { siteDependencies, knownEvent } from './site-dependencies.ts'
import { printList, stamp, tableOf } from './table.ts'

export const bookingsList: Command = {
  name: 'bookings list',
  usage: 'EVENT [--csv|--json]',
  help: 'Lists the bookings of an event, oldest first, with all answers.',
  options: { csv: { type: 'boolean' }, json: { type: 'boolean' } },
  positionals: 1,
  async run(context, input) {
    const [eventId = ''] = input.positionals
    const parts = await siteDependencies(context)
    const { event } = await knownEvent(parts, eventId)
    const bookings = (await parts.bookings.list(event.id)).filter(isListed)
    printList(context, input, {
      text: tableOf(shortColumns, bookings, 'No bookings yet.'),
      csv: linesWithAnswers(bookings),
      json: bookings.map(bookingJson),
    })
  },
}

export const bookingsCancel: Command = {
  name: 'bookings cancel',
  usage: 'ID',
  help: 'Cancels one booking as the guest’s own No would: its seats are free again, what was paid is due for a refund, and the guest is told by email.',
  positionals: 1,
  async run(context, { positionals: [bookingId = ''] }) {
    const cancelled = await cancelBooking(await siteDependencies(context))(bookingId)
    if (!cancelled.ok) throw new CommandError(cancelRefusal(cancelled.error.code, bookingId))
    const { notified, seatsFreed, refundDueCents } = cancelled.value
    context.print(
      `Canceled booking ${bookingId}; ${counted(seatsFreed, 'seat is', 'seats are')} free again. ${notified === null ? 'Nobody was told by email.' : `Told by email: ${notified}.`}`,
    )
    if (refundDueCents > 0) {
      context.print(`To refund: $${dollars(refundDueCents)}, with: bookings refund ${bookingId}`)
    }
  },
}

export const bookingsRefund: Command = {
  name: 'bookings refund',
  usage: 'ID',
  help: 'Refunds what is due for a booking, through the payment provider, and tells the guest.',
  positionals: 1,
  async run(context, { positionals: [bookingId = ''] }) {
    const refunded = await refundBooking(await siteDependencies(context))(bookingId)
    if (!refunded.ok) throw new CommandError(refundRefusal(refunded.error.code, bookingId))
    context.print(outcomeSentence(refunded.value))
  },
}

function cancelRefusal(code: CancelRefusal['code'], bookingId: string): string {
  switch (code) {
    case 'unknown-booking':
      return unknownBooking(bookingId)
    case 'already-cancelled':
      return `Booking ${bookingId} is already canceled, so nothing was changed.`
    case 'not-in-force':
      return `Booking ${bookingId} is not in force: its payment was refunded, or a later answer from the guest took its place. Nothing was changed.`
  }
}

function outcomeSentence(outcome: RefundOutcome): string {
  const { email, refundCents, isWaiting, refusal, failure } = outcome
  const amount = `$${dollars(refundCents)}`
  const guest = email === null ? 'the guest' : email || 'a guest whose data was deleted'
  if (failure !== null) {
    return `${amount} for ${guest} could not be refunded: ${failure}. It is due again.`
  }
  if (!isWaiting) return `Refunded ${amount} to ${guest}.`
  const problem =
    refusal === null
      ? 'The payment provider did not answer'
      : `The payment provider says no: ${refusal} Settle that with the provider`
  return `${amount} for ${guest} is noted. ${problem}; the running site keeps trying.`
}

function refundRefusal(code: RefundRefusal['code'], bookingId: string): string {
  switch (code) {
    case 'unknown-booking':
      return unknownBooking(bookingId)
    case 'nothing-due':
      return `Nothing is due for booking ${bookingId}, so nothing was refunded.`
    case 'disputed':
      return `The guest disputes what they paid for booking ${bookingId}, and the bank has taken it. Refunding that as well would pay it twice, so nothing was refunded.`
  }
}

/** The error for an unknown booking; those of other organizations are unknown. */
function unknownBooking(bookingId: string): string {
  return `There is no booking ${bookingId}. Ids are in: npm run manage -- bookings list EVENT`
}

/** `seats` includes held ones, so that they add up to the event's. */
export function bookingJson(booking: Booking) {
  return {
    bookingId: booking.id,
    status: booking.status,
    willingness: booking.willingness,
    attendeeEmail: booking.email,
    adults: booking.party.adults,
    children: booking.party.children,
    seats: seatsTakenBy(booking),
    amountCents: amountCents(booking),
    refundDueCents: booking.refundDueCents,
    bookedAt: isoString(booking.bookedAt),
    /** Message of a guest who declined; null without one. */
    message: booking.message,
    formResponses: booking.answers.map(({ name, value }) => ({ fieldName: name, value })),
  }
}

const fixedHeader = [
  'bookingId',
  'status',
  'willingness',
  'attendeeEmail',
  'adults',
  'children',
  'seats',
  'amountCents',
  'refundDueCents',
  'bookedAt',
] as const

const csvHeader: readonly string[] = [...fixedHeader, 'message']

/** A row for each booking and a column for each question that anyone answered. */
export function linesWithAnswers(bookings: readonly Booking[]) {
  const answered = new Set(bookings.flatMap(({ answers }) => answers.map(({ name }) => name)))
  // The counts have columns of their own.
  const asked = [...answered].filter((name) => !isAttendeeField(name))
  const rows = bookings.map((booking) => {
    const row = bookingJson(booking)
    const answers = new Map(booking.answers.map(({ name, value }) => [name, value]))
    return [
      ...fixedHeader.map((name) => String(row[name])),
      booking.message ?? '',
      ...asked.map((name) => cellOf(answers.get(name))),
    ]
  })
  const columnOf = (name: string) => (csvHeader.includes(name) ? `${name} (answer)` : name)
  return [[...csvHeader, ...asked.map(columnOf)], ...rows]
}

function cellOf(value: AnswerValue | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : value.join('; ')
}

const shortColumns: Columns<Booking> = {
  id: ({ id }) => id,
  booked: ({ bookedAt }) => stamp(bookedAt),
  status: ({ status }) => status,
  answer: ({ willingness }) => willingness,
  email: ({ email }) => email || '(deleted)',
  adults: ({ party }) => String(party.adults),
  children: ({ party }) => String(party.children),
  seats: (booking) => String(seatsTakenBy(booking)),
  amount: (booking) => `$${dollars(amountCents(booking))}`,
  'refund due': ({ refundDueCents }) => (refundDueCents === 0 ? '' : `$${dollars(refundDueCents)}`),
  message: ({ message }) => message ?? '',
}
