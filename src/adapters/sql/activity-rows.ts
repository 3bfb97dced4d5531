import type { ActivityEvent, ActivityOrigin, ActivitySubject } from '#domain/desk/activity.ts'
import type { Instant } from '#domain/time.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { StoreTransaction } from './transaction.ts'

/** Must run in the transaction of its cause. */
export async function addActivity(
  transaction: StoreTransaction,
  { kind, data }: ActivityEvent,
  { at, staff, subject }: ActivityOrigin,
): Promise<void> {
  const row = {
    id: transaction.ids.newId(),
    at,
    staff,
    subject_kind: subject.kind,
    subject_id: subject.id,
    kind,
    data: JSON.stringify(data),
  }
  await transaction.tx.insertInto('activity').values(row).execute()
}

/** Events of a quote that leave its revision alone. */
const changesNothing = [
  'quote-opened',
  'quote-question',
  'quote-question-answered',
  'quote-reminded',
  'quote-paid',
  'quote-payment-taken-back',
  'delivery-day-full',
] satisfies readonly ActivityEvent['kind'][]

/** Last change of a subject, who made it and when; `now` where that is not known. */
export async function lastChange(
  { tx }: StoreTransaction,
  { kind, id }: ActivitySubject,
  now: Instant,
): Promise<Pick<Stale, 'by' | 'at' | 'did'>> {
  const row = await tx
    .selectFrom('activity')
    .leftJoin('staff', 'staff.id', 'activity.staff')
    .select(['staff.name', 'activity.at', 'activity.kind'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('kind', 'not in', changesNothing)
    .orderBy('activity.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { by: row?.name ?? null, at: row?.at ?? now, did: row?.kind ?? null }
}
