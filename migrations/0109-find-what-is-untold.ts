import { sql, type Kysely } from 'kysely'

/** Indexes of what the background looks for again and again, and mostly does not find. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index leads_to_adopt on leads (desk_status, status, id)
    where desk_status = 'unfinished' and status = 'complete'`.execute(db)
  await sql`
    create index emails_untold on emails (state, id)
    where failure_told = 0 and about_kind <> 'staff' and state in ('failed', 'bounced')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('emails_untold').execute()
  await db.schema.dropIndex('leads_to_adopt').execute()
}
