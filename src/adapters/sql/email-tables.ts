import type { ColumnType, Generated } from 'kysely'
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
