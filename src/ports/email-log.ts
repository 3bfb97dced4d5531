import type { EmailFilter, ResendRefusal } from '#domain/emails/email-log.ts'
import type { Result } from '#domain/result.ts'
import type { ListPage } from './list-page.ts'
import type { QueuedEmail } from './mail-outbox.ts'
import type { Doer } from './request-store.ts'

/** Emails that went out, or are to. */
export interface EmailLogQuery {
  readonly filter: Exclude<EmailFilter, 'other'>
  /** Beginning of an address; empty for all. */
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** An email with what the desk decides about it. */
export interface LoggedEmail extends QueuedEmail {
  /** Failed, refused or bounced, and nobody has decided what becomes of it. */
  readonly needsLook: boolean
  /** Id of the email that was sent in its place. */
  readonly replacedBy: string | null
  /** Its code or link is gone, so it cannot be sent again. */
  readonly hadSecret: boolean
}

export interface EmailLogPage extends ListPage {
  readonly emails: readonly LoggedEmail[]
}

/** What the desk reads and decides of emails that go out. */
export interface EmailLog {
  /** The newest first. */
  list(query: EmailLogQuery): Promise<EmailLogPage>
  /** How many need a look, and how many wait, counted to one more than `mostCounted`. */
  counts(): Promise<Readonly<Record<'failed' | 'waiting', number>>>
  find(id: string): Promise<LoggedEmail | null>
  /** Sends it once more, to the same address. */
  resend(id: string, doer: Doer): Promise<Result<null, ResendRefusal>>
  /**
   * Sends what did not reach a customer to another address, which becomes theirs; answers how many
   * emails go out. Tokens in earlier emails lead nowhere from then on.
   */
  correct(id: string, address: string, doer: Doer): Promise<Result<number, ResendRefusal>>
  /** Tries no more, and asks nobody to look at it. */
  giveUp(id: string, doer: Doer): Promise<Result<null, ResendRefusal>>
}
