import type { IncomingEmail } from '#domain/emails/received-email.ts'
import type { Instant } from '#domain/time.ts'

/** The company's mailbox at its mail server. */
export interface Mailbox {
  /** User, host and folder, without the password. */
  readonly name: string
  /** Rejects with MailboxProblem where the owner has to put something right. */
  open(): Promise<OpenMailbox>
}

/** A connection to a mailbox. Everything rejects once it is broken. */
export interface OpenMailbox {
  /** Changes when all UIDs do. */
  readonly validity: string
  /** UIDs above one, or since a moment, ascending. */
  list(from: { readonly above: number } | { readonly since: Instant }): Promise<readonly number[]>
  /** The head alone, for one that cannot be read whole; null where it is gone meanwhile. */
  readHead(uid: number, omitted: 'too-large' | 'unreadable'): Promise<IncomingEmail | null>
  /**
   * Whole, its attachments kept under keys that begin with `fileKey`; the head alone where it is too
   * large.
   */
  read(uid: number, fileKey: string): Promise<IncomingEmail | null>
  /** Resolves when something may have come; rejects once the connection is broken. */
  news(): Promise<void>
  close(): Promise<void>
}

/** A mailbox that cannot be opened, in a sentence for the owner. */
export class MailboxProblem extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'MailboxProblem'
  }
}
