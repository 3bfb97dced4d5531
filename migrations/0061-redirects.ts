import type { Kysely } from 'kysely'

/**
 * Redirects of addresses that the site no longer has: former ones of its own, and those of an older
 * site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('from_address', 'text', (column) => column.primaryKey())
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    // Null: from the command line.
    .addColumn('added_by', 'text', (column) => column.references('staff.id'))
    .execute()
  await db.schema.createIndex('redirects_by_target').on('redirects').column('to_address').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('redirects').execute()
}
