import { expect, test } from 'vitest'
import type { IncomingEmail } from '#domain/emails/received-email.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import type { Mailbox } from '#ports/mailbox.ts'
import { arriving } from '#support/received-emails.ts'
import { openTestDatabase } from '#support/databases.ts'
import { sqlStores } from '#support/stores.ts'
import { startMailboxReader } from './read-mailbox.ts'

/** Reads a mailbox of that many emails, some of which fail, until all are done. */
async function reading(
  emails: number,
  fails: { readonly whole: number[]; readonly head: number[] },
) {
  const { receivedEmails, alerts } = sqlStores(await openTestDatabase())
  const pauses: number[] = []
  const done = Promise.withResolvers<void>()
  const give = (uid: number, failing: readonly number[]): IncomingEmail => {
    if (failing.includes(uid)) throw new Error('no such answer')
    return arriving(uid, `guest${uid}@example.com`).email
  }
  const mailbox: Mailbox = {
    name: 'inbox',
    open: async () => ({
      validity: '1',
      async list(from) {
        const all = Array.from({ length: emails }, (_, index) => index + 1)
        return all.filter((uid) => uid > ('above' in from ? from.above : 0))
      },
      readHead: async (uid, omitted) => ({ ...give(uid, fails.head), text: '', omitted }),
      read: async (uid) => give(uid, fails.whole),
      news: () => new Promise(() => {}),
      close: async () => {},
    }),
  }
  const reader = startMailboxReader({
    mailbox,
    receivedEmails: {
      ...receivedEmails,
      async recordReading(name, at, problem) {
        await receivedEmails.recordReading(name, at, problem)
        if (problem === null) done.resolve()
      },
    },
    alerts,
    secrets: systemSecrets('a secret of at least 32 characters'),
    clock: { now: () => 1000 },
    ids: { newId: () => 'reader' },
    pause: {
      async wait(ms) {
        pauses.push(ms)
      },
    },
    ownAddresses: () => [],
    onError: () => {},
  })
  await done.promise
  await reader.stop()
  const { emails: taken } = await receivedEmails.listOther({ isOpen: true, search: '', page: 1 })
  return { pauses, taken }
}

test('emails that cannot be read hold up each other and the rest for seconds, not hours', async () => {
  const { pauses, taken } = await reading(8, { whole: [1, 2, 3, 4, 5, 6, 7], head: [] })
  expect(taken).toHaveLength(8)
  expect(Math.max(...pauses)).toBeLessThan(60_000)
})

test('one whose head cannot be read either is passed over, and said to be there', async () => {
  const { taken } = await reading(3, { whole: [1, 2], head: [1, 2] })
  const known = taken.map(({ from, omitted }) => `${from.name || from.address}: ${omitted}`)
  expect(known.toSorted()).toEqual([
    'Unknown sender: unreadable',
    'Unknown sender: unreadable',
    'guest3@example.com: null',
  ])
})
