import { sql } from 'kysely'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import type { Row, RowsOfPerson } from './people.ts'

/** People whose rows are written by one statement for each table. */
const peopleAtOnce = 2_000

/** Writes rows in bulk, past the stores. */
export async function fillTables(
  database: SqlDatabase,
  people: Iterable<RowsOfPerson>,
): Promise<void> {
  const tables = new Map<string, Row[]>()
  // A larger cache speeds up indexes of random words; a failure of the machine loses nothing of
  // value.
  if (database.kind === 'sqlite') {
    await sql`pragma cache_size = -262144`.execute(database.db)
    await sql`pragma synchronous = off`.execute(database.db)
    await sql`pragma wal_autocheckpoint = 100000`.execute(database.db)
  }
  let waiting = 0
  for (const person of people) {
    for (const [table, rows] of Object.entries(person)) {
      const known = tables.get(table)
      if (known === undefined) tables.set(table, [...rows])
      else known.push(...rows)
    }
    waiting += 1
    if (waiting === peopleAtOnce) {
      await write(database, tables)
      waiting = 0
    }
  }
  await write(database, tables)
  // The server's own upkeep would have done this before a table grows so large.
  if (database.kind === 'sqlite') {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
    return
  }
  const own = database.openWithoutTimeouts()
  await sql`vacuum analyze`.execute(own.db).finally(() => own.close())
}

async function write({ db, kind }: SqlDatabase, tables: Map<string, Row[]>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [table, rows] of tables) {
      const names = Object.keys(rows[0] ?? {})
      const json = JSON.stringify(rows)
      const columns = sql.join(names.map((name) => sql.ref(name)))
      const values =
        kind === 'postgres'
          ? sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json})`
          : sql`select ${sql.join(names.map((name) => sql`value->>${sql.lit(name)}`))} from json_each(${json})`
      await sql`insert into ${sql.table(table)} (${columns}) ${values}`.execute(tx)
    }
  })
  tables.clear()
}
