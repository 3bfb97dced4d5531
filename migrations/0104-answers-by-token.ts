import { type Kysely, sql } from 'kysely'

/** Which received emails are replies to ours: for others the sender is unverified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('received_emails')
    .addColumn('has_token', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // An email on a request came there by its token, unless a colleague assigned it.
  await sql`
    update received_emails set has_token = 1
    where lead_id is not null and not exists (
      select 1 from activity
      where activity.subject_kind = 'email' and activity.subject_id = received_emails.id
        and activity.kind = 'email-put-on-request')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('received_emails').dropColumn('has_token').execute()
}
