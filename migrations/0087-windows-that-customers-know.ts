import type { Kysely } from 'kysely'

interface Visits {
  readonly visits: {
    readonly starts_at: number
    readonly ends_at: number
    readonly sequence: number
    readonly told_sequence: number | null
    told_starts_at: number | null
    told_ends_at: number | null
  }
}

/**
 * The window that the customer of a visit was told; unknown for visits moved without an email
 * before.
 */
export async function up(db: Kysely<Visits>): Promise<void> {
  await db.schema.alterTable('visits').addColumn('told_starts_at', 'bigint').execute()
  await db.schema.alterTable('visits').addColumn('told_ends_at', 'bigint').execute()
  await db
    .updateTable('visits')
    .set((row) => ({ told_starts_at: row.ref('starts_at'), told_ends_at: row.ref('ends_at') }))
    .whereRef('told_sequence', '=', 'sequence')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('visits').dropColumn('told_ends_at').execute()
  await db.schema.alterTable('visits').dropColumn('told_starts_at').execute()
}
