import type { Kysely } from 'kysely'

/** Drops the index that `quoted_deliveries_waiting` has replaced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('quoted_deliveries_to_schedule').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('quoted_deliveries_to_schedule')
    .on('quoted_deliveries')
    .column('changed_at')
    .where('visit_id', 'is', null)
    .where('wanted_day', '<>', '')
    .execute()
}
