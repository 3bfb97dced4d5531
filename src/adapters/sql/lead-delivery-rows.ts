import type { Selectable, Transaction } from 'kysely'
import type { LeadDelivery } from '#domain/quotes/lead-delivery.ts'
import type { Db } from './database.ts'
import type { LeadDeliveryRow } from './lead-tables.ts'
import type { Tables } from './tables.ts'

const untried = { state: 'waiting', tries: 0, last_error: null, failure_told: 0 } as const

/** A lead with only its contact details waits: its request may still come and go with it. */
export async function queueContact(
  tx: Transaction<Tables>,
  leadId: string,
  at: number,
): Promise<void> {
  await tx
    .insertInto('deliveries')
    .values({ lead_id: leadId, ...untried, next_try_at: at })
    .execute()
}

/** A complete lead is due at once; where someone has it in hand, as soon as they are done. */
export async function queueComplete(
  tx: Transaction<Tables>,
  leadId: string,
  at: number,
): Promise<void> {
  await tx
    .insertInto('deliveries')
    .values({ lead_id: leadId, ...untried, next_try_at: at })
    .onConflict((conflict) =>
      conflict.column('lead_id').doUpdateSet({ ...untried, next_try_at: at }),
    )
    .execute()
}

/** The client that the platform has, or is about to have, is another one: it is made anew. */
export async function queueOtherContact(
  tx: Transaction<Tables>,
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

/** A lead that looks like spam stays here, unless its delivery has begun. */
export async function withdrawUntried(tx: Transaction<Tables>, leadId: string): Promise<void> {
  await tx.deleteFrom('deliveries').where('lead_id', '=', leadId).where('tries', '=', 0).execute()
}

/** Makes a delivery due at once that has not come through; answers whether there is one. */
export async function queueAgain(
  tx: Transaction<Tables>,
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

/** How far a lead has come; what waits is told only where a platform takes leads now. */
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
