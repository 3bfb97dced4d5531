import type { StaffMember } from '#domain/desk/staff.ts'
import { dateOf } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

export function deskBackups({ backups, activity, clock, company }: Dependencies) {
  return {
    /** Whether a backup contains the database too, because it is a file. */
    isWhole: backups.make !== null,
    lastMadeAt: () => backups.lastMadeAt(),
    /**
     * A copy of database, files and secret, with its day; null if the database is no file. Given
     * up once `left` resolves.
     */
    async downloadBackup({ id }: StaffMember, left: Promise<void>) {
      if (backups.make === null) return null
      const at = clock.now()
      const made = await backups.make(left)
      await activity.record({ by: id, at }, 'setting', 'backup', { kind: 'backup-downloaded' })
      return { ...made, day: dateOf(at, company().timeZone) }
    },
  }
}
