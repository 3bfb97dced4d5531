import type { Photograph, PictureRefusal, Upload } from '#domain/photographs/photograph.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Doer } from './request-store.ts'

/** A photograph whose upload begins. */
export interface NewPhotograph {
  readonly id: string
  /** In bytes. */
  readonly size: number
  readonly caption: string
  readonly at: Instant
}

/** What is kept of photographs; their bytes are files (`photographFiles`). */
export interface PhotographStore {
  /**
   * Begins an upload, or takes a begun one up: the same id is the same photograph. Refused with
   * another size, and while photographs of no request fill their room.
   */
  begin(
    photograph: NewPhotograph,
  ): Promise<Result<Upload, { readonly code: 'other-size' | 'full' }>>
  /** Null for an id that nobody has begun. */
  upload(id: string): Promise<Upload | null>
  /** Counts a part whose file is there; with the last one the photograph is received. */
  markArrived(id: string, part: number): Promise<Upload | null>
  /** Null where none waits. The lease returns those of processes that died. */
  claim(
    now: Instant,
    leaseUntil: Instant,
  ): Promise<{ readonly id: string; readonly size: number } | null>
  markReady(id: string, made: { readonly width: number; readonly height: number }): Promise<void>
  markRefused(id: string, refusal: PictureRefusal): Promise<void>
  /** Of a request, in the order in which they came; none of a request that is gone. */
  list(requestId: string): Promise<readonly Photograph[]>
  /** Whether a photograph of the request can be shown. */
  isShown(requestId: string, id: string): Promise<boolean>
  /**
   * Gives photographs to a request, also those whose upload has not begun, and tells of it. One that
   * belongs to another stays there. Refused past the most that a customer, or a request, may have.
   */
  add(
    requestId: string,
    ids: readonly string[],
    doer: Doer,
  ): Promise<Result<null, { readonly code: 'unknown-request' | 'too-many' }>>
  /** Takes a photograph out of its request; its files go with the next removal. */
  remove(requestId: string, id: string, doer: Doer): Promise<void>
  /** Those that belong to no request: begun before then, or taken from one that is gone. */
  listUnclaimed(
    before: Instant,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly parts: number }[]>
  /** Those whose files are gone, unless a request has taken them meanwhile. */
  forget(ids: readonly string[]): Promise<void>
}
