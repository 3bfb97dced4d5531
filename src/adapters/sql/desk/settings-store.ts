import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { err, ok, type Result } from '#domain/result.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from '#ports/actor.ts'
import type { SettingsStore } from '#ports/settings-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import type { SettingRow } from './staff-tables.ts'
import { Signal } from '#adapters/sql/signal.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import { inTransaction, serialize, type StoreTransaction } from '#adapters/sql/transaction.ts'

type Row = Selectable<SettingRow>

/** A setting that was never saved; no value of a setting is null. */
const neverSet = 'null'

export function sqlSettingsStore(database: SqlDatabase): SettingsStore {
  const { db } = database
  const changed = new Signal()

  /** Writes the result of `next` for the row; null means it is stale. */
  async function change(
    kind: string,
    { by, at }: Actor,
    next: (row: Row | undefined) => Pick<Row, 'data' | 'data_before'> | null,
  ): Promise<Result<number, Stale>> {
    const saved = await inTransaction(database, async (transaction) => {
      const { tx } = transaction
      // A row that is not there yet cannot be locked.
      await serialize(transaction, `setting ${kind}`)
      const row = await tx
        .selectFrom('settings')
        .selectAll()
        .where('kind', '=', kind)
        // A process of the previous version locks only the row.
        .forUpdate()
        .executeTakeFirst()
      const columns = next(row)
      if (columns === null) {
        // The answer to this save was lost, so it is sent again.
        const isSavedAlready =
          row?.changed_by === by &&
          isDeepStrictEqual(JSON.parse(row.data), JSON.parse(next(undefined)?.data ?? neverSet))
        return isSavedAlready
          ? ok(row.revision)
          : err(await lastSave(transaction, kind, { by, at }))
      }
      const revision = (row?.revision ?? 0) + 1
      const setting = { revision, ...columns, changed_at: at, changed_by: by }
      const written = await tx
        .insertInto('settings')
        .values({ kind, ...setting })
        .onConflict((conflict) =>
          conflict
            .column('kind')
            .doUpdateSet(setting)
            // A process of the version before may have made the first save meanwhile.
            .where('settings.revision', '=', row?.revision ?? 0),
        )
        .returning('kind')
        .executeTakeFirst()
      if (written === undefined) return err(await lastSave(transaction, kind, { by, at }))
      await addActivity(transaction, { by, at }, 'setting', kind, { kind: 'setting-saved' })
      return ok(revision)
    })
    if (saved.ok) changed.emit()
    return saved
  }

  return {
    async read({ kind, schema, initial: own }, initial = own) {
      const row = await db
        .selectFrom('settings')
        .select(['data', 'revision'])
        .where('kind', '=', kind)
        .executeTakeFirst()
      if (row === undefined) return { value: initial, revision: 0 }
      return { value: readKnownJson(schema, row.data) ?? initial, revision: row.revision }
    },

    save: ({ kind }, value, seen, actor) =>
      change(kind, actor, (row) =>
        row === undefined || row.revision === seen
          ? { data: JSON.stringify(value), data_before: row?.data ?? neverSet }
          : null,
      ),

    undo: (kind, revision, actor) =>
      change(kind, actor, (row) => {
        const data = row?.revision === revision ? row.data_before : null
        return data === null ? null : { data, data_before: null }
      }),

    onChanged: (listener) => changed.listen(listener),
  }
}

async function lastSave({ tx }: StoreTransaction, kind: string, { by, at }: Actor): Promise<Stale> {
  const last = await tx
    .selectFrom('settings')
    .leftJoin('staff', 'staff.id', 'settings.changed_by')
    .select(['staff.name', 'settings.changed_at', 'settings.changed_by'])
    .where('settings.kind', '=', kind)
    .executeTakeFirst()
  const isOwn = by !== null && last?.changed_by === by
  return {
    code: 'stale',
    by: last?.name ?? null,
    ...(isOwn ? { isOwn } : {}),
    at: last?.changed_at ?? at,
  }
}
