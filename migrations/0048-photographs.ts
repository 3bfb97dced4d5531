import type { Kysely } from 'kysely'

/** Photographs of requests; their bytes are files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('photographs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Without a request it is deleted after a day; one that lost its request, at once.
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('set null'))
    .addColumn('was_claimed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('staff', 'text', (column) => column.references('staff.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('caption', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('arrived', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'bigint', (column) => column.notNull().defaultTo(0))
    // A file that ends the program is given up.
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('refusal', 'text')
    .addColumn('width', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('height', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('photographs').columns(columns).execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('photographs').execute()
}

const indexes = {
  photographs_by_lead: ['lead_id', 'created_at'],
  photographs_by_state: ['state', 'leased_until'],
}
