import type { Instant } from '#domain/time.ts'

/** Backups of the site's own data: its files, and a database that is a single file. */
export interface Backups {
  /** When this server made the last backup, by any of our means; null if never. */
  lastMadeAt(): Promise<Instant | null>
  /**
   * Makes a copy as of now, with its size in bytes. The copy is deleted once it is read or
   * canceled; once `left` resolves, its making ends with an error. Null if the database is on
   * another server, since the copy would be incomplete.
   */
  readonly make:
    | ((
        left: Promise<void>,
      ) => Promise<{ readonly size: number; readonly bytes: AsyncIterable<Uint8Array> }>)
    | null
}
