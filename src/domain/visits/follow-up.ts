import type { CalendarDate } from '#domain/time.ts'
import { followUpNote } from '#domain/requests/follow-up.ts'
import type { Visit } from './visit.ts'

type Planned = Pick<Visit, 'kind' | 'status' | 'day'>

/** Whether a change of a visit can move the follow-up of its request. */
export const canSetFollowUp = (visit: Planned, before: Planned | null): boolean =>
  (visit.status === 'missed' && before?.status !== 'missed') ||
  (visit.kind === 'estimate-visit' && visit.status === 'planned' && before?.day !== visit.day)

/**
 * The follow-up of an open request after a change of its visit; null to keep the former one. An
 * estimate visit sets it to its day when it is set or moved, unless a later day was chosen. A visit
 * at which nobody was home sets it to today.
 */
export function followUpAfter(
  visit: Planned,
  before: Planned | null,
  /** The former follow-up. */
  { on, note }: { readonly on: CalendarDate | null; readonly note: string },
  today: CalendarDate | undefined,
): { readonly on: CalendarDate; readonly note: string } | null {
  if (!canSetFollowUp(visit, before)) return null
  const { day, status } = visit
  if (status === 'missed') return { on: today ?? day, note: followUpNote('missed', note) }
  const isDue =
    before === null ? today !== undefined && (on === null || on <= today) : on === before.day
  return isDue ? { on: day, note: followUpNote('visit', note) } : null
}
