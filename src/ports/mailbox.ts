import type { IncomingEmail } from '#domain/emails/received-email.ts'
import type { Instant } from '#domain/time.ts'

/** The company's mailbox on its mail server. */
export interface Mailbox {
  /** User, host and folder, without the password. */
  readonly name: string
  /** Rejects with MailboxProblem if the owner has to fix something. */
  open(): Promise<OpenMailbox>
}

/** A connection to a mailbox. Every method rejects once the connection is broken. */
export interface OpenMailbox {
  /** IMAP UIDVALIDITY: all UIDs are new when it changes. */
  readonly validity: string
  /** UIDs above one, or of emails since a moment, ascending. */
  list(from: { readonly above: number } | { readonly since: Instant }): Promise<readonly number[]>
  /** Reads only the headers of an email that cannot be read whole; null if it is gone. */
  readHead(uid: number, omitted: 'too-large' | 'unreadable'): Promise<IncomingEmail | null>
  /**
   * Reads a whole email and stores its attachments under `fileKey`, numbered from 0, or none if that
   * is null; only the headers if it is too large.
   */
  read(uid: number, fileKey: string | null): Promise<IncomingEmail | null>
  /** Resolves when an email may have arrived; rejects once the connection is broken. */
  news(): Promise<void>
  close(): Promise<void>
}

/** A mailbox cannot be opened; the message is a sentence for the owner. */
export class MailboxProblem extends Error {
  /** Whether it ends by itself, as a rule. */
  readonly isPassing: boolean

  constructor(sentence: string, { isPassing = false } = {}) {
    super(sentence)
    this.name = 'MailboxProblem'
    this.isPassing = isPassing
  }
}
