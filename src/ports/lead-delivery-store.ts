import type { LeadDelivery } from '#domain/quotes/lead-delivery.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import type { NewEmail } from './mail-outbox.ts'

/** A claimed lead to deliver. */
export interface DueLead {
  readonly lead: Lead
  /** Attempts made so far, this one included. */
  readonly tries: number
  /** The platform's id of this client where an earlier attempt got that far. */
  readonly clientId: string | null
  /** How often the contact was corrected before: each makes a client of its own. */
  readonly contactChanges: number
}

/** A lead that the platform does not take. */
export interface LeadNotTaken {
  readonly leadId: string
  readonly name: string
  /** What the platform said last. */
  readonly reason: string
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
  /**
   * Stores the platform's id of the client, so that no retry creates another; not where the contact
   * was corrected meanwhile.
   */
  rememberClient(delivered: DueLead, clientId: string): Promise<void>
  /**
   * Marks a claimed lead as delivered. A lead that was completed or corrected meanwhile is due again
   * at once.
   */
  markDelivered(
    delivered: Pick<DueLead, 'lead' | 'contactChanges'>,
    /** The platform's id of the request; null where it sent none. */
    requestId: string | null,
    now: number,
  ): Promise<void>
  /** Schedules another try at `nextTryAt`, or gives the lead up when that is null. */
  markFailed(leadId: string, reason: string, nextTryAt: number | null): Promise<void>
  /** Every lead that is or was in the queue, by its id. */
  all(): Promise<ReadonlyMap<string, LeadDelivery>>
  /** Open requests that were given up or wait after many tries, the latest first. */
  notTaken(limit: number): Promise<readonly LeadNotTaken[]>
  /**
   * Notes that colleagues hear of every lead that was given up and that they have not heard of, and
   * queues what `emailsFor` writes of those names. Answers how many there were.
   */
  alertGivenUp(
    emailsFor: (names: readonly string[]) => readonly NewEmail[],
    now: number,
  ): Promise<number>
  /** Makes failed deliveries due at once; answers how many. */
  retryAll(now: number): Promise<number>
}
