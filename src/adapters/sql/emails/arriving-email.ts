import type { BounceReport } from '#domain/emails/bounce-report.ts'
import { receivedKind } from '#domain/emails/received-email.ts'
import { emailIdsIn } from '#domain/emails/reply-thread.ts'
import { emailKey } from '#domain/fields.ts'
import { customerReplied, touched } from '#domain/requests/request-work.ts'
import type { ArrivingEmail, ReceivedEmailStore } from '#ports/received-email-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { queueEmails } from './mail-rows.ts'
import { ownerOfEmail } from '#adapters/sql/customers/customer-rows.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { advancePast } from './mailbox-positions.ts'
import { addAttachments, receivedRow, searchableReceived } from './received-rows.ts'
import {
  saveWork,
  lockRequest,
  type LockedRequest,
} from '#adapters/sql/requests/request-writing.ts'
import { insertSearchTerms } from '#adapters/sql/search-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

type AlertsOf = Parameters<ReceivedEmailStore['take']>[1]
type Taken = Awaited<ReturnType<ReceivedEmailStore['take']>>

/** Stores an email with its request or customer, and everything that follows from it. */
export async function takeEmail(
  transaction: StoreTransaction,
  arriving: ArrivingEmail,
  alertsOf: AlertsOf,
): Promise<Taken> {
  const { place, copyOf } = arriving
  await advancePast(transaction, place)
  // The owner's alerts go to the same mailbox, and so does anything that comes back in a loop.
  const ours = transaction.tx.selectFrom('emails').where('id', '=', copyOf)
  if (copyOf !== null && (await hasRows(ours))) return 'copy'
  const { report } = arriving.email
  if (report !== null) {
    const taken = await takeBounce(transaction, arriving, report)
    if (taken !== null) return taken
  }
  // A report about an email that a colleague wrote outside the desk answers nothing.
  const request = report === null ? await requestOf(transaction, arriving) : null
  return request === null
    ? takeOther(transaction, arriving)
    : takeAnswer(transaction, arriving, request, alertsOf)
}

/** The request of its token; null where the token was revoked. */
async function requestOf(
  transaction: StoreTransaction,
  { thread }: ArrivingEmail,
): Promise<LockedRequest | null> {
  if (thread === null) return null
  const request = await lockRequest(transaction, thread.requestId)
  return request?.revocation === thread.revocation ? request : null
}

async function takeAnswer(
  transaction: StoreTransaction,
  arriving: ArrivingEmail,
  { lead, work, customerId }: LockedRequest,
  alertsOf: AlertsOf,
): Promise<Taken> {
  const { id, email, ownAddresses, at } = arriving
  const kind = receivedKind(email, { isAnswer: true, ownAddresses })
  const from = emailKey(email.from.address)
  const isKnownSender =
    kind === 'ours' ||
    from === emailKey(lead.contact.email) ||
    (customerId !== null && (await ownerOfEmail(transaction, from)) === customerId)
  const isOtherSender = !isKnownSender
  const place = { kind, requestId: lead.id, customerId, isOtherSender, isAnswer: true }
  const before = await insert(transaction, arriving, place)
  if (before !== null) return before
  const actor = { by: null, at }
  if (kind === 'written') {
    await saveWork(transaction, lead.id, customerReplied(work, email.receivedAt, at))
    // An address that sends email receives it too.
    await markBounced(transaction, from, null)
    await addActivity(transaction, actor, 'request', lead.id, { kind: 'reply-received', email: id })
    const otherSender = isKnownSender ? null : email.from.address
    const { text, subject } = email
    const reply = { lead, otherSender, assignedTo: work.assignedTo, text, subject }
    await queueEmails(transaction, alertsOf(reply), at)
  } else {
    await saveWork(transaction, lead.id, touched(work, at))
    const event = { kind: 'auto-reply-received', email: id } as const
    await addActivity(transaction, actor, 'request', lead.id, event)
  }
  return 'taken'
}

async function takeOther(transaction: StoreTransaction, arriving: ArrivingEmail): Promise<Taken> {
  const { id, email, ownAddresses, forwardedFrom, at } = arriving
  const kind = receivedKind(email, { isAnswer: false, ownAddresses })
  // Platforms and forms of other sites send requests by machine too.
  const isOpen =
    email.machine === null || (email.machine !== 'auto-replied' && email.report === null)
  const customerId =
    (await ownerOfEmail(transaction, emailKey(email.from.address))) ??
    (forwardedFrom === null ? null : await ownerOfEmail(transaction, emailKey(forwardedFrom)))
  const place = { kind: email.report === null ? kind : 'bounce', customerId, isOpen } as const
  const before = await insert(transaction, arriving, place)
  if (before !== null) return before
  if (isOpen) {
    await addActivity(transaction, { by: null, at }, 'email', id, { kind: 'email-received' })
  }
  return 'taken'
}

/** Marks the bounced email and its address; null where it is none of ours. */
async function takeBounce(
  transaction: StoreTransaction,
  arriving: ArrivingEmail,
  report: BounceReport,
): Promise<Taken | null> {
  const sent = await bouncedEmail(transaction, arriving, report)
  if (sent === null) return null
  const request = sent.about_kind === 'lead' ? await lockRequest(transaction, sent.about_id) : null
  const before = await insert(transaction, arriving, {
    kind: 'bounce',
    requestId: request?.lead.id ?? null,
    customerId: request?.customerId ?? (await ownerOfEmail(transaction, sent.recipient_key)),
  })
  if (before !== null) return before
  await transaction.tx
    .updateTable('emails')
    .set({
      state: 'bounced',
      last_error: report.reason,
      needs_look: 1,
      // Not sent again, if its sender was killed before it could mark it as sent.
      next_try_at: null,
      leased_until: null,
      sealed_secrets: null,
    })
    .where('id', '=', sent.id)
    .where('state', 'in', ['sent', 'waiting'])
    .where('replaced_by', 'is', null)
    .execute()
  await markBounced(transaction, sent.recipient_key, arriving.at)
  await addActivity(
    transaction,
    { by: null, at: arriving.at },
    request === null ? 'email' : 'request',
    request === null ? sent.id : request.lead.id,
    { kind: 'email-bounced', email: sent.id },
  )
  return 'taken'
}

/**
 * The email that was returned; otherwise one to that address that the report names, or the last one
 * about the request of the token.
 */
async function bouncedEmail(
  { tx }: StoreTransaction,
  { answers, thread }: ArrivingEmail,
  { recipient, messageId = '' }: BounceReport,
) {
  const emails = tx
    .selectFrom('emails')
    .select(['id', 'about_kind', 'about_id', 'recipient_key'])
    // One that waits has been taken by a mail server, but is not marked as sent yet.
    .where('state', 'in', ['sent', 'bounced', 'waiting'])
    .orderBy('created_at', 'desc')
  const [returned = ''] = emailIdsIn([messageId])
  const key = emailKey(recipient)
  const rows = await emails.where('id', 'in', [returned, ...answers.slice(0, 50)]).execute()
  const named =
    rows.find(({ id }) => id === returned) ?? rows.find((row) => row.recipient_key === key)
  if (named !== undefined || thread === null) return named ?? null
  const last = await emails
    .where('about_id', '=', thread.requestId)
    .where('about_kind', '=', 'lead')
    .where('recipient_key', '=', key)
    .where('state', '<>', 'waiting')
    .limit(1)
    .executeTakeFirst()
  return last ?? null
}

/** Stores it with its attachments; null if it is new, otherwise the earlier copy. */
async function insert(
  transaction: StoreTransaction,
  arriving: ArrivingEmail,
  place: Parameters<typeof receivedRow>[1],
): Promise<'known' | 'copy' | null> {
  const { tx } = transaction
  const row = receivedRow(arriving, place)
  if (await addNew(tx, 'received_emails', row)) {
    await insertSearchTerms(transaction, 'received-email', [
      { id: row.id, found: searchableReceived(row) },
    ])
    await addAttachments(transaction, arriving)
    return null
  }
  const same = tx.selectFrom('received_emails').where('id', '=', row.id)
  return (await hasRows(same)) ? 'known' : 'copy'
}

async function markBounced(
  { tx }: StoreTransaction,
  key: string,
  at: number | null,
): Promise<void> {
  const own = tx.updateTable('customer_emails').where('email_key', '=', key)
  await own.set({ bounced_at: at }).execute()
}
