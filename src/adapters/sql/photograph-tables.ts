import type { ColumnType, Generated } from 'kysely'
import type { PhotographState, PictureRefusal } from '#domain/photographs/photograph.ts'

type Once<T> = ColumnType<T, T, never>

export interface PhotographRow {
  id: Once<string>
  /** Null until a request has it, and once that is gone. */
  lead_id: string | null
  /** The visit from which a colleague brought it. */
  visit_id: Generated<string | null>
  /** 1 by a request; 2 by a visit without one, which an earlier version would take for nobody's. */
  was_claimed: Generated<0 | 1 | 2>
  /** Until its files go, it can come back. */
  removed_at: Generated<number | null>
  /** The colleague who added it; null for the customer. */
  staff: string | null
  created_at: Once<number>
  caption: string
  /** Of the upload in bytes; 0 until it begins. */
  size: number
  /** Parts that are here, from the first on. */
  arrived: number
  state: PhotographState
  leased_until: Generated<number>
  tries: Generated<number>
  refusal: PictureRefusal | null
  width: Generated<number>
  height: Generated<number>
}
