import type { CalendarDate } from '#domain/time.ts'
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
  followUpOn: CalendarDate | null,
  today: CalendarDate | undefined,
): { readonly on: CalendarDate; readonly note: string } | null {
  if (!mayBeFollowed(visit, before)) return null
  const { day, status } = visit
  if (status === 'missed') return { on: today ?? day, note: 'Nobody was there' }
  const isDue =
    before === null
      ? today !== undefined && (followUpOn === null || followUpOn <= today)
      : followUpOn === before.day
  return isDue ? { on: day, note: 'After the estimate visit' } : null
}
