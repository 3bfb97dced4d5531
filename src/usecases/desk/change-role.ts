import type { ChangedMeanwhile, StaffMember, StaffRefusal } from '#domain/desk/staff.ts'
import type { Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { RoleChange, StaffStore } from '#ports/staff-store.ts'
import { securityAlertEmail } from './security-alert-email.ts'

/** Changes the role of a member of staff, and emails them. */
export function changeRole({
  staff,
  clock,
}: {
  readonly staff: Pick<StaffStore, 'changeRole'>
  readonly clock: Clock
}) {
  return (change: RoleChange): Promise<Result<StaffMember, StaffRefusal | ChangedMeanwhile>> => {
    const now = clock.now()
    return staff.changeRole(change, now, ({ member, from }) => [
      securityAlertEmail(member, { is: 'role-changed', from, to: member.role }, now),
    ])
  }
}
