import type { SqlDatabase } from './database.ts'

/** Work that one process at a time does, until a moment after which another one may. */
export function leases({ db }: SqlDatabase) {
  return {
    /** Takes it or keeps it; false while another process has it. */
    async hold(name: string, holder: string, until: number, now: number): Promise<boolean> {
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
