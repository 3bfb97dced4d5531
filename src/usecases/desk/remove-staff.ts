import type { StaffMember, StaffRefusal } from '#domain/desk/staff.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { StaffStore } from '#ports/staff-store.ts'

/** The removed colleague with all sessions, or an unused invitation. */
export type Removed =
  | { readonly is: 'colleague'; readonly member: StaffMember }
  | { readonly is: 'invitation' }

/** Removes whoever has that address, or their open invitation. `by` null is the command line. */
export function removeStaff({
  staff,
  clock,
}: {
  readonly staff: Pick<StaffStore, 'findByEmail' | 'remove' | 'withdrawInvitation'>
  readonly clock: Clock
}) {
  return async (email: string, by: string | null): Promise<Result<Removed, StaffRefusal>> => {
    const known = await staff.findByEmail(email)
    if (known === null) {
      return (await staff.withdrawInvitation(email, by, clock.now()))
        ? ok({ is: 'invitation' })
        : err({ code: 'unknown-staff' })
    }
    const removed = await staff.remove(known.id, by, clock.now())
    return removed.ok ? ok({ is: 'colleague', member: removed.value }) : removed
  }
}
