import type { Email } from '#domain/emails/email.ts'
import type { Instant } from '#domain/time.ts'

/** An email as a use case queues it: kind and data, which are rendered at sending. */
export interface NewEmail {
  readonly to: string
  readonly email: Email
  /** Its `EmailSecrets`, sealed by `Secrets.seal`. */
  readonly sealedSecrets?: string
  /** It must not be sent before. */
  readonly notBefore?: Instant
  /** The subject whose erasure also erases it. */
  readonly about: EmailSubject
}

export interface EmailSubject {
  readonly kind:
    | 'booking'
    | 'lead'
    | 'payment'
    | 'staff'
    | 'invitation'
    | 'visit'
    | 'quote'
    | 'restock'
  readonly id: string
}

/** A text file, to download or attach. */
export interface TextFile {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

/** An email of an earlier version, stored as it is sent. */
export interface WrittenEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
  readonly attachments?: readonly TextFile[]
}

/** Composes the emails about an outcome; they are queued in the same transaction. */
export type EmailsFor<Outcome> = (outcome: Outcome) => readonly NewEmail[]

/** A queued or sent email. */
export interface QueuedEmail {
  readonly id: string
  readonly createdAt: Instant
  readonly to: string
  /** Null for an email that an earlier version has written. */
  readonly about: EmailSubject | null
  readonly body:
    | {
        readonly is: 'email'
        readonly kind: string
        /** As it was queued, possibly by another version of the program. */
        readonly data: unknown
        /** Null if it has none, or once it was sent or given up. */
        readonly sealedSecrets: string | null
        /** Subject and text as sent, with secrets masked; null until then. */
        readonly sent: { readonly subject: string; readonly text: string } | null
      }
    | { readonly is: 'written'; readonly written: WrittenEmail }
  /** `bounced`: a mail server accepted it and said later that it could not deliver it. */
  readonly state: 'waiting' | 'sent' | 'failed' | 'bounced'
  /** Attempts so far. */
  readonly tries: number
  /** Null once sent or given up. */
  readonly nextTryAt: Instant | null
  readonly sentAt: Instant | null
  /** The mail server's text, which may name people: for the owner, not for the log. */
  readonly lastError: string | null
}

/** Which emails to claim. Codes have a lane of their own, so that no other email can delay them. */
export interface Claim {
  readonly lane: 'codes' | 'others'
  readonly now: Instant
  /** Until then no other sender can claim them. */
  readonly leaseUntil: Instant
  readonly limit: number
  /** Recipient domains that have enough emails in progress. */
  readonly exceptDomains: readonly string[]
}

/** An email that the mail server has taken. */
export interface SentEmail {
  readonly email: QueuedEmail
  readonly at: Instant
  /** As sent, with secrets masked. */
  readonly subject: string
  readonly text: string
}

/** Why an email could not be sent, and whether it is tried again. */
export interface SendFailure {
  /** The mail server's text. */
  readonly reason: string
  readonly at: Instant
  /** Null gives the email up. */
  readonly nextTryAt: Instant | null
  /**
   * Whether the desk is to see it. Colleagues are alerted once it is refused or given up; a give-up
   * with false is not reported.
   */
  readonly needsAttention: boolean
  /** Whether the mail server refused it for good. */
  readonly isRefused?: boolean
}

/**
 * The queue of emails. Stores add emails inside their own transactions, so that neither an email
 * nor its cause exists without the other.
 */
export interface MailOutbox {
  /** Queues emails that belong to no other change. */
  queue(emails: readonly NewEmail[], now: Instant): Promise<void>
  /**
   * Claims due emails, most urgent first, then longest due. When the lease ends, emails of crashed
   * senders can be claimed again.
   */
  claim(claim: Claim): Promise<readonly QueuedEmail[]>
  markSent(sent: readonly SentEmail[]): Promise<void>
  /** Schedules another try or gives the email up; one that was sent meanwhile stays sent. */
  markFailed(email: QueuedEmail, failure: SendFailure): Promise<void>
  /**
   * Whether a claimed email must not be sent anymore: it was replaced, given up, erased or sent
   * meanwhile. One about a visit is given up if a newer one about it was tried or sent.
   */
  giveUpReplaced(email: QueuedEmail): Promise<boolean>
  /** Newest first, at most `limit`. */
  list(limit: number): Promise<readonly QueuedEmail[]>
  /**
   * Makes given-up and waiting emails due at once, with all their tries; returns how many. A
   * claimed one is due after its claim. One without its secrets stays given up.
   */
  retryAll(now: Instant): Promise<number>
  /** Calls `listener` whenever this process queues an email; returns a function to unsubscribe. */
  onQueued(listener: () => void): () => void
}
