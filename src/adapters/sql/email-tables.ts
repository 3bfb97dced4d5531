import type { ColumnType, Generated } from 'kysely'
import type { AttachmentKind, AttachmentRefusal } from '#domain/emails/attachment.ts'
import type { Omitted, ReceivedKind } from '#domain/emails/received-email.ts'
import type { EmailSubject, QueuedEmail } from '#ports/mail-outbox.ts'

type Once<T> = ColumnType<T, T, never>

/** An email to send, or sent. */
export interface EmailRow {
  id: Once<string>
  created_at: Once<number>
  kind: Once<string>
  /** JSON: the data of an Email. */
  data: Once<string>
  has_secrets: Once<0 | 1>
  /** Encrypted; null where it has none, and once it was sent or given up. */
  sealed_secrets: string | null
  /** One of `emailPriorities`. */
  priority: Once<number>
  recipient: Once<string>
  /** Lower case, for look-ups. */
  recipient_key: Once<string>
  recipient_domain: Once<string>
  withdrawal_key: Once<string | null>
  /** Whom it is forgotten with. */
  about_kind: Once<EmailSubject['kind']>
  about_id: Once<string>
  state: QueuedEmail['state']
  tries: number
  /** Null once sent or given up. */
  next_try_at: number | null
  /** While a sender has it in hand: when another one may take it. */
  leased_until: number | null
  sent_at: number | null
  /** As sent, with secrets masked; null until then. */
  subject: string | null
  text: string | null
  /** In the words of the mail server, which may name people. */
  last_error: string | null
  /** Whether colleagues have heard that it was given up. */
  failure_told: Generated<0 | 1>
  /** Failed, refused or bounced, and nobody has decided what becomes of it. */
  needs_look: Generated<0 | 1>
  /** The email that was sent in its place. */
  replaced_by: string | null
}

/** An email that came into the company's mailbox. */
export interface ReceivedEmailRow {
  id: Once<string>
  mailbox: Once<string>
  uid_validity: Once<string>
  uid: Once<number>
  /** Unique: the same email is in the mailbox twice, or at another place. */
  email_key: Once<string>
  received_at: Once<number>
  kind: Once<ReceivedKind>
  from_address: Once<string>
  /** Lower case, for look-ups. */
  from_key: Once<string>
  from_name: Once<string>
  subject: Once<string>
  /** Whole, quotations included. */
  text: Once<string>
  omitted: Once<Omitted | null>
  size: Once<number>
  lead_id: string | null
  /** Who probably wrote it. */
  customer_id: string | null
  is_other_sender: Once<0 | 1>
  /** Answers an email of ours. */
  has_token: ColumnType<0 | 1, 0 | 1 | undefined, never>
  /** In the list of what nobody has put anywhere. */
  is_open: 0 | 1
}

export interface ReceivedAttachmentRow {
  id: Once<string>
  received_id: Once<string>
  place: Once<number>
  name: Once<string>
  size: Once<number>
  /** Null with a refusal. */
  kind: Once<AttachmentKind | null>
  file_key: Once<string | null>
  refusal: Once<AttachmentRefusal | null>
}

/** A file whose row is gone. */
export interface FileRemovalRow {
  file_key: Once<string>
}

/** How far a mailbox was read. */
export interface MailboxPositionRow {
  mailbox: Once<string>
  uid_validity: string
  uid: number
  trying_uid: number | null
  tries: number
  looked_at: number | null
  problem: string | null
}

/** Work that one process at a time does. */
export interface LeaseRow {
  name: Once<string>
  holder: string
  held_until: number
}

/** What an earlier version has written ready to be sent. Nothing is added to it. */
export interface MailRow {
  id: Once<string>
  created_at: Once<number>
  recipient: string
  /** Lower case, for look-ups. */
  recipient_key: string
  reply_to: string | null
  /** In one spelling, as `recipient_key` is. */
  reply_to_key: string | null
  subject: string
  text: string
  html: string
  /** JSON: a list of MailAttachment. */
  attachments: string | null
  withdrawal_key: string | null
  /** The booking that it speaks of, so that it can be forgotten with its guest. */
  booking_id: string | null
  state: 'waiting' | 'sent' | 'failed'
  tries: number
  /** Null once sent or given up. */
  next_try_at: number | null
  /** While a sender has it in hand: when another one may take it. */
  leased_until: number | null
  sent_at: number | null
  last_error: string | null
}
