import type { SqlDatabase } from './database.ts'

/** A named job that one process at a time holds until a given moment. */
export function leases({ db }: SqlDatabase) {
  return {
    /** Takes or extends a lease; false while another process has it. */
    async acquire(name: string, holder: string, until: number, now: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('leases')
        .values({ name, holder, held_until: until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ holder, held_until: until })
            .where((row) =>
              row.or([row('leases.holder', '=', holder), row('leases.held_until', '<=', now)]),
            ),
        )
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0) > 0
    },

    async release(name: string, holder: string): Promise<void> {
      await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
    },
  }
}
