import { useSyncExternalStore } from 'react'
import { dateOf, type CalendarDate } from '#domain/time.ts'

const neverChanges = () => () => undefined

/** The visitor's own day; until the page's script runs, the day where the company is. */
export function useToday(whereWeAre: CalendarDate): CalendarDate {
  return useSyncExternalStore(neverChanges, visitorsDay, () => whereWeAre)
}

function visitorsDay(): CalendarDate {
  return dateOf(Date.now(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
}
