import type { VersionState } from '#domain/site/documents.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Doer, Stale } from './request-store.ts'

/** Which document of the site's content. */
export interface DocumentKey {
  readonly kind: string
  readonly slug: string
}

/** One save of a document. */
export interface DocumentVersion extends DocumentKey {
  readonly revision: number
  /** As it was stored, whatever program wrote it; null: the program's own. */
  readonly data: unknown
  readonly state: VersionState
  /** The version that came back with this one, 0 for the program's own; null where it is new. */
  readonly restoredFrom: number | null
  readonly savedAt: Instant
  /** Name of the colleague; null for the command line. */
  readonly savedBy: string | null
}

/** A save over the revision that was seen; 0 where the document was never edited. */
export interface DocumentEdit extends DocumentKey {
  readonly data: unknown
  readonly state: VersionState
  readonly seen: number
  /** The version that comes back, 0 for the program's own; null where it is new. */
  readonly restoredFrom: number | null
}

/** Keeps what was edited of the site's content, for all processes of a site. */
export interface ContentStore {
  /** Rises with everything that is published. */
  publication(): Promise<number>
  /** The newest published version of every document, as of one moment. */
  published(): Promise<readonly DocumentVersion[]>
  /** Versions of one document, the newest first. */
  history(key: DocumentKey, limit: number): Promise<readonly DocumentVersion[]>
  /**
   * Saves all of them or none; answers the new revisions in their order. What is published and the
   * activity are written in the same transaction.
   */
  save(edits: readonly DocumentEdit[], doer: Doer): Promise<Result<readonly number[], Stale>>
  /** Calls `listener` whenever this process has published; the answer unsubscribes. */
  onPublished(listener: () => void): () => void
}
