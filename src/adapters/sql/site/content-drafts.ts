import type { InferResult } from 'kysely'
import { err, ok, type Result } from '#domain/result.ts'
import type {
  ContentStore,
  DocumentDraft,
  DocumentEdit,
  DocumentKey,
} from '#ports/content-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from '#ports/actor.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { readContent } from './content-tables.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { lockPublication } from './publication-rows.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function contentDrafts(
  database: SqlDatabase,
): Pick<ContentStore, 'draft' | 'drafts' | 'saveDraft'> {
  const { db } = database
  return {
    draft: (key) => draftAt(db, key),

    async drafts() {
      const rows = await draftsIn(db)
        .where('data', 'is not', null)
        .orderBy('content_drafts.saved_at', 'desc')
        .orderBy('kind')
        .orderBy('slug')
        .execute()
      return rows.map(draftOf)
    },

    saveDraft: (key, { data, seen, basedOn }, actor) =>
      inTransaction(database, async (transaction) => {
        // Serializes saves.
        await lockPublication(transaction)
        const before = await draftSeen(transaction, key, seen)
        if (!before.ok) {
          const saved = await savedAlready(transaction, key, { data, basedOn }, actor)
          return saved === null ? before : ok(saved)
        }
        await writeDraft(transaction, key, { data, revision: seen + 1, basedOn }, actor)
        // Drafts are saved while typing, so only the first save and the discard are recorded.
        const isNew = before.value.data === null
        if (isNew || data === null) {
          await addActivity(transaction, actor, 'content', key.kind, {
            kind: data === null ? 'content-draft-discarded' : 'content-drafted',
            slug: key.slug,
          })
        }
        return ok(seen + 1)
      }),
  }
}

/** Ends published drafts, unless a colleague has saved one of them meanwhile. */
export async function endDrafts(
  transaction: StoreTransaction,
  edits: readonly DocumentEdit[],
  actor: Actor,
): Promise<Result<null, Stale>> {
  for (const edit of edits) {
    const { draft: seen } = edit
    if (seen === undefined) continue
    const before = await draftSeen(transaction, edit, seen)
    if (!before.ok) return before
    if (seen === 0) continue
    await writeDraft(transaction, edit, { data: null, revision: seen + 1, basedOn: 0 }, actor)
  }
  return ok(null)
}

async function draftSeen(
  { tx }: StoreTransaction,
  key: DocumentKey,
  seen: number,
): Promise<Result<DocumentDraft, Stale>> {
  const before = await draftAt(tx, key)
  if (before.revision === seen) return ok(before)
  return err({ code: 'stale', by: before.savedBy, at: before.savedAt })
}

/**
 * The revision of a draft that this colleague saved last with the same data: the answer to that save
 * was lost, so it is sent again. Null for any other draft. Compared, since drafts are saved while
 * typing, without the key of a form.
 */
async function savedAlready(
  { tx }: StoreTransaction,
  { kind, slug }: DocumentKey,
  { data, basedOn }: { readonly data: unknown; readonly basedOn: number },
  { by }: Actor,
): Promise<number | null> {
  const row = await tx
    .selectFrom('content_drafts')
    .select(['revision', 'data', 'based_on', 'saved_by'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (row === undefined) return null
  const isSame = row.data === storedData(data) && row.based_on === basedOn && row.saved_by === by
  return isSame ? row.revision : null
}

export const storedData = (data: unknown) => (data === null ? null : JSON.stringify(data))

async function writeDraft(
  { tx }: StoreTransaction,
  { kind, slug }: DocumentKey,
  { data, ...more }: Pick<DocumentDraft, 'data' | 'revision' | 'basedOn'>,
  { by, at }: Actor,
): Promise<void> {
  const row = {
    data: storedData(data),
    revision: more.revision,
    based_on: more.basedOn,
    saved_at: at,
    saved_by: by,
  }
  await tx
    .insertInto('content_drafts')
    .values({ kind, slug, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(row))
    .execute()
}

const draftsIn = (db: Db) =>
  db
    .selectFrom('content_drafts')
    .leftJoin('staff', 'staff.id', 'content_drafts.saved_by')
    .select(['kind', 'slug', 'data', 'content_drafts.revision', 'based_on as basedOn'])
    .select(['saved_at as savedAt', 'staff.name as savedBy'])

async function draftAt(db: Db, { kind, slug }: DocumentKey): Promise<DocumentDraft> {
  const drafts = draftsIn(db).where('kind', '=', kind).where('slug', '=', slug)
  const row = await drafts.executeTakeFirst()
  if (row !== undefined) return draftOf(row)
  return { kind, slug, revision: 0, data: null, basedOn: 0, savedAt: 0, savedBy: null }
}

const draftOf = (row: InferResult<ReturnType<typeof draftsIn>>[number]): DocumentDraft => ({
  ...row,
  data: readContent(row.data),
})
