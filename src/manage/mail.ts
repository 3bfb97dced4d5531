import { counted } from '#domain/counts.ts'
import type { Columns } from '#domain/csv.ts'
import { isoString } from '#domain/time.ts'
import type { QueuedEmail } from '#ports/mail-outbox.ts'
import type { EmailTexts } from '#ports/mailer.ts'
import type { Command } from './command.ts'
import { siteDependencies } from './site-dependencies.ts'
import { printList, stamp, tableOf } from './table.ts'

export const mailList: Command = {
  name: 'mail list',
  usage: '[--json]',
  help: 'Lists the last 200 emails: waiting, sent and failed.',
  options: { json: { type: 'boolean' } },
  async run(context, input) {
    const { outbox, emailTexts } = await siteDependencies(context)
    const emails = await outbox.list(200)
    printList(context, input, {
      text: tableOf(emailColumns(emailTexts), emails, 'No emails yet.'),
      json: emails.map((email) => summary(email, emailTexts)),
    })
  },
}

export const mailRetry: Command = {
  name: 'mail retry',
  usage: '',
  help: 'Sends failed emails again, but for those that a colleague gave up, and those waiting for another try, as soon as possible.',
  async run(context) {
    const { outbox } = await context.stores()
    const count = await outbox.retryAll(context.now())
    context.print(`${counted(count, 'email goes', 'emails go')} out again.`)
  },
}

const emailColumns = (emailTexts: EmailTexts): Columns<QueuedEmail> => ({
  created: ({ createdAt }) => stamp(createdAt),
  state: ({ state }) => state,
  tries: ({ tries }) => String(tries),
  to: ({ to }) => to,
  subject: (email) => emailTexts.masked(email).subject,
  'last error': ({ lastError }) => lastError ?? '',
})

/** An email without its text. */
function summary(email: QueuedEmail, emailTexts: EmailTexts) {
  const { id, to, state, tries, lastError } = email
  return {
    id,
    createdAt: isoString(email.createdAt),
    to,
    subject: emailTexts.masked(email).subject,
    state,
    tries,
    nextTryAt: email.nextTryAt === null ? null : isoString(email.nextTryAt),
    sentAt: email.sentAt === null ? null : isoString(email.sentAt),
    lastError,
  }
}
