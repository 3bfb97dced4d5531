import type { Photograph, PictureRefusal, Upload } from '#domain/photographs/photograph.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Visit } from '#domain/visits/visit.ts'
import type { Actor } from './request-store.ts'

/** A photograph whose upload begins. */
export interface NewPhotograph {
  readonly id: string
  /** In bytes. */
  readonly size: number
  readonly caption: string
  readonly at: Instant
}

/** What photographs are added to, or taken from. */
export type PhotographSubject =
  | { readonly is: 'request'; readonly id: string }
  /** `onlyOf`: id of the colleague to whom it has to be assigned, and who takes away their own alone. */
  | { readonly is: 'visit'; readonly id: string; readonly onlyOf: string | null }

/** Since when photographs go with their files; those of what is gone do at once. */
export interface UnclaimedBefore {
  /** Of nobody, and begun before then. */
  readonly begun: Instant
  /** The same without anything having come. */
  readonly empty: Instant
  /** Of a request or visit, and not here. */
  readonly awaited: Instant
  readonly removed: Instant
}

/** What is kept of photographs; their bytes are files (`photographFiles`). */
export interface PhotographStore {
  /**
   * Begins an upload, or takes a begun one up: the same id is the same photograph. Refused with
   * another size, and while photographs of nobody fill their room.
   */
  begin(
    photograph: NewPhotograph,
  ): Promise<Result<Upload, { readonly code: 'other-size' | 'full' }>>
  /** Whether so many more bytes of it may come: those of nobody share their room. */
  hasRoomFor(id: string, bytes: number): Promise<boolean>
  /** Null for an id that nobody has begun. */
  upload(id: string): Promise<Upload | null>
  /** Counts a part whose file is there; with the last one the photograph is received. */
  markArrived(id: string, part: number): Promise<Upload | null>
  /** Null where none waits. The lease returns those of processes that died. */
  claim(
    now: Instant,
    leaseUntil: Instant,
  ): Promise<{ readonly id: string; readonly size: number } | null>
  /** Gives a claimed one back untried, for a later moment: its files cannot be reached just now. */
  giveBack(id: string, until: Instant): Promise<void>
  /** Gives up what was sent. False where it was forgotten while it was made. */
  markReady(id: string, made: { readonly width: number; readonly height: number }): Promise<boolean>
  /** Gives up what was sent, unless another process has made it meanwhile. */
  markRefused(id: string, refusal: PictureRefusal): Promise<void>
  /** Null for one that is not there, or removed. */
  find(id: string): Promise<Photograph | null>
  /** Of a request and its visits, in the order in which they came; none of one that is gone. */
  list(requestId: string): Promise<readonly Photograph[]>
  /** Of visits and of the requests that they are for, in the same order. */
  listOfVisits(visits: readonly Pick<Visit, 'id' | 'requestId'>[]): Promise<readonly Photograph[]>
  /**
   * Gives photographs to a request or visit, also those whose upload has not begun, and tells of it.
   * One that belongs to another stays there. Refused past the most that a customer, or a request, may
   * have.
   */
  add(
    subject: PhotographSubject,
    ids: readonly string[],
    actor: Actor,
  ): Promise<Result<null, { readonly code: 'unknown-subject' | 'too-many' }>>
  /** Takes a photograph out of sight; its files go after `removedFor`. False where it is not there. */
  remove(subject: PhotographSubject, id: string, actor: Actor): Promise<boolean>
  /** Brings it back, as long as its files are there. */
  restore(subject: PhotographSubject, id: string, actor: Actor): Promise<boolean>
  listUnclaimed(
    before: UnclaimedBefore,
    limit: number,
  ): Promise<readonly { readonly id: string; readonly parts: number }[]>
  /** Forgets those whose files are gone, unless they came, were taken or brought back meanwhile. */
  forget(ids: readonly string[], before: UnclaimedBefore): Promise<void>
}
