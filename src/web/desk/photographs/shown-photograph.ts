import { countsTowardLimit, type Photograph } from '#domain/photographs/photograph.ts'
import { may } from '#domain/desk/roles.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { formatDate, type Instant } from '#domain/time.ts'

export type ShownPhotograph = ReturnType<typeof shownPhotographs>[number]

/** Photographs with what that colleague may do with them. */
export function shownPhotographs(
  photographs: readonly Photograph[],
  { id: ownId, role }: Pick<StaffMember, 'id' | 'role'>,
  { timeZone, now }: { readonly timeZone: string; readonly now: Instant },
) {
  return photographs.map(({ id, state, caption, by, createdAt }) => ({
    id,
    state,
    caption,
    /** `From the customer, May 4`, or the colleague's name. */
    about: `${by?.name ?? 'From the customer'}, ${formatDate(createdAt, timeZone)}`,
    /** A short form of it. */
    who: by?.name ?? 'Customer',
    mayRemove: may(role, 'work-schedule') || by?.id === ownId,
    /** Whether it counts toward the limit of its request or visit. */
    countsTowardLimit: countsTowardLimit({ state, createdAt }, now),
  }))
}
