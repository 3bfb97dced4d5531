import { CompiledQuery } from 'kysely'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { eventually } from './server-process.ts'

type Db = SqlDatabase['db']
type Step = (tx: StoreTransaction['tx']) => Promise<unknown>

/** Runs a step in a transaction that stays open until `commit`. */
export async function heldTransaction(db: Db, step: Step): Promise<{ commit(): Promise<void> }> {
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
    return Number(rows[0]?.waiting) >= wanted
  })
}

/** Locks the activity, which changes write as their last step. */
export const lockActivity: Step = (tx) =>
  tx.executeQuery(CompiledQuery.raw('lock table activity in exclusive mode'))

/**
 * Starts `steps` while a transaction holds a lock for which each of them waits, in that order, and
 * returns their results once it has committed. On PostgreSQL alone: SQLite has one writer.
 */
export async function duringTransaction<Results extends readonly unknown[]>(
  { database: { db } }: { readonly database: Pick<SqlDatabase, 'db'> },
  held: Step,
  ...steps: { readonly [Nth in keyof Results]: () => Promise<Results[Nth]> }
): Promise<Results> {
  const transaction = await heldTransaction(db, held)
  const results: Promise<unknown>[] = []
  for (const step of steps) {
    results.push(step())
    await untilWaiting(db, results.length)
  }
  await transaction.commit()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one result for each step
  return (await Promise.all(results)) as unknown as Results
}
