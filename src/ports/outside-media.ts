import type { Result } from '#domain/result.ts'

/** A picture or video that is streamed from another server. */
export interface ProxiedMedia {
  /** The whole file, a part of it, or 416 for a part that does not exist. */
  readonly status: 200 | 206 | 416
  /** Type, length and range; no other header of the other server. */
  readonly headers: Readonly<Record<string, string>>
  /** Must be read to the end or given up. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Closes the connection to the other server. */
  giveUp(): void
}

/** No answer in time, or the answer is no picture or video. */
export interface MediaUnavailable {
  readonly code: 'unavailable' | 'no-media'
}

/** Fetches the media of events from other servers. */
export interface OutsideMedia {
  /** `range` is the visitor's Range header; null requests the whole file. */
  open(url: string, range: string | null): Promise<Result<ProxiedMedia, MediaUnavailable>>
}
