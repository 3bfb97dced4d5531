import type { Company } from '#content/company.ts'
import { codeLifetime } from '#domain/bookings/email-code.ts'
import { joinUrl } from '#domain/desk/invitation.ts'
import type { BookingReport, EmailedEvent } from '#domain/emails/booking-report.ts'
import type { Email, EmailSecrets } from '#domain/emails/email.ts'
import { masked } from '#domain/emails/secret-links.ts'
import { calendarSequence } from '#domain/events/calendar-links.ts'
import { minute } from '#domain/time.ts'
import { visitKindNames } from '#domain/visits/visit.ts'
import type { VisitReport } from '#domain/visits/visit-report.ts'
import type { CalendarEntry, CalendarWriter, VisitEntry } from '#ports/calendar-writer.ts'
import type { TextFile } from '#ports/mail-outbox.ts'
import { eventBlock, eventUrl, expectsEvent, subjectName } from './booking-facts.ts'
import { deskCode, deskInvitation, securityAlert, testEmail } from './desk-emails.ts'
import { digestEmail, failuresEmail, replyAlert } from './digest-email.ts'
import { link, paragraph, type EmailContent } from './email-content.ts'
import { guestEmail } from './guest-email.ts'
import { ownerEmail } from './owner-email.ts'
import { paymentEmail } from './payment-email.ts'
import { restockEmail } from './restock-email.ts'
import { visitEmail } from './visit-email.ts'
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

/** Writes the email of a kind and its data; without `secrets` they are masked. */
export function composeEmail(
  { publicUrl, calendar, company: currentCompany }: EmailSettings,
  email: Email,
  secrets: EmailSecrets = {},
): ComposedEmail {
  const company = currentCompany()
  const repliesToUs = (content: EmailContent) => ({ content, replyTo: company.email })
  /** The secret address below a path. */
  const secretUrl = (path: string) => secrets.link ?? `${publicUrl}/${path}/${masked}`
  switch (email.kind) {
    case 'booking-to-guest': {
      const state = calendarState(email.data)
      return {
        content: guestEmail(email.data, publicUrl, company),
        replyTo: company.email,
        ...(state === null ? {} : { attachments: [calendarFile(calendar, email.data, state)] }),
      }
    }
    case 'booking-to-owner': {
      const replyTo = email.data.booking.email
      const content = ownerEmail(email.data, company, publicUrl)
      return { content, ...(replyTo === '' ? {} : { replyTo }) }
    }
    case 'payment-to-owner':
      return { content: paymentEmail(email.data, publicUrl, company.timeZone) }
    case 'booking-code':
      return repliesToUs(codeEmail(secrets.code ?? masked, email.data.event, publicUrl, company))
    case 'desk-reply':
      return repliesToUs(deskReply(email.data))
    case 'quote-acknowledged':
      return repliesToUs(
        quoteAcknowledged(
          email.data.lead,
          { photographs: email.data.photographs, pageUrl: secretUrl('request') },
          company,
        ),
      )
    case 'photographs-wanted':
      return repliesToUs(photographsWanted(email.data, secretUrl('request'), company))
    case 'quote-received': {
      const { lead, atDesk } = email.data
      const photographs = { count: email.data.photographs, url: secretUrl('photographs') }
      // Replies go through the desk, where other colleagues see them.
      if (atDesk) return repliesToUs(quoteReceived(lead, publicUrl, photographs))
      return { content: quoteReceived(lead, null, photographs), replyTo: lead.contact.email }
    }
    case 'quote-left-incomplete': {
      const { lead, atDesk } = email.data
      if (atDesk) return repliesToUs(quoteLeftIncomplete(lead, publicUrl))
      return { content: quoteLeftIncomplete(lead, null), replyTo: lead.contact.email }
    }
    case 'visit-set':
    case 'visit-moved':
    case 'visit-canceled': {
      const { visit, at } = email.data
      const state = email.kind === 'visit-canceled' ? 'cancelled' : 'confirmed'
      return {
        content: visitEmail(email.kind, email.data, company, secretUrl('quotes')),
        replyTo: company.email,
        attachments: [calendar.visitFile({ visit: forCustomer(visit, company), at, state })],
      }
    }
    case 'written-quote': {
      const { quote, message } = email.data
      return repliesToUs(writtenQuoteEmail(quote, message, secretUrl('quotes'), company))
    }
    case 'written-quote-news': {
      const { replyTo, requestId } = email.data
      return {
        content: quoteNewsEmail(email.data, publicUrl),
        replyTo: requestId !== null || replyTo === '' ? company.email : replyTo,
      }
    }
    case 'restock': {
      const urls = { products: `${publicUrl}/products`, stop: secretUrl('back-in-stock/stop') }
      return repliesToUs(restockEmail(email.data, urls, company))
    }
    case 'desk-failures':
      return repliesToUs(failuresEmail(email.data, publicUrl))
    case 'customer-replied':
      return repliesToUs(replyAlert(email.data, publicUrl))
    case 'request-added-to': {
      const { atDesk, replyTo } = email.data
      return {
        content: requestAddedTo(email.data, secretUrl('photographs'), atDesk ? publicUrl : null),
        replyTo: atDesk || replyTo === '' ? company.email : replyTo,
      }
    }
    case 'desk-digest':
      return repliesToUs(digestEmail(email.data, publicUrl))
    case 'desk-invitation': {
      const url = secrets.link ?? joinUrl(publicUrl, masked)
      return repliesToUs(deskInvitation(email.data, url, company))
    }
    case 'test-email':
      return repliesToUs(testEmail(email.data.by, publicUrl, company))
    case 'desk-code':
      return repliesToUs(deskCode(secrets.code ?? masked))
    case 'desk-notice': {
      const { notice: alert, at } = email.data
      return repliesToUs(securityAlert(alert, at, publicUrl, company))
    }
  }
}

/** Adapts the entry to the customer's own calendar, naming the company. */
function forCustomer(visit: VisitReport['visit'], company: Company): VisitEntry['visit'] {
  const { id, kind, about, place, startsAt, endsAt, sequence } = visit
  const summary = `${company.shortName}: ${visitKindNames[kind]}`
  const description = [about, `Questions? ${company.phone.display}`].filter(Boolean).join('\n')
  return { id, summary, description, place, startsAt, endsAt, sequence }
}

function codeEmail(
  code: string,
  stored: EmailedEvent,
  publicUrl: string,
  company: Company,
): EmailContent {
  return {
    subject: `Your verification code: ${subjectName(stored.event)}`,
    heading: 'Your verification code',
    blocks: [
      paragraph(
        `Enter this code on the event’s page to change your answer. It works once and expires in ${codeLifetime / minute} minutes.`,
      ),
      { is: 'code', code },
      eventBlock(stored, company),
      link('Go to the Event', eventUrl(publicUrl, stored.event)),
      paragraph(
        'If you did not request it, you can ignore this email: nothing changes without the code.',
      ),
    ],
  }
}

/** Change to the guest's calendar; null for none. */
function calendarState({ news, booking }: BookingReport): CalendarEntry['state'] | null {
  switch (news.is) {
    case 'registered':
    case 'paid':
    case 'changed':
    case 'event-moved':
    case 'address-corrected':
      if (!expectsEvent(booking)) return null
      return booking.willingness === 'yes' ? 'confirmed' : 'tentative'
    case 'declined':
      // A guest who declined has no entry to remove.
      return booking.origin === 'decline' ? null : 'cancelled'
    case 'cancelled':
    case 'event-cancelled':
      return 'cancelled'
    case 'refunded':
    case 'address-left':
      return null
  }
}

function calendarFile(
  calendar: CalendarWriter,
  { booking, event: { event, revision }, at }: BookingReport,
  state: CalendarEntry['state'],
): TextFile {
  const sequence = calendarSequence(revision, booking.revision)
  return calendar.file({ event, sequence, at, state })
}
