import type { AttachmentKind } from '#domain/emails/attachment.ts'
import type { IncomingEmail, ReceivedEmail } from '#domain/emails/received-email.ts'
import type { ReplyThread } from '#domain/emails/reply-thread.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import type { RequestWork } from '#domain/requests/request-work.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { Actor, ListedRequest, UnknownRequest } from './request-store.ts'

/** Where a mailbox holds an email. A new validity number gives all emails new UIDs. */
export interface MailboxPlace {
  readonly mailbox: string
  readonly validity: string
  readonly uid: number
}

/** How far a mailbox was read, and how that went last. */
export interface MailboxState {
  readonly validity: string
  /** The last one that was taken in. */
  readonly uid: number
  readonly lookedAt: Instant | null
  /** A sentence for the owner; null while all is well. */
  readonly problem: string | null
}

/** An email with what is known of where it belongs before the database is asked. */
export interface ArrivingEmail {
  readonly id: string
  readonly place: MailboxPlace
  /** The same for each copy of one email. */
  readonly key: string
  readonly email: IncomingEmail
  /** The request that its token leads to. */
  readonly thread: ReplyThread | null
  /** Our email that it could be a copy of, by its own Message-ID. */
  readonly copyOf: string | null
  /** Our emails that it speaks of. */
  readonly answers: readonly string[]
  /** Address of whoever wrote what is forwarded in it. */
  readonly forwardedFrom: string | null
  /** The addresses that we write from, in lower case. */
  readonly ownAddresses: readonly string[]
  readonly at: Instant
}

/** What a customer has written about a request. */
export interface ArrivedReply {
  readonly lead: Lead
  /** Address of whoever wrote it, where that is none of the customer's; null for their own. */
  readonly otherSender: string | null
  /** Id of a colleague. */
  readonly assignedTo: string | null
  /** Whole text; empty where it could not be read. */
  readonly text: string
}

/** An email in the list of what belongs to no request. */
export interface OtherEmail extends ReceivedEmail {
  readonly requestId: string | null
  readonly isOpen: boolean
  /** Who probably wrote it. */
  readonly customer: { readonly id: string; readonly name: string } | null
}

/** Which of the emails that fit no request are listed. */
export interface OtherEmailQuery {
  /** False for those that somebody has put away. */
  readonly isOpen: boolean
  /** Beginning of an address; empty for all. */
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** A page of emails that belong to no request. */
export interface OtherEmailPage extends ListPage {
  readonly emails: readonly OtherEmail[]
}

/** The email is gone, with its request or after its time. */
export interface UnknownEmail {
  readonly code: 'unknown-email'
}

/** Already on a request. */
export interface EmailPlaced {
  readonly code: 'already-placed'
}

/** Keeps what came into the company's mailbox, each email once, and how far it was read. */
export interface ReceivedEmailStore {
  /**
   * Holds the reading of a mailbox for one process until a moment; false while another one has it.
   */
  hold(mailbox: string, holder: string, until: Instant, now: Instant): Promise<boolean>
  release(mailbox: string, holder: string): Promise<void>
  state(mailbox: string): Promise<MailboxState | null>
  /** Notes how a look at the mailbox went. */
  noteLook(mailbox: string, at: Instant, problem: string | null): Promise<void>
  /** Notes that an email is begun; answers how often it was, this time included. */
  begin(place: MailboxPlace): Promise<number>
  /**
   * Puts an email where it belongs, with all that follows, and the position behind it; of a reply
   * queues what `alertsOf` writes. `known`: this very one was taken in before. `copy`: of one that
   * was, or of one that we sent.
   */
  take(
    arriving: ArrivingEmail,
    alertsOf: (reply: ArrivedReply) => readonly NewEmail[],
  ): Promise<'taken' | 'known' | 'copy'>
  /** What belongs to no request, the newest first. */
  listOther(query: OtherEmailQuery): Promise<OtherEmailPage>
  /** How many wait, counted to one more than `maxCounted`. */
  countOther(): Promise<number>
  find(id: string): Promise<OtherEmail | null>
  /** Requests that it could belong to: those of its customer, open ones first. */
  candidates(id: string): Promise<readonly ListedRequest[]>
  putOnRequest(
    id: string,
    requestId: string,
    actor: Actor,
  ): Promise<Result<null, UnknownEmail | UnknownRequest | EmailPlaced>>
  /** Makes a request of it. */
  makeRequest(
    id: string,
    request: { readonly lead: Lead & { readonly status: 'complete' }; readonly work: RequestWork },
    actor: Actor,
  ): Promise<Result<null, UnknownEmail | EmailPlaced>>
  /** Takes it out of the list of what waits, or back into it. */
  putAway(id: string, isAway: boolean, actor: Actor): Promise<Result<null, UnknownEmail>>
  /** The file of an attachment; null for one that was not kept. */
  findAttachment(id: string): Promise<{
    readonly name: string
    readonly kind: AttachmentKind
    readonly fileKey: string
  } | null>
  /** Keys of files whose emails are gone. */
  listRemovedFiles(limit: number): Promise<readonly string[]>
  forgetRemovedFiles(keys: readonly string[]): Promise<void>
}
