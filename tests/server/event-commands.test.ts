import { writeFileSync } from 'node:fs'
import { unwrap } from '#domain/result.ts'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sqlBookingStore } from '#adapters/sql/bookings/booking-store.ts'
import { openSqlite } from '#adapters/sql/database.ts'
import { guest, paymentOf } from '#support/stored-bookings.ts'
import { newDataFolder } from '#support/databases.ts'
import { runManage } from '#support/run-manage.ts'

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

function ownerOf(folder: string) {
  const settings = { DATA_DIR: folder, SAMPLE_EVENTS: 'off' }
  return {
    run: (...args: string[]) => runManage(args, settings),
    file: (content: unknown) => {
      const file = path.join(folder, 'events.json')
      writeFileSync(file, JSON.stringify(content))
      return file
    },
  }
}

function owner() {
  const folder = newDataFolder()
  return { folder, ...ownerOf(folder) }
}

test('one error and nothing is imported, and every error is named with its place', async () => {
  const { run, file } = owner()
  const broken = [event, { ...event, eventId: 'b', capacity: -1, startDateTime: 'tomorrow' }]
  const refused = await run('events', 'import', file(broken))
  expect(refused).toMatchObject({ status: 1, out: '' })
  expect(refused.err).toContain('[1].capacity: ')
  expect(refused.err).toContain('[1].startDateTime: ')
  expect((await run('events', 'list', '--json')).out).toBe('[]\n')
  expect(await run('events', 'import', 'nothing.json')).toMatchObject({ status: 1, out: '' })
})

test('bookings are listed as one JSON document, canceled with their event, and forgotten', async () => {
  const { folder, run, file } = owner()
  await run('events', 'import', file([event]))
  const [{ _id: eventId }] = JSON.parse((await run('events', 'list', '--json')).out)
  const database = openSqlite(path.join(folder, 'site.db'))
  const at = Date.parse('2026-06-01T12:00:00Z')
  const answers = [{ name: 'firstName', value: 'Rosa' }]
  const bookings = sqlBookingStore(database)
  await bookings.reserve(guest(1, 2, { eventId, answers }), at, () => [])
  await database.close()

  expect(JSON.parse((await run('bookings', 'list', 'moss-walk', '--json')).out)).toEqual([
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
  const cancelled = await run('events', 'cancel', 'moss-walk')
  expect(cancelled.out).toContain('Canceled Moss Walk. Guests told by email: 1.')
  const mails: unknown = JSON.parse((await run('mail', 'list', '--json')).out)
  expect(mails).toMatchObject([{ to: 'guest1@example.org', subject: 'Canceled: Moss Walk' }])

  const erased = await run('privacy', 'erase', 'GUEST1@example.org')
  expect(erased.out).toContain('Removed 0 leads and the personal data of 1 booking')
  const left = await run('bookings', 'list', 'moss-walk', '--json')
  expect(JSON.parse(left.out)).toMatchObject([{ attendeeEmail: '', formResponses: [] }])
  expect(await run('bookings', 'list', 'nothing')).toMatchObject({
    status: 1,
    err: 'There is no event nothing.\n',
  })
})

test('attempts that another one replaced are listed only where money came in for them', async () => {
  const { folder, run, file } = owner()
  await run('events', 'import', file([{ ...event, eventType: 'paid', eventPrice: 25 }]))
  const [{ _id: eventId }] = JSON.parse((await run('events', 'list', '--json')).out)
  const database = openSqlite(path.join(folder, 'site.db'))
  const bookings = sqlBookingStore(database)
  const email = 'zoe@example.org'
  const attempts = []
  for (const number of [1, 2, 3]) {
    const asked = guest(number, 2, { eventId, email })
    const done = unwrap(await bookings.reserve(asked, Date.now() + number, () => []))
    attempts.push(done.booking)
  }
  for (const attempt of attempts.slice(1).toReversed()) {
    await bookings.confirmPayment(
      paymentOf(attempt),
      Date.now(),
      () => [],
      () => [],
    )
  }
  await database.close()

  const listed: unknown = JSON.parse((await run('bookings', 'list', 'moss-walk', '--json')).out)
  expect(listed).toMatchObject([
    { bookingId: 'b2', status: 'refunded', seats: 0, amountCents: 0, refundDueCents: 0 },
    { bookingId: 'b3', status: 'confirmed', seats: 2, amountCents: 5000 },
  ])
  expect((await run('events', 'list')).out).toContain('2 of 10')
  const erased = await run('privacy', 'erase', email)
  expect(erased.out).toContain('the personal data of 3 bookings')
})
