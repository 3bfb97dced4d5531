import type { CustomerAddition } from '#ports/alert-store.ts'
import type { Instant } from '#domain/time.ts'
import { leadFrom } from './lead-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Remembers an addition on the request's page, for an alert. */
export async function recordAddition(
  { tx }: StoreTransaction,
  leadId: string,
  photographs: number,
  at: Instant,
): Promise<void> {
  await tx
    .insertInto('request_additions')
    .values({ lead_id: leadId, photographs, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict.column('lead_id').doUpdateSet((row) => ({
        photographs: row('request_additions.photographs', '+', photographs),
        last_at: at,
      })),
    )
    .execute()
}

/** Removes and returns additions quiet since `quietSince` or begun before `begunBefore`. */
export async function takeAdditions(
  { tx }: StoreTransaction,
  { quietSince, begunBefore }: { readonly quietSince: Instant; readonly begunBefore: Instant },
): Promise<readonly CustomerAddition[]> {
  const taken = await tx
    .deleteFrom('request_additions')
    .where((row) => row.or([row('last_at', '<=', quietSince), row('first_at', '<=', begunBefore)]))
    .returningAll()
    .execute()
  const additions: CustomerAddition[] = []
  for (const { lead_id: id, photographs, first_at: since } of taken) {
    const row = await tx
      .selectFrom('leads')
      .leftJoin('staff', 'staff.id', 'leads.assigned_to')
      .selectAll('leads')
      .select('staff.email as assignee_email')
      .where('leads.id', '=', id)
      .executeTakeFirstOrThrow()
    const notes = await tx
      .selectFrom('notes')
      .select('text')
      .where('lead_id', '=', id)
      .where('staff', 'is', null)
      .where('at', '>=', since)
      .orderBy('at')
      .execute()
    additions.push({
      lead: leadFrom(row),
      assigneeEmail: row.assignee_email,
      photographs,
      notes: notes.map(({ text }) => text),
    })
  }
  return additions
}
