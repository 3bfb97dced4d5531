import type { Visit, VisitKind, VisitStatus } from '#domain/visits/visit.ts'
import type { ContactColumns, Flag, Once } from '#adapters/sql/columns.ts'

export interface VisitTables {
  visits: VisitRow
  calendar_feeds: CalendarFeedRow
}

/** An appointment of a colleague. Deleted with its customer or request. */
export interface VisitRow extends ContactColumns {
  id: Once<string>
  kind: VisitKind
  customer_id: string | null
  lead_id: Once<string | null>
  name: string
  about: string
  /** The day of its start in the company's zone. */
  day: string
  starts_at: number
  ends_at: number
  assigned_to: string | null
  truck: string
  note: string
  status: VisitStatus
  done_at: number | null
  done_note: string
  done_minutes: number | null
  sequence: number
  /** Sequence that the customer was last emailed; null before the first message. */
  told_sequence: number | null
  told_by: NonNullable<Visit['notified']>['by'] | null
  /** Window that the customer was last emailed. */
  told_starts_at: number | null
  told_ends_at: number | null
  created_at: Once<number>
  revision: number
  /** JSON: an UndoOfVisit; null if the last change cannot be undone. */
  undo: string | null
}

export interface CalendarFeedRow {
  staff_id: Once<string>
  /** Rises with each new link. */
  revocation: number
  is_on: Flag
}
