import type { Instant } from '#domain/time.ts'

/** Backups of what the site itself keeps: its files, and a database that is one file. */
export interface Backups {
  /** When this server made the last one, by whatever way of ours; null where none was. */
  lastMadeAt(): Promise<Instant | null>
  /**
   * A copy as of now, and how many bytes it has. It is gone once it was read or let go. Null where
   * the database is elsewhere, so that a copy would not be whole.
   */
  readonly make:
    | (() => Promise<{ readonly size: number; readonly bytes: AsyncIterable<Uint8Array> }>)
    | null
}
