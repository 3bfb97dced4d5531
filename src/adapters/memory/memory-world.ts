import type { QueuedMail } from '#ports/mail-outbox.ts'
import type { Lead } from '#domain/quotes/lead.ts'

/** What the memory adapters share, as tables would be. Gone with the process. */
export interface MemoryWorld {
  readonly leads: Map<string, { lead: Lead; readonly idempotencyKey: string }>
  readonly mails: Map<string, QueuedMail>
}

export function emptyMemoryWorld(): MemoryWorld {
  return { leads: new Map(), mails: new Map() }
}
