import type { Transaction } from 'kysely'
import type { Tables } from './tables.ts'

const untried = { state: 'waiting', tries: 0, last_error: null } as const

/** A lead with only its contact details waits: its request may still come and go with it. */
export async function deliverContact(
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
export async function deliverComplete(
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

/** A lead that looks like spam stays here, unless its delivery has begun. */
export async function holdBack(tx: Transaction<Tables>, leadId: string): Promise<void> {
  await tx.deleteFrom('deliveries').where('lead_id', '=', leadId).where('tries', '=', 0).execute()
}
