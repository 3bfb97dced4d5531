import type { Lead, LeadRequest } from '#domain/quotes/lead.ts'
import type { Result } from '#domain/result.ts'
import type { NewEmail } from './mail-outbox.ts'

/** A lead as its first call brings it. */
export type NewLead = Pick<
  Lead,
  'id' | 'createdAt' | 'contact' | 'address' | 'consent' | 'signs'
> & {
  /** One per filled form; what comes again under it is the same lead. */
  readonly idempotencyKey: string
}

/** How the leads of a site are kept. */
export interface LeadStoreOptions {
  /** Each lead also waits for its delivery to a platform behind the site (`DeliveryStore`). */
  readonly delivers?: boolean
}

/** Keeps the people who asked for a quote, and what they asked for. */
export interface LeadStore {
  /**
   * Keeps contact and address as an incomplete lead, with the mail that will warn of it. Under a
   * key already seen it updates that lead while it is incomplete, with a warning that takes the
   * place of the earlier one, sent or not, and answers its id; once the
   * lead is complete only the very same contact is accepted. What is sent again unchanged keeps
   * the signs it came with first.
   */
  saveContact(
    lead: NewLead,
    warning: Omit<NewEmail, 'withdrawalKey' | 'about'>,
  ): Promise<Result<{ readonly id: string }, { readonly code: 'key-reused' }>>
  /**
   * Completes a lead (`completeLead`) and queues its mails in one step, withdrawing a
   * warning that has not been sent. The same request
   * again answers the id of the first and queues nothing; a different one is refused.
   */
  complete(
    leadId: string,
    request: LeadRequest,
    mailsFor: (lead: Lead & { status: 'complete' }) => readonly NewEmail[],
  ): Promise<
    Result<
      { readonly requestId: string },
      { readonly code: 'unknown-client' | 'already-requested' }
    >
  >
  /** The newest first; `since` in epoch milliseconds. */
  list(since?: number): Promise<readonly Lead[]>
  /** Removes every lead and mail of an address; answers how many leads there were. */
  erase(email: string): Promise<number>
  /**
   * Removes every lead that came before that moment (epoch milliseconds) with its delivery, and
   * every mail from before it that speaks of no booking; answers how many leads there were.
   */
  eraseBefore(moment: number): Promise<number>
}

/** Key under which the mail about an incomplete lead can be withdrawn. */
export function incompleteLeadKey(leadId: string): string {
  return `incomplete-lead:${leadId}`
}
