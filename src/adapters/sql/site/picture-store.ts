import { isUploaded, servedPicture } from '#domain/site/library-picture.ts'
import { err, ok } from '#domain/result.ts'
import type { PictureStore } from '#ports/picture-store.ts'
import { addActivity, isSentAgain, stale } from '#adapters/sql/activity-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { fileOf, formerFile, show, sqlPictureFiles } from './picture-files.ts'
import { madeFile, pictureOf, placeOf, selectPictures } from './picture-rows.ts'
import { lockPublication, raisePublication } from './publication-rows.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'

export function sqlPictureStore(database: SqlDatabase): PictureStore {
  const { db } = database
  return {
    ...sqlPictureFiles(database),

    async list() {
      const rows = await selectPictures(db).orderBy('pictures.added_at', 'desc').execute()
      return rows.map(pictureOf)
    },

    async find(id) {
      const row = await selectPictures(db).where('pictures.id', '=', id).executeTakeFirst()
      return row === undefined ? null : pictureOf(row)
    },

    async served() {
      const rows = await selectPictures(db).execute()
      return rows.flatMap((row) => {
        const { id, alt, focalX, focalY, revision } = pictureOf(row)
        const file = madeFile(row)
        if (file !== null) return [servedPicture({ id, alt, focalX, focalY }, file)]
        return isUploaded(id) || revision === 0 ? [] : [{ id, alt }]
      })
    },

    describe: (id, { alt, focalX, focalY }, seen, { by, at }) =>
      inTransaction(database, async (transaction) => {
        const described = { alt, focal_x: focalX, focal_y: focalY }
        await lockPublication(transaction)
        const row = await transaction.tx
          .selectFrom('pictures')
          .select(['revision', 'alt', 'focal_x', 'focal_y'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (row === undefined && isUploaded(id)) return err({ code: 'unknown-picture' })
        const { revision = 0, ...stored } = row ?? {}
        if (revision !== seen) {
          const kinds = ['picture-described'] as const
          const saved = { stored, sent: described }
          return (await isSentAgain(transaction, { by, at }, ['content', id], kinds, saved))
            ? ok(revision)
            : err(await stale(transaction, { by, at }, 'content', id))
        }
        const columns = { ...described, revision: seen + 1 }
        await transaction.tx
          .insertInto('pictures')
          .values({ id, name: '', ...columns, added_at: at, added_by: by, file_id: null })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
          .execute()
        const event = { kind: 'picture-described', name: alt } as const
        await addActivity(transaction, { by, at }, 'content', id, event)
        await raisePublication(transaction)
        return ok(seen + 1)
      }),

    formerFile: async (id, since) => (await formerFile(db, id, since))?.id ?? null,

    showFormerFile: (id, fileId, since, { by, at }) =>
      inTransaction(database, async (transaction) => {
        await lockPublication(transaction)
        const former = await formerFile(transaction.tx, id, since)
        if (former?.id !== fileId) {
          // The answer to this press was lost, so it is sent again.
          const file = await fileOf(transaction, fileId)
          return file?.picture_id === id && file.state === 'ready' && file.replaced_at === null
        }
        await show(transaction, { ...former, picture_id: id, added_by: by }, at)
        await raisePublication(transaction)
        return true
      }),

    remove: (id, { by, at }) =>
      inTransaction(database, async (transaction) => {
        // Publications wait meanwhile, so that no document can start to use it.
        await lockPublication(transaction)
        const place = isUploaded(id) ? await placeOf(transaction, id) : undefined
        if (place !== undefined) return err({ code: 'in-use', ...place })
        await transaction.tx
          .updateTable('picture_files')
          .set({ picture_id: null, replaced_at: at })
          .where('picture_id', '=', id)
          .execute()
        const gone = await transaction.tx
          .deleteFrom('pictures')
          .where('id', '=', id)
          .returning(['name', 'alt', 'focal_x', 'focal_y', 'revision', 'file_id'])
          .executeTakeFirst()
        if (gone === undefined) return ok(null)
        const { name, alt, focal_x: focalX, focal_y: focalY, revision, file_id: fileId } = gone
        const event = { kind: 'picture-removed', name: alt || name } as const
        await addActivity(transaction, { by, at }, 'content', id, event)
        await raisePublication(transaction)
        return ok(fileId === null ? null : { id, fileId, name, alt, focalX, focalY, revision })
      }),

    restore: ({ id, fileId, name, alt, focalX, focalY, revision }, { by, at }) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        await lockPublication(transaction)
        const file = await fileOf(transaction, fileId)
        const isFree = file?.state === 'ready' && file.picture_id === null
        const there = tx.selectFrom('pictures').where('id', '=', id)
        if (!isFree || (await hasRows(there))) return false
        const columns = { name, alt, focal_x: focalX, focal_y: focalY, revision }
        const { added_at, added_by } = file
        await tx
          .insertInto('pictures')
          .values({ id, ...columns, added_at, added_by, file_id: fileId })
          .execute()
        await tx
          .updateTable('picture_files')
          .set({ picture_id: id, replaced_at: null })
          .where('id', '=', fileId)
          .execute()
        const kind = isUploaded(id) ? 'picture-added' : 'picture-replaced'
        await addActivity(transaction, { by, at }, 'content', id, { kind, name: alt || name })
        await raisePublication(transaction)
        return true
      }),
  }
}
