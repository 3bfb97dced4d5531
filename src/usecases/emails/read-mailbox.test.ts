import { expect, test } from 'vitest'
import type { IncomingEmail } from '#domain/emails/received-email.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { minute, second } from '#domain/time.ts'
import { type Mailbox, MailboxProblem } from '#ports/mailbox.ts'
import { arriving } from '#support/received-emails.ts'
import { openTestDatabase } from '#support/databases.ts'
import { sqlStores } from '#support/stores.ts'
import { startMailboxReader } from './read-mailbox.ts'

/** Reads a mailbox of that many emails, some of which fail, until all are done. */
async function reading(
  emails: number,
  fails: {
    readonly whole: number[]
    readonly head: number[]
    readonly files?: boolean
    /** Errors of the first tries to open the mailbox. */
    readonly opening?: readonly Error[]
  },
  text = '',
  /** Failures after which everything can be read. */
  recoversAfter = Infinity,
) {
  const { receivedEmails, fileRemovals, alerts } = sqlStores(await openTestDatabase())
  const pauses: number[] = []
  const problems: string[] = []
  const opening = [...(fails.opening ?? [])]
  const done = Promise.withResolvers<void>()
  const give = (uid: number, isFailing: boolean): IncomingEmail => {
    if (isFailing && pauses.length < recoversAfter) throw new Error('no such answer')
    return arriving(uid, `guest${uid}@example.com`, { email: { text } }).email
  }
  const opened: Mailbox['open'] = async () => {
    const error = opening.shift()
    if (error !== undefined) throw error
    return {
      validity: '1',
      async list(from) {
        const all = Array.from({ length: emails }, (_, index) => index + 1)
        return all.filter((uid) => uid > ('above' in from ? from.above : 0))
      },
      readHead: async (uid, omitted) => ({
        ...give(uid, fails.head.includes(uid)),
        text: '',
        omitted,
      }),
      read: async (uid, fileKey) => ({
        ...give(uid, fails.whole.includes(uid) || (fails.files === true && fileKey !== null)),
        ...(fileKey === null ? { attachments: [notStored] } : {}),
      }),
      news: () => new Promise(() => {}),
      close: async () => {},
    }
  }
  const reader = startMailboxReader({
    mailbox: { name: 'inbox', open: opened },
    receivedEmails: {
      ...receivedEmails,
      async recordReading(name, at, problem) {
        await receivedEmails.recordReading(name, at, problem)
        if (problem === null) done.resolve()
        else problems.push(problem)
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
    publicUrl: 'https://evergreen.example',
    onError: () => {},
  })
  await done.promise
  await reader.stop()
  const { emails: taken } = await receivedEmails.listOther({ isOpen: true, search: '', page: 1 })
  return { pauses, problems, taken, removed: await fileRemovals.list(100) }
}

const notStored = {
  name: 'plan.pdf',
  size: 9,
  content: { is: 'refused', reason: 'not-stored' },
} as const

test('emails that cannot be read hold up each other and the rest for minutes, not hours', async () => {
  const { pauses, taken } = await reading(8, { whole: [1, 2, 3, 4, 5, 6, 7], head: [] })
  expect(taken).toHaveLength(8)
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeLessThan(30 * minute)
})

test('an outage of minutes costs an email nothing, and one of the file store only its files', async () => {
  const passing = await reading(1, { whole: [1], head: [] }, 'Monday', 7)
  expect(passing.taken).toMatchObject([{ text: 'Monday', omitted: null }])
  const withoutFiles = await reading(2, { whole: [], head: [], files: true }, 'Monday')
  const kept = { text: 'Monday', omitted: null, attachments: [{ name: 'plan.pdf' }] }
  expect(withoutFiles.taken).toMatchObject([kept, kept])
  // An earlier try may have stored some.
  expect(withoutFiles.removed).not.toEqual([])
})

test('the owner hears of a wrong password at once, and of a timeout that lasts', async () => {
  const password = new MailboxProblem('mail.example refuses the password.')
  const timeout = new MailboxProblem('mail.example does not answer.', { isPassing: true })
  const after = (...opening: readonly Error[]) => reading(1, { whole: [], head: [], opening })
  expect((await after(password)).problems).toEqual([password.message])
  expect((await after(timeout, timeout)).problems).toEqual([])
  const { problems, pauses } = await after(timeout, timeout, timeout)
  expect(problems).toEqual([timeout.message])
  expect(pauses.slice(0, 3)).toEqual([1 * second, 5 * second, 15 * second])
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

test('links of ours in the quotation of a reply are stored without their secrets', async () => {
  const tokens = ['1f2e.Zm9v-b_Fy', '1f2e.1800000000.YmF6', 'cXV4']
  const [short = '', long = '', plain = ''] = tokens
  const text = (request: string, photographs: string, join: string) => `Monday is fine.
> Open your request [https://evergreen.example/request/${request}].
> https://evergreen.example/photographs/${photographs}
> <https://evergreen.example/quotes/${request}/files/quote.pdf>, https://evergreen.example/quotes.
> https://evergreen.example/back-in-stock/stop/${request}
> https://evergreen.example/desk/join#${join} https://evergreen.example/calendar/${request}.ics
> https://checked.example/?url=https%3A%2F%2Fevergreen.example%2Frequest%2F${request}&data=1
> https://evergreen.example/desk/quotes/1f2e https://other.example/request/1f2e.aGk`
  const none = { whole: [], head: [] }
  const { taken } = await reading(1, none, text(short, long, plain))
  const hidden = '••••••'
  const stored = text(hidden, hidden, hidden).replace('.ics', '')
  expect(taken.map((email) => email.text)).toEqual([stored])
})
