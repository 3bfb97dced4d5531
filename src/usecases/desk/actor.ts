import type { StaffMember } from '#domain/desk/staff.ts'
import type { Clock } from '#ports/clock.ts'
import type { Actor } from '#ports/request-store.ts'

/** Who does something at the desk, as of now; `formKey`: of the form that was sent, if it has one. */
export const actorOf =
  (clock: Clock) =>
  ({ id }: StaffMember, formKey?: string): Actor => ({ by: id, at: clock.now(), formKey })
