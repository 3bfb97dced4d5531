import type { Kysely } from 'kysely'

/** A price before its last save or import, for undo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON: `null` if the price was new. SQL null if there is nothing to undo.
  await db.schema.alterTable('price_items').addColumn('data_before', 'text').execute()
  // The file of the last change; null if a colleague made it.
  await db.schema.alterTable('price_items').addColumn('import_id', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('price_items').dropColumn('import_id').execute()
  await db.schema.alterTable('price_items').dropColumn('data_before').execute()
}
