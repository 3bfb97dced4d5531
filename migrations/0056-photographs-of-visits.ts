import type { Kysely } from 'kysely'

/** Photographs from visits, and the time of a removal that can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('photographs')
    .addColumn('visit_id', 'text', (column) => column.references('visits.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('photographs').addColumn('removed_at', 'bigint').execute()
  await db.schema
    .createIndex('photographs_by_visit')
    .on('photographs')
    .columns(['visit_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('photographs_removed')
    .on('photographs')
    .column('removed_at')
    // A partial index, since few rows have such a time.
    .where('removed_at', 'is not', null)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('photographs_removed').execute()
  await db.schema.dropIndex('photographs_by_visit').execute()
  await db.schema.alterTable('photographs').dropColumn('removed_at').execute()
  await db.schema.alterTable('photographs').dropColumn('visit_id').execute()
}
