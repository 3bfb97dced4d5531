import type { Lead, LeadRequest } from '#domain/quotes/lead.ts'
import type { Result } from '#domain/result.ts'
import type { NewEmail } from './mail-outbox.ts'

/** A lead as the first call brings it. */
export type NewLead = Pick<
  Lead,
  'id' | 'createdAt' | 'contact' | 'address' | 'consent' | 'signs'
> & {
  /** One per filled form; the same key is the same lead. */
  readonly idempotencyKey: string
}

/** Options of a lead store. */
export interface LeadStoreOptions {
  /** Each lead is also queued for a platform behind the site (`LeadDeliveryStore`). */
  readonly deliversLeads?: boolean
}

/** Stores who asked for a quote, and for what. */
export interface LeadStore {
  /**
   * Stores contact and address as an incomplete lead, and queues the emails that warn of it. A
   * known key updates that lead while it is incomplete, replaces the warning, sent or not, and
   * answers the lead's id; a complete lead accepts only the same contact. An unchanged repetition
   * keeps the first spam signals.
   */
  saveContact(
    lead: NewLead,
    ...warnings: readonly Omit<NewEmail, 'withdrawalKey' | 'about'>[]
  ): Promise<Result<{ readonly id: string }, { readonly code: 'key-reused' }>>
  /**
   * Completes a lead (`completeLead`) and queues its mails in one step, withdrawing a
   * warning that has not been sent. The same request
   * again answers the id of the first and queues nothing; a different one is refused.
   */
  complete(
    leadId: string,
    request: LeadRequest,
    emailsFor: (lead: Lead & { status: 'complete' }) => readonly NewEmail[],
    photographIds?: readonly string[],
  ): Promise<
    Result<
      { readonly requestId: string },
      { readonly code: 'unknown-client' | 'already-requested' }
    >
  >
  /** The newest first; `since` in epoch milliseconds. */
  list(since?: number): Promise<readonly Lead[]>
  /**
   * Brings requests to the desk that a process of the version before has completed while both ran;
   * answers how many.
   */
  adopt(): Promise<number>
}

/** Key that withdraws an email about an incomplete lead; of several each has one of its own. */
export function incompleteLeadKey(leadId: string, index = 0): string {
  return index === 0 ? `incomplete-lead:${leadId}` : `incomplete-lead:${leadId}:${index}`
}
