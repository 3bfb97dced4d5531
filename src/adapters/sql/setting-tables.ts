import type { ColumnType } from 'kysely'

type Once<T> = ColumnType<T, T, never>

/** Something that the desk has set. */
export interface SettingRow {
  kind: Once<string>
  /** JSON, by the schema of its kind. */
  data: string
  /** The same before the last save; null where nothing can be taken back. */
  data_before: string | null
  revision: number
  changed_at: number
  changed_by: string | null
}

/** What a colleague wants to hear of by email. */
export interface StaffAlertsRow {
  staff_id: Once<string>
  /** JSON: a list of alerts. */
  chosen: string
  /** Calendar date of the last digest; empty before the first. */
  digest_on: string
}
