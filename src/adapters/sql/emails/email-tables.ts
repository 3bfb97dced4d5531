import type { Generated } from 'kysely'
import type { AttachmentKind, AttachmentRefusal } from '#domain/emails/attachment.ts'
import type { Omitted, ReceivedKind } from '#domain/emails/received-email.ts'
import type { EmailSubject, QueuedEmail } from '#ports/mail-outbox.ts'
import type { Flag, Once, OnceOrDefault } from '#adapters/sql/columns.ts'

export interface EmailTables {
  emails: EmailRow
  mails: MailRow
  received_emails: ReceivedEmailRow
  received_attachments: ReceivedAttachmentRow
  file_removals: FileRemovalRow
  mailbox_positions: MailboxPositionRow
  leases: LeaseRow
}

/** A row that waits to be sent, and is tried again after a failure. */
export interface QueueColumns {
  tries: number
  /** Null once sent or given up. */
  next_try_at: number | null
  /** Lease of a process; after it another one may try. */
  leased_until: number | null
  /** The other server's text, which may name people. */
  last_error: string | null
}

/** An outgoing email. */
export interface EmailRow extends QueueColumns {
  id: Once<string>
  created_at: Once<number>
  kind: Once<string>
  /** JSON: the data of an Email. */
  data: string
  has_secrets: Once<Flag>
  /** Encrypted; null without secrets, and once it was sent or given up. */
  sealed_secrets: string | null
  /** One of `emailPriorities`. */
  priority: Once<number>
  recipient: Once<string>
  /** Lower case, for lookups. */
  recipient_key: Once<string>
  recipient_domain: Once<string>
  withdrawal_key: Once<string | null>
  /** Subject whose erasure deletes the email. */
  about_kind: Once<EmailSubject['kind']>
  about_id: Once<string>
  state: QueuedEmail['state']
  sent_at: number | null
  /** As sent, with secrets masked; null until then. */
  subject: string | null
  text: string | null
  /** 1: colleagues were alerted of its failure; 2: not yet, since its mail server may be down. */
  failure_told: Generated<0 | 1 | 2>
  /** Failed, refused or bounced, and no colleague has dealt with it. */
  needs_look: Generated<Flag>
  /** Id of the email that was sent instead. */
  replaced_by: string | null
}

/** An email that arrived in the company's mailbox. */
export interface ReceivedEmailRow {
  id: Once<string>
  mailbox: Once<string>
  uid_validity: Once<string>
  uid: Once<number>
  /** Unique, since the same email may arrive twice or move in the mailbox. */
  email_key: Once<string>
  received_at: Once<number>
  kind: Once<ReceivedKind>
  from_address: Once<string>
  /** Lower case, for lookups. */
  from_key: Once<string>
  from_name: Once<string>
  /** Null if an earlier version has read it. */
  reply_to: Once<string | null>
  subject: Once<string>
  /** Whole, with quotations. */
  text: Once<string>
  omitted: Once<Omitted | null>
  size: Once<number>
  lead_id: string | null
  /** Probable sender. */
  customer_id: string | null
  is_other_sender: Once<Flag>
  /** 1 for a reply to an email of ours. */
  has_token: OnceOrDefault<Flag>
  /** 1 while nobody has assigned it. */
  is_open: Flag
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

/** A file to delete; its row is gone. */
export interface FileRemovalRow {
  file_key: Once<string>
}

/** Last position read in a mailbox. */
export interface MailboxPositionRow {
  mailbox: Once<string>
  uid_validity: string
  uid: number
  trying_uid: number | null
  tries: number
  looked_at: number | null
  problem: string | null
}

/** A job that only one process at a time does. */
export interface LeaseRow {
  name: Once<string>
  holder: string
  held_until: number
}

/** A rendered email of an earlier version. Nothing is added to it. */
export interface MailRow extends QueueColumns {
  id: Once<string>
  created_at: Once<number>
  recipient: string
  /** Lower case, for lookups. */
  recipient_key: string
  reply_to: string | null
  /** Lower case, like `recipient_key`. */
  reply_to_key: string | null
  subject: string
  text: string
  html: string
  /** JSON: a list of TextFile. */
  attachments: string | null
  withdrawal_key: string | null
  /** The booking it is about, so that it is deleted with its guest. */
  booking_id: string | null
  state: 'waiting' | 'sent' | 'failed'
  sent_at: number | null
}
