import type { CalendarDate } from '#domain/time.ts'
import { followUpNote } from '#domain/requests/follow-up.ts'
import type { Visit } from './visit.ts'

type Planned = Pick<Visit, 'kind' | 'status' | 'day'>

/** Whether a step on a visit may say when its request is taken up again. */
export const mayBeFollowed = (visit: Planned, before: Planned | null): boolean =>
  (visit.status === 'missed' && before?.status !== 'missed') ||
  (visit.kind === 'estimate-visit' && visit.status === 'planned' && before?.day !== visit.day)

/**
 * When an open request is taken up again after a step on its visit, and for what; null: as before.
 * The day of an estimate visit is, from when it is set, unless a later day was chosen, and wherever
 * it moves. Where nobody was there, it is taken up at once.
 */
export function followUpAfter(
  visit: Planned,
  before: Planned | null,
  /** What was to be done before. */
  { on, note }: { readonly on: CalendarDate | null; readonly note: string },
  today: CalendarDate | undefined,
): { readonly on: CalendarDate; readonly note: string } | null {
  if (!mayBeFollowed(visit, before)) return null
  const { day, status } = visit
  if (status === 'missed') return { on: today ?? day, note: followUpNote('missed', note) }
  const isDue =
    before === null ? today !== undefined && (on === null || on <= today) : on === before.day
  return isDue ? { on: day, note: followUpNote('visit', note) } : null
}
