import type { CompleteLead, Lead, LeadRequest } from '#domain/quote-requests/lead.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor, NewEmail } from './mail-outbox.ts'

/** A new lead with the data of the first call. */
export type NewLead = Pick<
  Lead,
  'id' | 'createdAt' | 'contact' | 'address' | 'consent' | 'signs'
> & {
  /** One key per filled form; the same key is the same lead. */
  readonly idempotencyKey: string
}

/** Stores requests for quotes with their contacts. */
export interface LeadStore {
  /**
   * Stores contact and address as an incomplete lead and queues the emails that warn of it. A known
   * key updates its lead while that is incomplete, replaces the warning, and returns the lead's id;
   * a complete lead accepts only the same contact. An unchanged repetition keeps the first spam
   * signals.
   */
  saveContact(
    lead: NewLead,
    ...warnings: readonly Omit<NewEmail, 'about'>[]
  ): Promise<Result<{ readonly id: string }, { readonly code: 'key-reused' }>>
  /**
   * Completes a lead (`completeLead`), queues its emails and withdraws an unsent warning, in one
   * transaction. Repeating the same request returns the first id and queues nothing, but adds
   * photographs that are new; a different request is refused.
   */
  complete(
    leadId: string,
    request: LeadRequest,
    emailsFor: EmailsFor<CompleteLead>,
    photographIds?: readonly string[],
  ): Promise<
    Result<
      { readonly requestId: string },
      { readonly code: 'unknown-client' | 'already-requested' }
    >
  >
  /** Newest first. */
  list(since?: Instant): Promise<readonly Lead[]>
}
