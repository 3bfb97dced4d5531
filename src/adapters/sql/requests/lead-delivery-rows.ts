import type { Selectable } from 'kysely'
import type { LeadDelivery } from '#domain/quote-requests/lead-delivery.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { LeadDeliveryRow } from './lead-tables.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

const untried = { state: 'waiting', tries: 0, last_error: null, failure_told: 0 } as const

/**
 * A complete lead is due at once, or as soon as its lease ends. One with only contact details waits:
 * its request may still follow and be sent with it.
 */
export async function queueLead(
  { tx }: StoreTransaction,
  leadId: string,
  at: number,
): Promise<void> {
  const due = { ...untried, next_try_at: at }
  await tx
    .insertInto('deliveries')
    .values({ lead_id: leadId, ...due })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(due))
    .execute()
}

/** The platform's client has the former contact, so a new one is made. */
export async function queueOtherContact(
  { tx }: StoreTransaction,
  leadId: string,
  at: number,
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set((column) => ({
      ...untried,
      next_try_at: at,
      client_id: null,
      contact_changes: column('contact_changes', '+', 1),
    }))
    .where('lead_id', '=', leadId)
    .execute()
}

/** A lead that looks like spam is not sent, unless its delivery has begun. */
export async function withdrawUntried({ tx }: StoreTransaction, leadId: string): Promise<void> {
  await tx.deleteFrom('deliveries').where('lead_id', '=', leadId).where('tries', '=', 0).execute()
}

/** Makes an undelivered lead due at once; false if there is none. */
export async function queueAgain(
  { tx }: StoreTransaction,
  leadId: string,
  at: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: 'waiting', tries: 0, next_try_at: at, failure_told: 0 })
    .where('lead_id', '=', leadId)
    .where('state', '<>', 'delivered')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** State of a delivery; a waiting one is shown only while leads are delivered. */
export async function readLeadDelivery(
  db: Db,
  leadId: string,
  deliversLeads: boolean,
): Promise<LeadDelivery | null> {
  const row = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  if (row === undefined || (row.state !== 'delivered' && !deliversLeads)) return null
  return leadDeliveryFrom(row)
}

export function leadDeliveryFrom(row: Selectable<LeadDeliveryRow>): LeadDelivery {
  const { state, tries, next_try_at: nextTryAt, last_error: lastError } = row
  return { state, tries, nextTryAt, lastError, deliveredAt: row.delivered_at }
}
