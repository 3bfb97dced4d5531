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
   * Takes the mail that has been due the longest and keeps it from other senders until
   * `leaseUntil` (epoch milliseconds), whatever happens to it meanwhile. A sender that dies gives
   * it back by letting the lease run out.
   */
  claim(now: number, leaseUntil: number): Promise<QueuedMail | null>
  markSent(id: string, now: number): Promise<void>
  /**
   * Puts a mail back for another try at `nextTryAt`, or gives it up when that is null. One that
   * another sender got through meanwhile stays sent.
   */
  markFailed(id: string, reason: string, nextTryAt: number | null): Promise<void>
  /** The newest first, at most `limit`. */
  list(limit: number): Promise<readonly QueuedMail[]>
  /**
   * Makes given-up mails and those that wait for another try due at once, with all tries before
   * them; answers how many. One in the hands of a sender is due when that one is done with it.
   */
  retryAll(now: number): Promise<number>
}
