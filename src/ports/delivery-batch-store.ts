import type { BatchRecord } from '#domain/deliveries/batch-outcome.ts'
import type { Instant } from '#domain/time.ts'
import type { Actor, Attribution } from './actor.ts'

/** One delivery of a batch, with the figures that the colleague has seen. */
export interface BatchRow {
  readonly requestId: string
  readonly seen: string
}

/** A delivery that is still to be sent. */
export interface WaitingRow extends BatchRow {
  readonly batchId: string
  readonly position: number
  /** Id of the colleague who sends it. */
  readonly staff: string
  /** Attempts so far, including this one. */
  readonly tries: number
}

export type DeliveryOutcome =
  | { readonly is: 'sent'; readonly quoteId: string }
  | { readonly is: 'failed'; readonly problem: string }

/** Delivery prices that were sent together, with the progress of each. */
export interface DeliveryBatch extends Attribution {
  readonly rows: readonly (BatchRecord & {
    readonly requestId: string
    /** Of the customer. */
    readonly name: string
  })[]
}

/** Stores batches of delivery prices that go to many customers, until each is sent. */
export interface DeliveryBatchStore {
  /** Returns the id, also if the same form was sent before; deletes old batches. */
  begin(rows: readonly BatchRow[], actor: Actor): Promise<string>
  /** In the order of selection, without those whose request is gone. */
  find(id: string): Promise<DeliveryBatch | null>
  /**
   * The delivery with the fewest attempts that is due, with this attempt counted; null if there is
   * none. Unless it is finished, it is due again after a pause.
   */
  next(now: Instant): Promise<WaitingRow | null>
  /** Records the result of a delivery that still waits. */
  finish(row: Pick<WaitingRow, 'batchId' | 'position'>, outcome: DeliveryOutcome): Promise<void>
}
