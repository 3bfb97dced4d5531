import { type Kysely, sql } from 'kysely'

/**
 * Automatic email that has its own sender as the `Reply-To` names no person there: `answeredAt`
 * leaves it out of new ones, and a request made of an older one would have the platform's address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update received_emails set reply_to = ''
    where kind = 'automatic' and lower(reply_to) = from_key`.execute(db)
}

/** The address is still there as the sender's. */
export async function down(): Promise<void> {}
