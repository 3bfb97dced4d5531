import type { Kysely } from 'kysely'

/** Index of the deliveries that wait for their visit, in the order in which they get one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('quoted_deliveries_waiting')
    .on('quoted_deliveries')
    // SQLite would otherwise read all without a visit along the index of visits, and sort them.
    .columns(['visit_id', 'changed_at', 'quote_id'])
    .where('wanted_day', '<>', '')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('quoted_deliveries_waiting').execute()
}
