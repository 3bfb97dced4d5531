import type { Insertable, Selectable } from 'kysely'
import { emailKey } from '#domain/fields.ts'
import type { MailDraft, QueuedMail } from '#ports/mail-outbox.ts'
import { readAttachments } from './stored-json.ts'
import type { MailRow } from './tables.ts'

/** A mail as the row that waits to be sent. */
export function mailRow(
  id: string,
  draft: MailDraft,
  now: number,
  bookingId: string | null = null,
): Insertable<MailRow> {
  return {
    id,
    created_at: now,
    recipient: draft.to,
    recipient_key: emailKey(draft.to),
    reply_to: draft.replyTo ?? null,
    reply_to_key: draft.replyTo === undefined ? null : emailKey(draft.replyTo),
    subject: draft.subject,
    text: draft.text,
    html: draft.html,
    attachments: draft.attachments === undefined ? null : JSON.stringify(draft.attachments),
    withdrawal_key: draft.withdrawalKey ?? null,
    booking_id: bookingId,
    state: 'waiting',
    tries: 0,
    next_try_at: draft.notBefore ?? now,
    sent_at: null,
    last_error: null,
  }
}

export function queuedMail(row: Selectable<MailRow>): QueuedMail {
  return {
    id: row.id,
    createdAt: row.created_at,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    html: row.html,
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    ...(row.attachments === null ? {} : { attachments: readAttachments(row.attachments) }),
    ...(row.withdrawal_key === null ? {} : { withdrawalKey: row.withdrawal_key }),
    state: row.state,
    tries: row.tries,
    nextTryAt: row.next_try_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
  }
}
