import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { minute } from '#domain/time.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import type { Result } from '#domain/result.ts'
import { guest, seatsTaken, toGuest, tokenFor } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { paidEvent } from '#support/garden-events.ts'
import { freshDatabase } from '#support/databases.ts'
import { draft, labelOf } from '#support/leads.ts'
import { erasePerson } from '#support/erase-person.ts'
import { sqlStores, type TestStores } from '#support/stores.ts'

const who = fc.integer({ min: 1, max: 4 })
const party = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  children: fc.integer({ min: 0, max: 1 }),
})
const willingness = fc.constantFrom('yes', 'yes', 'maybe', 'no')
const act = <const T extends string>(name: T) => fc.constant(name)
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: act('register'), who, party, willingness }) },
  { weight: 8, arbitrary: fc.record({ do: act('change'), who, party, willingness }) },
  { weight: 8, arbitrary: fc.record({ do: act('pay'), nth: fc.nat(4), byWebhook: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: act('sweep') }) },
  { weight: 2, arbitrary: fc.record({ do: act('release'), who }) },
  { weight: 3, arbitrary: fc.record({ do: act('give back'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: act('report'), nth: fc.nat(4), cents: fc.nat(9_000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: act('price'), cents: fc.constantFrom(0, 999, 2500) }) },
  { weight: 1, arbitrary: fc.record({ do: act('forget'), who }) },
  { weight: 1, arbitrary: fc.record({ do: act('cancel') }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const word = (result: Result<unknown, { readonly code: string }>) =>
  result.ok ? 'ok' : result.error.code

/** Guests of one event, who use the same store one after another. */
class Story {
  readonly stores: TestStores
  readonly event: GardenEvent
  readonly orders: { bookingId: string; orderId: string; amountCents: number; currency: string }[] =
    []
  now = now
  steps = 0

  constructor(stores: TestStores, event: GardenEvent) {
    this.stores = stores
    this.event = event
  }

  async takeAll(steps: readonly Step[]): Promise<readonly string[]> {
    await this.stores.events.importAll([this.event], now)
    const taken: string[] = []
    for (const what of steps) {
      this.now += 13 * minute
      this.steps += 1
      taken.push(await this.take(what))
      await this.noteOrders()
      await seatsTaken(this.stores, this.event.id)
    }
    return taken
  }

  async take(what: Step): Promise<string> {
    const { bookings, events } = this.stores
    const { id: eventId, tenant } = this.event
    const own = `${eventId}-${this.steps}`
    const orderId = `order-${own}`
    switch (what.do) {
      case 'register': {
        const email = `guest${what.who}@example.org`
        if (what.willingness === 'no') {
          const form = { name: 'A', email, phone: '', message: '', bookingId: own, eventId }
          return word(await bookings.decline(form, this.now, toGuest('Pity')))
        }
        const ids = { bookingId: own, orderId, eventId, email }
        const asked = { ...guest(0, 1), ...ids, party: what.party, willingness: what.willingness }
        return word(await bookings.reserve(asked, this.now, toGuest('Registered')))
      }
      case 'change': {
        const booking = await this.bookingOf(what.who)
        if (booking === undefined) return 'nobody'
        const tokenHash = await tokenFor(this.stores, booking, this.now)
        const change =
          what.willingness === 'no'
            ? { willingness: what.willingness, message: 'Sorry' }
            : {
                willingness: what.willingness,
                party: what.party,
                answers: [],
                orderId,
                holder: null,
              }
        const asked = { eventId, bookingId: booking.id, tokenHash, change }
        return word(await bookings.change(asked, this.now, toGuest('Changed')))
      }
      case 'pay': {
        const order = this.orders[what.nth]
        if (order === undefined) return 'nothing to pay'
        const webhookEventId = what.byWebhook ? `event-${order.orderId}` : null
        const payment = {
          ...order,
          subject: { kind: 'booking', id: order.bookingId } as const,
          paymentId: `payment-${order.orderId}`,
          webhookEventId,
        }
        const taken = await bookings.confirmPayment(
          payment,
          this.now,
          ({ is }) => [draft({ label: is })],
          ({ mismatch }) => [draft({ label: mismatch })],
        )
        return taken.is === 'refunded' ? taken.reason : taken.is
      }
      case 'sweep':
        return String((await bookings.expireHolds(this.now)).length)
      case 'release': {
        const booking = await this.bookingOf(what.who)
        await bookings.releaseOrder(booking?.id ?? '', booking?.order?.id ?? '', null)
        return 'released'
      }
      case 'give back': {
        const booking = await this.bookingOf(what.who)
        const id = booking?.id ?? ''
        return word(
          await bookings.refundDue(tenant, id, this.now, ({ refundCents, booking: { email } }) => [
            draft({ to: email, label: `${refundCents}` }),
          ]),
        )
      }
      case 'report': {
        const paymentId = `payment-${this.orders[what.nth]?.orderId}`
        const id = this.orders[what.nth]?.bookingId
        const webhookEventId = `report-${what.cents}-${paymentId}`
        const report = {
          paymentId,
          subject: id === undefined ? null : ({ kind: 'booking', id } as const),
          webhookEventId,
          refundedCents: what.cents,
          countedAt: this.now,
        }
        return this.stores.paymentStore.recordRefundReport(report, this.now)
      }
      case 'price': {
        const repriced = { ...this.event, priceCents: what.cents }
        return JSON.stringify((await events.importAll([repriced], this.now)).count)
      }
      case 'forget':
        return String(await erasePerson(this.stores, `guest${what.who}@example.org`))
      case 'cancel':
        return word(
          await events.cancel(tenant, eventId, this.now, (_event, steps) =>
            steps.map(({ booking }) => draft({ to: booking.email, label: 'Off' })),
          ),
        )
    }
  }

  async bookingOf(number: number) {
    const rows = await this.stores.bookings.list(this.event.id)
    return rows.find(
      ({ email, isSuperseded }) => email === `guest${number}@example.org` && !isSuperseded,
    )
  }

  async noteOrders(): Promise<void> {
    for (const { id: bookingId, order } of await this.stores.bookings.list(this.event.id)) {
      if (order === null || this.orders.some(({ orderId }) => orderId === order.id)) continue
      const checkout = { sessionId: `s-${order.id}`, url: 'https://pay.example/' }
      await this.stores.bookings.attachCheckout(bookingId, order.id, checkout, order.heldUntil)
      this.orders.push({
        bookingId,
        orderId: order.id,
        amountCents: order.dueCents,
        currency: 'usd',
      })
    }
  }

  /** All visible state of the event afterward. */
  async outcome() {
    const { bookings, events, outbox, paymentStore } = this.stores
    const rows = await bookings.list(this.event.id)
    const ids = new Set(rows.map(({ id }) => id))
    const refunds = await paymentStore.pendingRefunds()
    const mails = (await outbox.list(10_000)).map((email) => `${email.to}: ${labelOf(email)}`)
    const open = await paymentStore.watchedOrders('all', now)
    return {
      rows,
      event: await events.find(this.event.tenant, this.event.id),
      mails: mails.toSorted(),
      refunds: refunds
        .filter(({ bookingId }) => bookingId !== null && ids.has(bookingId))
        .map(({ paymentId, amountCents }) => `${paymentId}: ${amountCents}`)
        .toSorted(),
      open: open
        .filter(({ subject }) => ids.has(subject.id))
        .map(({ subject, isWanted }) => `${subject.id} ${isWanted}`)
        .toSorted(),
    }
  }
}

describe('SQLite and PostgreSQL', () => {
  let sqlite: TestStores
  let postgres: TestStores
  beforeAll(async () => {
    sqlite = sqlStores(await freshDatabase('SQLite'))
    postgres = sqlStores(await freshDatabase('PostgreSQL'))
  })
  afterAll(async () => {
    await sqlite.close()
    await postgres.close()
  })

  test('return and store the same, whatever guests do, and the seat count is right', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.option(fc.integer({ min: 0, max: 8 }), { freq: 5 }),
        fc.array(step, { minLength: 10, maxLength: 25, size: 'max' }),
        async (capacity, steps) => {
          const id = `e${(run += 1)}`
          const start = now + 6 * 60 * minute
          const event = paidEvent({ id, publicId: `public-${id}`, capacity, start, end: null })
          const [expected, actual] = [new Story(sqlite, event), new Story(postgres, event)]
          expect(await actual.takeAll(steps)).toEqual(await expected.takeAll(steps))
          expect(await actual.outcome()).toEqual(await expected.outcome())
        },
      ),
      { numRuns: 25, endOnFailure: true },
    )
  }, 180_000)
})
