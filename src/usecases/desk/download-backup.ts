import type { Company } from '#content/company.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { dateOf } from '#domain/time.ts'
import type { ActivityLog } from '#ports/activity-log.ts'
import type { Backups } from '#ports/backups.ts'
import type { Clock } from '#ports/clock.ts'

/** A copy of the database for an owner, with its day; null where the database is no file. */
export function downloadBackup({
  backups,
  activity,
  clock,
  company,
}: {
  readonly backups: Backups
  readonly activity: Pick<ActivityLog, 'record'>
  readonly clock: Clock
  readonly company: () => Company
}) {
  return async ({ id: staff }: StaffMember) => {
    if (backups.make === null) return null
    const at = clock.now()
    const made = await backups.make()
    const subject = { kind: 'setting', id: 'backup' } as const
    await activity.record({ kind: 'backup-downloaded', data: {} }, { at, staff, subject })
    return { ...made, day: dateOf(at, company().timeZone) }
  }
}
