import type { CompleteLead, Lead } from '#domain/quote-requests/lead.ts'
import type { RequestWork } from '#domain/requests/request-work.ts'
import { joinLead } from './lead-lifecycle.ts'
import { leadFrom, leadRow, lockLead, requestColumns } from './lead-rows.ts'
import { workColumns, workOf } from './request-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

export interface LockedRequest {
  readonly lead: Lead
  readonly work: RequestWork
  readonly customerId: string | null
  /** Revocation number of the tokens in its emails. */
  readonly revocation: number
}

export async function lockRequest(
  transaction: StoreTransaction,
  id: string,
): Promise<LockedRequest | null> {
  const row = await lockLead(transaction, id)
  if (row === undefined) return null
  return {
    lead: leadFrom(row),
    work: workOf(row),
    customerId: row.customer_id,
    revocation: row.reply_revocation,
  }
}

/** Stores a request that a colleague entered or made from an email; returns its customer. */
export async function insertRequest(
  transaction: StoreTransaction,
  lead: CompleteLead,
  work: RequestWork,
): Promise<string | null> {
  await transaction.tx
    .insertInto('leads')
    .values({
      ...leadRow({ ...lead, idempotencyKey: lead.id }),
      ...requestColumns(lead.request),
      ...workColumns(work),
    })
    .execute()
  return joinLead(transaction, lead, null)
}

export async function saveWork(
  { tx }: StoreTransaction,
  id: string,
  work: RequestWork,
): Promise<void> {
  await tx.updateTable('leads').set(workColumns(work)).where('id', '=', id).execute()
}
