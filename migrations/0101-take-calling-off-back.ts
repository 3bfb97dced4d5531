import type { Kysely } from 'kysely'

/** How a quote stood before it was called off, so that this can be taken back. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('written_quotes').addColumn('undo', 'text').execute()
}

export async function down({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('written_quotes').dropColumn('undo').execute()
}
