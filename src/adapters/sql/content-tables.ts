import type { ColumnType } from 'kysely'
import type { VersionState } from '#domain/site/documents.ts'

type Once<T> = ColumnType<T, T, never>

/** One save of a document of the site's content; none is ever changed. */
export interface ContentVersionRow {
  kind: Once<string>
  slug: Once<string>
  revision: Once<number>
  /** JSON, by the schema of its kind; null: the program's own. */
  data: Once<string | null>
  state: Once<VersionState>
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
