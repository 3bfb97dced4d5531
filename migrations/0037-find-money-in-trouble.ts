import { type Kysely, sql } from 'kysely'

const indexes = [
  { name: 'payments_that_fit_nothing', table: 'payments', key: 'id', column: 'mismatch' },
  { name: 'refunds_that_failed', table: 'refunds', key: 'payment_id', column: 'failed_at' },
  { name: 'refunds_that_are_refused', table: 'refunds', key: 'payment_id', column: 'refusal' },
]

/** Payment problems are few rows among many, and Today reads them again and again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { name, table, key, column } of indexes) {
    await db.schema
      .createIndex(name)
      .on(table)
      .column(key)
      .where(sql.ref(column), 'is not', null)
      .execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { name } of indexes) await db.schema.dropIndex(name).execute()
}
