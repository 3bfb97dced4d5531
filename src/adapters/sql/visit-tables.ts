import type { ColumnType } from 'kysely'
import type { Visit, VisitKind, VisitStatus } from '#domain/visits/visit.ts'

type Once<T> = ColumnType<T, T, never>

/** When somebody of the company is where. Gone with its customer or request. */
export interface VisitRow {
  id: Once<string>
  kind: VisitKind
  customer_id: string | null
  lead_id: Once<string | null>
  name: string
  /** 10 digits, or empty. */
  phone: string
  email: string
  /** Lower case, for look-ups. */
  email_key: string
  street1: string
  city: string
  state: string
  zip: string
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
  /** Which sequence the customer was told of; null before they were told anything. */
  told_sequence: number | null
  told_by: NonNullable<Visit['notified']>['by'] | null
  /** Of the window that they were told of. */
  told_starts_at: number | null
  told_ends_at: number | null
  created_at: Once<number>
  revision: number
  /** JSON: an UndoOfVisit; null where the last step cannot be taken back. */
  undo: string | null
}

/** The link to the calendar of a colleague. */
export interface CalendarFeedRow {
  staff_id: Once<string>
  /** Rises with each new link. */
  revocation: number
  is_on: 0 | 1
}
