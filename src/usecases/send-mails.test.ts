import { expect, test } from 'vitest'
import { day, hour, minute } from '#domain/time.ts'
import { openTestDatabase } from '#support/databases.ts'
import { draft, newLead } from '#support/leads.ts'
import { sqlWorld } from '#support/worlds.ts'
import { sendMails } from './send-mails.ts'

/** One mail that is due, and a mail server that is away until it is told otherwise. */
async function outage() {
  const { leads, outbox: kept } = sqlWorld(await openTestDatabase())
  const start = Date.parse('2026-06-01T12:00:00Z')
  let now = start
  const tries: number[] = []
  const server = { isAway: true, taken: [] as string[] }
  await leads.saveContact(newLead({ createdAt: start }), draft())
  const database = { isAway: false }
  const outbox: typeof kept = {
    ...kept,
    async markSent(id, at) {
      if (database.isAway) throw new Error('no connection')
      await kept.markSent(id, at)
    },
  }
  const send = sendMails({
    outbox,
    clock: { now: () => now },
    mailer: {
      async send(mail) {
        tries.push(now - start)
        if (server.isAway) throw new Error('451 try later')
        server.taken.push(mail.id)
      },
    },
  })
  return {
    start,
    send,
    server,
    tries,
    outbox,
    database,
    wait: (ms: number) => {
      now += ms
    },
    /** Looks for due mails once a minute, as the background does each second. */
    passes: async (ms: number) => {
      for (const end = now + ms; now < end; now += minute) await send()
    },
  }
}

test('a mail server that is away for an hour gets the mail once, soon after it is back', async () => {
  const { server, tries, passes } = await outage()
  await passes(hour)
  expect(server.taken).toEqual([])
  expect(tries).toEqual([0, 1, 3, 8, 23, 53].map((minutes) => minutes * minute))
  server.isAway = false
  await passes(2 * hour)
  expect(server.taken).toHaveLength(1)
  await passes(day)
  expect(server.taken).toHaveLength(1)
})

test('after days of refusal a mail is given up and kept, with the reason', async () => {
  const { tries, outbox, passes } = await outage()
  await passes(5 * day)
  expect(tries).toHaveLength(13)
  expect(await outbox.list(10)).toMatchObject([
    { state: 'failed', tries: 13, nextTryAt: null, lastError: '451 try later' },
  ])
})

test('a mail that went out while the database was away is noted later, not sent again', async () => {
  const { server, database, outbox, send, wait, start } = await outage()
  server.isAway = false
  database.isAway = true
  await expect(send()).rejects.toThrow('no connection')
  expect(await outbox.list(10)).toMatchObject([{ state: 'waiting', lastError: null }])
  wait(hour)
  await expect(send()).rejects.toThrow('no connection')
  database.isAway = false
  await send()
  expect(await outbox.list(10)).toMatchObject([{ state: 'sent', sentAt: start }])
  expect(server.taken).toHaveLength(1)
})

test('a mail server so slow that ten mails outlast a lease gets each of them once', async () => {
  const { leads, outbox } = sqlWorld(await openTestDatabase())
  let now = 1_000_000
  for (let count = 0; count < 10; count += 1) {
    const lead = newLead({ id: `lead-${count}`, idempotencyKey: `form-${count}`, createdAt: now })
    await leads.saveContact(lead, draft())
  }
  const taken: string[] = []
  const sender = (ms: number) =>
    sendMails({
      outbox,
      clock: { now: () => now },
      mailer: {
        async send({ id }) {
          now += ms
          taken.push(id)
          if (ms > 0) await another()
        },
      },
    })
  const another = sender(0)
  await sender(50_000)()
  expect(taken.toSorted()).toEqual([...new Set(taken)].toSorted())
  expect(taken).toHaveLength(10)
})
