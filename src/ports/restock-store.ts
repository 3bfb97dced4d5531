import type { Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'

/** Someone who wants to hear once a product is back in stock. */
export interface RestockWait {
  readonly id: string
  /** Slug of the product. */
  readonly product: string
  readonly email: string
}

/** Keeps who waits for which product. */
export interface RestockStore {
  /**
   * Keeps the address, and queues the email that says so, unless it waits for that product already
   * or for as many as one address can.
   */
  ask(
    wait: RestockWait & { readonly wording: string; readonly at: Instant },
    emailOf: (wait: RestockWait) => NewEmail,
  ): Promise<void>
  /** The products that someone waits for, and how many do. */
  waiting(): Promise<ReadonlyMap<string, number>>
  /** Queues an email to each who waits for a product; once, whoever else asks. */
  tell(product: string, at: Instant, emailOf: (wait: RestockWait) => NewEmail): Promise<number>
  /** Null where it is gone. */
  find(id: string): Promise<RestockWait | null>
  /** Forgets the address of a wait, with everything that it waits for. */
  stop(id: string): Promise<void>
  forget(before: { readonly toldBefore: Instant; readonly askedBefore: Instant }): Promise<number>
}
