import {
  countsTowardLimit,
  type Photograph,
  type PhotographState,
} from '#domain/photographs/photograph.ts'
import { may } from '#domain/desk/roles.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { formatDate, type Instant } from '#domain/time.ts'

/** A photograph as the desk shows it. */
export interface ShownPhotograph {
  readonly id: string
  readonly state: PhotographState
  readonly caption: string
  /** `From the customer, May 4`, or the colleague's name. */
  readonly about: string
  /** A short form of it. */
  readonly who: string
  readonly mayRemove: boolean
  /** Whether it counts toward the limit of its request or visit. */
  readonly countsTowardLimit: boolean
}

/** Photographs with what that colleague may do with them. */
export function shownPhotographs(
  photographs: readonly Photograph[],
  { id: ownId, role }: Pick<StaffMember, 'id' | 'role'>,
  { timeZone, now }: { readonly timeZone: string; readonly now: Instant },
): readonly ShownPhotograph[] {
  return photographs.map(({ id, state, caption, by, createdAt }) => ({
    id,
    state,
    caption,
    about: `${by?.name ?? 'From the customer'}, ${formatDate(createdAt, timeZone)}`,
    who: by?.name ?? 'Customer',
    mayRemove: may(role, 'work-schedule') || by?.id === ownId,
    countsTowardLimit: countsTowardLimit({ state, createdAt }, now),
  }))
}
