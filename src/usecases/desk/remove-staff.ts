import type { StaffMember, StaffRefusal } from '#domain/desk/staff.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { HandedOver } from '#ports/staff-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** The removed colleague, and who took over; null for nobody. */
type Removed = HandedOver & { readonly successor: StaffMember | null }

export interface Removal {
  readonly email: string
  /** Address of the colleague who takes over their open requests; null for none. */
  readonly successor: string | null
  /** Null for the command line. */
  readonly by: string | null
}

/** Removes the member of staff with that address. */
export function removeStaff({ staff, clock }: Dependencies) {
  return async ({ email, successor, by }: Removal): Promise<Result<Removed, StaffRefusal>> => {
    const heir = successor === null ? null : await staff.findByEmail(successor)
    if (successor !== null && heir === null) return err({ code: 'cannot-take-over' })
    const known = await staff.findByEmail(email)
    if (known === null) return err({ code: 'unknown-staff' })
    const leaving = { staffId: known.id, successorId: heir?.id ?? null, by }
    const removed = await staff.remove(leaving, clock.now())
    return removed.ok ? ok({ ...removed.value, successor: heir }) : removed
  }
}
