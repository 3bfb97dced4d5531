import type { Lead } from '#domain/quotes/lead.ts'
import type { MailDraft } from './mail-outbox.ts'

/** Writes the mails of the site. */
export interface MailComposer {
  /** To the visitor: we have your request, and this is what it says. */
  quoteAcknowledged(lead: Lead & { status: 'complete' }): MailDraft
  /** To the owner, with replies going to the visitor; a quarantined lead is marked as such. */
  quoteReceived(lead: Lead & { status: 'complete' }): MailDraft
  /** To the owner: someone left contact details but the request itself never came. */
  quoteLeftIncomplete(lead: Lead): MailDraft
}
