import type { Company } from '#content/company.ts'
import { joinUrl } from '#domain/desk/invitation.ts'
import type { Email, EmailSecrets } from '#domain/emails/email.ts'
import { masked } from '#domain/emails/secret-links.ts'
import type { CalendarWriter } from '#ports/calendar-writer.ts'
import type { TextFile } from '#ports/mail-outbox.ts'
import { deskCode, deskInvitation, securityAlert, testEmail } from './desk-emails.ts'
import { digestEmail, failuresEmail, replyAlert } from './digest-emails.ts'
import { calendarFile } from './email-calendar.ts'
import {
  oneLine,
  shortLine,
  type EmailContent,
  type EmailContext,
  type SecretPage,
} from './email-content.ts'
import { codeEmail, guestEmail } from './guest-emails.ts'
import { ownerEmail } from './owner-emails.ts'
import { paymentEmail } from './payment-emails.ts'
import { restockEmail } from './restock-emails.ts'
import { visitEmail } from './visit-emails.ts'
import { quoteNewsEmail, writtenQuoteEmail } from './written-quote-emails.ts'
import {
  deskReply,
  photographsWanted,
  quoteAcknowledged,
  quoteLeftIncomplete,
  quoteReceived,
  requestAddedTo,
} from './quote-emails.ts'

export interface EmailSettings {
  /** Origin of the site, for links. */
  readonly publicUrl: string
  readonly calendar: CalendarWriter
  /** The company as it is now. */
  readonly company: () => Company
}

/** An email before it is rendered. */
export interface ComposedEmail {
  readonly content: EmailContent
  readonly replyTo?: string
  readonly attachments?: readonly TextFile[]
}

/**
 * Writes the email of a kind and its data. `realLink` has the address of a secret page; it and the
 * code are masked without it.
 */
export function composeEmail(
  { publicUrl, calendar, company: currentCompany }: EmailSettings,
  email: Email,
  secrets: EmailSecrets = {},
  realLink: (page: SecretPage) => string | null = () => null,
): ComposedEmail {
  const company = currentCompany()
  const content = contentOf(email, {
    publicUrl,
    company,
    code: secrets.code ?? masked,
    linkTo: (page) => secrets.link ?? realLink(page) ?? maskedLink(page, publicUrl),
  })
  const subject = keepsLength.has(email.kind)
    ? oneLine(content.subject)
    : shortLine(content.subject)
  const replyTo = replyAddress(email, company)
  const file = calendarFile(email, calendar, company)
  return {
    content: { ...content, subject },
    ...(replyTo === '' ? {} : { replyTo }),
    ...(file === null ? {} : { attachments: [file] }),
  }
}

/** Subjects that a colleague typed, or in which each long name is shortened by itself. */
const keepsLength: ReadonlySet<Email['kind']> = new Set([
  'booking-code',
  'booking-to-guest',
  'booking-to-owner',
  'desk-reply',
])

const maskedLink = ({ to }: SecretPage, publicUrl: string) =>
  to === 'join' ? joinUrl(publicUrl, masked) : `${publicUrl}/${to}/${masked}`

function contentOf(email: Email, context: EmailContext): EmailContent {
  switch (email.kind) {
    case 'booking-to-guest':
      return guestEmail(email.data, context)
    case 'booking-to-owner':
      return ownerEmail(email.data, context)
    case 'payment-to-owner':
      return paymentEmail(email.data, context)
    case 'booking-code':
      return codeEmail(email.data, context)
    case 'desk-reply':
      return deskReply(email.data)
    case 'quote-acknowledged':
      return quoteAcknowledged(email.data, context)
    case 'photographs-wanted':
      return photographsWanted(email.data, context)
    case 'quote-received':
      return quoteReceived(email.data, context)
    case 'quote-left-incomplete':
      return quoteLeftIncomplete(email.data, context)
    case 'visit-set':
    case 'visit-moved':
    case 'visit-canceled':
      return visitEmail(email.kind, email.data, context)
    case 'written-quote':
      return writtenQuoteEmail(email.data, context)
    case 'written-quote-news':
      return quoteNewsEmail(email.data, context)
    case 'restock':
      return restockEmail(email.data, context)
    case 'desk-failures':
      return failuresEmail(email.data, context)
    case 'customer-replied':
      return replyAlert(email.data, context)
    case 'request-added-to':
      return requestAddedTo(email.data, context)
    case 'desk-digest':
      return digestEmail(email.data, context)
    case 'desk-invitation':
      return deskInvitation(email.data, context)
    case 'test-email':
      return testEmail(email.data, context)
    case 'desk-code':
      return deskCode(context)
    case 'desk-notice':
      return securityAlert(email.data, context)
  }
}

/** Colleagues answer customers at the desk, where others see it. Empty for no address. */
function replyAddress(email: Email, company: Company): string {
  switch (email.kind) {
    case 'booking-to-owner':
      return email.data.booking.email
    case 'payment-to-owner':
      return ''
    case 'quote-received':
    case 'quote-left-incomplete':
      return email.data.atDesk ? company.email : email.data.lead.contact.email
    case 'written-quote-news':
      return (email.data.requestId === null && email.data.replyTo) || company.email
    case 'request-added-to':
      return (!email.data.atDesk && email.data.replyTo) || company.email
    default:
      return company.email
  }
}
