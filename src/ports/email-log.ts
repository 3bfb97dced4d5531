import type { Booking } from '#domain/bookings/booking.ts'
import type { StoredEvent } from './event-store.ts'
import type { EmailFilter, ResendRefusal } from '#domain/emails/email-log.ts'
import type { Result } from '#domain/result.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { NewEmail, QueuedEmail } from './mail-outbox.ts'
import type { Actor } from './request-store.ts'

/** A registration after its address was corrected. */
export interface CorrectedGuest {
  readonly booking: Booking
  readonly event: StoredEvent
  /** The address that it had before. */
  readonly from: string
}

/** Emails that went out, or are to. */
export interface EmailLogQuery {
  readonly filter: Exclude<EmailFilter, 'other'>
  /** Beginnings of words, of them or of what they are about; empty for all. */
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

/** A page of the list of emails. */
export interface EmailLogPage extends ListPage {
  readonly emails: readonly LoggedEmail[]
}

/** What an email was before a colleague gave it up, so that this can be taken back. */
export interface GivenUp {
  readonly before: 'waiting' | 'needs-look'
  /** Unless its code or link is gone with it. */
  readonly canTakeUp: boolean
}

/** What the desk reads and decides of emails that go out. */
export interface EmailLog {
  /** The newest first. */
  list(query: EmailLogQuery): Promise<EmailLogPage>
  /** How many need a look, and how many wait, counted to one more than `maxCounted`. */
  counts(): Promise<Readonly<Record<'failed' | 'waiting', number>>>
  find(id: string): Promise<LoggedEmail | null>
  /** Sends it once more, to the same address. */
  resend(id: string, actor: Actor): Promise<Result<null, ResendRefusal>>
  /**
   * Sends what did not reach a customer to another address, which becomes theirs: on their page and
   * requests, or of the registration that it is about; answers how many emails go out again. Tokens in earlier emails lead nowhere from then on.
   */
  correct(
    id: string,
    address: string,
    actor: Actor,
    emailsFor: (corrected: CorrectedGuest) => readonly NewEmail[],
  ): Promise<Result<number, ResendRefusal>>
  /** Tries no more, and asks nobody to look at it. */
  giveUp(id: string, actor: Actor): Promise<Result<GivenUp, ResendRefusal>>
  /** Does what was done with it before it was given up: tries on, or asks for a look. */
  takeUpAgain(
    id: string,
    before: GivenUp['before'],
    actor: Actor,
  ): Promise<Result<null, ResendRefusal>>
}
