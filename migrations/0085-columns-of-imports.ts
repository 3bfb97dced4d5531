import type { Kysely } from 'kysely'

/** A file of customers as it was sent, until it is brought in, so that it can be read otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('customer_imports')
  // JSON: its rows of cells.
  await table.addColumn('cells', 'text').execute()
  // JSON: what a colleague has said of its columns.
  await table.addColumn('chosen', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const table = db.schema.alterTable('customer_imports')
  await table.dropColumn('chosen').execute()
  await table.dropColumn('cells').execute()
}
