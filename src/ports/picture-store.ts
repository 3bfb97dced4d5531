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
import type { Actor } from './actor.ts'
import type { DocumentKey } from './content-store.ts'
import type { UploadStore } from './photograph-store.ts'

/** An upload that begins. */
export interface NewPictureFile {
  readonly id: string
  /** In bytes. */
  readonly size: number
  /** The picture that the upload becomes or replaces. */
  readonly pictureId: string
  readonly name: string
  readonly alt: string
  /** The shape to crop to; null keeps its own. */
  readonly wanted: PictureShape | null
}

/** An upload with its next step. */
export interface ClaimedFile {
  readonly id: string
  readonly size: number
  readonly wanted: PictureShape | null
  /** Null until it was prepared. */
  readonly shape: PictureShape | null
  /** Number of its files that are made. */
  readonly made: number
}

/** Stores the pictures of the library, for all processes of a site; their bytes are files. */
export interface PictureStore extends UploadStore {
  /** Begins an upload, or resumes it: the same id is the same file. */
  begin(
    file: NewPictureFile,
    actor: Actor,
  ): Promise<Result<Upload, { readonly code: 'other-size' | 'full' }>>
  /** Null if none waits. When the lease ends, uploads of crashed processes can be claimed again. */
  claim(now: Instant, leaseUntil: Instant): Promise<ClaimedFile | null>
  /** Completes the first step and deletes the upload's own bytes. */
  markPrepared(
    id: string,
    prepared: { readonly shape: PictureShape; readonly color: string; readonly toMake: number },
  ): Promise<void>
  /** Sets the number of files that are made; the last one puts the picture on pages. */
  markMade(id: string, made: number, at: Instant): Promise<void>
  /** Refuses the upload and deletes its bytes, unless another process took that step meanwhile. */
  markRefused(claimed: Pick<ClaimedFile, 'id' | 'shape'>, refusal: PictureRefusal): Promise<void>
  /** Deletes an upload that is not a picture, and the picture it was to become. */
  discard(id: string): Promise<void>
  /** Newest first. */
  list(): Promise<readonly LibraryPicture[]>
  find(id: string): Promise<LibraryPicture | null>
  /** The pictures that pages show, read at one moment. */
  served(): Promise<readonly PictureOverride[]>
  /**
   * Changes the description of a picture; `seen` is 0 if it never was in the library. Refused for an
   * upload that was removed.
   */
  describe(
    id: string,
    text: PictureText,
    seen: number,
    actor: Actor,
  ): Promise<Result<number, Stale | { readonly code: 'unknown-picture' }>>
  /**
   * Removes a picture from the library, or returns one of the program's own to its original file.
   * Refused while a published or drafted document uses it. Returns the means to undo this; null if
   * no page could show it.
   */
  remove(
    id: string,
    actor: Actor,
  ): Promise<Result<RemovedPicture | null, { readonly code: 'in-use' } & DocumentKey>>
  /** Returns false if its file is deleted or in use, or another picture took its place. */
  restore(removed: RemovedPicture, actor: Actor): Promise<boolean>
  /** Id of the file of a picture that was replaced last; null if none was since then. */
  formerFile(id: string, since: Instant): Promise<string | null>
  /**
   * Shows that file again, with its description; false if it is not the one replaced last since
   * then. True also if it is shown already.
   */
  showFormerFile(id: string, fileId: string, since: Instant, actor: Actor): Promise<boolean>
  /** Files that no page has shown since then, and abandoned uploads. */
  listUnused(
    before: Instant,
    limit: number,
  ): Promise<readonly Pick<ClaimedFile, 'id' | 'size' | 'shape'>[]>
  /** Deletes files whose bytes are deleted. */
  delete(ids: readonly string[]): Promise<void>
}
