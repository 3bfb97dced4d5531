import { expect, test } from 'vitest'
import { memoryLeadStore } from '#adapters/memory/lead-store.ts'
import { memoryMailOutbox } from '#adapters/memory/mail-outbox.ts'
import { emptyMemoryWorld } from '#adapters/memory/memory-world.ts'
import { randomIds } from '#adapters/system/system.ts'
import { day, hour, minute } from '#domain/time.ts'
import { draft, newLead } from '#support/leads.ts'
import { sendMails } from './send-mails.ts'

/** One mail that is due, and a mail server that is away until it is told otherwise. */
async function outage() {
  const state = emptyMemoryWorld()
  const start = Date.parse('2026-06-01T12:00:00Z')
  let now = start
  const tries: number[] = []
  const server = { isAway: true, taken: [] as string[] }
  await memoryLeadStore(state, randomIds).saveContact(newLead({ createdAt: start }), draft())
  const outbox = memoryMailOutbox(state)
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
    server,
    tries,
    outbox,
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
