import type { ActivityEvent, ActivitySubject } from '#domain/desk/activity.ts'
import type { Instant } from '#domain/time.ts'
import type { Actor, Attribution } from './actor.ts'
import type { PlaceInTime } from './request-store.ts'

/** One line of the activity as the desk shows it. */
export interface ActivityEntry extends Attribution {
  readonly id: string
  /** Kind of an `ActivityEvent`, possibly one of another version of the program. */
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
  /** Its subject in a few words; null once that is gone. */
  readonly about: string | null
  /** Name of the customer who was merged into its subject, unless their data was deleted. */
  readonly merged?: string | undefined
  /** Email addresses of the colleagues of these names; null where it is nobody's. */
  readonly emails: { readonly by: string | null; readonly about: string | null }
}

/** The activity of the desk. Every change writes its entry in its own transaction. */
export interface ActivityLog {
  /** Newest first, at most `limit`; only entries before the given place, if any. */
  list(before: PlaceInTime | null, limit: number): Promise<readonly ActivityEntry[]>
  /**
   * Ids of entries at or after that moment, and of saves of drafts, which have no entry each time;
   * at most `limit` of a kind.
   */
  since(at: Instant, limit: number): Promise<readonly string[]>
  /** Records an event that changes no data, such as an export. */
  record(actor: Actor, subject: ActivitySubject, id: string, event: ActivityEvent): Promise<void>
}
