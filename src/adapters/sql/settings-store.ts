import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { SettingsStore } from '#ports/settings-store.ts'
import { addActivity } from './activity-rows.ts'
import { locked, type SqlDatabase } from './database.ts'
import { Signal } from './signal.ts'
import { inTransaction } from './transaction.ts'

export function sqlSettingsStore(database: SqlDatabase, ids: Ids): SettingsStore {
  const { db, kind: databaseKind } = database
  const changed = new Signal()
  return {
    async read({ kind, schema }) {
      const row = await db
        .selectFrom('settings')
        .select(['data', 'revision'])
        .where('kind', '=', kind)
        .executeTakeFirst()
      if (row === undefined) return { value: null, revision: 0 }
      const read = schema.safeParse(JSON.parse(row.data))
      return { value: read.success ? read.data : null, revision: row.revision }
    },

    async save({ kind }, value, seen, { by, at }) {
      const saved = await inTransaction(database, ids, async (running) => {
        const { tx } = running
        const columns = { data: JSON.stringify(value), changed_at: at, changed_by: by }
        const added = await tx
          .insertInto('settings')
          .values({ kind, revision: 1, ...columns })
          .onConflict((conflict) => conflict.column('kind').doNothing())
          .returning('revision')
          .executeTakeFirst()
        const query = tx.selectFrom('settings').selectAll().where('kind', '=', kind)
        const row = await locked(query, { kind: databaseKind }).executeTakeFirstOrThrow()
        if (added === undefined && row.revision !== seen) {
          const staff = await tx
            .selectFrom('staff')
            .select('name')
            .where('id', '=', row.changed_by)
            .executeTakeFirst()
          return err({ code: 'stale', by: staff?.name ?? null, at: row.changed_at } as const)
        }
        const revision = added?.revision ?? row.revision + 1
        await tx
          .updateTable('settings')
          .set({ revision, ...columns })
          .where('kind', '=', kind)
          .execute()
        const subject = { kind: 'setting', id: kind } as const
        await addActivity(running, { kind: 'setting-saved', data: {} }, { at, staff: by, subject })
        return ok(revision)
      })
      if (saved.ok) changed.emit()
      return saved
    },

    onChanged: (listener) => changed.listen(listener),
  }
}
