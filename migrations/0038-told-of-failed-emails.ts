import type { Kysely } from 'kysely'

/** Whether colleagues were alerted that an email was given up; earlier failures raise no alert. */
export async function up(db: Kysely<{ emails: { state: string; failure_told: number } }>) {
  await db.schema
    .alterTable('emails')
    .addColumn('failure_told', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.updateTable('emails').set({ failure_told: 1 }).where('state', '=', 'failed').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('emails').dropColumn('failure_told').execute()
}
