import { isoString, type Instant } from '#domain/time.ts'
import type { QueuedMail } from '#ports/mail-outbox.ts'
import type { Command } from './command.ts'
import { columns, stamp } from './table.ts'

export const mailList: Command = {
  name: 'mail list',
  usage: '[--json]',
  help: 'Lists the last 200 mails: waiting, sent and failed.',
  options: { json: { type: 'boolean' } },
  words: 0,
  async run(world, { flags }) {
    const { outbox } = await world.stores()
    const mails = await outbox.list(200)
    if (flags['json'] === true) {
      world.print(JSON.stringify(mails.map(summary), null, 2))
      return
    }
    world.print(
      mails.length === 0
        ? 'No mails yet.'
        : columns(
            ['created', 'state', 'tries', 'to', 'subject', 'last error'],
            mails.map((mail) => [
              stamp(mail.createdAt),
              mail.state,
              String(mail.tries),
              mail.to,
              mail.subject,
              mail.lastError ?? '',
            ]),
          ),
    )
  },
}

export const mailRetry: Command = {
  name: 'mail retry',
  usage: '',
  help: 'Sends failed mails again, and those that wait for another try, as soon as possible.',
  options: {},
  words: 0,
  async run(world) {
    const { outbox } = await world.stores()
    const count = await outbox.retryAll(world.now())
    world.print(`${count} ${count === 1 ? 'mail goes' : 'mails go'} out again.`)
  },
}

/** A mail without its text. */
function summary(mail: QueuedMail) {
  const { id, to, subject, state, tries, lastError } = mail
  return {
    id,
    createdAt: isoString(mail.createdAt),
    to,
    subject,
    state,
    tries,
    nextTryAt: moment(mail.nextTryAt),
    sentAt: moment(mail.sentAt),
    lastError,
  }
}

function moment(at: Instant | null): string | null {
  return at === null ? null : isoString(at)
}
