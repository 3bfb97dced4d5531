import type { Expression, ExpressionBuilder, Insertable, Selectable, SqlBool } from 'kysely'
import type { Searchable } from '#domain/customers/search-terms.ts'
import { priorityOf, withdrawalPeriod } from '#domain/emails/email-priority.ts'
import { emailKey } from '#domain/fields.ts'
import type { EmailSubject, NewEmail, QueuedEmail } from '#ports/mail-outbox.ts'
import { chunks, idsOf } from '#adapters/sql/chunks.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { EmailRow, MailRow } from './email-tables.ts'
import { deleteSearchTerms, insertSearchTerms } from '#adapters/sql/search-rows.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

interface WithdrawableEmail extends NewEmail {
  /** Identifies it until it is sent. */
  readonly withdrawalKey?: string
}

/** Queues emails in the transaction of their cause. Erased people have no address and get none. */
export async function queueEmails(
  transaction: StoreTransaction,
  emails: readonly WithdrawableEmail[],
  now: number,
): Promise<void> {
  const rows = emails
    .filter(({ to }) => to !== '')
    .map((email) => emailRow(transaction.ids.newId(), email, now))
  transaction.queued.emails += rows.length
  for (const some of chunks(rows)) {
    await transaction.tx.insertInto('emails').values(some).execute()
  }
  await insertSearchTerms(
    transaction,
    'email',
    rows.map(({ id, recipient }) => ({ id, found: searchableEmail(recipient) })),
  )
}

/** Queues emails that leave later, so that an undo of their cause can withdraw them. */
export function queueWithdrawable(
  transaction: StoreTransaction,
  emails: readonly NewEmail[],
  withdrawalKey: string,
  now: number,
): Promise<void> {
  const notBefore = now + withdrawalPeriod
  const waiting = emails.map((email) => ({ ...email, notBefore, withdrawalKey }))
  return queueEmails(transaction, waiting, now)
}

/** Deletes emails, sent or not, about those subjects. */
export async function deleteEmailsAbout(
  transaction: StoreTransaction,
  kind: EmailSubject['kind'],
  ids: readonly string[],
): Promise<void> {
  for (const some of chunks(ids)) {
    await removeEmails(transaction, (row) =>
      row.and([row('about_id', 'in', some), row('about_kind', '=', kind)]),
    )
  }
}

/** Deletes emails with their search terms; returns their number. */
export async function removeEmails(
  transaction: StoreTransaction,
  which: (row: ExpressionBuilder<Tables, 'emails'>) => Expression<SqlBool>,
): Promise<number> {
  const gone = await transaction.tx.deleteFrom('emails').where(which).returning('id').execute()
  await deleteSearchTerms(transaction, idsOf(gone))
  return gone.length
}

/** Withdraws an email by its `withdrawalKey`; false once it was sent or a sender has it. */
export async function withdrawEmail(
  transaction: StoreTransaction,
  withdrawalKey: string,
): Promise<boolean> {
  const gone = await removeEmails(transaction, (row) =>
    row.and([
      row('withdrawal_key', '=', withdrawalKey),
      row('state', '=', 'waiting'),
      row('tries', '=', 0),
      row('leased_until', 'is', null),
    ]),
  )
  return gone > 0
}

/** Emails are found by recipient and, once sent, by subject. */
export function searchableEmail(recipient: string, subject = ''): Searchable {
  return { names: [subject], emails: [recipient], phones: [], places: [] }
}

function emailRow(id: string, queued: WithdrawableEmail, now: number): Insertable<EmailRow> {
  const { to, email, sealedSecrets, notBefore, withdrawalKey, about } = queued
  return {
    ...unsentTo(to),
    id,
    created_at: now,
    kind: email.kind,
    data: JSON.stringify(email.data),
    has_secrets: sealedSecrets === undefined ? 0 : 1,
    sealed_secrets: sealedSecrets ?? null,
    priority: priorityOf(email),
    withdrawal_key: withdrawalKey ?? null,
    about_kind: about.kind,
    about_id: about.id,
    next_try_at: notBefore ?? now,
  }
}

/** Columns of an email to that address that was not tried yet. */
export function unsentTo(address: string) {
  const key = emailKey(address)
  return {
    recipient: address,
    recipient_key: key,
    recipient_domain: key.slice(key.lastIndexOf('@') + 1),
    state: 'waiting',
    tries: 0,
    leased_until: null,
    sent_at: null,
    subject: null,
    text: null,
    last_error: null,
    needs_look: 0,
    failure_told: 0,
    replaced_by: null,
  } as const
}

export function queuedEmail(row: Selectable<EmailRow>): QueuedEmail {
  const { subject, text } = row
  return {
    ...sendingState(row),
    about: { kind: row.about_kind, id: row.about_id },
    body: {
      is: 'email',
      kind: row.kind,
      data: JSON.parse(row.data),
      sealedSecrets: row.sealed_secrets,
      sent: subject === null || text === null ? null : { subject, text },
    },
  }
}

export function writtenEmail(row: Selectable<MailRow>): QueuedEmail {
  return {
    ...sendingState(row),
    about: null,
    body: {
      is: 'written',
      written: {
        subject: row.subject,
        text: row.text,
        html: row.html,
        ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
        ...(row.attachments === null
          ? {}
          : { attachments: readJson(stored.attachments, row.attachments) }),
      },
    },
  }
}

export function sendingState(row: Selectable<EmailRow> | Selectable<MailRow>) {
  return {
    id: row.id,
    createdAt: row.created_at,
    to: row.recipient,
    state: row.state,
    tries: row.tries,
    nextTryAt: row.next_try_at,
    sentAt: row.sent_at,
    lastError: row.last_error,
  }
}

/** Whether the address of an email was refused, unlike a mail server that is down. */
export const isRefused = (
  row: Pick<Selectable<EmailRow>, 'state' | 'needs_look' | 'failure_told'>,
): boolean => row.state === 'bounced' || (row.needs_look === 1 && row.failure_told !== 2)
