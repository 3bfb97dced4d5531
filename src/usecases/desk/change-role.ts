import type { ChangedMeanwhile, StaffMember, StaffRefusal } from '#domain/desk/staff.ts'
import type { Result } from '#domain/result.ts'
import type { RoleChange } from '#ports/staff-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { securityAlertEmail } from './security-alert-email.ts'

/** Changes the role of a member of staff, and emails them. */
export function changeRole({ staff, clock }: Pick<Dependencies, 'staff' | 'clock'>) {
  return (change: RoleChange): Promise<Result<StaffMember, StaffRefusal | ChangedMeanwhile>> => {
    const now = clock.now()
    return staff.changeRole(change, now, ({ member, from }) => [
      securityAlertEmail(member, { is: 'role-changed', from, to: member.role }, now),
    ])
  }
}
