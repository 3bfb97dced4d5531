import type { Once } from '#adapters/sql/columns.ts'

export interface SettingRow {
  kind: Once<string>
  /** JSON by the schema of its kind. */
  data: string
  /** `data` before the last save; null if there is no undo. */
  data_before: string | null
  revision: number
  changed_at: number
  changed_by: string | null
}

/** A colleague's choice of email alerts. */
export interface StaffAlertsRow {
  staff_id: Once<string>
  chosen: string
  /** Calendar date of the last digest; empty before the first. */
  digest_on: string
}
