import { sql, type Kysely } from 'kysely'

/** The delivery at which nobody was there, in whose place a visit was made by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visits').addColumn('replaces_id', 'text').execute()
  await db.schema
    .createIndex('visits_in_place')
    .on('visits')
    .column('replaces_id')
    .where(sql.ref('replaces_id'), 'is not', null)
    .execute()
  const missed = await sql<{ readonly id: string }>`
    select visits.id from visits
    join quoted_deliveries on quoted_deliveries.visit_id = visits.id
    where visits.status = 'missed' order by visits.starts_at, visits.id`.execute(db)
  for (const { id } of missed.rows) {
    await sql`
      update visits set replaces_id = ${id} where id = (
        select later.id from visits as later
        join visits as missed on missed.customer_id = later.customer_id
        left join quoted_deliveries on quoted_deliveries.visit_id = later.id
        where missed.id = ${id} and quoted_deliveries.quote_id is null
          and later.kind = 'delivery' and later.status in ('planned', 'done')
          and later.created_at > missed.starts_at and later.replaces_id is null
        order by later.created_at limit 1)`.execute(db)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('visits_in_place').execute()
  await db.schema.alterTable('visits').dropColumn('replaces_id').execute()
}
