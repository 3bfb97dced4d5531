import type { InferResult } from 'kysely'
import * as z from 'zod/mini'
import type { LibraryPicture, MadeFile } from '#domain/site/library-picture.ts'
import type { PictureShape } from '#domain/site/picture-files.ts'
import type { Db } from '#adapters/sql/database.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { isNewest } from './publication-rows.ts'

const crop = z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()) })
const shape = z.object({ main: crop, portrait: z.nullable(crop), hasPreview: z.boolean() })

export const shapeIn = (text: string | null): PictureShape | null =>
  text === null ? null : readJson(shape, text)

/** Pictures with the file shown, and the newest file that is to replace it or failed to. */
export const selectPictures = (db: Db) =>
  db
    .selectFrom('pictures')
    .leftJoin('staff', 'staff.id', 'pictures.added_by')
    .leftJoin('picture_files as shown', 'shown.id', 'pictures.file_id')
    .leftJoin('picture_files as next', (join) =>
      join.on('next.id', '=', (row) =>
        row
          .selectFrom('picture_files as newest')
          .select('newest.id')
          .whereRef('newest.picture_id', '=', 'pictures.id')
          .where('newest.state', '!=', 'ready')
          // A newer file makes up for a failure.
          .where((file) =>
            file.or([
              file('newest.state', '=', 'received'),
              file('shown.id', 'is', null),
              file('newest.added_at', '>', file.ref('shown.added_at')),
            ]),
          )
          .orderBy('newest.added_at', 'desc')
          .limit(1),
      ),
    )
    .selectAll('pictures')
    .select('staff.name as by')
    .select(['shown.shape as shown_shape', 'shown.color as shown_color'])
    .select('shown.added_at as shown_added_at')
    .select([
      'next.id as next_id',
      'next.state as next_state',
      'next.added_at as next_added_at',
      'next.made as next_made',
      'next.to_make as next_to_make',
      'next.refusal as next_refusal',
    ])

type PictureWithFiles = InferResult<ReturnType<typeof selectPictures>>[number]

/** The file shown; null before there is one. */
export function madeFile(row: PictureWithFiles): MadeFile | null {
  const shown = shapeIn(row.shown_shape)
  return shown === null || row.file_id === null
    ? null
    : { id: row.file_id, shape: shown, color: row.shown_color ?? '' }
}

export function pictureOf(row: PictureWithFiles): LibraryPicture {
  const { next_id: fileId, next_state: state } = row
  return {
    id: row.id,
    name: row.name,
    alt: row.alt,
    focalX: row.focal_x,
    focalY: row.focal_y,
    addedAt: row.added_at,
    addedBy: row.by,
    revision: row.revision,
    file: madeFile(row),
    fileAddedAt: row.shown_added_at,
    progress:
      fileId === null || state === null
        ? null
        : {
            fileId,
            state,
            addedAt: row.next_added_at ?? 0,
            made: row.next_made ?? 0,
            toMake: row.next_to_make ?? 0,
            refusal: row.next_refusal,
          },
  }
}

/** A published document or a draft that uses it. */
export async function placeOf({ tx }: StoreTransaction, id: string) {
  const published = await tx
    .selectFrom('content_versions')
    .select(['kind', 'slug'])
    .where('data', 'like', `%"${id}"%`)
    .where(isNewest)
    .limit(1)
    .executeTakeFirst()
  const drafted = tx
    .selectFrom('content_drafts')
    .select(['kind', 'slug'])
    .where('data', 'like', `%"${id}"%`)
    .limit(1)
  return published ?? drafted.executeTakeFirst()
}
