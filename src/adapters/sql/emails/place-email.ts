import type { Selectable } from 'kysely'
import { forwardedFrom } from '#domain/emails/quoted-text.ts'
import { changeWork, touched } from '#domain/requests/request-work.ts'
import type { Actor } from '#ports/actor.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { ReceivedEmailRow } from './email-tables.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { saveWork, lockRequest } from '#adapters/sql/requests/request-writing.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/**
 * Whether an email that a colleague puts on a request is the customer's: written or forwarded, or
 * sent for them by the form of another site.
 */
export function isOfCustomer({
  kind,
  subject,
  text,
  has_token: isAnswer,
}: Pick<Selectable<ReceivedEmailRow>, 'kind' | 'subject' | 'text' | 'has_token'>): boolean {
  if (kind === 'automatic') return isAnswer === 0
  return kind === 'written' || (kind === 'ours' && forwardedFrom(text, subject) !== null)
}

/** The request that an email leaves waits no longer, unless its customer has written more. */
export async function leaveRequest(
  transaction: StoreTransaction,
  { id, lead_id: former }: Selectable<ReceivedEmailRow>,
  requestId: string | null,
  actor: Actor,
): Promise<void> {
  if (former === null || former === requestId) return
  const request = await lockRequest(transaction, former)
  if (request === null) return
  const { lead, work } = request
  const { tx } = transaction
  const since = work.repliedAt ?? actor.at
  const emails = await tx
    .selectFrom('received_emails')
    .select(['kind', 'subject', 'text', 'has_token'])
    .where('lead_id', '=', former)
    .where('id', '<>', id)
    .where('received_at', '>=', since)
    .execute()
  const additions = tx
    .selectFrom('activity')
    .where('subject_kind', '=', 'request')
    .where('subject_id', '=', former)
    .where('kind', 'in', ['note-added', 'photographs-added'])
    .where('staff', 'is', null)
    .where('at', '>=', since)
  const isDone = !emails.some(isOfCustomer) && !(await hasRows(additions))
  const seenTo = changeWork(work, { is: 'replied', at: null }, lead.createdAt, actor.at)
  const after = isDone && seenTo.ok ? seenTo.value.work : work
  await saveWork(transaction, former, after === work ? touched(work, actor.at) : after)
  await addActivity(transaction, actor, 'request', former, {
    kind: 'email-left-request',
    request: requestId,
  })
}

export async function assignToRequest(
  transaction: StoreTransaction,
  { id, customer_id: sender, lead_id: before }: Selectable<ReceivedEmailRow>,
  requestId: string,
  customerId: string | null,
  actor: Actor,
): Promise<void> {
  await transaction.tx
    .updateTable('received_emails')
    .set({
      lead_id: requestId,
      customer_id: customerId ?? (before === null ? sender : null),
      is_open: 0,
    })
    .where('id', '=', id)
    .execute()
  await addActivity(transaction, actor, 'email', id, {
    kind: 'email-put-on-request',
    request: requestId,
  })
}
