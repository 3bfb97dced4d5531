import type { Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'

/** A visitor who waits for a product to be back in stock. */
export interface RestockWait {
  readonly id: string
  /** Slug of the product. */
  readonly product: string
  readonly email: string
}

/** Stores who waits for which product. */
export interface RestockStore {
  /**
   * Stores the address and queues the email that confirms it, unless it waits for that product
   * already or for as many products as one address can.
   */
  ask(
    wait: RestockWait & { readonly wording: string; readonly at: Instant },
    emailOf: (wait: RestockWait) => NewEmail,
  ): Promise<void>
  /** The products that visitors wait for, with the number of waits. */
  waiting(): Promise<ReadonlyMap<string, number>>
  /** Queues an email to everyone who waits for a product, once even if two processes call it. */
  notify(product: string, at: Instant, emailOf: (wait: RestockWait) => NewEmail): Promise<number>
  /** Null if it is deleted. */
  find(id: string): Promise<RestockWait | null>
  /** Deletes the address of a wait, with all its waits. */
  stop(id: string): Promise<void>
  deleteOld(before: {
    readonly notifiedBefore: Instant
    readonly askedBefore: Instant
  }): Promise<number>
}
