import type { ActivityEvent, ActivityOrigin } from '#domain/desk/activity.ts'
import type { Running } from './transaction.ts'

/** Writes what happened, in the transaction in which it happens. */
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
