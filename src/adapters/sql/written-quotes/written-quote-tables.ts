import type { BatchRecord } from '#domain/deliveries/batch-outcome.ts'
import type { PriceKind } from '#domain/prices/price-item.ts'
import type { Generated } from 'kysely'
import type { QuoteKind, QuoteStatus } from '#domain/written-quotes/written-quote.ts'
import type { ContactColumns, Flag, Once } from '#adapters/sql/columns.ts'

export interface QuoteTables {
  price_items: PriceItemRow
  counters: CounterRow
  written_quotes: WrittenQuoteRow
  written_quote_versions: QuoteVersionRow
  written_quote_acceptances: QuoteAcceptanceRow
  written_quote_questions: QuoteQuestionRow
  written_quote_declines: QuoteDeclineRow
  quote_drawings: QuoteDrawingRow
  quoted_deliveries: QuotedDeliveryRow
  delivery_batches: DeliveryBatchTable
  delivery_batch_rows: DeliveryBatchRowTable
}

/** A customer's answers about a delivery. */
export interface QuotedDeliveryRow {
  quote_id: Once<string>
  /** JSON; empty once it was delivered. */
  answers: string
  /** Empty if no day is wanted. */
  wanted_day: string
  starts_at: number
  ends_at: number
  loads: number
  visit_id: string | null
  day_lost_at: number | null
  changed_at: number
}

/** Delivery prices sent to many customers at once. */
export interface DeliveryBatchTable {
  id: Once<string>
  at: Once<number>
  staff: Once<string>
}

/** A customer of a batch. */
export interface DeliveryBatchRowTable {
  batch_id: Once<string>
  position: Once<number>
  lead_id: Once<string>
  seen: Once<string>
  state: BatchRecord['state']
  tries: Generated<number>
  next_try_at: Generated<number>
  problem: Generated<string>
  quote_id: string | null
}

/** Rising numbers; taking the next locks the row. */
export interface CounterRow {
  name: Once<string>
  value: number
}

export interface WrittenQuoteRow extends ContactColumns {
  id: Once<string>
  number: Once<number>
  kind: Once<QuoteKind>
  parent_id: string | null
  customer_id: string | null
  lead_id: string | null
  name: string
  title: string
  status: QuoteStatus
  /** JSON: a QuoteDocument; null if it equals the sent version. */
  draft: string | null
  version: number
  /** Empty without an end. */
  valid_until: string
  total_cents: number
  created_at: Once<number>
  created_by: Once<string | null>
  changed_at: number
  sent_at: number | null
  opened_at: number | null
  answered_at: number | null
  decline_reason: string
  asked_at: number | null
  called_off_at: number | null
  /** JSON: the undo of calling it off or withdrawing it; null if there is none. */
  undo: string | null
  remind_at: number | null
  revocation: Generated<number>
  /** Other pages of the customer lead to the quote while it is the same as `revocation`. */
  linked_revocation: Generated<number>
  revision: number
}

export interface QuoteVersionRow {
  quote_id: Once<string>
  number: Once<number>
  sent_at: Once<number>
  sent_by: Once<string | null>
  content: Once<string>
  sha256: Once<string>
  /** JSON: the QuoteDocument with its costs. */
  document: string
  total_cents: Once<number>
  pdf: Once<Uint8Array>
}

export interface QuoteAcceptanceRow {
  quote_id: Once<string>
  version: Once<number>
  at: Once<number>
  name: Once<string>
  wording: Once<string>
  sha256: Once<string>
  /** JSON: ids of lines. */
  picked: Once<string>
  total_cents: Once<number>
  tax_cents: Once<number>
  tax_county: Once<string>
  /** JSON: a list of AgreedPayment. */
  payments: Once<string>
  pdf: Once<Uint8Array>
}

export interface QuoteQuestionRow {
  id: Once<string>
  quote_id: Once<string>
  at: Once<number>
  version: Once<number>
  text: Once<string>
}

/** A drawing uploaded for a quote, even if the quote does not show it; gone once a version has it. */
export interface QuoteDrawingRow {
  file_id: Once<string>
  quote_id: string
  at: Once<number>
}

export interface QuoteDeclineRow {
  quote_id: Once<string>
  version: Once<number>
  at: Once<number>
  /** Empty if none was given. */
  reason: Once<string>
}

export interface PriceItemRow {
  id: Once<string>
  kind: PriceKind
  name: string
  name_key: string
  unit: string
  price_cents: number
  cost_cents: number | null
  is_taxable: Flag
  material: string | null
  changed_at: number
  revision: number
  /** JSON of the facts before its last change, `null` for a new item; SQL null: no undo. */
  data_before: string | null
  /** The file that was imported, or undone, in the last change. */
  import_id: string | null
}
