import type { ColumnType } from 'kysely'

type Once<T> = ColumnType<T, T, never>

/** One save of a document of the site's content; none is ever changed. */
export interface ContentVersionRow {
  kind: Once<string>
  slug: Once<string>
  revision: Once<number>
  /** JSON, by the schema of its kind; null: the program's own. */
  data: Once<string | null>
  /** Drafts have a table of their own. */
  state: Once<'published'>
  /** Null unless an earlier version came back; 0: the program's own. */
  restored_from: Once<number | null>
  saved_at: Once<number>
  saved_by: Once<string | null>
}

/** How often something was published. */
export interface ContentPublicationRow {
  id: Once<string>
  number: number
}

export interface RedirectRow {
  from_address: Once<string>
  to_address: string
  added_at: number
  added_by: string | null
}

/** What is drafted of a document. */
export interface ContentDraftRow {
  kind: Once<string>
  slug: Once<string>
  revision: number
  /** The published revision that it was begun from. */
  based_on: number
  /** JSON, finished or not; null: none at present. */
  data: string | null
  saved_at: number
  saved_by: string | null
}

/** Someone who waits for a product. */
export interface RestockWaitRow {
  id: Once<string>
  product: Once<string>
  email: Once<string>
  email_key: Once<string>
  wording: string
  asked_at: number
  /** Null: they still wait. */
  told_at: number | null
}

/** What is no JSON fits no schema either, and is passed over with its version. */
export function readContent(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
