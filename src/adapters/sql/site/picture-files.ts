import type { Selectable, Updateable } from 'kysely'
import { isUploaded, maxPictures } from '#domain/site/library-picture.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { err, ok } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { ClaimedFile, PictureStore } from '#ports/picture-store.ts'
import type { Actor } from '#ports/actor.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { shapeIn } from './picture-rows.ts'
import type { PictureFileRow } from './picture-tables.ts'
import { lockPublication, raisePublication } from './publication-rows.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { uploadOf, uploadsIn } from '#adapters/sql/photographs/upload-rows.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

/** Uploads of a picture store, and the files made of them. */
export function sqlPictureFiles(database: SqlDatabase) {
  const { db } = database
  const { upload, markArrived, giveBack, claim, removeParts } = uploadsIn(
    database,
    'picture_files',
    5,
    pictureKeys,
  )
  /**
   * Does nothing if another process has taken that step meanwhile. The uploaded parts are not
   * needed after it.
   */
  const set = (
    { id, shape }: Pick<ClaimedFile, 'id' | 'shape'>,
    columns: Updateable<PictureFileRow>,
  ) =>
    inTransaction(database, async (transaction) => {
      const row = await transaction.tx
        .updateTable('picture_files')
        .set({ ...columns, leased_until: 0 })
        .where('id', '=', id)
        .where('state', '=', 'received')
        .where('shape', shape === null ? 'is' : 'is not', null)
        .returning(['id', 'size'])
        .executeTakeFirst()
      if (row !== undefined) await removeParts(transaction, row)
    })
  return {
    begin: ({ id, size, pictureId, name, alt, wanted }, { by, at }) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        // Serialized, so that the count of pictures is right.
        await lockPublication(transaction)
        const known = await fileOf(transaction, id)
        if (known !== undefined) {
          return known.size === size ? ok(uploadOf(known)) : err({ code: 'other-size' })
        }
        if (isUploaded(pictureId) && (await isFull(transaction, pictureId)))
          return err({ code: 'full' })
        const added = { added_at: at, added_by: by }
        const columns = { name, alt: isUploaded(pictureId) ? alt : '', focal_x: 50, focal_y: 50 }
        const shown = await tx
          .selectFrom('pictures')
          .select('alt')
          .where('id', '=', pictureId)
          .executeTakeFirst()
        const row = { id: pictureId, ...columns, ...added, revision: 0, file_id: null }
        await addNew(tx, 'pictures', row)
        const upload = { id, size, arrived: 0, state: 'uploading', refusal: null } as const
        const shape = wanted === null ? null : JSON.stringify(wanted)
        await tx
          .insertInto('picture_files')
          .values({
            ...upload,
            ...added,
            picture_id: pictureId,
            wanted: shape,
            // One that stays does not replace another that a colleague writes during the upload.
            alt: shown?.alt === alt ? '' : alt,
            shape: null,
          })
          .execute()
        return ok(upload)
      }),

    upload,
    markArrived,
    giveBack,

    async claim(now, leaseUntil) {
      const row = await claim(now, leaseUntil)
      if (row === undefined) return null
      const { id, size, made } = row
      return { id, size, made, wanted: shapeIn(row.wanted), shape: shapeIn(row.shape) }
    },

    markPrepared: (id, { shape, color, toMake }) =>
      set({ id, shape: null }, { shape: JSON.stringify(shape), color, made: 0, to_make: toMake }),

    markMade: (id, made, at) =>
      inTransaction(database, async (transaction) => {
        await lockPublication(transaction)
        const row = await fileOf(transaction, id)
        if (row?.state !== 'received') return
        const isWhole = made >= row.to_make
        await transaction.tx
          .updateTable('picture_files')
          // It came this far without ending the program, so the tries start over.
          .set({ made, tries: 0, leased_until: 0, ...(isWhole ? { state: 'ready' } : {}) })
          .where('id', '=', id)
          .execute()
        if (!isWhole || row.picture_id === null) return
        await show(transaction, { ...row, picture_id: row.picture_id, alt: row.alt || null }, at)
        await raisePublication(transaction)
      }),

    markRefused: (claimed, refusal) => set(claimed, { state: 'refused', refusal }),

    discard: (id) =>
      inTransaction(database, async (transaction) => {
        const gone = await transaction.tx
          .deleteFrom('picture_files')
          .where('id', '=', id)
          .where('state', '=', 'uploading')
          .returning('picture_id')
          .execute()
        await deleteEmptyPictures(transaction, gone)
      }),

    async listUnused(before, limit) {
      const rows = await db
        .selectFrom('picture_files')
        .select(['id', 'size', 'shape'])
        .where((row) =>
          row.or([
            row('replaced_at', '<', before),
            row.and([row('state', 'in', ['uploading', 'refused']), row('added_at', '<', before)]),
          ]),
        )
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...row, shape: shapeIn(row.shape) }))
    },

    async delete(ids) {
      if (ids.length === 0) return
      await inTransaction(database, async (transaction) => {
        const gone = await transaction.tx
          .deleteFrom('picture_files')
          .where('id', 'in', ids)
          .returning('picture_id')
          .execute()
        await deleteEmptyPictures(transaction, gone)
      })
    },
  } satisfies Partial<PictureStore>
}

/** Deletes those pictures of deleted files that never showed one, unless somebody described them. */
async function deleteEmptyPictures(
  { tx }: StoreTransaction,
  files: readonly { readonly picture_id: string | null }[],
): Promise<void> {
  const ids = files.flatMap(({ picture_id: id }) => id ?? [])
  if (ids.length === 0) return
  await tx
    .deleteFrom('pictures')
    .where('id', 'in', ids)
    .where('file_id', 'is', null)
    .where('revision', '=', 0)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('picture_files')
            .select('picture_files.id')
            .whereRef('picture_id', '=', 'pictures.id'),
        ),
      ),
    )
    .execute()
}

/** True if the library is full; another file for one of its pictures always fits. */
async function isFull({ tx }: StoreTransaction, id: string): Promise<boolean> {
  const own = await tx
    .selectFrom('pictures')
    .select('id')
    .where('id', 'like', 'uploads/%')
    .execute()
  return own.length >= maxPictures && own.every((each) => each.id !== id)
}

/** The file of a picture that was replaced last, if that was since then. */
export const formerFile = (db: Db, id: string, since: Instant) =>
  db
    .selectFrom('picture_files')
    .select(['id', 'alt'])
    .where('picture_id', '=', id)
    .where('replaced_at', '>', since)
    .orderBy('replaced_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Replaces the file shown, and its description unless that is null. */
export async function show(
  transaction: StoreTransaction,
  {
    id,
    picture_id: pictureId,
    alt,
    added_by: by,
  }: Pick<Selectable<PictureFileRow>, 'id' | 'added_by'> & {
    readonly picture_id: string
    readonly alt: string | null
  },
  at: Actor['at'],
): Promise<void> {
  const { tx } = transaction
  const before = await tx
    .selectFrom('pictures')
    .select(['file_id', 'alt', 'revision', 'name'])
    .where('id', '=', pictureId)
    .executeTakeFirstOrThrow()
  const isNew = before.file_id === null && isUploaded(pictureId)
  if (before.file_id !== null) {
    await tx
      .updateTable('picture_files')
      // Its description comes back with it.
      .set({ replaced_at: at, alt: before.alt })
      .where('id', '=', before.file_id)
      .execute()
  }
  await tx.updateTable('picture_files').set({ replaced_at: null }).where('id', '=', id).execute()
  await tx
    .updateTable('pictures')
    .set(
      isNew
        ? { file_id: id }
        : { file_id: id, revision: before.revision + 1, ...(alt === null ? {} : { alt }) },
    )
    .where('id', '=', pictureId)
    .execute()
  await addActivity(transaction, { by, at }, 'content', pictureId, {
    kind: isNew ? 'picture-added' : 'picture-replaced',
    name: alt || before.alt || before.name,
  })
}

export const fileOf = (transaction: StoreTransaction, id: string) =>
  transaction.tx
    .selectFrom('picture_files')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
