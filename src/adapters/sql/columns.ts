import type { ColumnType } from 'kysely'

/** The two drivers share no boolean. */
export type Flag = 0 | 1

/** Written with its row and never changed. */
export type Once<T> = ColumnType<T, T, never>

/** Like `Once`, and by the table's default if it is left out. */
export type OnceOrDefault<T> = ColumnType<T, T | undefined, never>

/** How to reach somebody, and where the work is; unknown facts are empty. */
export interface ContactColumns {
  /** 10 digits. */
  phone: string
  email: string
  /** Lower case, for lookups. */
  email_key: string
  street1: string
  city: string
  state: string
  zip: string
}
