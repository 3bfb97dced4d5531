import type { Instant } from '#domain/time.ts'

/** The person and the moment of a change. */
export interface Actor {
  /** Id of the colleague; null for the command line, a visitor or the site itself. */
  readonly by: string | null
  readonly at: Instant
  /**
   * Made in the browser for a filled form; the server saves each key once, however often it is
   * sent.
   */
  readonly formKey?: string | undefined
}
