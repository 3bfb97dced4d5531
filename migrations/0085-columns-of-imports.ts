import type { Kysely } from 'kysely'

/** The uploaded file of an import until it starts, so that its columns can be read differently. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('customer_imports')
  // JSON: its rows of cells.
  await table.addColumn('cells', 'text').execute()
  // JSON: a colleague's choices for the columns.
  await table.addColumn('chosen', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('customer_imports')
  await table.dropColumn('chosen').execute()
  await table.dropColumn('cells').execute()
}
