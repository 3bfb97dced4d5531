import type { InsertObject } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

/** Adds a row, or several, except those whose key is there already; true if any was added. */
export async function addNew<Table extends keyof Tables>(
  db: Db,
  table: Table,
  rows: InsertObject<Tables, Table> | readonly InsertObject<Tables, Table>[],
): Promise<boolean> {
  const added = await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}
