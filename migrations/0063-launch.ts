import { sql, type Kysely } from 'kysely'

/**
 * Keeps search engines away from a new site until it is launched. A site with colleagues, requests
 * or bookings is launched already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into settings (kind, data, revision, changed_at)
    select 'launch', '{"isLaunched":true}', 1, 0
    where exists (select 1 from staff) or exists (select 1 from leads)
      or exists (select 1 from bookings)
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from settings where kind = 'launch'`.execute(db)
}
