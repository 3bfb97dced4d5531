/** A file that goes with a mail. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

/** A mail ready to be sent, in both of its forms. */
export interface MailDraft {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
  readonly attachments?: readonly MailAttachment[]
  /** Epoch milliseconds before which it must not leave. */
  readonly notBefore?: number
  /** Names a mail that can still be withdrawn: `incomplete-lead:<id>`. */
  readonly withdrawalKey?: string
}

/** A mail that waits to be sent, or has been. */
export interface QueuedMail extends MailDraft {
  readonly id: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly state: 'waiting' | 'sent' | 'failed'
  /** Attempts made so far. */
  readonly tries: number
  /** Epoch milliseconds of the next attempt; null once sent or given up. */
  readonly nextTryAt: number | null
  readonly sentAt: number | null
  readonly lastError: string | null
}

/**
 * The queue of mails to send. Mails get into it together with what causes them, inside the
 * stores' own transactions, so neither exists without the other.
 */
export interface MailOutbox {
  /**
   * Takes up to `limit` mails that are due and keeps them from other senders until `leaseUntil`
   * (epoch milliseconds). A sender that dies gives them back by letting the lease run out.
   */
  claim(now: number, leaseUntil: number, limit: number): Promise<readonly QueuedMail[]>
  markSent(id: string, now: number): Promise<void>
  /** Puts a mail back for another try at `nextTryAt`, or gives it up when that is null. */
  markFailed(id: string, reason: string, nextTryAt: number | null): Promise<void>
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<readonly QueuedMail[]>
  /** Makes given-up and waiting mails due at once; answers how many. */
  retryAll(now: number): Promise<number>
}
