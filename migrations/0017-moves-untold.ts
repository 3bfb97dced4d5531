import type { Kysely } from 'kysely'

/** When an event got a time or place that guests who booked before have not been told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('untold_move_at', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').dropColumn('untold_move_at').execute()
}
