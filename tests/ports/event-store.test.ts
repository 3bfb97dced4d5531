import { describe, expect, test } from 'vitest'
import type { Transition } from '#domain/bookings/booking.ts'
import { hour } from '#domain/time.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { err } from '#domain/result.ts'
import { noEmails } from '#support/emails.ts'
import { book, brokenComposer, guest, seatsTaken, labels } from '#support/stored-bookings.ts'
import { changingColumns } from '#adapters/sql/bookings/booking-rows.ts'
import { free, maybe, now, registered } from '#support/bookings.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { draft } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('events in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const asked = { required: true, placeholder: null }
  const full = gardenEvent({
    id: 'e2',
    publicId: 'workshop',
    start: now + hour,
    kind: 'members only',
    priceCents: 1050,
    videos: ['https://videos.example/walk.mp4'],
    guests: ['Ann “Fern” O’Neil', 'Zoë 🌿'],
    raffle: { gifts: ['/media/pot.webp'], description: null, winners: ['Ben'] },
    formFields: [
      { ...asked, type: 'text', name: 'firstName', label: 'First Name' },
      { ...asked, type: 'textarea', name: 'why', label: 'Why?', maxLength: null },
      { ...asked, type: 'radio', name: 'tea', label: 'Tea?', options: ['Yes', 'No'] },
      { ...asked, type: 'checkbox', name: 'days', label: 'Days', options: ['Sat', 'Sun'] },
    ],
  })
  const bare = gardenEvent({
    id: 'e3',
    publicId: 'bare',
    start: now + 3 * hour,
    name: null,
    description: null,
    end: null,
    venueAddress: null,
    hostedBy: null,
    capacity: null,
  })

  test('samples are added once, however many processes start', async () => {
    expect(await stores.events.hasHadSamples()).toBe(false)
    await Promise.all([stores.events.recordSamples(now), stores.events.recordSamples(now)])
    expect(await stores.events.hasHadSamples()).toBe(true)
  })

  test('sample events are removed with their guests, except those that anybody else has booked', async () => {
    const sample = (name: string) => gardenEvent({ id: `sample-${name}`, publicId: name })
    await stores.events.importAll([sample('ferns'), sample('moss')], now)
    const at = (name: string, email: string) => ({ eventId: `sample-${name}`, email })
    await book(stores, guest(1, 1, at('ferns', 'sample-guest-1@example.com')))
    await book(stores, guest(2, 1, at('moss', 'zoe@example.org')))
    const actor = { by: null, at: now + 1 }
    expect(await stores.events.removableSamples('evergreen')).toEqual(['sample-ferns'])
    expect(await stores.events.removeSamples('evergreen', actor)).toBe(1)
    expect(await stores.bookings.find('sample-moss', 'b2')).not.toBeNull()
    // Open desks poll for later activity.
    const entries = await stores.activity.list(null, 9)
    expect(entries).toMatchObject([
      { kind: 'sample-events-removed', at: now + 1, data: { count: 1 } },
    ])
    expect(await stores.events.removeSamples('evergreen', actor)).toBe(0)
    expect(await stores.activity.list(null, 9)).toEqual(entries)
  })

  if (kind === 'PostgreSQL') {
    test('a sample event that is booked during its removal stays', async () => {
      await stores.events.importAll([gardenEvent({ id: 'sample-moss' })], now)
      const { booking } = registered(free, 1, { eventId: 'sample-moss' })
      const [removing] = await duringTransaction(
        stores,
        async (tx) => {
          await tx.selectFrom('events').select('id').forUpdate().execute()
          const row = { id: booking.id, event_id: booking.eventId, ...changingColumns(booking) }
          await tx.insertInto('bookings').values(row).execute()
        },
        () => stores.events.removeSamples('evergreen', { by: null, at: now }),
      )
      expect(removing).toBe(0)
      expect(await stores.bookings.find('sample-moss', 'b1')).not.toBeNull()
    })
  }

  test('imported events are read whole, soonest first', async () => {
    const { count } = await stores.events.importAll([gardenEvent(), bare, full], now)
    expect(count).toEqual({ added: 3, changed: 0, unchanged: 0 })
    expect(await stores.events.list('evergreen')).toEqual([
      { event: full, seatsTaken: 0, revision: 0 },
      { event: bare, seatsTaken: 0, revision: 0 },
      { event: gardenEvent(), seatsTaken: 0, revision: 0 },
    ])
  })

  test('a cached list has changes made since', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await stores.events.list('evergreen')
    await stores.events.importAll([gardenEvent({ name: 'Another name' }), bare], now)
    const list = await stores.events.list('evergreen')
    expect(list.map(({ event }) => event.name)).toEqual([null, 'Another name'])
    await stores.events.cancel('evergreen', bare.publicId, now, () => [])
    const [first] = await stores.events.list('evergreen')
    expect(first?.event.cancelled).toBe(true)
  })

  test('an event is found by either of its ids, and the public one goes first', async () => {
    await stores.events.importAll([full, gardenEvent({ publicId: 'e2' })], now)
    const nameOf = async (id: string) =>
      (await stores.events.find('evergreen', id))?.event.publicId ?? null
    expect(await nameOf('workshop')).toBe('workshop')
    expect(await nameOf('e1')).toBe('e2')
    expect(await nameOf('e2')).toBe('e2')
    expect(await nameOf('WORKSHOP')).toBe(null)
  })

  test('no organization sees the events of another', async () => {
    const foreign = gardenEvent({ id: 'f1', tenant: 'other' })
    await stores.events.importAll([gardenEvent(), foreign], now)
    expect((await stores.events.find('evergreen', 'rain-garden-walk'))?.event.id).toBe('e1')
    expect((await stores.events.find('other', 'rain-garden-walk'))?.event.id).toBe('f1')
    expect(await stores.events.find('evergreen', 'f1')).toBe(null)
    expect((await stores.events.list('other')).map(({ event }) => event.id)).toEqual(['f1'])
    expect(await stores.events.cancel('evergreen', 'f1', now, noEmails)).toEqual(
      err({ code: 'unknown-event' }),
    )
  })

  test('the same event again changes nothing', async () => {
    await stores.events.importAll([full], now)
    const { count } = await stores.events.importAll([full, gardenEvent()], now + 1)
    expect(count).toEqual({ added: 1, changed: 0, unchanged: 1 })
    expect((await stores.events.find('evergreen', 'e2'))?.revision).toBe(0)
  })

  test('a changed event keeps its own id and its bookings, and its revision rises', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await book(stores, guest(1, 4))
    const moved = gardenEvent({ id: 'another', name: 'Moved', capacity: 3, raffle: full.raffle })
    expect(await stores.events.importAll([moved], now)).toMatchObject({
      count: { added: 0, changed: 1, unchanged: 0 },
      overbooked: [{ event: { capacity: 3 }, seatsTaken: 4 }],
    })
    expect(await stores.events.find('evergreen', 'rain-garden-walk')).toEqual({
      event: { ...moved, id: 'e1' },
      seatsTaken: 4,
      revision: 1,
    })
    expect(await stores.bookings.list('e1')).toHaveLength(1)
    expect(await stores.events.importAll([{ ...moved, capacity: 4 }], now)).toMatchObject({
      overbooked: [],
    })
  })

  test('an id that another event has is replaced by a new one', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await stores.events.importAll([gardenEvent({ tenant: 'other', name: 'Theirs' })], now)
    const [theirs] = await stores.events.list('other')
    expect(theirs?.event.name).toBe('Theirs')
    expect(theirs?.event.id).not.toBe('e1')
    expect((await stores.events.find('evergreen', 'e1'))?.event.name).toBe('Rain Garden Walk')
  })

  test('an import that fails half way leaves nothing behind', async () => {
    const unreadable: GardenEvent = {
      ...gardenEvent(),
      get publicId(): string {
        throw new Error('unreadable')
      },
    }
    await expect(stores.events.importAll([full, unreadable], now)).rejects.toThrow('unreadable')
    expect(await stores.events.list('evergreen')).toEqual([])
  })

  test('imports at the same time add each event once', async () => {
    const counts = await Promise.all(
      [1, 2, 3, 4].map(() => stores.events.importAll([gardenEvent(), full, bare], now)),
    )
    expect(counts.reduce((sum, { count }) => sum + count.added, 0)).toBe(3)
    expect(counts.reduce((sum, { count }) => sum + count.unchanged, 0)).toBe(9)
  })

  test('cancelling twice, even at once, emails the guests once', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await book(stores, guest(1, 2))
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        stores.events.cancel('evergreen', 'rain-garden-walk', now, (_event, steps) =>
          steps.map(({ booking }) => draft({ to: booking.email, label: 'Off' })),
        ),
      ),
    )
    const outcomes = results.map((result) => (result.ok ? result.value.length : -1))
    expect(outcomes.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    expect(await labels(stores)).toEqual(['Off'])
    expect((await stores.events.find('evergreen', 'e1'))?.revision).toBe(1)
  })

  test('when the mails of a cancellation cannot be written, the event stays on', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await book(stores, guest(1, 2))
    await expect(stores.events.cancel('evergreen', 'e1', now, brokenComposer)).rejects.toThrow(
      'no words',
    )
    expect(await seatsTaken(stores)).toBe(2)
    expect((await stores.events.find('evergreen', 'e1'))?.event.cancelled).toBe(false)
  })

  test('an import does not undo a cancellation', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await stores.events.cancel('evergreen', 'e1', now, noEmails)
    await stores.events.importAll([gardenEvent({ name: 'Still off' })], now)
    const stored = await stores.events.find('evergreen', 'e1')
    expect(stored?.event).toMatchObject({ name: 'Still off', cancelled: true })
  })

  test('an import that cancels an event cancels its bookings with it, or does nothing', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await book(stores, guest(1, 2))
    const off = gardenEvent({ cancelled: true })
    await expect(stores.events.importAll([off], now, null, brokenComposer)).rejects.toThrow(
      'no words',
    )
    expect(await stores.events.find('evergreen', 'e1')).toMatchObject({
      event: { cancelled: false },
      seatsTaken: 2,
    })
    const emailsFor = (_: unknown, steps: readonly Transition[]) =>
      steps.map(({ booking }) => draft({ to: booking.email, label: 'Off' }))
    const { cancelled } = await stores.events.importAll([off], now, null, emailsFor)
    expect(cancelled).toMatchObject([{ event: off, bookings: [{ booking: { id: 'b1' } }] }])
    expect(await stores.events.find('evergreen', 'e1')).toMatchObject({
      event: { cancelled: true },
      seatsTaken: 0,
      revision: 1,
    })
    expect(await labels(stores)).toEqual(['Off'])
  })

  test('an event that was imported as canceled can still be canceled with its bookings', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await book(stores, guest(1, 1, { ...maybe }))
    await book(stores, guest(2, 2))
    await stores.events.importAll([gardenEvent({ cancelled: true })], now)
    expect(await seatsTaken(stores)).toBe(2)
    const done = await stores.events.cancel('evergreen', 'e1', now, noEmails)
    expect(done.ok && done.value.length).toBe(2)
    expect(await seatsTaken(stores)).toBe(0)
    expect((await stores.events.find('evergreen', 'e1'))?.revision).toBe(1)
  })
})
