import type { ColumnType } from 'kysely'
import type { PriceKind } from '#domain/prices/price-item.ts'

type Once<T> = ColumnType<T, T, never>

/** An item of the price list. */
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
  /** JSON of the facts before its last change; null in it where it was not there. */
  data_before: string | null
  /** Of the file that brought the last change. */
  import_id: string | null
}
