import type { Delivery } from '#domain/quotes/delivery.ts'
import type { Lead } from '#domain/quotes/lead.ts'

/** A lead to deliver now, in the hands of one process. */
export interface DueDelivery {
  readonly lead: Lead
  /** Attempts made so far, this one included. */
  readonly tries: number
  /** The platform's id of this client where an earlier attempt got that far. */
  readonly clientId: string | null
}

/**
 * The queue of leads to deliver to the platform behind the site. The lead store puts them in,
 * inside its own transactions: a lead with only contact details when the owner is told of it, a
 * complete one at once.
 */
export interface DeliveryStore {
  /**
   * Takes the lead that has been due the longest and keeps it from others until `leaseUntil`
   * (epoch milliseconds). Whoever dies gives it back by letting the lease run out.
   */
  claim(now: number, leaseUntil: number): Promise<DueDelivery | null>
  /** Keeps the platform's id of the client, so that no later attempt makes another one. */
  rememberClient(leadId: string, clientId: string): Promise<void>
  /**
   * Notes that what was claimed has arrived. A lead that became complete in the meantime is due
   * again at once, for its request.
   */
  markDelivered(
    delivered: Lead,
    /** The platform's id of the request, where it told one. */
    requestId: string | null,
    now: number,
  ): Promise<void>
  /** Puts a lead back for another try at `nextTryAt`, or gives it up when that is null. */
  markFailed(leadId: string, reason: string, nextTryAt: number | null): Promise<void>
  /** Every lead that is, or was, in the queue, by its id. */
  all(): Promise<ReadonlyMap<string, Delivery>>
  /** Makes what failed before due at once; answers how many. */
  retryAll(now: number): Promise<number>
}
