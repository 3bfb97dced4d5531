import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import { second } from '#domain/time.ts'
import type { Mailer, OutgoingEmail } from '#ports/mailer.ts'

interface Sender {
  /** Address the mails come from, with or without a name. */
  readonly from: () => string
  /** Right part of the Message-ID; the same mail sent twice carries the same one. */
  readonly domain: string
}

/** `close` ends its idle connections. */
type ClosableMailer = Mailer & { close(): Promise<void> }

/** A large library, which the first email needs and the start does not. */
const library = () => import('nodemailer')

/** Longest attempt, whatever the mail server does: shorter than what an email is leased for. */
const attemptMs = 90 * second

/**
 * Sends over SMTP: `smtp://user:pass@host:587` or `smtps://…`, on as many connections as emails
 * are under way at once.
 */
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
  return {
    async send(mail) {
      const { createTransport } = await library()
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await transport.sendMail(envelope(mail, sender))
      await mkdir(folder, { recursive: true })
      const stamp = new Date(mail.createdAt).toISOString().replaceAll(/[:.]/g, '-')
      const target = path.join(folder, `${stamp}-${mail.id}.eml`)
      // Written aside and moved into place, so that a reader never meets half a mail.
      await writeSynced(`${target}.part`, message)
      await rename(`${target}.part`, target)
    },
    close: async () => {},
  }
}

async function writeSynced(target: string, content: Buffer | Readable): Promise<void> {
  await using file = await open(target, 'w')
  await file.writeFile(content)
  await file.sync()
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
    // Attachments are our own text; nothing of a visitor may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/**
 * The token stands in the Message-ID, and by itself among the References, since some mail services
 * write Message-IDs of their own: programs copy both into an answer.
 */
function threadOf({ id, threadToken }: OutgoingEmail, { domain }: Sender) {
  if (threadToken === undefined) return { messageId: `<${id}@${domain}>` }
  return {
    messageId: `<${id}.${threadToken}@${domain}>`,
    references: `<${threadToken}@${domain}>`,
  }
}
