import type { Transaction } from 'kysely'
import type { Ids } from '#ports/ids.ts'
import type { SqlDatabase } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * A transaction of a store. Each one locks the event first and then its bookings, so that steps of
 * one event follow one another and no two wait for each other.
 */
export interface Running {
  readonly tx: Transaction<Tables>
  readonly kind: SqlDatabase['kind']
  readonly ids: Ids
  /** Emails that it has queued. */
  readonly queued: { emails: number }
}

/**
 * Runs a step; what it did is kept when it ends well, and undone when it throws. Emails that it
 * has queued are sent at once.
 */
export async function inTransaction<T>(
  { db, kind, emailsQueued }: SqlDatabase,
  ids: Ids,
  step: (running: Running) => Promise<T>,
): Promise<T> {
  const queued = { emails: 0 }
  const done = await db.transaction().execute((tx) => step({ tx, kind, ids, queued }))
  if (queued.emails > 0) emailsQueued.emit()
  return done
}
