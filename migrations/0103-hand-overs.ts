import type { Kysely } from 'kysely'

/**
 * Which failed lead deliveries colleagues were alerted to, and how often a lead's contact was
 * corrected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Earlier failures raise no alert.
  await db.schema
    .alterTable('deliveries')
    .addColumn('failure_told', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db
    .withTables<{ deliveries: { state: string; failure_told: number } }>()
    .updateTable('deliveries')
    .set({ failure_told: 1 })
    .where('state', '=', 'failed')
    .execute()
  await db.schema
    .alterTable('deliveries')
    .addColumn('contact_changes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('deliveries').dropColumn('contact_changes').execute()
  await db.schema.alterTable('deliveries').dropColumn('failure_told').execute()
}
