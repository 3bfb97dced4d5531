import { pageLength } from '#domain/counts.ts'
import { distinctName } from '#domain/desk/staff.ts'
import { second, type Instant } from '#domain/time.ts'
import type { ActivityEntry } from '#ports/activity-log.ts'
import type { PlaceInTime } from '#ports/request-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** A page of the activity, newest first; `next` leads to older entries. */
export interface ActivityPage {
  readonly entries: readonly Omit<ActivityEntry, 'emails'>[]
  readonly next: PlaceInTime | null
}

/** PostgreSQL shows rows in the order of commits, which may be this much later than their time. */
const overlap = 30 * second

/** Maximum number of changes; pages reload everything if there are more. */
const maxChanges = 200

/** Actions of staff, customers and the program, for the desk. */
export function deskActivity({ activity, staff, clock }: Dependencies) {
  return {
    /** Latest first; null for the first page. Colleagues of the same name have their addresses. */
    async listActivity(before: PlaceInTime | null): Promise<ActivityPage> {
      const found = await activity.list(before, pageLength + 1)
      const colleagues = await staff.list()
      const distinct = (name: string | null, email: string | null) =>
        name === null || email === null ? name : distinctName({ name, email }, colleagues)
      const entries = found.slice(0, pageLength).map(({ emails, ...entry }) => ({
        ...entry,
        by: distinct(entry.by, emails.by),
        about: distinct(entry.about, emails.about),
      }))
      const last = found.length > pageLength ? entries.at(-1) : undefined
      return { entries, next: last === undefined ? null : { at: last.at, id: last.id } }
    },

    /**
     * Finds changes for open pages of the desk. It reads the last half minute before `since` again,
     * so the caller drops ids that it has seen.
     */
    async findChanges(
      since: Instant,
    ): Promise<{ readonly at: Instant; readonly ids: readonly string[] }> {
      const at = clock.now()
      return { at, ids: await activity.since(Math.min(since, at) - overlap, maxChanges) }
    },
  }
}
