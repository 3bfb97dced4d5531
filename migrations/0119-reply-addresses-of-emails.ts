import type { Kysely } from 'kysely'

/** The `Reply-To` of emails: notices of platforms name the person there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('received_emails').addColumn('reply_to', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('received_emails').dropColumn('reply_to').execute()
}
