import type { PictureRefusal, Upload } from '#domain/photographs/photograph.ts'
import type { Result } from '#domain/result.ts'
import type {
  LibraryPicture,
  PictureOverride,
  PictureText,
  RemovedPicture,
} from '#domain/site/library-picture.ts'
import type { PictureShape } from '#domain/site/picture-files.ts'
import type { Instant } from '#domain/time.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './request-store.ts'

/** An upload that begins. */
export interface NewPictureFile {
  readonly id: string
  /** In bytes. */
  readonly size: number
  /** The picture that it becomes or replaces. */
  readonly pictureId: string
  readonly name: string
  readonly alt: string
  /** The shape that it is cut to; null keeps its own. */
  readonly wanted: PictureShape | null
}

/** The next thing to do for an upload. */
export interface ClaimedFile {
  readonly id: string
  readonly size: number
  readonly wanted: PictureShape | null
  /** Null before anybody has looked at it. */
  readonly shape: PictureShape | null
  /** How many of its files are made. */
  readonly made: number
}

/** Keeps the pictures of the library, for all processes of a site; their bytes are files. */
export interface PictureStore {
  /** Begins an upload, or takes a begun one up: the same id is the same file. */
  begin(
    file: NewPictureFile,
    actor: Actor,
  ): Promise<Result<Upload, { readonly code: 'other-size' | 'full' }>>
  /** Null for an id that nobody has begun. */
  upload(id: string): Promise<Upload | null>
  /** Counts a part whose file is there; with the last one the upload is received. */
  markArrived(id: string, part: number): Promise<Upload | null>
  /** Null where none waits. The lease returns those of processes that died. */
  claim(now: Instant, leaseUntil: Instant): Promise<ClaimedFile | null>
  /** Gives a claimed one back untried, for a later moment: its files cannot be reached just now. */
  giveBack(id: string, until: Instant): Promise<void>
  /** Counts the first step, and gives up what was sent. */
  markPrepared(
    id: string,
    prepared: { readonly shape: PictureShape; readonly color: string; readonly toMake: number },
  ): Promise<void>
  /** Counts files that are made; with the last one pages show it. */
  markMade(id: string, made: number, at: Instant): Promise<void>
  /** Says so unless another process has taken that step meanwhile, and gives up what was sent. */
  markRefused(claimed: Pick<ClaimedFile, 'id' | 'shape'>, refusal: PictureRefusal): Promise<void>
  /** Forgets an upload that turned out to be no picture, and what it was to become. */
  discard(id: string): Promise<void>
  /** All of them, the newest first. */
  list(): Promise<readonly LibraryPicture[]>
  find(id: string): Promise<LibraryPicture | null>
  /** What pages show, as of one moment. */
  served(): Promise<readonly PictureOverride[]>
  /** Says something else of a picture; 0 is seen of one that never was in the library. */
  describe(
    id: string,
    text: PictureText,
    seen: number,
    actor: Actor,
  ): Promise<Result<number, Stale>>
  /**
   * Takes a picture out of the library, or gives one of the program its own file back. Refused while
   * a document that is published or drafted names it. Answers what brings it back; null where there
   * was nothing that a page could show.
   */
  remove(
    id: string,
    actor: Actor,
  ): Promise<Result<RemovedPicture | null, { readonly code: 'in-use' }>>
  /** False where its file is gone or in use, or another picture is in its place. */
  bringBack(removed: RemovedPicture, actor: Actor): Promise<boolean>
  /** Files that no page shows since then, and uploads that were left. */
  listUnused(
    before: Instant,
    limit: number,
  ): Promise<readonly Pick<ClaimedFile, 'id' | 'size' | 'shape'>[]>
  /** Those whose bytes are gone. */
  forget(ids: readonly string[]): Promise<void>
}
