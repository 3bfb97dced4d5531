import type { Result } from '#domain/result.ts'

/** A picture or video that another server is sending. */
export interface ProxiedMedia {
  /** All of it, a part of it, or 416 for a part that does not exist. */
  readonly status: 200 | 206 | 416
  /** Type, length and range; no other header of the other server. */
  readonly headers: Readonly<Record<string, string>>
  /** Must be read to the end, or given up. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Closes the connection to the other server. */
  giveUp(): void
}

/** Why no media is available: no answer in time, or no picture or video. */
export interface MediaUnavailable {
  readonly code: 'away' | 'no-media'
}

/** Fetches the media of events from other servers. */
export interface OutsideMedia {
  /** `range` is the visitor's Range header; null requests all. */
  open(url: string, range: string | null): Promise<Result<ProxiedMedia, MediaUnavailable>>
}
