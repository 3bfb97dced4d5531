import type { LeadDelivery } from '#domain/quote-requests/lead-delivery.ts'
import type { Lead } from '#domain/quote-requests/lead.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor } from './mail-outbox.ts'

/** A claimed lead to deliver. */
export interface DueLead {
  readonly lead: Lead
  /** Attempts so far, including this one. */
  readonly tries: number
  /** The platform's id of this client, if an earlier attempt got that far. */
  readonly clientId: string | null
  /** How often the contact was corrected before; each correction makes another client. */
  readonly contactChanges: number
}

/** A lead that the platform does not accept. */
export interface LeadNotTaken {
  readonly leadId: string
  readonly name: string
  /** The last reason that the platform gave. */
  readonly reason: string
}

/**
 * The queue of leads to deliver to the platform behind the site. The lead store fills it inside its
 * own transactions: a lead with only contact details when the owner is emailed about it, a complete
 * one at once.
 */
export interface LeadDeliveryStore {
  /**
   * Claims the lead that is due longest until `leaseUntil`. When the lease ends, leads of crashed
   * processes can be claimed again.
   */
  claim(now: Instant, leaseUntil: Instant): Promise<DueLead | null>
  /**
   * Stores the platform's id of the client, so that no retry creates another; unless the contact
   * was corrected meanwhile.
   */
  rememberClient(delivered: DueLead, clientId: string): Promise<void>
  /** Marks a claimed lead as delivered; one completed or corrected meanwhile is due again. */
  markDelivered(
    delivered: Pick<DueLead, 'lead' | 'contactChanges'>,
    /** The platform's id of the request; null if it sent none. */
    requestId: string | null,
    now: Instant,
  ): Promise<void>
  /**
   * Schedules another try of a claimed lead at `nextTryAt`; null gives it up. A lead that was
   * completed or corrected meanwhile stays due.
   */
  markFailed(
    failed: Pick<DueLead, 'lead' | 'tries'>,
    reason: string,
    nextTryAt: Instant | null,
  ): Promise<void>
  /** Every lead that is or was in the queue, by its id. */
  all(): Promise<ReadonlyMap<string, LeadDelivery>>
  /** Open requests that were given up or wait after many tries, latest first. */
  notTaken(limit: number): Promise<readonly LeadNotTaken[]>
  /**
   * Marks every lead that was given up as reported, and queues the alerts that `emailsFor` makes of
   * the names not reported before. Returns how many there were.
   */
  alertGivenUp(emailsFor: EmailsFor<readonly string[]>, now: Instant): Promise<number>
  /** Makes failed deliveries due at once. */
  retryAll(now: Instant): Promise<void>
}
