import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import type { EmailSettings } from '#adapters/mail/compose-email.ts'
import { maskedText } from '#adapters/mail/email-renderer.ts'
import type { Config } from '#config'
import type { Company } from '#content/company.ts'
import { isoString, type Instant } from '#domain/time.ts'
import type { QueuedEmail } from '#ports/mail-outbox.ts'
import type { Command } from './command.ts'
import { publishedCompany } from './site-dependencies.ts'
import { columns, stamp } from './table.ts'

export const mailList: Command = {
  name: 'mail list',
  usage: '[--json]',
  help: 'Lists the last 200 emails: waiting, sent and failed.',
  options: { json: { type: 'boolean' } },
  async run(context, { flags }) {
    const { outbox } = await context.stores()
    const company = await publishedCompany(context)
    const settings = emailSettings(context.config, company)
    const emails = await outbox.list(200)
    if (flags['json'] === true) {
      const all = emails.map((email) => summary(email, settings))
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
              subjectOf(email, settings),
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

function emailSettings({ publicUrl }: Config, company: Company): EmailSettings {
  const current = () => company
  return { publicUrl, company: current, calendar: icalWriter(publicUrl, current) }
}

/** An email without its text. */
function summary(email: QueuedEmail, settings: EmailSettings) {
  const { id, to, state, tries, lastError } = email
  return {
    id,
    createdAt: isoString(email.createdAt),
    to,
    subject: subjectOf(email, settings),
    state,
    tries,
    nextTryAt: moment(email.nextTryAt),
    sentAt: moment(email.sentAt),
    lastError,
  }
}

/** As sent, or as it would be sent now; the kind of an email that this version cannot read. */
function subjectOf(email: QueuedEmail, settings: EmailSettings): string {
  try {
    return maskedText(settings, email).subject
  } catch {
    return email.body.is === 'email' ? email.body.kind : ''
  }
}

function moment(at: Instant | null): string | null {
  return at === null ? null : isoString(at)
}
