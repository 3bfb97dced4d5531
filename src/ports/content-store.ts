import type { Result } from '#domain/result.ts'
import type { Redirect } from '#domain/site/redirect.ts'
import type { Instant } from '#domain/time.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './request-store.ts'

/** Which document of the site's content. */
export interface DocumentKey {
  readonly kind: string
  readonly slug: string
}

/** One published version of a document. */
export interface DocumentVersion extends DocumentKey {
  readonly revision: number
  /** As it was stored, whatever program wrote it; null: the program's own. */
  readonly data: unknown
  /** The version that came back with this one, 0 for the program's own; null where it is new. */
  readonly restoredFrom: number | null
  readonly savedAt: Instant
  /** Name of the colleague; null for the command line. */
  readonly savedBy: string | null
}

/** Publishes over the revision that was seen; 0 where the document was never edited. */
export interface DocumentEdit extends DocumentKey {
  readonly data: unknown
  readonly seen: number
  /** The version that comes back, 0 for the program's own; null where it is new. */
  readonly restoredFrom: number | null
  /** The revision of the draft that is published with it, and then is over. */
  readonly draft?: number
}

/** What a save changes about addresses. */
export interface AddressChange {
  /** The publication as of which they were looked at. */
  readonly asOf: number
  readonly redirects: readonly Redirect[]
  /** Former addresses that lead nowhere from now on. */
  readonly ended: readonly string[]
}

/** What is drafted of a document, shown to nobody but the desk. */
export interface DocumentDraft extends DocumentKey {
  /** Rises with every save; 0 where there never was one. */
  readonly revision: number
  /** Null: none at present. It may be unfinished, and fit no schema. */
  readonly data: unknown
  /** The published revision that it was begun from. */
  readonly basedOn: number
  readonly savedAt: Instant
  readonly savedBy: string | null
}

/** Keeps what was edited of the site's content, for all processes of a site. */
export interface ContentStore {
  /** Rises with everything that is published. */
  publication(): Promise<number>
  /** The newest published version of every document, as of one moment. */
  published(): Promise<readonly DocumentVersion[]>
  /** Published versions of one document, the newest first, without so many of those. */
  history(key: DocumentKey, limit: number, offset?: number): Promise<readonly DocumentVersion[]>
  /** The same of documents of which a site has one each, what was saved last first. */
  historyOf(
    kinds: readonly string[],
    limit: number,
    offset: number,
  ): Promise<readonly DocumentVersion[]>
  /** One published version; null where there is none such. */
  version(key: DocumentKey, revision: number): Promise<DocumentVersion | null>
  /**
   * Publishes all of them or none; answers the new revisions in their order. The drafts that they
   * end and the activity are written in the same transaction.
   */
  save(edits: readonly DocumentEdit[], actor: Actor): Promise<Result<readonly number[], Stale>>
  /**
   * The same for documents with addresses, which are free or not as of a publication: refused where
   * anything was published since. Redirects that are added or end are written along.
   */
  saveAddressed(
    edits: readonly DocumentEdit[],
    addresses: AddressChange,
    actor: Actor,
  ): Promise<Result<readonly number[], Stale | { readonly code: 'overtaken' }>>
  /** Calls `listener` whenever this process has published; the answer unsubscribes. */
  onPublished(listener: () => void): () => void
  draft(key: DocumentKey): Promise<DocumentDraft>
  /** Every draft there is at present. */
  drafts(): Promise<readonly DocumentDraft[]>
  /** Saves over the draft that was seen, and answers its revision; null discards it. */
  saveDraft(
    key: DocumentKey,
    draft: { readonly data: unknown; readonly seen: number; readonly basedOn: number },
    actor: Actor,
  ): Promise<Result<number, Stale>>
}
