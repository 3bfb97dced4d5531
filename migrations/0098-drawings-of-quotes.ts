import { sql, type Kysely } from 'kysely'

/** Drawing files uploaded for a quote, so that unused ones are found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quote_drawings')
    .addColumn('file_id', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('quote_drawings_of_quote')
    .on('quote_drawings')
    .column('quote_id')
    .execute()
  const shown = await sql<{ readonly quote_id: string; readonly document: string }>`
    select id as quote_id, draft as document from written_quotes where draft like '%"fileId":%'
    union all
    select quote_id, document from written_quote_versions where document like '%"fileId":%'
  `.execute(db)
  for (const { quote_id: quoteId, document } of shown.rows) {
    const fileId: unknown = JSON.parse(document)?.drawing?.fileId
    if (typeof fileId !== 'string') continue
    await sql`
      insert into quote_drawings (file_id, quote_id, at) values (${fileId}, ${quoteId}, 0)
      on conflict do nothing`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('quote_drawings').execute()
}
