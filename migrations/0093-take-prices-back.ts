import type { Kysely } from 'kysely'

/** What a price was before it was saved or imported last, so that the step can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON: null in it where the price was not there. Without a value there is nothing to take back.
  await db.schema.alterTable('price_items').addColumn('data_before', 'text').execute()
  // Of the file that changed it last; null where a colleague did.
  await db.schema.alterTable('price_items').addColumn('import_id', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('price_items').dropColumn('import_id').execute()
  await db.schema.alterTable('price_items').dropColumn('data_before').execute()
}
