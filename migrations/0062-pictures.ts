import type { Kysely } from 'kysely'

/** Uploaded pictures of the site; their bytes are files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    // `uploads/…`, or the id of a picture of the program that it replaces.
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('focal_x', 'integer', (column) => column.notNull())
    .addColumn('focal_y', 'integer', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.references('staff.id'))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    // The upload shown; null until one is made.
    .addColumn('file_id', 'text')
    .execute()
  await db.schema
    .createTable('picture_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Null once its picture is gone.
    .addColumn('picture_id', 'text', (column) =>
      column.references('pictures.id').onDelete('set null'),
    )
    // JSON: the shape of the picture it replaces; null to keep its own.
    .addColumn('wanted', 'text')
    // Alternative text; empty to keep the picture's own.
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('added_by', 'text', (column) => column.references('staff.id'))
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('arrived', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('refusal', 'text')
    // JSON: its shape, once it was read.
    .addColumn('shape', 'text')
    .addColumn('color', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('made', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('to_make', 'integer', (column) => column.notNull().defaultTo(0))
    // When another file replaced it.
    .addColumn('replaced_at', 'bigint')
    .execute()
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('picture_files').columns(columns).execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('picture_files').execute()
  await db.schema.dropTable('pictures').execute()
}

const indexes = {
  picture_files_by_picture: ['picture_id', 'added_at'],
  picture_files_by_state: ['state', 'leased_until'],
}
