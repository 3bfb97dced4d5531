import type { Dependencies } from '#usecases/dependencies.ts'
import { inviteColleague, checkInvitation } from './invite-staff.ts'
import { removeStaff } from './remove-staff.ts'
import type { ChangedMeanwhile, StaffMember, StaffRefusal } from '#domain/desk/staff.ts'
import type { Result } from '#domain/result.ts'
import type { RoleChange } from '#ports/staff-store.ts'
import { securityAlertEmail } from './security-alert-email.ts'

export function deskStaff(dependencies: Dependencies) {
  const { staff, clock } = dependencies
  return {
    listStaff: () => staff.list(),
    countPlannedVisitsOfStaff: () => staff.countPlannedVisits(),
    countOpenRequestsOfStaff: () => staff.countOpenRequests(),
    listInvitations: () => staff.openInvitations(clock.now()),
    inviteColleague: inviteColleague(dependencies),
    isInvitationOpen: checkInvitation(dependencies),
    changeRole: changeRole(dependencies),
    removeStaff: removeStaff(dependencies),
  }
}

/** Changes the role of a member of staff, and emails them. */
function changeRole({ staff, clock }: Dependencies) {
  return (change: RoleChange): Promise<Result<StaffMember, StaffRefusal | ChangedMeanwhile>> => {
    const now = clock.now()
    return staff.changeRole(change, now, ({ member, from }) => [
      securityAlertEmail(member, { is: 'role-changed', from, to: member.role }, now),
    ])
  }
}
