import type { Kysely } from 'kysely'

const indexes = [
  { name: 'written_quotes_by_question', columns: ['asked_at'] },
  { name: 'written_quotes_by_opening', columns: ['status', 'opened_at'] },
  { name: 'written_quotes_by_answer', columns: ['answered_at'] },
]

/** Indexes to find the quotes of Today without reading all. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  for (const { name, columns } of indexes) {
    await schema.createIndex(name).on('written_quotes').columns(columns).execute()
  }
  await schema
    .createIndex('quoted_deliveries_without_day')
    .on('quoted_deliveries')
    .column('quote_id')
    .where('day_lost_at', 'is not', null)
    .execute()
}

export async function down({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('quoted_deliveries_without_day').execute()
  for (const { name } of indexes) await schema.dropIndex(name).execute()
}
