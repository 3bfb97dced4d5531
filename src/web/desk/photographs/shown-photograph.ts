import type { Photograph, PhotographState } from '#domain/photographs/photograph.ts'
import { may } from '#domain/desk/roles.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { formatDate } from '#domain/time.ts'

/** A photograph as the desk shows it. */
export interface ShownPhotograph {
  readonly id: string
  readonly state: PhotographState
  readonly caption: string
  /** `From the customer, May 4`, or the colleague's name. */
  readonly about: string
  /** The same in short. */
  readonly who: string
  readonly mayRemove: boolean
}

/** Photographs as that colleague sees them. */
export function shownPhotographs(
  photographs: readonly Photograph[],
  { id: ownId, role }: Pick<StaffMember, 'id' | 'role'>,
  timeZone: string,
): readonly ShownPhotograph[] {
  return photographs.map(({ id, state, caption, by, createdAt }) => ({
    id,
    state,
    caption,
    about: `${by?.name ?? 'From the customer'}, ${formatDate(createdAt, timeZone)}`,
    who: by?.name ?? 'Customer',
    mayRemove: may(role, 'work-schedule') || by?.id === ownId,
  }))
}
