import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { systemPause } from '#adapters/system/system.ts'
import type { Pause } from '#ports/clock.ts'
import { findProgram } from '#scripts/find-program.ts'
import { databaseKinds, freshPostgres, newDataFolder } from '#support/databases.ts'
import { testSecret } from '#support/test-dependencies.ts'
import { newMailUser } from '#support/dovecot.ts'
import { openTestSite } from '#support/in-process-server.ts'
import { mailboxTest as test, multipart, written } from '#support/desk-with-mailbox.ts'
import { startRelay } from '#support/relay.ts'
import { eventually, startSite } from '#support/server-process.ts'
import { storesOf } from '#support/stores-of-settings.ts'

const isThere = findProgram('dovecot') !== undefined
const title = isThere ? 'with a real mailbox' : 'skipped: Dovecot is not installed'

const storedFiles = (site: { readonly filesFolder: string }) =>
  readdirSync(site.filesFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  ).length

describe.runIf(isThere)(title, () => {
  describe.each(databaseKinds)('on %s', (kind) => {
    test.override({ kind })

    test('two processes that read at once take in each email once', async ({ site }) => {
      const rosa = await site.ask()
      const { messageId } = await site.answer(rosa)
      for (let number = 1; number <= 12; number += 1) {
        site.deliver(written({ 'In-Reply-To': messageId }, `Number ${number}`))
      }
      // The second one has not heard that the first one has the mailbox.
      const all = { ...site.mailbox }
      const unleased = { ...site.receivedEmails, acquire: async () => true }
      const readers = [site.startReader(all), site.startReader(all, unleased)]
      await eventually(async () => (await site.received(rosa.id)).length >= 12)
      await Promise.all(readers.map((reader) => reader.stop()))
      const texts = (await site.received(rosa.id)).map(({ text }) => text.trim())
      expect(texts.toSorted()).toEqual(
        Array.from({ length: 12 }, (_, index) => `Number ${index + 1}`).toSorted(),
      )
    })

    test('an email that ends the program again and again is passed over with its head and without files', async ({
      site,
    }) => {
      const rosa = await site.ask()
      const { messageId } = await site.answer(rosa)
      const csv = { type: 'text/csv', name: 'a.csv', body: Buffer.from('a,1') }
      site.deliver(multipart({ 'In-Reply-To': messageId }, 'multipart/mixed', [csv]))
      site.deliver(written({ 'In-Reply-To': messageId }, 'Harmless'))
      const open = await site.mailbox.open()
      const place = { mailbox: site.mailbox.name, validity: open.validity, uid: 1 }
      await open.close()
      // Three processes have died while reading this email, the first once it had stored the file.
      const take = async () => {
        throw new Error('killed')
      }
      // The dead take no try back.
      const endTry = async () => {}
      const dying = site.startReader(site.mailbox, { ...site.receivedEmails, take, endTry })
      await eventually(async () => site.errors[0])
      await dying.stop()
      expect(storedFiles(site)).toBe(1)
      for (let tries = 0; tries < 2; tries += 1) await site.receivedEmails.begin(place)
      await site.read(2)
      await site.removeOldFiles()
      expect(storedFiles(site)).toBe(0)
      expect((await site.received(rosa.id)).map(({ text, omitted }) => [text, omitted])).toEqual([
        ['', 'unreadable'],
        ['Harmless\n', null],
      ])
    })
  })

  test('attachments are saved under their real type, within limits, and are deleted with their request', async ({
    site,
  }) => {
    const rosa = await site.ask()
    const { messageId } = await site.answer(rosa)
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2000)])
    site.deliver(
      multipart({ 'In-Reply-To': messageId }, 'multipart/mixed', [
        { type: 'text/plain', body: 'The drawing.' },
        { type: 'application/pdf', name: '../../etc/plan.pdf', body: Buffer.from('%PDF-1.7 …') },
        // A picture that claims to be a document.
        { type: 'application/msword', name: 'wall.doc', body: jpeg },
        { type: 'image/png', name: 'photo.png', body: Buffer.from('MZ\u0090\u0000 a program') },
        { type: 'image/svg+xml', name: 'logo', body: Buffer.from('<svg onload="alert(1)">') },
        { type: 'video/mp4', name: 'long.mp4', body: Buffer.alloc(11 * 1024 * 1024) },
        ...Array.from({ length: 20 }, (_, index) => ({
          type: 'text/csv',
          name: `${index}.csv`,
          body: Buffer.from(`a,${index}`),
        })),
      ]),
    )
    await site.read(1)
    const [email] = await site.received(rosa.id)
    const attachments = email?.attachments.map(({ name, kind: of, refusal }) => [
      name,
      of ?? refusal,
    ])
    expect(attachments?.slice(0, 5)).toEqual([
      ['etc plan.pdf', 'application/pdf'],
      ['wall.doc', 'image/jpeg'],
      ['photo.png', 'can-run'],
      ['logo', 'can-run'],
      ['long.mp4', 'too-large'],
    ])
    expect(attachments?.slice(-3)).toEqual([
      ['17.csv', 'text/plain'],
      ['18.csv', 'too-many'],
      ['19.csv', 'too-many'],
    ])
    expect(storedFiles(site)).toBe(20)
    const who = { is: 'address', email: rosa.email } as const
    await site.people.erase(who, { by: null, at: Date.now() })
    await site.removeOldFiles()
    expect(storedFiles(site)).toBe(0)
    expect(await site.received(rosa.id)).toEqual([])
  })

  test('an email keeps its text and files when they cannot be stored at first', async ({
    site,
  }) => {
    const rosa = await site.ask()
    const { messageId } = await site.answer(rosa)
    const parts = [
      { type: 'text/plain', body: 'The plan.' },
      { type: 'text/csv', name: 'a.csv', body: Buffer.from('a,1') },
    ]
    site.deliver(multipart({ 'In-Reply-To': messageId }, 'multipart/mixed', parts))
    rmSync(site.filesFolder, { recursive: true })
    writeFileSync(site.filesFolder, 'not a folder')
    const reader = site.startReader()
    await eventually(async () => site.errors[0] ?? (await site.received(rosa.id))[0])
    rmSync(site.filesFolder)
    await eventually(async () => (await site.received(rosa.id))[0])
    await reader.stop()
    expect(await site.received(rosa.id)).toMatchObject([
      { omitted: null, text: 'The plan.', attachments: [{ name: 'a.csv', refusal: null }] },
    ])
    expect(storedFiles(site)).toBe(1)
  })

  const large = [
    {
      type: 'image/jpeg',
      name: 'garden.jpg',
      body: Buffer.alloc(30 * 1024 * 1024, 'a photograph '),
    },
  ]

  test('an email of 40 MB is on its request, with its head alone', async ({ site }) => {
    const rosa = await site.ask()
    const { messageId } = await site.answer(rosa)
    site.deliver(multipart({ 'In-Reply-To': messageId }, 'multipart/mixed', large))
    await site.read(1)
    expect(await site.received(rosa.id)).toMatchObject([
      { omitted: 'too-large', text: '', attachments: [], subject: 'Re: Your request' },
    ])
    expect((await site.desk.requests.requestsToday()).replied.total).toBe(1)
  })

  const settingsOf = (url: string) => ({
    DATA_DIR: newDataFolder(),
    IMAP_URL: url,
    SECRET: testSecret,
    SAMPLE_EVENTS: 'off',
  })

  test('only the head of an email of 40 MB is read, quickly and in little memory', async ({
    imap,
  }) => {
    const user = newMailUser()
    const settings = settingsOf(imap.url(user))
    const site = await startSite(settings)
    const { receivedEmails } = await storesOf(settings)
    const used = async () => {
      const text = await (await fetch(`${site.url}/metrics`)).text()
      const [seconds, bytes] = ['cpu_seconds_total', 'resident_memory_bytes'].map((name) =>
        Number(new RegExp(`^process_${name} (\\S+)`, 'm').exec(text)?.[1]),
      )
      return { seconds: seconds ?? NaN, bytes: bytes ?? NaN }
    }
    const taken = (count: number) =>
      eventually(async () => (await receivedEmails.countOther()) === count)
    // With the first email the server loads what reading needs.
    imap.deliver(user, written({}, 'Hello'))
    await taken(1)
    const before = await used()
    imap.deliver(user, multipart({}, 'multipart/mixed', large))
    await taken(2)
    const after = await used()
    await site.stop()
    expect(after.seconds - before.seconds).toBeLessThan(0.5)
    expect(after.bytes - before.bytes).toBeLessThan(20 * 1024 * 1024)
  })

  test.for(databaseKinds)(
    'a site that is killed while it reads takes in each email once on %s',
    async (kind, { imap }) => {
      const user = newMailUser()
      const settings = {
        ...settingsOf(imap.url(user)),
        ...(kind === 'PostgreSQL' ? { DATABASE_URL: await freshPostgres() } : {}),
      }
      const many = 40
      for (let number = 1; number <= many; number += 1) {
        const parts = [
          { type: 'text/plain', body: `Number ${number}` },
          { type: 'text/plain', name: 'list.txt', body: Buffer.alloc(50_000, 'mulch ') },
        ]
        imap.deliver(user, multipart({ Subject: `Number ${number}` }, 'multipart/mixed', parts))
      }
      // It gets no further than half of them, however late this process is to look.
      const relay = await startRelay(imap.port, (many / 2) * 65_000)
      const first = await startSite({
        ...settings,
        IMAP_URL: settings.IMAP_URL.replace(`:${imap.port}/`, `:${relay.port}/`),
      })
      const stores = await storesOf(settings)
      await eventually(async () => (await stores.receivedEmails.countOther()) > 3)
      await first.stop('SIGKILL')
      relay.close()
      const before = await stores.receivedEmails.countOther()
      // The lease of the dead process ends by itself, for which the test does not wait. PostgreSQL
      // may carry out its last statement later still.
      const { db } = stores.database
      const leases = await db.selectFrom('leases').select('holder').execute()
      const dead = leases.map(({ holder }) => holder)
      const endLease = () => db.deleteFrom('leases').where('holder', 'in', dead).execute()
      await endLease()
      const second = await openTestSite(settings)
      await eventually(async () => {
        await endLease()
        return (await stores.receivedEmails.countOther()) >= many
      })
      await second.stop()
      const { emails, total } = await stores.receivedEmails.listOther({
        isOpen: true,
        search: '',
        page: 1,
      })
      expect(before).toBeLessThan(many)
      expect(total).toBe(many)
      expect(new Set(emails.map(({ subject }) => subject)).size).toBe(many)
      expect(emails.every(({ attachments }) => attachments.length === 1)).toBe(true)
    },
  )

  test('a reader whose connection is refused says so and goes on', async ({ site }) => {
    let isRefused = true
    const mailbox = {
      ...site.mailbox,
      async open() {
        if (!isRefused) return site.mailbox.open()
        isRefused = false
        throw new Error('the connection was refused')
      },
    }
    // Only an announcement ends the wait for new email; the pause after a failure is shorter.
    const pause: Pause = {
      wait: (ms) => (ms < 10_000 ? systemPause.wait(ms) : new Promise(() => {})),
    }
    const reader = site.startReader(mailbox, site.receivedEmails, pause)
    site.deliver(written({}, 'Hello'))
    await eventually(async () => (await site.other()).total === 1)
    // The reader stays connected, so the server announces new email.
    site.deliver(written({ Subject: 'More' }, 'Hello again'))
    await eventually(async () => (await site.other()).total === 2)
    await reader.stop()
    expect(site.errors).toHaveLength(1)
  })
})
