import { sql, type Kysely } from 'kysely'

/** Indexes of refunds by payment, and of refunds made on the provider's pages by time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index payments_refunded_elsewhere on payments ((coalesce(elsewhere_at, taken_at)))
    where refunded_elsewhere_cents > 0`.execute(db)
  await db.schema.createIndex('refunds_of_payment').on('refunds').column('payment_id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('refunds_of_payment').execute()
  await db.schema.dropIndex('payments_refunded_elsewhere').execute()
}
