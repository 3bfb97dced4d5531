import type { Result } from '#domain/result.ts'
import type { Redirect } from '#domain/site/redirect.ts'
import type { Instant } from '#domain/time.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './actor.ts'

/** Kinds with a single document have `onlySlug`. */
export interface DocumentKey {
  readonly kind: string
  readonly slug: string
}

export interface DocumentVersion extends DocumentKey {
  readonly revision: number
  /** The data as stored, by any version of the program; null: the program's own document. */
  readonly data: unknown
  /** The version that this one restored, 0 for the program's own; null for new data. */
  readonly restoredFrom: number | null
  readonly savedAt: Instant
  /** Name of the colleague; null for the command line. */
  readonly savedBy: string | null
}

/** An edit to publish over the revision that the editor has seen; 0 if it was never edited. */
export interface DocumentEdit extends DocumentKey {
  readonly data: unknown
  readonly seen: number
  /** The version that it restores, 0 for the program's own; null for new data. */
  readonly restoredFrom: number | null
  /** Revision of the draft that is published with it and ends with it. */
  readonly draft?: number
}

/** The address changes that a save brings along. */
export interface AddressChange {
  /** The publication as of which the addresses were checked. */
  readonly asOf: number
  readonly redirects: readonly Redirect[]
  /** Former addresses whose redirects end. */
  readonly ended: readonly string[]
  /**
   * When a change that is undone now made those redirects: others that it moved on to their targets
   * lead to these addresses again. Null for any other change.
   */
  readonly undoneFrom: Instant | null
}

/** The draft of a document, which only the desk sees. */
export interface DocumentDraft extends DocumentKey {
  /** Rises with every save; 0 if there never was a draft. */
  readonly revision: number
  /** May be unfinished and fit no schema; null if there is no draft now. */
  readonly data: unknown
  /** The published revision that the draft started from. */
  readonly basedOn: number
  readonly savedAt: Instant
  readonly savedBy: string | null
}

/** Stores the edits of the site's content, for all processes of a site. */
export interface ContentStore {
  /** Rises with every publication. */
  publication(): Promise<number>
  /** The newest published version of every document, read at one moment. */
  published(): Promise<readonly DocumentVersion[]>
  /** Published versions of one document, newest first, after skipping `offset` of them. */
  history(key: DocumentKey, limit: number, offset?: number): Promise<readonly DocumentVersion[]>
  /** Published versions of the documents that a site has once, newest first. */
  historyOf(
    kinds: readonly string[],
    limit: number,
    offset: number,
  ): Promise<readonly DocumentVersion[]>
  /** One published version; null if there is none. */
  version(key: DocumentKey, revision: number): Promise<DocumentVersion | null>
  /**
   * Publishes all edits or none, and returns the new revisions in their order. Ends the drafts and
   * writes the activity in the same transaction.
   */
  save(edits: readonly DocumentEdit[], actor: Actor): Promise<Result<readonly number[], Stale>>
  /**
   * Publishes documents that have addresses, which were checked as of a publication. Refused if
   * anything was published since. Adds and ends redirects in the same transaction.
   */
  saveAddressed(
    edits: readonly DocumentEdit[],
    addresses: AddressChange,
    actor: Actor,
  ): Promise<Result<readonly number[], Stale | { readonly code: 'overtaken' }>>
  /** Calls `listener` whenever this process has published; returns a function that unsubscribes. */
  onPublished(listener: () => void): () => void
  draft(key: DocumentKey): Promise<DocumentDraft>
  /** All present drafts. */
  drafts(): Promise<readonly DocumentDraft[]>
  /** Saves over the draft that was seen and returns its revision; null discards the draft. */
  saveDraft(
    key: DocumentKey,
    draft: { readonly data: unknown; readonly seen: number; readonly basedOn: number },
    actor: Actor,
  ): Promise<Result<number, Stale>>
}
