import type { QueuedEmail, WrittenEmail } from './mail-outbox.ts'

/** A rendered email. */
export interface OutgoingEmail extends WrittenEmail, Pick<QueuedEmail, 'id' | 'createdAt' | 'to'> {
  /** Written by a colleague, so that absence notes of its readers may answer it. */
  readonly isPersonal: boolean
  /** Leads a reply to its request (`threadToken`). */
  readonly threadToken?: string
}

export interface EmailRenderer {
  /**
   * Rejects data that this version cannot read. `stored` may be stored: subject and text with
   * secrets masked.
   */
  render(email: QueuedEmail): Promise<{
    readonly outgoing: OutgoingEmail
    readonly stored: { readonly subject: string; readonly text: string }
  }>
}

/** Texts of emails, for the desk. A port because React Email makes them. */
export interface EmailTexts {
  /**
   * As sent, or as it would be sent now, with secrets masked. An email that this version cannot
   * read has only its kind, as its subject.
   */
  masked(email: QueuedEmail): { readonly subject: string; readonly text: string }
}

/** Sends emails; rejects if the mail server does not accept one. */
export interface Mailer {
  send(email: OutgoingEmail): Promise<void>
}
