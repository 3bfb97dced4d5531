import type { Instant } from '#domain/time.ts'

/** Backups of a database that is one file. */
export interface Backups {
  /** When the last one was made, by whatever way of ours; null where none was. */
  lastMadeAt(): Promise<Instant | null>
  /** A copy as of now, and how many bytes it has. It is gone once it was read or let go. */
  make(): Promise<{ readonly size: number; readonly bytes: AsyncIterable<Uint8Array> }>
}
