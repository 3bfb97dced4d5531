import type { Kysely } from 'kysely'

const onFees = ({ schema }: Kysely<unknown>, name: string) =>
  schema.createIndex(name).on('payments').where('fees_watch_at', 'is not', null)

/** Index of the payments by card or bank whose fees are still asked for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('payments_without_fees').execute()
  await onFees(db, 'payments_to_read_fees')
    .columns(['fees_watch_at', 'id'])
    .where('method', 'in', ['card', 'bank'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('payments_to_read_fees').execute()
  await onFees(db, 'payments_without_fees')
    .column('fees_watch_at')
    .where('method', '=', 'card')
    .execute()
}
