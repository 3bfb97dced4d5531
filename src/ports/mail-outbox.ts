import type { Email } from '#domain/emails/email.ts'

/** An email as a use case queues it: kind and data, from which it is rendered when it is sent. */
export interface NewEmail {
  readonly to: string
  readonly email: Email
  /** Its `EmailSecrets` as `Secrets.seal` gives them. */
  readonly sealedSecrets?: string
  /** Epoch milliseconds before which it must not leave. */
  readonly notBefore?: number
  /** Names an email that can still be withdrawn: `incomplete-lead:<id>`. */
  readonly withdrawalKey?: string
  /** Whose it is, so that it is forgotten with them. */
  readonly about: EmailSubject
}

/** What an email speaks of. */
export interface EmailSubject {
  readonly kind: 'booking' | 'lead' | 'payment' | 'staff' | 'invitation'
  readonly id: string
}

/** A file that goes with an email. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

/** What the version of the program before queued: an email as it leaves. */
export interface WrittenEmail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
  readonly attachments?: readonly MailAttachment[]
}

/** Writes the emails that go with an outcome; they are queued in the same transaction. */
export type MailsFor<Outcome> = (outcome: Outcome) => readonly NewEmail[]

/** An email that waits to be sent, or has been. */
export interface QueuedEmail {
  readonly id: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly to: string
  readonly body:
    | {
        readonly is: 'email'
        readonly kind: string
        /** As it was queued, maybe by another version of the program. */
        readonly data: unknown
        /** Null where it has none, or has lost them: once it was sent or given up. */
        readonly sealedSecrets: string | null
        /** Subject and text as sent, with secrets masked; null until then. */
        readonly sent: { readonly subject: string; readonly text: string } | null
      }
    | { readonly is: 'written'; readonly written: WrittenEmail }
  readonly state: 'waiting' | 'sent' | 'failed'
  /** Attempts made so far. */
  readonly tries: number
  /** Epoch milliseconds of the next attempt; null once sent or given up. */
  readonly nextTryAt: number | null
  readonly sentAt: number | null
  /** In the words of the mail server, which may name people: for the owner, not for the log. */
  readonly lastError: string | null
}

/** Which emails to take. Codes have a lane of their own, which nothing else can fill. */
export interface Claim {
  readonly lane: 'codes' | 'others'
  /** Epoch milliseconds. */
  readonly now: number
  /** Until when (epoch milliseconds) no other sender gets them, whatever happens meanwhile. */
  readonly leaseUntil: number
  readonly limit: number
  /** Domains of recipients that have enough in hand. */
  readonly exceptDomains: readonly string[]
}

/** An email that went out. */
export interface SentEmail {
  readonly email: QueuedEmail
  /** Epoch milliseconds. */
  readonly at: number
  /** As sent, with secrets masked. */
  readonly subject: string
  readonly text: string
}

/**
 * The queue of emails to send. Emails get into it together with what causes them, inside the
 * stores' own transactions, so neither exists without the other.
 */
export interface MailOutbox {
  /**
   * Takes emails that are due, the most pressing first and then the one due the longest. A sender
   * that dies gives them back by letting the lease run out.
   */
  claim(claim: Claim): Promise<readonly QueuedEmail[]>
  markSent(sent: readonly SentEmail[]): Promise<void>
  /**
   * Puts an email back for another try at `nextTryAt`, or gives it up when that is null. One that
   * another sender got through meanwhile stays sent.
   */
  markFailed(email: QueuedEmail, reason: string, nextTryAt: number | null): Promise<void>
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<readonly QueuedEmail[]>
  /**
   * Makes given-up emails and those that wait for another try due at once, with all tries before
   * them; answers how many. One in the hands of a sender is due when that one is done with it. One
   * that has lost its secrets stays given up.
   */
  retryAll(now: number): Promise<number>
  /** Calls `listener` whenever this process has queued an email; the answer ends that. */
  onQueued(listener: () => void): () => void
}
