import type { StaffMember } from '#domain/desk/staff.ts'
import type { Clock } from '#ports/clock.ts'
import type { Actor } from '#ports/actor.ts'

/** Actor of a change at the desk, now; `formKey` is that of the submitted form, if any. */
export const actorOf =
  (clock: Clock) =>
  ({ id }: StaffMember, formKey?: string): Actor => ({ by: id, at: clock.now(), formKey })
