import { sql, type Kysely } from 'kysely'

/**
 * Sample events are added once; a site that has events, or has removed the samples, has had them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into settings (kind, data, revision, changed_at)
    select 'sample-events', 'true', 1, 0
    where exists (select 1 from events)
      or exists (select 1 from activity where kind = 'sample-events-removed')
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from settings where kind = 'sample-events'`.execute(db)
}
