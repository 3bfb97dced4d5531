import type { Kysely } from 'kysely'

/** Time of an event's move that guests who booked before have not been emailed about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('untold_move_at', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').dropColumn('untold_move_at').execute()
}
