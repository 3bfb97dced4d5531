import { composeEmail, type EmailSettings } from '#adapters/mail/compose-email.ts'
import { parseEmail, parseSecrets } from '#domain/emails/email.ts'
import { plainText } from '#adapters/mail/plain-text.ts'
import type { MailOutbox, QueuedEmail } from '#ports/mail-outbox.ts'
import type { Secrets } from '#ports/secrets.ts'

/** For steps whose emails do not matter. */
export const noEmails = () => []

/** A site whose emails a test reads. */
interface Site extends EmailSettings {
  readonly outbox: MailOutbox
  readonly secrets: Secrets
  readonly ownerAddress: () => string
}

/**
 * The emails of a site, sent or not, as recipients get them: the newest first, and the owner's last
 * among those of one moment.
 */
export async function queuedEmails(site: Site) {
  const emails = await site.outbox.list(1000)
  const toOwner = ({ to }: QueuedEmail) => (to === site.ownerAddress() ? 1 : 0)
  return emails
    .toSorted((a, b) => b.createdAt - a.createdAt || toOwner(a) - toOwner(b))
    .map((email) => ({ ...email, ...readEmail(site, email) }))
}

/** Text of an email, with its secrets as long as they are stored. */
export function readEmail(site: Omit<Site, 'outbox' | 'ownerAddress'>, { body }: QueuedEmail) {
  if (body.is === 'written') return { ...body.written, kind: 'written' }
  const { kind, data, sealedSecrets } = body
  const secrets = sealedSecrets === null ? {} : parseSecrets(site.secrets.unseal(sealedSecrets))
  const { content, ...rest } = composeEmail(site, parseEmail(kind, data), secrets)
  return { ...rest, kind, subject: content.subject, text: plainText(content, site.company()) }
}

/** The code in the newest email that has one, alone on its line; of those to an address, if given. */
export async function mailedCode(site: Site, address?: string): Promise<string> {
  const emails = (await queuedEmails(site)).filter(({ to }) => to === (address ?? to))
  const codes = emails.flatMap(({ text }) => /^\d{6}$/m.exec(text) ?? [])
  if (codes[0] === undefined) throw new Error('no code was mailed')
  return codes[0]
}

/** The emails of a site, sent or not, the newest first, as they are stored. */
export async function storedEmails({ outbox }: Pick<Site, 'outbox'>) {
  const emails = await outbox.list(1000)
  return emails.flatMap(({ id, to, body }) =>
    body.is === 'email' ? [{ id, to, kind: body.kind, data: body.data }] : [],
  )
}

/** Those who get emails of a kind, once for each email, in order of the alphabet. */
export async function recipientsOf(site: Pick<Site, 'outbox'>, kind: string) {
  const emails = (await storedEmails(site)).filter((email) => email.kind === kind)
  return emails.map(({ to }) => to).toSorted()
}

/** The next email to send, claimed until `leaseUntil`; null if there is none. */
export async function claimOne(
  outbox: MailOutbox,
  now: number,
  leaseUntil: number,
  lane: 'codes' | 'others' = 'others',
): Promise<QueuedEmail | null> {
  const claim = { lane, now, leaseUntil, limit: 1, exceptDomains: [] }
  return (await outbox.claim(claim))[0] ?? null
}

/** Records that an email was refused; without another try it is given up. */
export function noteFailed(
  outbox: MailOutbox,
  email: QueuedEmail,
  reason: string,
  nextTryAt: number | null,
): Promise<void> {
  return outbox.markFailed(email, { reason, at: 1, nextTryAt, needsAttention: nextTryAt === null })
}

/** Records that an email was sent. */
export async function noteSent(
  outbox: MailOutbox,
  email: QueuedEmail | null,
  at: number,
): Promise<void> {
  if (email === null) throw new Error('no email was due')
  await outbox.markSent([{ email, at, subject: 'Sent', text: 'As sent' }])
}
