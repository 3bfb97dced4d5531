import { beforeEach, describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { day, minute } from '#domain/time.ts'
import { noEmails } from '#support/emails.ts'
import {
  book,
  brokenComposer,
  change,
  guest,
  paymentOf,
  seatsTaken,
  labels,
  toGuest,
  tokenFor,
} from '#support/stored-bookings.ts'
import { maybe, no, now, yes } from '#support/bookings.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { draft } from '#support/leads.ts'
import { erasePerson } from '#support/erase-person.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('bookings in %s', (_, open) => {
  const stores = newForEachTest(open)
  beforeEach(() => stores.events.importAll([gardenEvent()], now))

  const form = { name: 'Zoe', phone: '7705550123', message: 'Away' }
  const decline = (email: string, bookingId = 'd1', message = form.message) =>
    stores.bookings.decline(
      { ...form, email, bookingId, message, eventId: 'e1' },
      now,
      toGuest('Pity'),
    )
  const refusal = (code: string, more = {}) => err({ code, ...more })

  test('a registration is stored with its seats and its mail', async () => {
    const answers = [
      { name: 'firstName', value: 'Zoë “Z” 🌿' },
      { name: 'days', value: ['Sat', 'Sun'] },
    ]
    const asked = guest(1, 3, { email: 'Zoe@Example.org', answers })
    const done = unwrap(await stores.bookings.reserve(asked, now, toGuest('See you')))
    expect(done).toMatchObject({ is: 'new', seatsChange: 3, droppedOrder: null })
    expect(done.event).toEqual({ event: gardenEvent(), seatsTaken: 3, revision: 0 })
    expect(done.booking).toMatchObject({ email: 'Zoe@Example.org', answers, seats: 3 })
    expect(await stores.bookings.find('e1', 'b1')).toEqual(done.booking)
    expect(await stores.bookings.list('e1')).toEqual([done.booking])
    expect(await seatsTaken(stores)).toBe(3)
    expect(await labels(stores)).toEqual(['See you'])
  })

  test('a booking is found under its own event only', async () => {
    await book(stores, guest(1, 1))
    expect(await stores.bookings.find('e2', 'b1')).toBe(null)
    expect(await stores.bookings.find('e1', 'b2')).toBe(null)
    expect(await stores.bookings.list('e2')).toEqual([])
  })

  test('bookings are listed from the oldest, declines included', async () => {
    await book(stores, guest(1, 1), now + 2)
    await book(stores, guest(2, 1), now + 1)
    await decline('guest3@example.org')
    expect((await stores.bookings.list('e1')).map(({ id }) => id)).toEqual(['d1', 'b2', 'b1'])
  })

  test('one address twenty times at once is one booking with one mail', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_each, index) =>
        stores.bookings.reserve(
          guest(index, 1, { email: index % 2 ? 'zoe@example.org' : 'Zoe@Example.org' }),
          now,
          toGuest('See you'),
        ),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stores.bookings.list('e1')).toHaveLength(1)
    expect(await seatsTaken(stores)).toBe(1)
    expect(await labels(stores)).toEqual(['See you'])
  })

  test('the same address may answer to another event', async () => {
    await stores.events.importAll([gardenEvent({ id: 'e2', publicId: 'other' })], now)
    await book(stores, guest(1, 1))
    await book(stores, guest(1, 1, { bookingId: 'b2', eventId: 'e2' }))
    expect(await seatsTaken(stores, 'e1')).toBe(1)
    expect(await seatsTaken(stores, 'e2')).toBe(1)
  })

  test('when the mails cannot be written, nothing is booked', async () => {
    await expect(stores.bookings.reserve(guest(1, 1), now, brokenComposer)).rejects.toThrow()
    const form1 = { ...form, email: 'guest1@example.org', bookingId: 'd1', eventId: 'e1' }
    await expect(stores.bookings.decline(form1, now, brokenComposer)).rejects.toThrow('no words')
    expect(await stores.bookings.list('e1')).toEqual([])
    expect(await seatsTaken(stores)).toBe(0)
  })

  test('a public No is stored, replaced by another, and gives way to a registration', async () => {
    const declined = await decline('zoe@example.org')
    expect(declined.ok && declined.value?.booking).toMatchObject({ origin: 'decline', seats: 0 })
    await decline('Zoe@example.org', 'd2', 'Ill')
    expect(await decline('zoe@example.org', 'd3', 'Ill')).toEqual(ok(null))
    const booking = await book(stores, guest(1, 2, { email: 'zoe@example.org' }))
    expect(booking).toMatchObject({ id: 'b1', origin: 'registration', message: null })
    const rows = await stores.bookings.list('e1')
    expect(rows.filter(({ isSuperseded }) => !isSuperseded)).toEqual([booking])
    expect(rows.map(({ id }) => id).toSorted()).toEqual(['b1', 'd1', 'd2'])
    expect(await decline('zoe@example.org')).toEqual(refusal('already-answered'))
    expect(await seatsTaken(stores)).toBe(2)
  })

  test('the owner of the mailbox changes the answer in any direction', async () => {
    const booking = await book(stores, guest(1, 2))
    await change(stores, booking, yes(5))
    expect(await seatsTaken(stores)).toBe(5)
    await change(stores, booking, maybe, now + 15 * minute)
    expect(await seatsTaken(stores)).toBe(0)
    await change(stores, booking, no, now + 30 * minute)
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject({
      willingness: 'no',
      status: 'cancelled',
      message: 'Sorry',
    })
    await change(stores, booking, yes(10), now + 45 * minute)
    expect(await seatsTaken(stores)).toBe(10)
  })

  test('a token opens only its own booking, for a limited time', async () => {
    await stores.events.importAll([gardenEvent({ id: 'e2', publicId: 'other' })], now)
    const mine = await book(stores, guest(1, 1))
    const theirs = await book(stores, guest(2, 1))
    const tokenHash = await tokenFor(stores, mine)
    const asked = { eventId: 'e1', bookingId: mine.id, tokenHash, change: no }
    const tries = [
      { ...asked, bookingId: theirs.id },
      { ...asked, eventId: 'e2' },
      { ...asked, tokenHash: 'made-up' },
    ]
    for (const wrong of tries) {
      expect(await stores.bookings.change(wrong, now, noEmails)).toEqual(refusal('bad-token'))
    }
    const late = await stores.bookings.change(asked, now + 20 * minute, noEmails)
    expect(late).toEqual(refusal('bad-token'))
    const unknown = await stores.bookings.change({ ...asked, eventId: 'e9' }, now, noEmails)
    expect(unknown).toEqual(refusal('unknown-event'))
    expect(await seatsTaken(stores)).toBe(2)
    const inTime = await stores.bookings.change(asked, now + 20 * minute - 1, noEmails)
    expect(inTime.ok).toBe(true)
  })

  test('a token works once, also when used many times at once', async () => {
    const booking = await book(stores, guest(1, 4))
    const tokenHash = await tokenFor(stores, booking)
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        stores.bookings.change(
          { eventId: 'e1', bookingId: booking.id, tokenHash, change: no },
          now,
          toGuest('Pity'),
        ),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)[0]).toEqual(refusal('bad-token'))
    expect(await seatsTaken(stores)).toBe(0)
    expect(await labels(stores)).toEqual(['Pity'])
  })

  test('a refused change, or one without its mail, leaves the token usable', async () => {
    const booking = await book(stores, guest(1, 4))
    await book(stores, guest(2, 6))
    const tokenHash = await tokenFor(stores, booking)
    const asked = { eventId: 'e1', bookingId: booking.id, tokenHash }
    const more = await stores.bookings.change({ ...asked, change: yes(5) }, now, noEmails)
    expect(more).toEqual(refusal('not-enough-seats', { seatsLeft: 4 }))
    const fewer = { ...asked, change: yes(3) }
    await expect(stores.bookings.change(fewer, now, brokenComposer)).rejects.toThrow('no words')
    expect(await seatsTaken(stores)).toBe(10)
    expect((await stores.bookings.change(fewer, now, noEmails)).ok).toBe(true)
    expect(await seatsTaken(stores)).toBe(9)
  })

  test('an erased guest leaves seats and money, but no personal data', async () => {
    await stores.events.importAll([paidEvent({ id: 'e2', publicId: 'paid' })], now)
    const answers = [{ name: 'firstName', value: 'Zoe' }]
    const email = 'Zoe@Example.org'
    const asked = guest(1, 2, { email, answers })
    const toOwner = draft({ label: 'New booking', about: { kind: 'booking', id: 'b1' } })
    await stores.bookings.reserve(asked, now, () => [toOwner, draft({ to: 'zoe@example.org' })])
    await book(stores, guest(2, 3, { email, answers, eventId: 'e2' }))
    const other = await stores.bookings.reserve(guest(3, 1), now, toGuest('Kept'))
    const tokenHash = await tokenFor(stores, { ...(await mine('e1', 'b1')), email })

    expect(await erasePerson(stores, ' zoe@EXAMPLE.org')).toBe(2)

    const left = await mine('e1', 'b1')
    expect(left).toMatchObject({ email: '', answers: [], message: null, seats: 2 })
    const order = { dueCents: 7500, answers: [], party: { adults: 3 } }
    expect(await mine('e2', 'b2')).toMatchObject({ email: '', answers: [], order })
    expect(await mine('e1', 'b3')).toEqual(other.ok && other.value.booking)
    expect(JSON.stringify(await stores.bookings.list('e1'))).not.toMatch(/zoe/i)
    expect(await labels(stores)).toEqual(['Kept'])
    expect(await seatsTaken(stores)).toBe(3)
    const stale = { eventId: 'e1', bookingId: 'b1', tokenHash, change: no }
    expect(await stores.bookings.change(stale, now, noEmails)).toEqual(refusal('bad-token'))
    expect(await erasePerson(stores, email)).toBe(0)
    expect(await erasePerson(stores, '')).toBe(0)
  })

  test('guests of long past events are erased, once, and their seats stay', async () => {
    const later = gardenEvent({ id: 'e2', publicId: 'later', start: now + 2 * day, end: null })
    await stores.events.importAll([later], now)
    const answers = [{ name: 'firstName', value: 'Zoe' }]
    await stores.bookings.reserve(guest(1, 2, { answers }), now, toGuest('Old'))
    await stores.bookings.reserve(guest(2, 1, { eventId: 'e2', answers }), now, toGuest('Kept'))
    const { end } = gardenEvent()
    expect(await stores.bookings.eraseOfEventsBefore(end ?? 0)).toBe(0)
    expect(await stores.bookings.eraseOfEventsBefore(now + 2 * day)).toBe(1)
    expect(await mine('e1', 'b1')).toMatchObject({ email: '', answers: [], seats: 2 })
    expect(await mine('e2', 'b2')).toMatchObject({ email: 'guest2@example.org', answers })
    expect(await labels(stores)).toEqual(['Kept'])
    expect(await seatsTaken(stores)).toBe(2)
    expect(await stores.bookings.eraseOfEventsBefore(now + 2 * day)).toBe(0)
  })

  const mine = async (eventId: string, id: string) =>
    (await stores.bookings.find(eventId, id)) ?? expect.fail()

  test('an erased guest may register again, and gets no mail about the past', async () => {
    await stores.events.importAll([paidEvent({ id: 'e2', publicId: 'paid' })], now)
    const held = await book(stores, guest(1, 2, { eventId: 'e2' }))
    await erasePerson(stores, held.email)
    const taken = await stores.bookings.confirmPayment(
      paymentOf(held),
      now,
      ({ transition }) => [draft({ to: transition.booking.email, label: 'Paid' })],
      noEmails,
    )
    expect(taken.is).toBe('confirmed')
    expect(await labels(stores)).toEqual([])
    const again = await book(stores, guest(2, 1, { eventId: 'e2', email: held.email }))
    expect(again.id).toBe('b2')
    expect(await seatsTaken(stores, 'e2')).toBe(3)
  })
})
