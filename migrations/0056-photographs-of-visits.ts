import type { Kysely } from 'kysely'

/** Photographs that colleagues bring from a visit, and the moment in which a removal can be undone. */
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
    // Of few rows, and for nothing else: all others have no such moment.
    .where('removed_at', 'is not', null)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('photographs_removed').execute()
  await db.schema.dropIndex('photographs_by_visit').execute()
  await db.schema.alterTable('photographs').dropColumn('removed_at').execute()
  await db.schema.alterTable('photographs').dropColumn('visit_id').execute()
}
