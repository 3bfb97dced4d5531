import type { Lead } from '#domain/quotes/lead.ts'
import type { Result } from '#domain/result.ts'

/** Why the platform did not take something. */
export interface DeliveryRefusal {
  /** What happened, without a word about the visitor: `answered 503`. */
  readonly reason: string
  /** The platform's own words, where it sent any; they may name the visitor. */
  readonly said: string | null
  /** The same again would be refused again, or be done twice. */
  readonly isFinal: boolean
  /** Milliseconds that the platform asked to be left alone. */
  readonly waitMs: number | null
}

/**
 * An existing point-of-sale platform that takes the leads. Each call carries a key of its own
 * that stays the same on every retry.
 */
export interface QuotePlatform {
  /** Makes the client; gives the platform's id for it. */
  createClient(lead: Lead): Promise<Result<{ readonly clientId: string }, DeliveryRefusal>>
  /** Files the request under that client. */
  createRequest(
    lead: Lead & { readonly status: 'complete' },
    clientId: string,
  ): Promise<Result<{ readonly requestId: string | null }, DeliveryRefusal>>
}
