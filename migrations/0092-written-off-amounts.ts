import type { Kysely } from 'kysely'

/** How much of a payment that a dispute lost is written off: what its customer owed again then. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('payments').addColumn('written_off_cents', 'bigint').execute()
}

export async function down({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('payments').dropColumn('written_off_cents').execute()
}
