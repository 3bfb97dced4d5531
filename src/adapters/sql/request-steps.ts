import type { CompleteLead } from '#domain/emails/email.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import type { RequestEvent, RequestWork } from '#domain/requests/request-work.ts'
import type { Doer } from '#ports/request-store.ts'
import { addActivity } from './activity-rows.ts'
import { locked } from './database.ts'
import { joinLead } from './lead-lifecycle.ts'
import { leadFrom, leadRow, requestColumns } from './lead-rows.ts'
import { workColumns, workOf } from './request-rows.ts'
import type { Running } from './transaction.ts'

/** A request that is kept to this transaction; null for an unknown one. */
export async function lockRequest(
  running: Running,
  id: string,
): Promise<{
  readonly lead: Lead
  readonly work: RequestWork
  readonly customerId: string | null
  /** Of the tokens in its emails. */
  readonly revocation: number
} | null> {
  const query = running.tx.selectFrom('leads').selectAll().where('id', '=', id)
  const row = await locked(query, running).executeTakeFirst()
  if (row === undefined) return null
  return {
    lead: leadFrom(row),
    work: workOf(row),
    customerId: row.customer_id,
    revocation: row.reply_revocation,
  }
}

/** A request that a colleague wrote down or made of an email, with its customer. */
export async function insertRequest(
  running: Running,
  lead: CompleteLead,
  work: RequestWork,
): Promise<void> {
  await running.tx
    .insertInto('leads')
    .values({
      ...leadRow({ ...lead, idempotencyKey: lead.id }),
      ...requestColumns(lead.request),
      ...workColumns(work),
    })
    .execute()
  await joinLead(running, lead, null)
}

export async function keepWork({ tx }: Running, id: string, work: RequestWork): Promise<void> {
  await tx.updateTable('leads').set(workColumns(work)).where('id', '=', id).execute()
}

/** Records what has happened to a request. */
export function tellOfRequest(
  running: Running,
  id: string,
  event: RequestEvent,
  { by, at }: Doer,
): Promise<void> {
  return addActivity(running, event, { at, staff: by, subject: { kind: 'request', id } })
}
