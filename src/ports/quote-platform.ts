import type { Lead } from '#domain/quotes/lead.ts'
import type { Result } from '#domain/result.ts'

/** Why the platform did not accept a call. */
export interface PlatformRefusal {
  /** What happened, without anything about the visitor: `answered 503`. */
  readonly reason: string
  /** The platform's own text, if any; it may name the visitor. */
  readonly said: string | null
  /** A retry would be refused again, or be done twice. */
  readonly isFinal: boolean
  /** Milliseconds that the platform asked to wait. */
  readonly waitMs: number | null
}

/**
 * An existing point-of-sale platform that takes the leads. Each call carries a key that stays the
 * same on every retry.
 */
export interface QuotePlatform {
  /** Creates the client; answers the platform's id. Each change of the contact is another client. */
  createClient(
    lead: Lead,
    contactChanges: number,
  ): Promise<Result<{ readonly clientId: string }, PlatformRefusal>>
  /** Creates the request of that client. */
  createRequest(
    lead: Lead & { readonly status: 'complete' },
    clientId: string,
  ): Promise<Result<{ readonly requestId: string | null }, PlatformRefusal>>
}
