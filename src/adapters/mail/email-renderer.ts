import type { Company } from '#content/company.ts'
import { parseEmail, parseSecrets, type Email } from '#domain/emails/email.ts'
import { threadToken } from '#domain/emails/reply-thread.ts'
import type { QueuedEmail } from '#ports/mail-outbox.ts'
import type { EmailRenderer } from '#ports/mailer.ts'
import type { RequestStore } from '#ports/request-store.ts'
import type { Secrets } from '#ports/secrets.ts'
import { composeEmail, type EmailSettings } from './compose-email.ts'
import type { EmailContent, SecretPage } from './email-content.ts'
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
  const hash = (text: string) => settings.secrets.hash(text)
  return {
    async render({ id, createdAt, to, about, body }) {
      if (body.is === 'written') {
        const { subject, text } = body.written
        const outgoing = { id, createdAt, to, isPersonal: false, ...body.written }
        return { outgoing, stored: { subject, text } }
      }
      const email = parseEmail(body.kind, body.data)
      const secrets =
        body.sealedSecrets === null ? {} : parseSecrets(settings.secrets.unseal(body.sealedSecrets))
      const revocation =
        about?.kind === 'lead' ? await settings.requests.replyRevocation(about.id) : null
      // Made at sending, so that no secret address has to be stored.
      const realLink = (page: SecretPage) => {
        if (page.to === 'quotes') return settings.links.quote(page.id, page.revocation)
        if (!('id' in page) || revocation === null) return null
        return settings.links[page.to](page.id, revocation)
      }
      const { content, ...rest } = composeEmail(settings, email, secrets, realLink)
      const { subject } = content
      const html = await settings.renderMarkup(content, settings.company(), await emailLogo())
      const text = plainText(content, settings.company())
      const isPersonal = email.kind === 'desk-reply'
      // Assigns a reply to the request; one to an alert comes from a colleague, not the customer.
      const thread =
        about === null || revocation === null || isAnsweredByColleague(email)
          ? {}
          : { threadToken: threadToken({ requestId: about.id, revocation }, hash) }
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
