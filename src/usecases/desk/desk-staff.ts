import type { Clock } from '#ports/clock.ts'
import type { StaffStore } from '#ports/staff-store.ts'
import { changeRole } from './change-role.ts'
import { inviteColleague, checkInvitation } from './invite-staff.ts'
import { removeStaff } from './remove-staff.ts'

type StaffDependencies = Parameters<typeof inviteColleague>[0] & {
  readonly staff: StaffStore
  readonly clock: Clock
}

/** The staff, and invitations to join it. */
export function deskStaff(dependencies: StaffDependencies) {
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
