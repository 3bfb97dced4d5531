import type { CompleteLead, Lead } from '#domain/quote-requests/lead.ts'
import type { Result } from '#domain/result.ts'

/** Why a call has failed, also without any answer. */
export interface PlatformRefusal {
  /** The reason, without anything about the visitor: `answered 503`. */
  readonly reason: string
  /** The platform's own text, if any; it may name the visitor. */
  readonly message: string | null
  /** Whether a retry would be refused again, or would repeat the write. */
  readonly isFinal: boolean
  /** Milliseconds that the platform asked to wait; null if it did not say. */
  readonly waitMs: number | null
}

/**
 * An existing point-of-sale platform that takes the leads. Each call carries a key that stays the
 * same on every retry.
 */
export interface QuotePlatform {
  /** Creates the client, anew for each corrected contact; returns the platform's id. */
  createClient(
    lead: Lead,
    contactChanges: number,
  ): Promise<Result<{ readonly clientId: string }, PlatformRefusal>>
  /** Creates the request of that client. */
  createRequest(
    lead: CompleteLead,
    clientId: string,
  ): Promise<Result<{ readonly requestId: string | null }, PlatformRefusal>>
}
