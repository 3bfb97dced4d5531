import type { AttachmentKind } from '#domain/emails/attachment.ts'
import type { IncomingEmail, ReceivedEmail } from '#domain/emails/received-email.ts'
import type { ReplyThread } from '#domain/emails/reply-thread.ts'
import type { CompleteLead, Lead } from '#domain/quote-requests/lead.ts'
import type { RequestWork } from '#domain/requests/request-work.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { ListPage, PageQuery } from '#domain/list-page.ts'
import type { EmailsFor } from './mail-outbox.ts'
import type { Actor } from './actor.ts'
import type { ListedRequest, UnknownRequest } from './request-store.ts'

/** The place of an email in a mailbox. A new UIDVALIDITY gives all emails new UIDs. */
export interface MailboxPlace {
  readonly mailbox: string
  readonly validity: string
  readonly uid: number
}

/** How far a mailbox was read, and the result of the last reading. */
export interface MailboxState {
  readonly validity: string
  /** UID of the last email that was taken in. */
  readonly uid: number
  readonly checkedAt: Instant | null
  /** Until when a process has reserved the reading; null while none does. */
  readonly heldUntil: Instant | null
  /** A sentence for the owner; null while all is well. */
  readonly problem: string | null
}

/** An incoming email, with the clues to the request that it belongs to. */
export interface ArrivingEmail {
  readonly id: string
  readonly place: MailboxPlace
  /** Key that is equal for each copy of one email. */
  readonly key: string
  readonly email: IncomingEmail
  /** The request that its token names. */
  readonly thread: ReplyThread | null
  /** Message-ID of the email of ours that it could be a copy of. */
  readonly copyOf: string | null
  /** Message-IDs of our emails that it answers. */
  readonly answers: readonly string[]
  /** Address of the original sender of a forwarded email. */
  readonly forwardedFrom: string | null
  /** The addresses that we send from, in lower case. */
  readonly ownAddresses: readonly string[]
  readonly at: Instant
}

/** An email of a customer about a request. */
export interface ArrivedReply {
  readonly lead: Lead
  /** Address of a sender who is not the customer; null for the customer. */
  readonly otherSender: string | null
  /** Id of the colleague. */
  readonly assignedTo: string | null
  /** Whole text; empty if it could not be read. */
  readonly text: string
  readonly subject: string
}

/** A received email that belongs to no request. */
export interface OtherEmail extends ReceivedEmail, Pick<IncomingEmail, 'replyTo'> {
  readonly requestId: string | null
  readonly isOpen: boolean
  /** The probable sender. */
  readonly customer: { readonly id: string; readonly name: string } | null
}

/** Filter and page of the emails that belong to no request, searched by the beginning of an address. */
export interface OtherEmailQuery extends PageQuery {
  /** False for archived emails. */
  readonly isOpen: boolean
}

/** The email was deleted, with its request or after its time. */
export interface UnknownEmail {
  readonly code: 'unknown-email'
}

/** The email was put on another request in the meantime. */
export interface EmailPlaced {
  readonly code: 'already-placed'
}

/** Stores the received emails of the company's mailbox, each once, and how far it was read. */
export interface ReceivedEmailStore {
  /**
   * Reserves the reading of a mailbox for one process until a moment; returns false while another
   * process holds it.
   */
  acquire(mailbox: string, holder: string, until: Instant, now: Instant): Promise<boolean>
  release(mailbox: string, holder: string): Promise<void>
  state(mailbox: string): Promise<MailboxState | null>
  /** Records the result of reading the mailbox. */
  recordReading(mailbox: string, at: Instant, problem: string | null): Promise<void>
  /** Records that taking in an email begins; returns the number of attempts, this one included. */
  begin(place: MailboxPlace): Promise<number>
  /** Takes a try back that failed without ending the program. */
  endTry(place: MailboxPlace): Promise<void>
  /**
   * Adds an email to its request, with all consequences, and moves the position behind it; queues
   * the alerts that `alertsOf` makes of a reply. `known`: the same email was taken in before.
   * `copy`: it is a copy of a known email, or of one of ours; its stored files are to be removed.
   */
  take(
    arriving: ArrivingEmail,
    alertsOf: EmailsFor<ArrivedReply>,
  ): Promise<'taken' | 'known' | 'copy'>
  /** Emails that belong to no request, newest first. */
  listOther(query: OtherEmailQuery): Promise<ListPage & { readonly emails: readonly OtherEmail[] }>
  /** Number of emails that wait, counted to one more than `maxCounted`. */
  countOther(): Promise<number>
  find(id: string): Promise<OtherEmail | null>
  /** Requests that it could belong to: those of its customer, open ones first. */
  candidates(id: string): Promise<readonly ListedRequest[]>
  /** `seen`: the request that it was on; null for none. */
  putOnRequest(
    id: string,
    requestId: string,
    seen: string | null,
    actor: Actor,
  ): Promise<Result<null, UnknownEmail | UnknownRequest | EmailPlaced>>
  /** Makes a request of the email. `seen` as above. */
  makeRequest(
    id: string,
    request: { readonly lead: CompleteLead; readonly work: RequestWork },
    seen: string | null,
    actor: Actor,
  ): Promise<Result<null, UnknownEmail | EmailPlaced>>
  /** Puts it back on the list of waiting emails. `seen` as above. */
  takeOffRequest(
    id: string,
    seen: string,
    actor: Actor,
  ): Promise<Result<null, UnknownEmail | EmailPlaced>>
  /** Moves it out of the list of waiting emails, or back. */
  archive(id: string, isArchived: boolean, actor: Actor): Promise<Result<null, UnknownEmail>>
  /** The file of an attachment; null if it was not stored. */
  findAttachment(id: string): Promise<{
    readonly name: string
    readonly kind: AttachmentKind
    readonly fileKey: string
  } | null>
}
