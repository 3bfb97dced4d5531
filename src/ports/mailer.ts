import type { MailAttachment, QueuedEmail } from './mail-outbox.ts'

/** An email as it leaves. */
export interface OutgoingEmail {
  readonly id: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: readonly MailAttachment[]
}

/** Makes a queued email into one that can leave. */
export interface EmailRenderer {
  /**
   * Rejects where the program cannot read what was queued. `kept` is what may stay in the database:
   * subject and text with secrets masked.
   */
  render(email: QueuedEmail): Promise<{
    readonly outgoing: OutgoingEmail
    readonly kept: { readonly subject: string; readonly text: string }
  }>
}

/** Hands an email to the outside world. Rejects when it was not taken. */
export interface Mailer {
  send(email: OutgoingEmail): Promise<void>
}
