import type { InferResult } from 'kysely'
import { err, ok, type Result } from '#domain/result.ts'
import { onlySlug } from '#domain/site/documents.ts'
import type {
  AddressChange,
  ContentStore,
  DocumentEdit,
  DocumentKey,
  DocumentVersion,
} from '#ports/content-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from '#ports/actor.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { contentDrafts, endDrafts, storedData } from './content-drafts.ts'
import { readContent } from './content-tables.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import {
  isNewest,
  lockPublication,
  publicationCounter,
  raisePublication,
} from './publication-rows.ts'
import { addRedirects } from './redirect-rows.ts'
import { Signal } from '#adapters/sql/signal.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlContentStore(database: SqlDatabase): ContentStore {
  const { db } = database
  const published = new Signal()
  return {
    ...contentDrafts(database),

    async publication() {
      const row = await db
        .selectFrom('content_publications')
        .select('number')
        .where('id', '=', publicationCounter)
        .executeTakeFirst()
      return row?.number ?? 0
    },

    async published() {
      const rows = await versionsIn(db).where(isNewest).orderBy('kind').orderBy('slug').execute()
      return rows.map(versionOf)
    },

    async history({ kind, slug }, limit, offset = 0) {
      const rows = await versionsIn(db)
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .orderBy('content_versions.revision', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(versionOf)
    },

    async historyOf(kinds, limit, offset) {
      const rows = await versionsIn(db)
        .where('kind', 'in', kinds)
        .where('slug', '=', onlySlug)
        .orderBy('saved_at', 'desc')
        .orderBy('kind')
        .orderBy('content_versions.revision', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map(versionOf)
    },

    async version({ kind, slug }, revision) {
      const row = await versionsIn(db)
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .where('content_versions.revision', '=', revision)
        .executeTakeFirst()
      return row === undefined ? null : versionOf(row)
    },

    async save(edits, actor) {
      const saved = await inTransaction(database, async (transaction) => {
        await lockPublication(transaction)
        return addVersions(transaction, edits, actor)
      })
      if (saved.ok) published.emit()
      return saved
    },

    async saveAddressed(edits, addresses, actor) {
      const saved = await inTransaction(database, async (transaction) => {
        const number = await lockPublication(transaction)
        if (number !== addresses.asOf) return err({ code: 'overtaken' })
        const added = await addVersions(transaction, edits, actor)
        if (added.ok) await changeAddresses(transaction, addresses, actor)
        return added
      })
      if (saved.ok) published.emit()
      return saved
    },

    onPublished: (listener) => published.listen(listener),
  }
}

/** Saves are serialized by the lock: they are few, and their number must rise in order. */
async function addVersions(
  transaction: StoreTransaction,
  edits: readonly DocumentEdit[],
  actor: Actor,
): Promise<Result<readonly number[], Stale>> {
  const newest = await Promise.all(edits.map((edit) => newestOf(transaction, edit)))
  const stale = newest.find((version, place) => version.revision !== edits[place]?.seen)
  if (stale !== undefined) {
    // The answer to this save was lost, so it is sent again. Compared, since the key of a form would
    // also match a version that a colleague has replaced since.
    const isSentAgain = edits.every(({ data, restoredFrom }, place) => {
      const version = newest[place]
      const isSame = version?.data === storedData(data) && version.restored_from === restoredFrom
      return isSame && version.saved_by === actor.by
    })
    if (isSentAgain) return ok(newest.map(({ revision }) => revision))
    return err({ code: 'stale', by: stale.by, at: stale.saved_at })
  }
  const ended = await endDrafts(transaction, edits, actor)
  if (!ended.ok) return ended
  for (const edit of edits) await addVersion(transaction, edit, actor)
  await raisePublication(transaction)
  return ok(edits.map(({ seen }) => seen + 1))
}

async function changeAddresses(
  transaction: StoreTransaction,
  { redirects, ended, undoneFrom }: AddressChange,
  actor: Actor,
): Promise<void> {
  if (ended.length > 0) {
    const { tx } = transaction
    const gone = await tx
      .deleteFrom('redirects')
      .where('from_address', 'in', ended)
      .returning(['from_address', 'to_address'])
      .execute()
    for (const { from_address, to_address } of undoneFrom === null ? [] : gone) {
      await tx
        .updateTable('redirects')
        .set({ to_address: from_address })
        .where('to_address', '=', to_address)
        .where('added_at', '=', undoneFrom)
        .execute()
    }
  }
  if (redirects.length > 0) await addRedirects(transaction, redirects, actor)
}

/** Revision 0 if it was never edited. */
async function newestOf({ tx }: StoreTransaction, { kind, slug }: DocumentKey) {
  const row = await tx
    .selectFrom('content_versions')
    .leftJoin('staff', 'staff.id', 'content_versions.saved_by')
    .select(['content_versions.revision', 'data', 'restored_from'])
    .select(['saved_by', 'saved_at', 'staff.name as by'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('content_versions.revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  const none = { data: null, restored_from: null, saved_by: null, by: null }
  return row ?? { revision: 0, saved_at: 0, ...none }
}

async function addVersion(
  transaction: StoreTransaction,
  edit: DocumentEdit,
  { by, at }: Actor,
): Promise<void> {
  const { kind, slug, seen, data, restoredFrom } = edit
  const row = { kind, slug, revision: seen + 1, saved_at: at, saved_by: by }
  await transaction.tx
    .insertInto('content_versions')
    .values({ ...row, state: 'published', data: storedData(data), restored_from: restoredFrom })
    .execute()
  const activity = restoredFrom === null ? 'content-published' : 'content-restored'
  await addActivity(transaction, { by, at }, 'content', kind, { kind: activity, slug })
}

const versionsIn = (db: Db) =>
  db
    .selectFrom('content_versions')
    .leftJoin('staff', 'staff.id', 'content_versions.saved_by')
    .select(['kind', 'slug', 'content_versions.revision', 'data', 'saved_at as savedAt'])
    .select(['staff.name as savedBy', 'restored_from as restoredFrom'])
    .where('state', '=', 'published')

const versionOf = (row: InferResult<ReturnType<typeof versionsIn>>[number]): DocumentVersion => ({
  ...row,
  data: readContent(row.data),
})
