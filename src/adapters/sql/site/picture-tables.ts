import type { Generated } from 'kysely'
import type { PhotographState, PictureRefusal } from '#domain/photographs/photograph.ts'
import type { Once } from '#adapters/sql/columns.ts'

export interface PictureRow {
  id: Once<string>
  name: string
  alt: string
  /** In percent. */
  focal_x: number
  focal_y: number
  added_at: Once<number>
  added_by: Once<string | null>
  revision: number
  file_id: string | null
}

/** An uploaded file, and how many of its sizes are made. */
export interface PictureFileRow {
  id: Once<string>
  picture_id: string | null
  /** JSON: PictureShape. */
  wanted: Once<string | null>
  alt: string
  added_at: Once<number>
  added_by: Once<string | null>
  size: Once<number>
  arrived: number
  state: PhotographState
  leased_until: Generated<number>
  tries: Generated<number>
  refusal: PictureRefusal | null
  /** JSON: PictureShape. */
  shape: string | null
  color: Generated<string>
  made: Generated<number>
  to_make: Generated<number>
  replaced_at: number | null
}
