import type { Kysely } from 'kysely'

/** Drafts of the site's content, in a table of their own so that no version shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_drafts')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    // Rises with every save, and when the draft is published or discarded.
    .addColumn('revision', 'bigint', (column) => column.notNull())
    // The published revision it started from; 0 for the program's own, or nothing.
    .addColumn('based_on', 'bigint', (column) => column.notNull())
    // Null without a draft.
    .addColumn('data', 'text')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.references('staff.id'))
    .addPrimaryKeyConstraint('content_drafts_key', ['kind', 'slug'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('content_drafts').execute()
}
