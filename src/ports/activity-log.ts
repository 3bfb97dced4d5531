import type { ActivityEvent, ActivityOrigin } from '#domain/desk/activity.ts'
import type { Instant } from '#domain/time.ts'

/** One line of the activity as the desk shows it. */
export interface ActivityEntry {
  readonly id: string
  readonly at: Instant
  /** Name of the colleague; null for the command line, a visitor or the site itself. */
  readonly by: string | null
  /** Of an `ActivityEvent`, maybe of another version of the program. */
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
  /** What it is about, in a few words; null where that is gone. */
  readonly about: string | null
}

/** A place in the activity: everything before it is older. */
export interface ActivityPlace {
  readonly at: Instant
  readonly id: string
}

/** What happened at the desk. It is written by the steps that it tells of. */
export interface ActivityLog {
  /** The newest first, at most `limit`; those before a place where one is given. */
  list(before: ActivityPlace | null, limit: number): Promise<readonly ActivityEntry[]>
  /** Ids of what happened at or after that moment, at most `limit`. */
  since(at: Instant, limit: number): Promise<readonly string[]>
  /** Writes what changes nothing itself: that a colleague took something away. */
  record(event: ActivityEvent, origin: ActivityOrigin): Promise<void>
}
