import type { PriceKind } from '#domain/prices/price-item.ts'
import type { Once } from '#adapters/sql/columns.ts'

export interface PriceItemRow {
  id: Once<string>
  kind: PriceKind
  name: string
  name_key: string
  unit: string
  price_cents: number
  cost_cents: number | null
  is_taxable: 0 | 1
  material: string | null
  changed_at: number
  revision: number
  /**
   * JSON: the facts before its last change, `null` for a new item; SQL null if it cannot be undone.
   */
  data_before: string | null
  /** The file that was imported, or undone, in the last change. */
  import_id: string | null
}
