import { beforeEach, describe, expect, test } from 'vitest'
import type { Booking } from '#domain/bookings/booking.ts'
import { hour } from '#domain/time.ts'
import { book, brokenComposer, change, guest, labels } from '#support/stored-bookings.ts'
import { no, now } from '#support/bookings.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { draft } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('events with a new time or place in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  beforeEach(() => stores.events.importAll([gardenEvent()], now))

  test('guests of a moved event are emailed once, with the import or with a later one that asks for it', async () => {
    await book(stores, guest(1, 1))
    await book(stores, guest(2, 1, { willingness: 'maybe' }))
    const left = await book(stores, guest(3, 1))
    await change(stores, left, no)
    const mails = (_: unknown, guests: readonly Booking[]) =>
      guests.map(({ email }) => draft({ to: email, label: 'Moved' }))
    const moved = gardenEvent({ start: gardenEvent().start + hour })
    const guests = (count: number) => [{ guests: count, event: { event: moved } }]

    expect(await stores.events.importAll([moved], now + 1)).toMatchObject({ moves: guests(2) })
    await book(stores, guest(4, 1), now + 2)
    expect(await labels(stores)).toEqual([])
    await expect(stores.events.importAll([moved], now + 3, brokenComposer)).rejects.toThrow(
      'no words',
    )
    // A guest who booked after the move knows the new time.
    expect(await stores.events.importAll([moved], now + 3, mails)).toMatchObject({
      count: { unchanged: 1 },
      moves: guests(2),
    })
    expect(await labels(stores)).toEqual(['Moved', 'Moved'])
    expect((await stores.events.find('evergreen', 'e1'))?.revision).toBe(1)
    expect((await stores.events.importAll([moved], now + 4, mails)).moves).toEqual([])

    const elsewhere = { ...moved, venueAddress: '12 Oak Street' }
    expect(await stores.events.importAll([elsewhere], now + 5, mails)).toMatchObject({
      moves: [{ guests: 3 }],
    })
    expect(await labels(stores)).toHaveLength(5)
  })

  test('a guest who registers while an import waits is emailed about the move', async () => {
    await book(stores, guest(1, 1), now + 2)
    const moved = gardenEvent({ start: gardenEvent().start + hour })
    expect(await stores.events.importAll([moved], now + 1)).toMatchObject({
      moves: [{ guests: 1 }],
    })
    await book(stores, guest(2, 1), now + 3)
    const mails = (_: unknown, guests: readonly Booking[]) =>
      guests.map(({ email }) => draft({ to: email, label: `Moved: ${email}` }))
    await stores.events.importAll([moved], now + 4, mails)
    expect(await labels(stores)).toEqual(['Moved: guest1@example.org'])
  })

  test('other changes, and past or canceled events, email nobody', async () => {
    await book(stores, guest(1, 1))
    for (const other of [
      { name: 'Another name', capacity: 20 },
      { start: now - hour, end: null },
      { cancelled: true, start: gardenEvent().start + hour },
    ]) {
      const { moves } = await stores.events.importAll([gardenEvent(other)], now)
      expect(moves).toEqual([])
    }
  })
})
