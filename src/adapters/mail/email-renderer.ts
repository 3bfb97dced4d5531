import type { Company } from '#content/company.ts'
import { parseEmail, parseSecrets, type Email, type EmailSecrets } from '#domain/emails/email.ts'
import { threadToken } from '#domain/emails/reply-thread.ts'
import type { QueuedEmail } from '#ports/mail-outbox.ts'
import type { EmailRenderer } from '#ports/mailer.ts'
import type { RequestStore } from '#ports/request-store.ts'
import type { Secrets } from '#ports/secrets.ts'
import { composeEmail, type EmailSettings } from './compose-email.ts'
import type { EmailContent } from './email-content.ts'
import { emailLogos, type EmailLogo, type EmailLogoSettings } from './email-logo.ts'
import { plainText } from './plain-text.ts'

/** `renderMarkup` is the build of `email-markup.tsx`. */
export interface RendererSettings extends EmailSettings, EmailLogoSettings {
  readonly secrets: Pick<Secrets, 'unseal' | 'hash'>
  readonly requests: Pick<RequestStore, 'replyRevocation'>
  /** Secret addresses of pages about a request or a quote. */
  readonly links: Readonly<
    Record<'request' | 'photographs' | 'quote', (id: string, revocation: number) => string>
  >
  readonly renderMarkup: (
    content: EmailContent,
    company: Company,
    logo: EmailLogo | null,
  ) => Promise<string>
}

export function emailRenderer(settings: RendererSettings): EmailRenderer {
  const emailLogo = emailLogos(settings)
  return {
    async render({ id, createdAt, to, about, body }) {
      if (body.is === 'written') {
        const { subject, text } = body.written
        const outgoing = { id, createdAt, to, isPersonal: false, ...body.written }
        return { outgoing, stored: { subject, text } }
      }
      const email = parseEmail(body.kind, body.data)
      const sealed =
        body.sealedSecrets === null ? {} : parseSecrets(settings.secrets.unseal(body.sealedSecrets))
      const secrets = { ...(await linkOf(settings, email)), ...sealed }
      const { content, ...rest } = composeEmail(settings, email, secrets)
      const { subject } = content
      const html = await settings.renderMarkup(content, settings.company(), await emailLogo())
      const text = plainText(content, settings.company())
      const isPersonal = email.kind === 'desk-reply'
      // A reply to an alert comes from a colleague, not the customer.
      const thread = isAnsweredByColleague(email) ? {} : await threadOf(settings, about)
      return {
        outgoing: { id, createdAt, to, ...rest, isPersonal, ...thread, subject, text, html },
        stored: masked(settings, email),
      }
    },
  }
}

const isAnsweredByColleague = ({ kind, data }: Email) =>
  kind === 'customer-replied' ||
  kind === 'request-added-to' ||
  // The mailbox of the company answers the customer, not the site.
  ((kind === 'quote-received' || kind === 'quote-left-incomplete') && data.atDesk)

/** The secret address that an email leads to, made at sending so that none has to be stored. */
async function linkOf({ requests, links }: RendererSettings, email: Email): Promise<EmailSecrets> {
  const target = targetOf(email)
  if (target === null) return {}
  const { to, id } = target
  const revocation = target.to === 'quote' ? target.revocation : await requests.replyRevocation(id)
  return revocation === null ? {} : { link: links[to](id, revocation) }
}

type Target =
  | { readonly to: 'request' | 'photographs'; readonly id: string }
  | { readonly to: 'quote'; readonly id: string; readonly revocation: number }

/** Null where an email has no link, only public ones, or one that was sealed when it was queued. */
function targetOf(email: Email): Target | null {
  switch (email.kind) {
    case 'quote-acknowledged':
      return { to: 'request', id: email.data.lead.id }
    case 'photographs-wanted':
      return { to: 'request', id: email.data.requestId }
    case 'quote-received':
      return { to: 'photographs', id: email.data.lead.id }
    case 'request-added-to':
      return { to: 'photographs', id: email.data.requestId }
    case 'written-quote':
      return quoteTarget(email.data.quote)
    case 'visit-canceled':
      return email.data.pickAgain === null ? null : quoteTarget(email.data.pickAgain)
    case 'booking-to-guest':
    case 'booking-to-owner':
    case 'payment-to-owner':
    case 'booking-code':
    case 'desk-reply':
    case 'quote-left-incomplete':
    case 'visit-set':
    case 'visit-moved':
    case 'written-quote-news':
    case 'desk-failures':
    case 'restock':
    case 'customer-replied':
    case 'desk-digest':
    case 'desk-invitation':
    case 'desk-code':
    case 'test-email':
    case 'desk-notice':
      return null
  }
}

const quoteTarget = ({ id, revocation }: { readonly id: string; readonly revocation: number }) => ({
  to: 'quote' as const,
  id,
  revocation,
})

/** Token that assigns a reply to the request; none for other emails. */
async function threadOf({ secrets, requests }: RendererSettings, about: QueuedEmail['about']) {
  if (about?.kind !== 'lead') return {}
  const revocation = await requests.replyRevocation(about.id)
  if (revocation === null) return {}
  return {
    threadToken: threadToken({ requestId: about.id, revocation }, (text) => secrets.hash(text)),
  }
}

/** See `EmailTexts.masked`. */
export function maskedText(
  settings: EmailSettings,
  { body }: QueuedEmail,
): { readonly subject: string; readonly text: string } {
  if (body.is === 'written') return body.written
  if (body.sent !== null) return body.sent
  try {
    return masked(settings, parseEmail(body.kind, body.data))
  } catch {
    return { subject: body.kind, text: '' }
  }
}

/** Subject and text with secrets masked, to be stored and shown. */
function masked(settings: EmailSettings, email: Email) {
  const { content } = composeEmail(settings, email)
  return { subject: content.subject, text: plainText(content, settings.company()) }
}
