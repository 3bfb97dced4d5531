import { randomUUID } from 'node:crypto'

/** Columns with unique values. */
export const uniqueColumns = [
  'id',
  'email_key',
  'idempotency_key',
  'request_id',
  'withdrawal_key',
  'order_id',
]

/** The values of a row, new where only one may have them. */
export function renewed<T>(row: Readonly<Record<string, T>>): (T | string)[] {
  return Object.entries(row).map(([name, value]) =>
    uniqueColumns.includes(name) && value !== null ? randomUUID() : value,
  )
}

/** The rows that one request writes. */
export interface WrittenByCall {
  /** The number of rows by table. */
  readonly tables: Readonly<Record<string, number>>
  /** The statement that moves a counter; null if none does. */
  readonly update: string | null
}
