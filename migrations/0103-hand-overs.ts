import type { Kysely } from 'kysely'

/** Which given-up hand-overs colleagues have heard of, and how often a lead got another contact. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Of those that were given up before this nobody is told any more.
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
