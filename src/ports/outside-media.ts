import type { Result } from '#domain/result.ts'

/** A picture or video on its way from somebody else's server. */
export interface ProxiedMedia {
  /** All of it, a part of it, or 416 where the part that was asked for is not there. */
  readonly status: 200 | 206 | 416
  /** What kind, how long, which part; nothing else that the other server said. */
  readonly headers: Readonly<Record<string, string>>
  /** Its bytes; must be read to the end or given up. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Lets the other server stop. */
  giveUp(): void
}

/** Why there is nothing to pass on: no answer in time, or one that is no picture or video. */
export interface MediaUnavailable {
  readonly code: 'away' | 'no-media'
}

/** Fetches pictures and videos of events from where their organizers keep them. */
export interface OutsideMedia {
  /** `range` is the visitor's own header of that name; null asks for all. */
  open(url: string, range: string | null): Promise<Result<ProxiedMedia, MediaUnavailable>>
}
