import type { Kysely } from 'kysely'

/** When an accepted quote was called off. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('written_quotes').addColumn('called_off_at', 'bigint').execute()
}

export async function down({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('written_quotes').dropColumn('called_off_at').execute()
}
