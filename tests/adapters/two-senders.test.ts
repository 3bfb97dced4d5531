import { expect, onTestFinished, test } from 'vitest'
import { smtpMailer } from '#adapters/mail/mailers.ts'
import { openPostgres } from '#adapters/sql/database.ts'
import { randomIds } from '#adapters/system/system.ts'
import { eventForEmail } from '#domain/emails/booking-report.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import { emailsAtOnce, sendMails } from '#usecases/emails/send-mails.ts'
import { freshPostgres } from '#support/databases.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { draft } from '#support/leads.ts'
import { openMailbox, readMail, type Mailbox } from '#support/mailbox.ts'
import { eventually } from '#support/server-process.ts'
import { sqlStores } from '#support/stores.ts'

/** A process's connections to the database and the mail server. */
function startSender(databaseUrl: string, mailbox: Mailbox) {
  const database = openPostgres(databaseUrl, () => {})
  const { outbox } = sqlStores(database)
  const sender = { from: () => 'Evergreen <office@evergreen.example>', domain: 'evergreen.example' }
  const mailer = smtpMailer(mailbox.url, sender, emailsAtOnce)
  const problems: unknown[] = []
  const emails = sendMails({
    outbox,
    mailer,
    clock: { now: Date.now },
    renderer: {
      async render({ id, createdAt, to, body }) {
        const text = body.is === 'email' ? body.kind : 'written'
        const stored = { subject: text, text }
        return { outgoing: { id, createdAt, to, ...stored, html: text, isPersonal: false }, stored }
      },
    },
    onFailure: (failure) => problems.push(failure),
    onError: (error) => problems.push(error),
  })
  onTestFinished(async () => {
    await emails.stop()
    await mailer.close()
    await database.close()
  })
  return { emails, outbox, problems }
}

/** Queues emails as of that moment, so that the order is known. */
async function queue(databaseUrl: string, at: number, emails: readonly NewEmail[]): Promise<void> {
  const stores = sqlStores(
    openPostgres(databaseUrl, () => {}),
    randomIds,
  )
  await stores.outbox.queue(emails, at)
  await stores.close()
}

const count = 60
const quick = Array.from({ length: count }, (_, index) => `g${index}@quick${index % 12}.example`)
const dead = Array.from({ length: 30 }, (_, index) => `g${index}@dead.example`)
const signingIn = 'rosa@example.org'
const code: NewEmail = {
  to: signingIn,
  email: {
    kind: 'booking-code',
    data: { event: eventForEmail({ event: gardenEvent(), seatsTaken: 0, revision: 0 }) },
  },
  about: { kind: 'booking', id: 'b1' },
}

test('two senders of one outbox deliver each email once, a code first and past a dead receiver', async () => {
  const url = await freshPostgres()
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  const { promise: othersMayCome, resolve: letOthersCome } = Promise.withResolvers<void>()
  const { promise: deadAnswers, resolve: reviveDead } = Promise.withResolvers<void>()
  const held: string[] = []
  mailbox.beforeTaking = async (to) => {
    if (to === signingIn) return
    held.push(to)
    await (to.endsWith('@dead.example') ? deadAnswers : othersMayCome)
  }
  const takenBy = async () =>
    (await Promise.all(mailbox.taken.map(readMail))).map(({ to }) => to?.[0]?.address ?? '')
  const untilTaken = (wanted: number) => eventually(() => mailbox.taken.length >= wanted)

  // Emails to the dead receiver are the oldest, and the code is the newest.
  const before = Date.now() - 60_000
  await queue(
    url,
    before,
    dead.map((to) => draft({ to })),
  )
  await queue(
    url,
    before + 1,
    quick.map((to) => draft({ to })),
  )
  await queue(url, before + 2, [code])
  const senders = [startSender(url, mailbox), startSender(url, mailbox)]
  await Promise.all(senders.map(({ emails }) => emails.poll()))
  await untilTaken(1)
  expect(await takenBy()).toEqual([signingIn])

  letOthersCome()
  await untilTaken(1 + count)
  expect((await takenBy()).toSorted()).toEqual([signingIn, ...quick].toSorted())
  expect(held.filter((to) => to.endsWith('@dead.example')).length).toBeLessThanOrEqual(10)

  reviveDead()
  await untilTaken(1 + count + dead.length)
  await Promise.all(senders.map(({ emails }) => emails.idle()))
  await Promise.all(senders.map(({ emails }) => emails.poll()))
  expect((await takenBy()).toSorted()).toEqual([signingIn, ...quick, ...dead].toSorted())
  const stored = await senders[0]?.outbox.list(200)
  const done = stored?.filter(({ state, tries }) => state === 'sent' && tries === 1)
  expect(done).toHaveLength(1 + count + dead.length)
  expect(senders.flatMap(({ problems }) => problems)).toEqual([])
  // Open connections were used for the next emails.
  expect(mailbox.connections).toBeLessThanOrEqual(2 * emailsAtOnce)
})
