import type { Dependencies } from '#usecases/dependencies.ts'
import { changeRole } from './change-role.ts'
import { inviteColleague, checkInvitation } from './invite-staff.ts'
import { removeStaff } from './remove-staff.ts'

/** The staff, and invitations to join it. */
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
