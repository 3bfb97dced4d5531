import type { ActivityEvent, ActivityOrigin, ActivitySubject } from '#domain/desk/activity.ts'
import type { Instant } from '#domain/time.ts'
import type { Running } from './transaction.ts'

/** Records an activity in the transaction of its cause. */
export async function addActivity(
  running: Running,
  { kind, data }: ActivityEvent,
  { at, staff, subject }: ActivityOrigin,
): Promise<void> {
  const row = {
    id: running.ids.newId(),
    at,
    staff,
    subject_kind: subject.kind,
    subject_id: subject.id,
    kind,
    data: JSON.stringify(data),
  }
  await running.tx.insertInto('activity').values(row).execute()
}

/** Who changed something last, and when; `now` where that is not known. */
export async function lastChange(
  { tx }: Running,
  { kind, id }: ActivitySubject,
  now: Instant,
): Promise<{ readonly by: string | null; readonly at: Instant }> {
  const row = await tx
    .selectFrom('activity')
    .leftJoin('staff', 'staff.id', 'activity.staff')
    .select(['staff.name', 'activity.at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('activity.at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { by: row?.name ?? null, at: row?.at ?? now }
}
