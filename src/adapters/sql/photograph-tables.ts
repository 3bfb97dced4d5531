import type { ColumnType, Generated } from 'kysely'
import type { PhotographState, PictureRefusal } from '#domain/photographs/photograph.ts'

type Once<T> = ColumnType<T, T, never>

export interface PhotographRow {
  id: Once<string>
  /** Null until a request has it, and once that is gone. */
  lead_id: string | null
  was_claimed: Generated<0 | 1>
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
