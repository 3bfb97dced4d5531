import { isoString } from '#domain/time.ts'
import type { QueuedEmail } from '#ports/mail-outbox.ts'
import type { EmailTexts } from '#ports/mailer.ts'
import { maskedText } from '#usecases/desk/emails.ts'
import type { Command } from './command.ts'
import { siteDependencies } from './site-dependencies.ts'
import { columns, stamp } from './table.ts'

export const mailList: Command = {
  name: 'mail list',
  usage: '[--json]',
  help: 'Lists the last 200 emails: waiting, sent and failed.',
  options: { json: { type: 'boolean' } },
  async run(context, { flags }) {
    const { outbox, emailTexts } = await siteDependencies(context)
    const emails = await outbox.list(200)
    if (flags['json'] === true) {
      const all = emails.map((email) => summary(email, emailTexts))
      context.print(JSON.stringify(all, null, 2))
      return
    }
    context.print(
      emails.length === 0
        ? 'No emails yet.'
        : columns(
            ['created', 'state', 'tries', 'to', 'subject', 'last error'],
            emails.map((email) => [
              stamp(email.createdAt),
              email.state,
              String(email.tries),
              email.to,
              maskedText(emailTexts, email).subject,
              email.lastError ?? '',
            ]),
          ),
    )
  },
}

export const mailRetry: Command = {
  name: 'mail retry',
  usage: '',
  help: 'Sends failed emails again, but for those that a colleague gave up, and those waiting for another try, as soon as possible.',
  async run(context) {
    const { outbox } = await context.stores()
    const count = await outbox.retryAll(context.now())
    context.print(`${count} ${count === 1 ? 'email goes' : 'emails go'} out again.`)
  },
}

/** An email without its text. */
function summary(email: QueuedEmail, emailTexts: EmailTexts) {
  const { id, to, state, tries, lastError } = email
  return {
    id,
    createdAt: isoString(email.createdAt),
    to,
    subject: maskedText(emailTexts, email).subject,
    state,
    tries,
    nextTryAt: email.nextTryAt === null ? null : isoString(email.nextTryAt),
    sentAt: email.sentAt === null ? null : isoString(email.sentAt),
    lastError,
  }
}
