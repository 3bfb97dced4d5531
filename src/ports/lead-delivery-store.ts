import type { LeadDelivery } from '#domain/quotes/lead-delivery.ts'
import type { Lead } from '#domain/quotes/lead.ts'

/** A claimed lead to deliver. */
export interface DueLead {
  readonly lead: Lead
  /** Attempts made so far, this one included. */
  readonly tries: number
  /** The platform's id of this client where an earlier attempt got that far. */
  readonly clientId: string | null
}

/**
 * The queue of leads to deliver to the platform behind the site. The lead store fills it inside its
 * own transactions: a lead with only contact details when the owner is emailed about it, a complete
 * one at once.
 */
export interface LeadDeliveryStore {
  /**
   * Claims the lead that is due the longest until `leaseUntil` (epoch milliseconds). The lease
   * returns leads of processes that die.
   */
  claim(now: number, leaseUntil: number): Promise<DueLead | null>
  /** Stores the platform's id of the client, so that no retry creates another. */
  rememberClient(leadId: string, clientId: string): Promise<void>
  /**
   * Marks a claimed lead as delivered. A lead that was completed meanwhile is due again at once,
   * for its request.
   */
  markDelivered(
    delivered: Lead,
    /** The platform's id of the request; null where it sent none. */
    requestId: string | null,
    now: number,
  ): Promise<void>
  /** Schedules another try at `nextTryAt`, or gives the lead up when that is null. */
  markFailed(leadId: string, reason: string, nextTryAt: number | null): Promise<void>
  /** Every lead that is or was in the queue, by its id. */
  all(): Promise<ReadonlyMap<string, LeadDelivery>>
  /** Makes failed deliveries due at once; answers how many. */
  retryAll(now: number): Promise<number>
}
