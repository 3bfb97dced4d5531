import type { Generated } from 'kysely'
import type { PhotographState, PictureRefusal } from '#domain/photographs/photograph.ts'
import type { Once } from '#adapters/sql/columns.ts'

export interface PictureTables {
  photographs: PhotographRow
  pictures: PictureRow
  picture_files: PictureFileRow
}

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

/** A file that arrives in parts and is then processed. */
export interface UploadColumns {
  /** Number of leading parts that have arrived. */
  arrived: number
  state: PhotographState
  leased_until: Generated<number>
  tries: Generated<number>
  refusal: PictureRefusal | null
}

/** An uploaded file, and how many of its sizes are made. */
export interface PictureFileRow extends UploadColumns {
  id: Once<string>
  picture_id: string | null
  /** JSON: PictureShape. */
  wanted: Once<string | null>
  alt: string
  added_at: Once<number>
  added_by: Once<string | null>
  size: Once<number>
  /** JSON: PictureShape. */
  shape: string | null
  color: Generated<string>
  made: Generated<number>
  to_make: Generated<number>
  replaced_at: number | null
}

export interface PhotographRow extends UploadColumns {
  id: Once<string>
  /** Null until a request has it, and once that is gone. */
  lead_id: string | null
  /** The visit on which a colleague took it. */
  visit_id: Generated<string | null>
  /** 1: of a request; 2: of a visit without one, which an earlier version takes for unclaimed. */
  was_claimed: Generated<0 | 1 | 2>
  /** It can be restored until its files are deleted. */
  removed_at: Generated<number | null>
  /** Id of the colleague who added it; null for the customer. */
  staff: string | null
  created_at: Once<number>
  caption: string
  /** Bytes of the upload; 0 until it begins. */
  size: number
  width: Generated<number>
  height: Generated<number>
}
