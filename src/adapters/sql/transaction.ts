import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { err, ok, type Result } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import { chunks } from './chunks.ts'
import type { SqlDatabase } from './database.ts'
import { isConflict } from './outage.ts'
import type { Tables } from './tables.ts'

/*
 * Rows are locked in one order, so that no two transactions wait for each other: imports of
 * customers, received emails, events, bookings, quotes (the parent before its change orders), visits,
 * requests, customers, colleagues, their credentials and invitations, days of deliveries. Several of
 * a kind are locked in the order of their ids, before the first of them is changed. What belongs to
 * one of these comes after it: orders, refunds before their payment, emails about it.
 */

/**
 * An open transaction, for functions that are part of a larger change; those that also run outside
 * one take a `Db`. `queued.emails` counts the emails that are sent after the commit.
 */
export interface StoreTransaction {
  readonly tx: Transaction<Tables>
  readonly kind: SqlDatabase['kind']
  readonly ids: Ids
  readonly queued: { emails: number }
}

/**
 * Runs a transaction; its queued emails are sent right after the commit. One that PostgreSQL ended
 * because of another runs again, and then sees what that one did: `step` must change nothing else.
 */
export async function inTransaction<T>(
  { db, kind, ids, emailsQueued }: SqlDatabase,
  step: (transaction: StoreTransaction) => Promise<T>,
): Promise<T> {
  for (let runs = 1; ; runs += 1) {
    const queued = { emails: 0 }
    try {
      const done = await db.transaction().execute((tx) => step({ tx, kind, ids, queued }))
      if (queued.emails > 0) emailsQueued.emit()
      return done
    } catch (error) {
      if (runs === maxRuns || !isConflict(error)) throw error
      // The other one ends first: run at once, the two could lock each other out again.
      await sleep(runs * 100)
    }
  }
}

/** With a deadlock each run waits a second until PostgreSQL finds it. */
const maxRuns = 3

/** Makes transactions of one name wait for each other. SQLite serializes all writers anyway. */
export async function serialize({ tx, kind }: StoreTransaction, name: string): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
}

/** Change orders come after other quotes. */
export const lockOrder = (table: keyof Tables) =>
  table === 'written_quotes' ? sql`parent_id is not null, id` : sql`id`

/** Locks rows in the order of their ids. */
export async function lockRows(
  { tx }: StoreTransaction,
  table: 'received_emails' | 'bookings' | 'written_quotes' | 'visits' | 'leads' | 'customers',
  ids: readonly string[],
): Promise<void> {
  for (const some of chunks(ids.toSorted())) {
    const rows = tx.selectFrom(table).select('id').where('id', 'in', some)
    await rows.orderBy(lockOrder(table)).forUpdate().execute()
  }
}

/** Takes the next number of a counter, which starts at `first`; others wait for this transaction. */
export async function nextNumber(
  { tx }: StoreTransaction,
  counter: string,
  first: number,
): Promise<number> {
  const { value } = await tx
    .insertInto('counters')
    .values({ name: counter, value: first })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** Like `inTransaction`, for a step that can `refuse`, which rolls everything back. */
export async function inRefusableTransaction<Value, Refusal>(
  database: SqlDatabase,
  step: (transaction: StoreTransaction, refuse: (refusal: Refusal) => never) => Promise<Value>,
): Promise<Result<Value, Refusal>> {
  const refusals: Refusal[] = []
  const undone = new Error('refused')
  const refuse = (refusal: Refusal) => {
    refusals.push(refusal)
    throw undone
  }
  try {
    return ok(await inTransaction(database, (transaction) => step(transaction, refuse)))
  } catch (error) {
    const [refusal] = refusals
    if (error === undone && refusal !== undefined) return err(refusal)
    throw error
  }
}
