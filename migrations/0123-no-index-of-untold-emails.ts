import { sql, type Kysely } from 'kysely'

/** Drops the index that the alert about refused emails no longer reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('emails_untold').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index emails_untold on emails (state, id)
    where failure_told = 0 and about_kind <> 'staff' and state in ('failed', 'bounced')`.execute(db)
}
