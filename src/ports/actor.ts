import type { Instant } from '#domain/time.ts'

/** When something was done, and by whom. */
export interface Attribution {
  readonly at: Instant
  /** Name of the colleague; null for the command line, a visitor or the site itself. */
  readonly by: string | null
}

/** One of several changes that are stored together, all or none. */
export interface Edit<Change> {
  readonly id: string
  readonly change: Change
  /** The revision that the colleague has seen; null saves over any. */
  readonly seen: number | null
}

export interface Actor {
  /** Id of the colleague; null for the command line, a visitor or the site itself. */
  readonly by: string | null
  readonly at: Instant
  /** Made in the browser for a filled form; the server saves each key once, however often sent. */
  readonly formKey?: string | undefined
}
