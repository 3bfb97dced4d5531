import { expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { commandLine } from '#support/command-line.ts'
import { guest, paymentOf } from '#support/stored-bookings.ts'

const event = {
  eventId: 'moss-walk',
  name: 'Moss Walk',
  description: 'Slow and close to the ground.',
  startDateTime: '2199-06-06T09:00:00-04:00',
  endDateTime: '2199-06-06T11:00:00-04:00',
  timezone: 'America/New_York',
  eventType: 'free',
  capacity: 10,
}

/** The command line, and what imports an event. */
async function owner() {
  const { stores, run, write } = await commandLine()
  const importEvents = (events: unknown) => {
    write('events.json', JSON.stringify(events))
    return run('events import events.json')
  }
  /** Imports one event; returns its id in the database. */
  const imported = async (change = {}) => {
    await importEvents([{ ...event, ...change }])
    return (await stores.events.find('evergreen', event.eventId))?.event.id ?? ''
  }
  return { stores, run, importEvents, imported }
}

test('one error and nothing is imported, and every error is named with its place', async () => {
  const { run, importEvents } = await owner()
  const broken = [event, { ...event, eventId: 'b', capacity: -1, startDateTime: 'tomorrow' }]
  await expect(importEvents(broken)).rejects.toThrow('[1].capacity: ')
  await expect(importEvents(broken)).rejects.toThrow('[1].startDateTime: ')
  expect(await run('events list --json')).toBe('[]')
  await expect(run('events import nothing.json')).rejects.toThrow('nothing.json')
})

test('bookings are listed as one JSON document, canceled with their event, and forgotten', async () => {
  const { stores, run, imported } = await owner()
  const eventId = await imported()
  const at = Date.parse('2026-06-01T12:00:00Z')
  const answers = [{ name: 'firstName', value: 'Rosa' }]
  await stores.bookings.reserve(guest(1, 2, { eventId, answers }), at, () => [])

  expect(JSON.parse(await run('bookings list moss-walk --json'))).toEqual([
    {
      bookingId: 'b1',
      status: 'confirmed',
      willingness: 'yes',
      attendeeEmail: 'guest1@example.org',
      adults: 2,
      children: 0,
      seats: 2,
      amountCents: 0,
      refundDueCents: 0,
      bookedAt: '2026-06-01T12:00:00.000Z',
      message: null,
      formResponses: [{ fieldName: 'firstName', value: 'Rosa' }],
    },
  ])
  expect(await run('events cancel moss-walk')).toContain(
    'Canceled Moss Walk. Guests told by email: 1.',
  )
  expect(JSON.parse(await run('mail list --json'))).toMatchObject([
    { to: 'guest1@example.org', subject: 'Canceled: Moss Walk' },
  ])

  expect(await run('privacy erase GUEST1@example.org')).toContain(
    'Removed 0 leads and the personal data of 1 booking',
  )
  const left: unknown = JSON.parse(await run('bookings list moss-walk --json'))
  expect(left).toMatchObject([{ attendeeEmail: '', formResponses: [] }])
  await expect(run('bookings list nothing')).rejects.toThrow('There is no event nothing.')
})

test('attempts that another one replaced are listed only where money came in for them', async () => {
  const { stores, run, imported } = await owner()
  const eventId = await imported({ eventType: 'paid', eventPrice: 25 })
  const email = 'zoe@example.org'
  const attempts = []
  for (const number of [1, 2, 3]) {
    const asked = guest(number, 2, { eventId, email })
    const done = await stores.bookings.reserve(asked, Date.now() + number, () => [])
    attempts.push(unwrap(done).booking)
  }
  for (const attempt of attempts.slice(1).toReversed()) {
    await stores.bookings.confirmPayment(
      paymentOf(attempt),
      Date.now(),
      () => [],
      () => [],
    )
  }
  const listed: unknown = JSON.parse(await run('bookings list moss-walk --json'))
  expect(listed).toMatchObject([
    { bookingId: 'b2', status: 'refunded', seats: 0, amountCents: 0, refundDueCents: 0 },
    { bookingId: 'b3', status: 'confirmed', seats: 2, amountCents: 5000 },
  ])
  expect(await run('events list')).toContain('2 of 10')
  expect(await run('privacy erase', email)).toContain('the personal data of 3 bookings')
})
