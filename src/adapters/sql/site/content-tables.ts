import type { Once } from '#adapters/sql/columns.ts'

export interface ContentTables {
  content_versions: ContentVersionRow
  content_publications: ContentPublicationRow
  redirects: RedirectRow
  content_drafts: ContentDraftRow
  restock_waits: RestockWaitRow
}

/** One save of a site document; rows never change. */
export interface ContentVersionRow {
  kind: Once<string>
  slug: Once<string>
  revision: Once<number>
  /** JSON by the schema of its kind; null for the program's own document. */
  data: Once<string | null>
  state: Once<'published'>
  /** Null unless an earlier version was restored; 0 for the program's own. */
  restored_from: Once<number | null>
  saved_at: Once<number>
  saved_by: Once<string | null>
}

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

export interface ContentDraftRow {
  kind: Once<string>
  slug: Once<string>
  revision: number
  /** Published revision that the draft started from. */
  based_on: number
  /** JSON, perhaps incomplete; null without a draft. */
  data: string | null
  saved_at: number
  saved_by: string | null
}

/** A visitor waiting for a product. */
export interface RestockWaitRow {
  id: Once<string>
  product: Once<string>
  email: Once<string>
  email_key: Once<string>
  wording: string
  asked_at: number
  /** Null while they wait. */
  told_at: number | null
}

/** Invalid JSON fits no schema either, so that version is skipped. */
export function readContent(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
