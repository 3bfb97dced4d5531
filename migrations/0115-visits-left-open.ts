import type { Kysely } from 'kysely'

/** Index of the visits that nobody has marked as done yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = ['status', 'day', 'starts_at']
  await db.schema.createIndex('visits_by_status').on('visits').columns(columns).execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('visits_by_status').execute()
}
