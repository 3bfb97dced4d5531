import type { Kysely } from 'kysely'

/** Part of a lost payment that is written off: the amount owed again at that time. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('payments').addColumn('written_off_cents', 'bigint').execute()
}

export async function down({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('payments').dropColumn('written_off_cents').execute()
}
