import { CompiledQuery } from 'kysely'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { eventually } from './server-process.ts'

type Db = SqlDatabase['db']

/** Runs a step in a transaction that stays open until `commit`. */
export async function heldTransaction(
  db: Db,
  step: (tx: StoreTransaction['tx']) => Promise<unknown>,
): Promise<{ commit(): Promise<void> }> {
  const [stepped, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = db.transaction().execute(async (tx) => {
    await step(tx)
    stepped.resolve()
    await released.promise
  })
  await Promise.race([stepped.promise, done])
  return {
    async commit() {
      released.resolve()
      await done
    },
  }
}

const waitingStatements = CompiledQuery.raw(`
  select count(*) as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`)

/** Waits until that many statements on this PostgreSQL database wait for a lock. */
export async function untilWaiting(db: Db, wanted: number): Promise<void> {
  await eventually(async () => {
    const { rows } = await db.executeQuery<{ waiting: number }>(waitingStatements)
    return Number(rows[0]?.waiting) >= wanted ? true : undefined
  })
}
