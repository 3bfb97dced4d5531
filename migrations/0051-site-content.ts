import type { Kysely } from 'kysely'

/** The site's content as edited at the desk, with its history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_versions')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    // Null: the program's own again.
    .addColumn('data', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    // The restored version; 0 for the program's own.
    .addColumn('restored_from', 'bigint')
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    // Null: from the command line.
    .addColumn('saved_by', 'text', (column) => column.references('staff.id'))
    .addPrimaryKeyConstraint('content_versions_key', ['kind', 'slug', 'revision'])
    .execute()
  // One row, by which every process notices a publication.
  await db.schema
    .createTable('content_publications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('content_publications').execute()
  await db.schema.dropTable('content_versions').execute()
}
