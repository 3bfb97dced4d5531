import type { Kysely } from 'kysely'

/** The state of a quote before it was called off, for undo. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('written_quotes').addColumn('undo', 'text').execute()
}

export async function down({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('written_quotes').dropColumn('undo').execute()
}
