import type { Kysely } from 'kysely'

/** Finds who was merged by their id, which stands only in the stored customer so far. */
export async function up(db: Kysely<TablesThen>): Promise<void> {
  await db.schema.alterTable('customer_merges').addColumn('from_id', 'text').execute()
  for (const { id, former } of await db
    .selectFrom('customer_merges')
    .select(['id', 'former'])
    .execute()) {
    const from = JSON.parse(former).id
    await db.updateTable('customer_merges').set({ from_id: from }).where('id', '=', id).execute()
  }
  await db.schema
    .createIndex('customer_merges_by_former')
    .on('customer_merges')
    .column('from_id')
    .execute()
}

export async function down(db: Kysely<TablesThen>): Promise<void> {
  await db.schema.dropIndex('customer_merges_by_former').execute()
  await db.schema.alterTable('customer_merges').dropColumn('from_id').execute()
}

interface TablesThen {
  customer_merges: { id: string; from_id: string | null; former: string }
}
