import type { Booking } from '#domain/bookings/booking.ts'
import type { StoredEvent } from './event-store.ts'
import type { EmailFilter, ResendRefusal } from '#domain/emails/email-log.ts'
import type { Result } from '#domain/result.ts'
import type { ListPage, PageQuery } from '#domain/list-page.ts'
import type { EmailsFor, QueuedEmail } from './mail-outbox.ts'
import type { Actor } from './actor.ts'

/** A registration whose email address was corrected. */
export interface CorrectedGuest {
  readonly booking: Booking
  readonly event: StoredEvent
  /** The former address; null if its mail server did not take the email. */
  readonly from: string | null
}

/** Filter and page of the list of outgoing emails, searched by themselves or their subject matter. */
export interface EmailLogQuery extends PageQuery {
  readonly filter: Exclude<EmailFilter, 'other'>
}

/** An outgoing email, with the decision that the desk has to make. */
export interface LoggedEmail extends QueuedEmail {
  /** Name of the customer whose address it went to; null where none is known. */
  readonly customer: string | null
  /** It failed, was refused or bounced, and no colleague has decided about it yet. */
  readonly needsAttention: boolean
  /** Its address was refused, or it bounced. */
  readonly isRefused: boolean
  /** Id of the email that was sent instead. */
  readonly replacedBy: string | null
  /** Its code or link is gone, so it cannot be sent again. */
  readonly hadSecret: boolean
}

/** The state of an email before it was given up, so that this can be undone. */
export interface GivenUp {
  readonly before: 'waiting' | 'needs-look'
  /** False if its code or link is gone. */
  readonly canTakeUp: boolean
}

/** The outgoing emails as the desk reads them and decides about them. */
export interface EmailLog {
  /** Newest first. */
  list(query: EmailLogQuery): Promise<ListPage & { readonly emails: readonly LoggedEmail[] }>
  /** Number of emails that need a decision or wait, counted to one more than `maxCounted`. */
  counts(): Promise<Readonly<Record<'failed' | 'waiting', number>>>
  find(id: string): Promise<LoggedEmail | null>
  /** Sends the email once more to the same address. */
  resend(id: string, actor: Actor): Promise<Result<null, ResendRefusal>>
  /**
   * Sends the emails that did not reach a customer to another address and makes it theirs: on their
   * page and requests, or on the registration concerned. Returns how many emails are sent again.
   * Tokens in earlier emails stop working.
   */
  correct(
    id: string,
    address: string,
    actor: Actor,
    emailsFor: EmailsFor<CorrectedGuest>,
  ): Promise<Result<number, ResendRefusal>>
  /** Stops trying, and marks the email as decided. */
  giveUp(id: string, actor: Actor): Promise<Result<GivenUp, ResendRefusal>>
  /** Undoes giving up: it is tried again, or needs a decision again. */
  undoGiveUp(
    id: string,
    before: GivenUp['before'],
    actor: Actor,
  ): Promise<Result<null, ResendRefusal>>
}
