import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hour, minute } from '#domain/time.ts'
import {
  creditCents,
  seatsTakenBy,
  type BookableEvent,
  type Booking,
  type Transition,
} from './booking.ts'
import { cancelWithEvent, changeAnswer } from './change.ts'
import { partySize } from './party.ts'
import { completePayment, lapseHold } from './payment.ts'
import { decline, register } from './register.ts'

const guests = ['ann@example.org', 'ben@example.org', 'cleo@example.org', 'dan@example.org']

const guest = fc.constantFrom(...guests)
const party = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.integer({ min: 0, max: 1 }),
})
const act = <const T extends string>(name: T) => fc.constant(name)
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: act('register'),
      guest,
      party,
      willingness: fc.constantFrom('yes', 'maybe'),
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      do: act('change'),
      guest,
      party,
      willingness: fc.constantFrom('yes', 'maybe', 'no'),
    }),
  },
  { weight: 12, arbitrary: fc.record({ do: act('pay'), nth: fc.nat(6) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: act('wait'), minutes: fc.integer({ min: 1, max: 45 }) }),
  },
  { weight: 6, arbitrary: fc.record({ do: act('sweep') }) },
  { weight: 3, arbitrary: fc.record({ do: act('decline'), guest }) },
  { weight: 3, arbitrary: fc.record({ do: act('price'), cents: fc.constantFrom(0, 999, 2500) }) },
  { weight: 1, arbitrary: fc.record({ do: act('cancel') }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A minimal store: it applies the rules and does nothing else. */
class Store {
  now = 1_800_000_000_000
  event: BookableEvent
  /** By id. */
  readonly bookings = new Map<string, Booking>()
  readonly orders: { bookingId: string; id: string; dueCents: number; isPaid: boolean }[] = []
  seatsTaken = 0
  received = 0
  sentBack = 0

  constructor(capacity: number | null) {
    const start = this.now + 6 * hour
    this.event = { start, cancelled: false, capacity, kind: 'paid', priceCents: 2500 }
  }

  apply({ booking, seatsChange, superseded }: Transition): void {
    const { order, id: bookingId } = booking
    this.bookings.set(bookingId, booking)
    if (superseded) this.bookings.set(superseded.id, superseded)
    this.seatsTaken += seatsChange
    if (order && !this.orders.some(({ id }) => id === order.id)) {
      this.orders.push({ bookingId, id: order.id, dueCents: order.dueCents, isPaid: false })
    }
  }

  current(email: string): Booking | null {
    const own = [...this.bookings.values()].filter((booking) => booking.email === email)
    return own.find(({ isSuperseded }) => !isSuperseded) ?? null
  }

  take(what: Step): void {
    const { event, now, seatsTaken } = this
    const orderId = `order-${this.orders.length + 1}`
    const bookingId = `booking-${this.bookings.size + 1}`
    switch (what.do) {
      case 'register': {
        const ids = { bookingId, orderId, eventId: 'e', email: what.guest }
        const asked = { ...what, ...ids, holder: null, answers: answersOf(bookingId) }
        const done = register(this.current(what.guest), asked, event, seatsTaken, now)
        if (done.ok) this.apply(done.value)
        return
      }
      case 'change': {
        const booking = this.current(what.guest)
        if (!booking) return
        const { willingness } = what
        const change =
          willingness === 'no'
            ? { willingness, message: '' }
            : {
                willingness,
                party: what.party,
                answers: answersOf(booking.id),
                orderId,
                holder: null,
              }
        const done = changeAnswer(booking, change, event, seatsTaken, now)
        if (done.ok) this.apply(done.value)
        return
      }
      case 'decline': {
        const form = { name: 'A', email: what.guest, phone: '', message: '' }
        const asked = { ...form, bookingId, eventId: 'e' }
        const done = decline(this.current(what.guest), asked, event, seatsTaken, now)
        if (done.ok) this.apply(done.value)
        return
      }
      case 'pay': {
        const order = this.orders.filter(({ isPaid }) => !isPaid)[what.nth]
        const booking = order && this.bookings.get(order.bookingId)
        if (!order || !booking) return
        order.isPaid = true
        const payment = { orderId: order.id, amountCents: order.dueCents }
        const current = booking.isSuperseded ? this.current(booking.email) : null
        const outcome = completePayment({ booking, current, payment, event, seatsTaken, now })
        this.received += order.dueCents
        if (outcome.is === 'refunded') this.sentBack += outcome.refundCents
        this.apply(outcome.transition)
        return
      }
      case 'wait':
        this.now += what.minutes * minute
        return
      case 'sweep':
        for (const booking of this.bookings.values()) {
          const lapsed = lapseHold(booking, now)
          if (lapsed) this.apply(lapsed)
        }
        return
      case 'price':
        this.event = { ...event, priceCents: what.cents }
        return
      case 'cancel':
        this.event = { ...event, cancelled: true }
        for (const booking of this.bookings.values()) {
          if (!booking.isSuperseded) this.apply(cancelWithEvent(booking))
        }
    }
  }
}

/** Answers that name the booking they were given for. */
function answersOf(bookingId: string) {
  return [{ name: 'for', value: bookingId }]
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/** Throws instead of using expect(), which would take most of the time in thousands of runs. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

function mustBeSound(store: Store): void {
  const bookings = [...store.bookings.values()]
  const { capacity } = store.event
  must(store.seatsTaken === sum(bookings.map(seatsTakenBy)), 'seats are counted wrong')
  must(capacity === null || store.seatsTaken <= capacity, 'more seats are taken than there are')
  must(store.received === sum(bookings.map(({ paidCents }) => paidCents)), 'money came unseen')
  must(store.sentBack === sum(bookings.map((each) => each.refundedCents)), 'money went unseen')
  for (const email of guests) {
    const own = bookings.filter((booking) => booking.email === email)
    const current = own.filter(({ isSuperseded }) => !isSuperseded).length
    must(current === (own.length === 0 ? 0 : 1), `${email} has ${current} answers`)
  }
  for (const booking of bookings) mustBeSoundAlone(booking)
}

function mustBeSoundAlone(booking: Booking): void {
  const { id, status, willingness, seats, order, origin, answers, party } = booking
  const check = (holds: boolean, what: string) => must(holds, `${id}: ${what}`)
  if (origin === 'registration' && willingness !== 'no') {
    check(JSON.stringify(answers) === JSON.stringify(answersOf(id)), 'answers of another')
  }
  if (booking.isSuperseded) {
    check(seatsTakenBy(booking) === 0, 'superseded with seats')
    check(creditCents(booking) + booking.refundDueCents === 0, 'superseded with money')
    check(['expired', 'refunded', 'cancelled'].includes(status), `superseded and ${status}`)
  }
  check(creditCents(booking) >= 0, 'more went back than came')
  if (seats === 0) check(creditCents(booking) === 0, 'money without a seat')
  if (willingness !== 'yes') check(seats === 0, 'seats without a Yes')
  if (seats > 0) check(partySize(party) === seats, 'seats of another party')
  check((status === 'pending_payment') === (order?.state === 'held'), 'pending without a hold')
  if (order) check(order.seats > seats, 'an order for no seat')
  if (willingness === 'yes' && status === 'confirmed') check(seats > 0, 'a Yes without a seat')
  for (const cents of [booking.paidCents, booking.refundedCents, booking.refundDueCents]) {
    check(Number.isSafeInteger(cents) && cents >= 0, `${cents} cents`)
  }
}

test('no seat is sold twice and every cent is known, whatever guests do in any order', () => {
  fc.assert(
    fc.property(
      fc.option(fc.integer({ min: 0, max: 8 }), { freq: 5 }),
      fc.array(step, { maxLength: 40, size: 'max' }),
      (capacity, steps) => {
        const store = new Store(capacity)
        for (const what of steps) {
          store.take(what)
          mustBeSound(store)
        }
      },
    ),
    { numRuns: 1000 },
  )
})

test('when everyone answers No and the holds end, every seat is free again', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25, size: 'max' }), (steps) => {
      const store = new Store(6)
      for (const what of steps) store.take(what)
      store.now = Math.min(store.now, store.event.start - 1)
      const party = { adults: 1, children: 0 }
      for (const guest of guests) {
        for (const _ of ['once', 'and again']) {
          store.take({ do: 'change', guest, party, willingness: 'no' })
        }
      }
      expect(store.seatsTaken).toBe(0)
      expect(sum([...store.bookings.values()].map(creditCents))).toBe(0)
      mustBeSound(store)
    }),
    { numRuns: 300 },
  )
})
