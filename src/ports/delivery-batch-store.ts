import type { Instant } from '#domain/time.ts'
import type { Actor } from './request-store.ts'

/** One delivery of a batch, with the figures that the colleague has seen. */
export interface BatchRow {
  readonly requestId: string
  readonly seen: string
}

/** One that is to be sent. */
export interface WaitingRow extends BatchRow {
  readonly batchId: string
  readonly position: number
  /** Id of the colleague who sends it. */
  readonly staff: string
  /** Attempts made so far, this one included. */
  readonly tries: number
}

/** What became of one. */
export type RowOutcome =
  | { readonly is: 'sent'; readonly quoteId: string }
  | { readonly is: 'failed'; readonly problem: string }

/** One as its page shows it. */
export interface ListedBatchRow {
  readonly requestId: string
  readonly name: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly problem: string
  /** Null before it is sent. */
  readonly quote: { readonly id: string; readonly number: number; readonly email: string } | null
}

/** Prices that went out together, and how far each has come. */
export interface DeliveryBatch {
  readonly at: Instant
  /** Name of the colleague. */
  readonly by: string | null
  readonly rows: readonly ListedBatchRow[]
}

/** Keeps prices of deliveries that go to many customers at once, until each has gone out. */
export interface DeliveryBatchStore {
  /** Answers the id, or that of the one which the same form made; forgets old ones. */
  begin(rows: readonly BatchRow[], actor: Actor): Promise<string>
  /** In the order in which they were selected; those whose request is gone are left out. */
  find(id: string): Promise<DeliveryBatch | null>
  /** The one that was tried least, with this attempt counted; null where none waits. */
  next(): Promise<WaitingRow | null>
  /** Notes what became of one that still waits. */
  finish(row: Pick<WaitingRow, 'batchId' | 'position'>, outcome: RowOutcome): Promise<void>
}
