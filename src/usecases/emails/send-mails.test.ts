import { expect, test } from 'vitest'
import { day, hour, minute } from '#domain/time.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import { openTestDatabase } from '#support/databases.ts'
import { draft, newLead } from '#support/leads.ts'
import { sqlStores } from '#support/stores.ts'
import { visitEmail } from '#support/visits.ts'
import { sendMails, type FailedEmail } from './send-mails.ts'

/** A sender over its own database, and a mail server that the test controls. */
async function sending(...emails: readonly NewEmail[]) {
  const { leads, outbox: stored } = sqlStores(await openTestDatabase())
  const start = Date.parse('2026-06-01T12:00:00Z')
  let now = start
  const tries: number[] = []
  const failures: FailedEmail[] = []
  const errors: unknown[] = []
  const server = {
    isDown: false,
    taken: [] as string[],
    answer: async (_to: string): Promise<void> => {},
  }
  let leadsSoFar = 0
  async function queue(...more: readonly NewEmail[]) {
    for (const email of more) {
      leadsSoFar += 1
      const id = `lead-${leadsSoFar}`
      await leads.saveContact(newLead({ id, idempotencyKey: id, createdAt: now }), email)
    }
  }
  await queue(...emails)
  const database = { isDown: false }
  const outbox: typeof stored = {
    ...stored,
    async markSent(sent) {
      if (database.isDown) throw new Error('no connection')
      await stored.markSent(sent)
    },
  }
  const sender = sendMails({
    outbox,
    clock: { now: () => now },
    renderer: {
      async render(email) {
        const { id, createdAt, to } = email
        const text = 'An email'
        const rendered = { subject: text, text }
        return {
          outgoing: { id, createdAt, to, ...rendered, html: text, isPersonal: false },
          stored: rendered,
        }
      },
    },
    mailer: {
      async send({ id, to }) {
        tries.push(now - start)
        if (server.isDown) throw new Error('451 <someone@example.org> try later')
        await server.answer(to)
        server.taken.push(id)
      },
    },
    onFailure: (failure) => failures.push(failure),
    onError: (error) => errors.push(error),
  })
  return {
    start,
    sender,
    server,
    tries,
    outbox,
    database,
    failures,
    errors,
    queue,
    /** Sends all due emails. */
    async send() {
      await sender.poll()
      await sender.idle()
    },
    wait: (ms: number) => {
      now += ms
    },
    /** Sends due emails once a minute, like the background does each second. */
    async passes(ms: number) {
      for (const end = now + ms; now < end; now += minute) await this.send()
    },
  }
}

test('a mail server that is down for an hour gets the email once, soon after it is back', async () => {
  const site = await sending(draft())
  site.server.isDown = true
  await site.passes(hour)
  expect(site.server.taken).toEqual([])
  expect(site.tries).toEqual([0, 1, 3, 8, 23, 53].map((minutes) => minutes * minute))
  site.server.isDown = false
  await site.passes(2 * hour)
  expect(site.server.taken).toHaveLength(1)
  await site.passes(day)
  expect(site.server.taken).toHaveLength(1)
})

test('after days of refusal an email is given up; its reason is stored, and not logged', async () => {
  const site = await sending(draft())
  site.server.isDown = true
  await site.passes(5 * day)
  expect(site.tries).toHaveLength(13)
  expect(await site.outbox.list(10)).toMatchObject([
    {
      state: 'failed',
      tries: 13,
      nextTryAt: null,
      lastError: '451 <someone@example.org> try later',
    },
  ])
  expect(site.failures.at(-1)).toEqual({
    id: expect.any(String),
    kind: 'quote-left-incomplete',
    code: 'Error',
    givenUp: true,
  })
})

test.each([530, 534, 535, 538, 550])(
  'only a refusal of the address is one: a mail server says %s',
  async (responseCode) => {
    const site = await sending(draft())
    const refused: (boolean | undefined)[] = []
    site.outbox.markFailed = async (_email, failure) => {
      refused.push(failure.isRefused)
    }
    site.server.answer = () => Promise.reject(Object.assign(new Error('no'), { responseCode }))
    await site.send()
    expect(refused).toEqual([responseCode === 550])
  },
)

test('a code that has ended while the mail server was down is not sent anymore', async () => {
  const code = { kind: 'desk-code', data: {} } as const
  const site = await sending(draft({ email: code }))
  site.server.isDown = true
  await site.passes(8 * minute)
  site.server.isDown = false
  site.wait(5 * minute)
  await site.send()
  expect(site.server.taken).toEqual([])
  expect(await site.outbox.list(10)).toMatchObject([{ state: 'failed', nextTryAt: null }])
  expect(site.failures.at(-1)).toMatchObject({ kind: 'desk-code', code: 'code-ended' })
})

test('an email about a visit that comes after a newer one is not sent anymore', async () => {
  const site = await sending()
  await site.outbox.queue([visitEmail(0)], site.start)
  site.server.isDown = true
  await site.passes(30 * minute)
  site.server.isDown = false
  await site.outbox.queue([visitEmail(1)], site.start + 30 * minute)
  await site.passes(hour)
  const [newer, older] = await site.outbox.list(10)
  expect(site.server.taken).toEqual([newer?.id])
  expect(older).toMatchObject({ state: 'failed', nextTryAt: null })
})

test('an email that went out while the database was down is noted later, not sent again', async () => {
  const site = await sending(draft())
  site.database.isDown = true
  await site.send()
  expect(site.errors).toMatchObject([{ message: 'no connection' }])
  expect(await site.outbox.list(10)).toMatchObject([{ state: 'waiting', lastError: null }])
  site.wait(hour)
  await expect(site.send()).rejects.toThrow('no connection')
  site.database.isDown = false
  await site.send()
  expect(await site.outbox.list(10)).toMatchObject([{ state: 'sent', sentAt: site.start }])
  expect(site.server.taken).toHaveLength(1)
})

test('a domain whose mail server does not answer holds up only itself', async () => {
  const slow = Array.from({ length: 20 }, (_, index) => draft({ to: `g${index}@Slow.example` }))
  const quick = Array.from({ length: 20 }, (_, index) => draft({ to: `g${index}@quick.example` }))
  const site = await sending(...slow)
  site.wait(1)
  await site.queue(...quick)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: quickOnesAreOut, resolve: outOfQuick } = Promise.withResolvers<void>()
  let waiting = 0
  let out = 0
  site.server.answer = async (to) => {
    if (to.endsWith('quick.example')) {
      out += 1
      if (out === quick.length) outOfQuick()
      return
    }
    waiting += 1
    await released
  }
  await site.sender.poll()
  await quickOnesAreOut
  expect(waiting).toBe(5)
  release()
  await site.sender.idle()
  expect(site.server.taken).toHaveLength(40)
  expect(new Set(site.server.taken).size).toBe(40)
})

test('a sender that stops finishes what it has in hand, and takes nothing more', async () => {
  const site = await sending(...Array.from({ length: 30 }, () => draft()))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  site.server.answer = () => released
  await site.sender.poll()
  const inHand = site.tries.length
  const stopped = site.sender.stop()
  release()
  await stopped
  expect(site.server.taken).toHaveLength(inHand)
  const states = (await site.outbox.list(100)).map(({ state }) => state)
  expect(states.filter((state) => state === 'sent')).toHaveLength(inHand)
})

test('emails that come while others are under way leave at the next look', async () => {
  const site = await sending(draft({ to: 'a@slow.example' }))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  site.server.answer = async (to) => {
    if (to.endsWith('slow.example')) await released
  }
  await site.sender.poll()
  await site.queue(draft({ to: 'b@quick.example' }))
  await site.sender.poll()
  expect(site.tries).toHaveLength(2)
  release()
  await site.sender.idle()
  expect(site.server.taken).toHaveLength(2)
})
