import { chownSync, existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { noEmails } from '#support/emails.ts'
import { guest, paymentOf } from '#support/stored-bookings.ts'
import { commandLine } from '#support/command-line.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { runManage } from '#support/run-manage.ts'
import { storesOf } from '#support/stores-of-settings.ts'
import { sqlStores } from '#support/stores.ts'
import { setVisit } from '#support/visits.ts'
import { agreeOnQuote } from '#support/written-quotes.ts'
import { freshPostgres, newDataFolder, newFolder } from '#support/databases.ts'

const event = {
  eventId: 'moss-walk',
  name: 'Moss Walk',
  startDateTime: '2199-06-06T09:00:00-04:00',
  timezone: 'America/New_York',
  eventType: 'paid',
  eventPrice: 12.5,
  capacity: 10,
}

/** The command line with an event, free unless changed. */
async function walk(change = {}) {
  const line = await commandLine()
  const importWith = (other = {}, ...flags: readonly string[]) => {
    const imported = { ...event, eventType: 'free', eventPrice: null, ...change, ...other }
    line.write('events.json', JSON.stringify(imported))
    return line.run('events import events.json', ...flags)
  }
  await importWith()
  const stored = (await line.stores.events.find('evergreen', 'moss-walk')) ?? expect.fail()
  return { ...line, stored: stored.event, importWith }
}

/** A free event with a guest who takes 2 seats. */
async function bookedWalk() {
  const line = await walk()
  const answers = [{ name: 'firstName', value: 'Rosa' }]
  const booking = guest(1, 2, { eventId: line.stored.id, answers })
  await line.stores.bookings.reserve(booking, Date.parse('2026-06-01T12:00:00Z'), () => [])
  return line
}

test('a misspelled key is an error, a mark at the start of the file is none', async () => {
  const { run, write } = await commandLine()
  write('events.json', `\uFEFF${JSON.stringify(event)}`)
  expect(await run('events import events.json')).toContain('1 added')
  const { eventPrice: _, ...misspelled } = { ...event, eventprice: 9 }
  write('events.json', JSON.stringify(misspelled))
  await expect(run('events import events.json')).rejects.toThrow(
    /^Nothing was imported:\n {2}eventprice: is not known here; there are eventId, /,
  )
  const exported = await run('events export moss-walk')
  expect(JSON.parse(exported)).toMatchObject({ eventType: 'paid', eventPrice: 12.5, capacity: 10 })
  write('events.json', exported)
  expect(await run('events import events.json')).toContain('1 as they were')
})

test('one error and nothing is imported, and every error is named with its place', async () => {
  const { run, write } = await commandLine()
  const broken = [event, { ...event, eventId: 'b', capacity: -1, startDateTime: 'tomorrow' }]
  write('events.json', JSON.stringify(broken))
  for (const place of ['[1].capacity: ', '[1].startDateTime: ']) {
    await expect(run('events import events.json')).rejects.toThrow(place)
  }
  expect(await run('events list --json')).toBe('[]')
  await expect(run('events import nothing.json')).rejects.toThrow('nothing.json')
})

test('bookings show the id that a refund asks for, and mails when they were written', async () => {
  const { run } = await bookedWalk()
  expect(await run('bookings list moss-walk')).toMatch(/^id +booked .*\nb1 +2026-06-01 12:00 UTC /)
  await run('events cancel moss-walk')
  const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(JSON.parse(await run('mail list --json'))).toMatchObject([
    { subject: 'Canceled: Moss Walk', createdAt: moment, nextTryAt: moment, sentAt: null },
  ])
  expect(await run('events cancel moss-walk')).toBe(
    'Moss Walk is already canceled, so nothing was changed.',
  )
})

test('bookings are listed as one JSON document, and forgotten', async () => {
  const { run } = await bookedWalk()
  const list = async (): Promise<unknown> => JSON.parse(await run('bookings list moss-walk --json'))
  expect(await list()).toEqual([
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
  expect(await run('privacy erase', ' GUEST1@example.org ')).toContain(
    'Removed 0 leads and the personal data of 1 booking',
  )
  expect(await list()).toMatchObject([{ attendeeEmail: '', formResponses: [] }])
  await expect(run('bookings list nothing')).rejects.toThrow('There is no event nothing.')
})

test('attempts that another one replaced are listed only where money came in for them', async () => {
  const { run, stores, stored } = await walk({ eventType: 'paid', eventPrice: 25 })
  const email = 'zoe@example.org'
  const attempts = []
  for (const number of [1, 2, 3]) {
    const asked = guest(number, 2, { eventId: stored.id, email })
    const done = await stores.bookings.reserve(asked, Date.now() + number, () => [])
    attempts.push(unwrap(done).booking)
  }
  for (const attempt of attempts.slice(1).toReversed()) {
    await stores.bookings.confirmPayment(paymentOf(attempt), Date.now(), noEmails, noEmails)
  }
  expect(JSON.parse(await run('bookings list moss-walk --json'))).toMatchObject([
    { bookingId: 'b2', status: 'refunded', seats: 0, amountCents: 0, refundDueCents: 0 },
    { bookingId: 'b3', status: 'confirmed', seats: 2, amountCents: 5000 },
  ])
  expect(await run('events list')).toContain('2 of 10')
  expect(await run('privacy erase', email)).toContain(
    'the personal data of 1 booking of zoe@example.org',
  )
})

test('an event that is marked canceled while its bookings stand can be canceled with them', async () => {
  const { run, stores, stored } = await bookedWalk()
  await stores.events.importAll([{ ...stored, cancelled: true }], Date.now())
  expect(await run('events cancel moss-walk')).toBe('Canceled Moss Walk. Guests told by email: 1.')
})

test('an import says how many guests do not know a new time, and tells them with --notify', async () => {
  const { run, importWith } = await bookedWalk()
  const later = { startDateTime: '2199-06-07T09:00:00-04:00' }
  expect(await importWith(later)).toBe(
    'Events: 0 added, 1 changed, 0 as they were.\nMoss Walk has a new time or place. Guests who have not been told: 1. To email them an updated calendar entry, import the file again with --notify.',
  )
  const notify = () => importWith(later, '--notify')
  expect(await notify()).toBe(
    'Events: 0 added, 0 changed, 1 as they were.\nMoss Walk has a new time or place. Guests told by email: 1.',
  )
  expect(await notify()).toBe('Events: 0 added, 0 changed, 1 as they were.')
  expect(JSON.parse(await run('mail list --json'))).toMatchObject([
    { to: 'guest1@example.org', subject: 'New time or place: Moss Walk' },
  ])
})

test('an import says that seats are missing, and whom it told that an event is called off', async () => {
  const { run, importWith } = await bookedWalk()
  expect(await importWith({ capacity: 1 })).toBe(
    'Events: 0 added, 1 changed, 0 as they were.\nNote: Moss Walk has fewer seats (1) than are taken (2).',
  )
  expect(await run('events list')).toMatch(/^moss-walk .* 2 of 1 +on +Moss Walk$/m)
  expect(await importWith({ cancelled: true })).toBe(
    'Events: 0 added, 1 changed, 0 as they were.\nCanceled Moss Walk. Guests told by email: 1.',
  )
  expect(await run('events list')).toContain(' canceled ')
})

test('the owner cancels one booking by its id, once', async () => {
  const { run } = await bookedWalk()
  expect(await run('bookings cancel b1')).toBe(
    'Canceled booking b1; 2 seats are free again. Told by email: guest1@example.org.',
  )
  await expect(run('bookings cancel b1')).rejects.toThrow('b1 is already canceled')
  await expect(run('bookings cancel b2')).rejects.toThrow(/^There is no booking b2\. Ids are in/)
})

test('a payment of a quote is not refunded here, and it says where', async () => {
  const { run, stores } = await commandLine()
  const at = Date.parse('2027-04-12T12:00:00Z')
  const id = await agreeOnQuote(stores, at)
  const payment = { part: 'deposit', cents: 1_000, method: 'check', at } as const
  const paid = unwrap(
    await stores.writtenQuotes.recordPayment(id, payment, { by: null, at }, () => []),
  )
  await expect(run('payments refund', paid)).rejects.toThrow(
    `Payment ${paid} is for a quote. To refund any of it, open its page at the desk: http://localhost:3000/desk/money/${paid}`,
  )
})

test('erasing says when there is nothing, and refuses what is no address', async () => {
  const { run, stores } = await commandLine()
  expect(await run('privacy erase zoe@example.org')).toBe('Nothing was found for zoe@example.org.')
  for (const typo of ['notanemail', '']) {
    await expect(run('privacy erase', typo)).rejects.toThrow(`"${typo}" is not an email address.`)
  }
  expect(await sqlStores(stores.database).activity.list(null, 9)).toEqual([])
})

test('a backup is written where the command was typed, or says which folder is missing', async () => {
  const { run, fileAt } = await commandLine()
  expect(await run('backup copy.db')).toBe(`Wrote ${fileAt('copy.db')}`)
  expect(existsSync(fileAt('copy.db'))).toBe(true)
  await expect(run('backup nowhere/copy.db')).rejects.toThrow(
    `There is no folder ${fileAt('nowhere')}`,
  )
})

test('a backup without a database says where it was looked for', async () => {
  const folder = newFolder()
  const backup = await runManage(['backup', path.join(folder, 'copy.db')], { DATA_DIR: folder })
  expect(backup).toMatchObject({
    status: 1,
    err: `There is no database ${path.join(folder, 'site.db')} that this user may read\n`,
  })
})

// A folder in which not even root may write.
test.runIf(existsSync('/proc/self'))('a backup into a folder that is closed says so', async () => {
  const { run } = await commandLine()
  await expect(run('backup /proc/self/copy.tar.gz')).rejects.toThrow(
    'This user may not read and write in the folder /proc/self',
  )
})

test('a folder is not restored', async () => {
  const { run, fileAt } = await commandLine()
  await expect(run('restore', fileAt('.'))).rejects.toThrow(`${fileAt('.')} is a folder`)
})

test('a backup says what must be kept beside it', async () => {
  const folder = newFolder()
  const settings = {
    DATA_DIR: folder,
    SECRET: 'a secret of at least 32 characters',
    DATABASE_URL: 'postgres://db.example/evergreen',
  }
  const file = path.join(folder, 'copy.tar.gz')
  expect(await runManage(['backup', file], settings)).toMatchObject({
    status: 0,
    out: `Wrote ${file}
The SECRET of the settings is not in it: keep that as well.
The data is in PostgreSQL: use pg_dump for it.
`,
  })
})

test.skipIf(process.getuid?.() !== 0)(
  'root leaves nothing that the service cannot open',
  async () => {
    const settings = { DATA_DIR: newDataFolder() }
    await storesOf(settings)
    const own = 65_534
    chownSync(settings.DATA_DIR, own, own)
    const file = path.join(newFolder(), 'copy.tar.gz')
    expect(await runManage(['backup', file], settings)).toMatchObject({ status: 0 })
    expect(statSync(path.join(settings.DATA_DIR, 'last-backup')).uid).toBe(own)
    expect(await runManage(['restore', file], settings)).toMatchObject({
      status: 1,
      err: expect.stringContaining('belongs to another user: restore as that user'),
    })
  },
)

test('a restore is refused while a server uses the PostgreSQL database, or none answers', async () => {
  const settings = { DATA_DIR: newFolder(), DATABASE_URL: await freshPostgres() }
  const file = path.join(settings.DATA_DIR, 'copy.tar.gz')
  const server = await storesOf(settings)
  await runManage(['backup', file], settings)
  const restore = () => runManage(['restore', file], settings)
  expect(await restore()).toMatchObject({
    status: 1,
    err: 'The database is in use: stop the server first, on every machine\n',
  })
  // One that is just stopping is waited for.
  const restoring = restore()
  await sleep(300)
  await server.database.close()
  expect(await restoring).toMatchObject({ status: 0 })
  settings.DATABASE_URL += '_missing'
  expect((await restore()).err).toContain('does not answer')
})

test('a colleague is removed, and it says to whom their requests and visits went', async () => {
  const { run, stores } = await commandLine()
  const own = sqlStores(stores.database)
  const desk = deskOn(own, { startsAt: Date.now() })
  await desk.join('ruth@example.com', 'owner')
  const june = await desk.join('june@example.com', 'office')
  await desk.requests.addRequestByHand(byHand, june.member)
  for (const assignedTo of [june.member.id, null]) await setVisit(own, { assignedTo })
  await expect(run('staff remove june@example.com --to teo@example.com')).rejects.toThrow(
    'teo@example.com cannot take the work of june@example.com',
  )
  expect(await run('staff remove june@example.com --to ruth@example.com')).toBe(
    'Removed june and ended their sessions. Open requests that went to ruth@example.com: 1. Planned visits that went to ruth@example.com: 1.',
  )
  await expect(run('staff remove ruth@example.com')).rejects.toThrow('is the only owner')
})

test('an invitation is a link that is shown once, and can be withdrawn', async () => {
  const { run } = await commandLine()
  expect(await run('staff list')).toMatch(/^Nobody yet\. .* staff invite EMAIL --owner$/)
  const printed = await run('staff invite ruth@example.com --owner')
  expect(printed).toMatch(
    /^http:\/\/localhost:3000\/desk\/join#[\w-]{43}\nFor ruth@example.com \(Owner\)/,
  )
  expect(await run('staff list')).toMatch(/\(invited\) +ruth@example\.com +Owner +until /)
  await expect(run('staff remove ruth@example.com --to tea@example.com')).rejects.toThrow(
    'tea@example.com cannot take the work of ruth@example.com: name another colleague',
  )
  expect(await run('staff remove Ruth@example.com')).toBe(
    'The invitation for Ruth@example.com no longer works.',
  )
  await expect(run('staff remove ruth@example.com')).rejects.toThrow('Nobody at the desk')
  await expect(run('staff invite ruth')).rejects.toThrow('"ruth" is not an email address.')
  await expect(run('staff invite a@b.example --owner --helper')).rejects.toThrow('Give one role')
})
