import path from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { removeIncomplete, writeWhole } from '#adapters/files/folder-files.ts'
import { isoString, second } from '#domain/time.ts'
import type { Mailer, OutgoingEmail } from '#ports/mailer.ts'

interface Sender {
  /** Sender address, with or without a name. */
  readonly from: () => string
  /** Right part of the Message-ID, which stays the same when a mail is sent twice. */
  readonly domain: string
}

/** `close` ends its idle connections. */
type ClosableMailer = Mailer & { close(): Promise<void> }

/** A large library, loaded for the first email rather than at the start. */
const library = () => import('nodemailer')

/** Timeout of one attempt, shorter than the lease of an email. */
const attemptMs = 90 * second

/** Sends over `smtp://user:pass@host:587` or `smtps://…`, up to `maxConnections` at once. */
export function smtpMailer(url: string, sender: Sender, maxConnections: number): ClosableMailer {
  const open = async () =>
    (await library()).createTransport({
      url,
      pool: true,
      maxConnections,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    })
  let transport: ReturnType<typeof open> | undefined
  return {
    async send(mail) {
      transport ??= open()
      const signal = AbortSignal.timeout(attemptMs)
      await (await transport).sendMail({ ...envelope(mail, sender), signal })
    },
    async close() {
      const opened = await transport
      opened?.close()
    },
  }
}

/** Writes each mail as a `.eml` file that mail programs open. */
export function fileMailer(folder: string, sender: Sender): ClosableMailer {
  let cleaned: Promise<void> | undefined
  return {
    async send(mail) {
      // One that another process is writing is sent again.
      cleaned ??= removeIncomplete(folder)
      await cleaned
      const { createTransport } = await library()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await transport.sendMail(envelope(mail, sender))
      const stamp = isoString(mail.createdAt).replaceAll(/[:.]/g, '-')
      await writeWhole(path.join(folder, `${stamp}-${mail.id}.eml`), message)
    },
    close: async () => {},
  }
}

function envelope(mail: OutgoingEmail, sender: Sender): SendMailOptions {
  return {
    from: sender.from(),
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...threadOf(mail, sender),
    date: new Date(mail.createdAt),
    ...(mail.isPersonal ? {} : { headers: { 'Auto-Submitted': 'auto-generated' } }),
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    // Attachments are the program's own text; a visitor's input must not make the library read a
    // file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * The token is in the Message-ID and also among the References, since some mail services replace
 * Message-IDs; programs copy both into a reply.
 */
function threadOf({ id, threadToken }: OutgoingEmail, { domain }: Sender) {
  if (threadToken === undefined) return { messageId: `<${id}@${domain}>` }
  return {
    messageId: `<${id}.${threadToken}@${domain}>`,
    references: `<${threadToken}@${domain}>`,
  }
}
