import { sql, type Kysely } from 'kysely'

/**
 * Search engines are kept away from a new site until it is launched. One that is in use already is
 * launched: whoever works there, asked for something or booked an event came before.
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
