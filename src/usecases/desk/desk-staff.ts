import type { StaffMember } from '#domain/desk/staff.ts'
import type { RoleChange } from '#ports/staff-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { inviteColleague, checkInvitation } from './invite-staff.ts'
import { removeStaff } from './remove-staff.ts'
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
    removeStaff: removeStaff(dependencies),
    /** Ends the open invitation of an address; false if there is none. */
    withdrawInvitation: (email: string, by: StaffMember) =>
      staff.withdrawInvitation(email, by.id, clock.now()),
    /** Changes the role of a member of staff, and emails them. */
    changeRole(change: RoleChange) {
      const now = clock.now()
      return staff.changeRole(change, now, ({ member, from }) => [
        securityAlertEmail(member, { is: 'role-changed', from, to: member.role }, now),
      ])
    },
  }
}
