import type { Photograph, PictureRefusal, Upload } from '#domain/photographs/photograph.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Visit } from '#domain/visits/visit.ts'
import type { Actor } from './actor.ts'

/** A photograph whose upload begins. */
export interface NewPhotograph {
  readonly id: string
  /** In bytes. */
  readonly size: number
  readonly caption: string
  readonly at: Instant
}

export type PhotographSubject =
  | { readonly is: 'request'; readonly id: string }
  /** `onlyOf`: the colleague to whom it must be assigned, and who can remove only their own. */
  | { readonly is: 'visit'; readonly id: string; readonly onlyOf: string | null }

/**
 * Moments before which photographs are deleted with their files. Photographs of deleted subjects go
 * at once.
 */
export interface UnclaimedBefore {
  /** For photographs without a subject, by the beginning of their upload. */
  readonly begun: Instant
  /** For photographs without any part so far. */
  readonly empty: Instant
  /** For photographs of a request or visit that have not fully arrived. */
  readonly awaited: Instant
  readonly removed: Instant
}

/** Uploads that come in parts, whose bytes are files. */
export interface UploadStore {
  /** Null for an id whose upload has not begun. */
  upload(id: string): Promise<Upload | null>
  /** Counts a part whose file is stored; the last part completes the upload. */
  markArrived(id: string, part: number): Promise<Upload | null>
  /** Gives a claimed upload back until that moment, because its files cannot be reached now. */
  giveBack(id: string, until: Instant): Promise<void>
}

/** Stores photographs without their bytes, which are files (`photographFiles`). */
export interface PhotographStore extends UploadStore {
  /**
   * Begins an upload, or resumes it: the same id is the same photograph. Refused with another size,
   * and while photographs without a subject use up their storage.
   */
  begin(
    photograph: NewPhotograph,
  ): Promise<Result<Upload, { readonly code: 'other-size' | 'full' }>>
  /**
   * Whether there is storage for so many more bytes of it; photographs without a subject share
   * theirs.
   */
  hasSpaceFor(id: string, bytes: number): Promise<boolean>
  /** Null if none waits. After the lease, photographs of crashed processes can be claimed again. */
  claim(
    now: Instant,
    leaseUntil: Instant,
  ): Promise<{ readonly id: string; readonly size: number } | null>
  /** Deletes the upload's own bytes. Returns false if the photograph was deleted meanwhile. */
  markReady(id: string, made: { readonly width: number; readonly height: number }): Promise<boolean>
  /** Deletes the upload's own bytes, unless another process has finished it meanwhile. */
  markRefused(id: string, refusal: PictureRefusal): Promise<void>
  /** Null if it does not exist or was removed. */
  find(id: string): Promise<Photograph | null>
  /**
   * Photographs of a request and its visits, in the order of their arrival; empty for a deleted
   * request.
   */
  list(requestId: string): Promise<readonly Photograph[]>
  /** Photographs of visits and of their requests, in the order of their arrival. */
  listOfVisits(visits: readonly Pick<Visit, 'id' | 'requestId'>[]): Promise<readonly Photograph[]>
  /**
   * Adds photographs to a request or visit, also those whose upload has not begun, and records it.
   * A photograph of another subject stays there. Refused above the limit of a customer or a
   * request.
   */
  add(
    subject: PhotographSubject,
    ids: readonly string[],
    actor: Actor,
  ): Promise<Result<null, { readonly code: 'unknown-subject' | 'too-many' }>>
  /**
   * Hides a photograph; its files are deleted after `removedFor`, and once no quote of its request
   * shows it. Returns false if it is not there.
   */
  remove(subject: PhotographSubject, id: string, actor: Actor): Promise<boolean>
  /** Restores a removed photograph while its files exist. */
  restore(subject: PhotographSubject, id: string, actor: Actor): Promise<boolean>
  /** Their ids. */
  listUnclaimed(before: UnclaimedBefore, limit: number): Promise<readonly string[]>
  /**
   * Deletes a photograph unless it was uploaded, added or restored meanwhile; its files follow in
   * the background.
   */
  delete(id: string, before: UnclaimedBefore): Promise<void>
}
