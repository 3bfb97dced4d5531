import type { Kysely } from 'kysely'

/** How many revisions of a customer no colleague made: joined contacts raise theirs from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('customers')
    .addColumn('unedited_revisions', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('customers').dropColumn('unedited_revisions').execute()
}
