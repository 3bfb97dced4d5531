import type { Generated } from 'kysely'
import type { PhotographState, PictureRefusal } from '#domain/photographs/photograph.ts'
import type { Once } from '#adapters/sql/columns.ts'

export interface PhotographRow {
  id: Once<string>
  /** Null until a request has it, and once that is gone. */
  lead_id: string | null
  /** The visit on which a colleague took it. */
  visit_id: Generated<string | null>
  /**
   * 1 for a request; 2 for a visit without one, which an earlier version would take for unclaimed.
   */
  was_claimed: Generated<0 | 1 | 2>
  /** It can be restored until its files are deleted. */
  removed_at: Generated<number | null>
  /** Id of the colleague who added it; null for the customer. */
  staff: string | null
  created_at: Once<number>
  caption: string
  /** Bytes of the upload; 0 until it begins. */
  size: number
  /** Number of leading parts that have arrived. */
  arrived: number
  state: PhotographState
  leased_until: Generated<number>
  tries: Generated<number>
  refusal: PictureRefusal | null
  width: Generated<number>
  height: Generated<number>
}
