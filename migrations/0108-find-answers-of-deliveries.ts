import type { Kysely } from 'kysely'

/** Index of the answers that are deleted after their delivery, so that no other row is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('quoted_deliveries_with_answers')
    .on('quoted_deliveries')
    .column('visit_id')
    .where('answers', '<>', '')
    .where('visit_id', 'is not', null)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('quoted_deliveries_with_answers').execute()
}
