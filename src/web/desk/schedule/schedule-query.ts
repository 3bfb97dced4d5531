import * as z from 'zod/mini'
import { addDays, daysSinceMonday, type CalendarDate } from '#domain/time.ts'
import { typedDate } from '#domain/typed-fields.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listPath } from '#web/desk/lists/list-address.ts'

/** The shown part of the schedule, as the address has it. */
export type ScheduleQuery = ReturnType<typeof readScheduleQuery>

/** A day of this century: a year that is typed in part makes a date too. */
export const scheduleDay = typedDate('Choose a day.').check(
  z.refine((day) => day.startsWith('20'), { error: 'Check the year.' }),
)

export function readScheduleQuery(url: URL, today: CalendarDate) {
  const { searchParams } = url
  const dateIn = (name: string) => scheduleDay.safeParse(searchParams.get(name)).data ?? null
  const date = dateIn('date') ?? today
  const to = dateIn('to')
  return {
    date,
    view: searchParams.get('view') === 'week' ? ('week' as const) : ('day' as const),
    /** Id of a colleague, or `nobody`; null for all. */
    who: searchParams.get('who') || null,
    /** Target day for moving the day; null unless asked. */
    to: to === date ? null : to,
  }
}

export function schedulePath(
  { date, view, who, to }: Partial<ScheduleQuery>,
  path: string = deskPaths.schedule,
): string {
  return listPath(path, { date, view: view === 'week' ? view : null, who, to })
}

/** Monday through Sunday of the week that the day falls in. */
export function weekOf(date: CalendarDate): readonly CalendarDate[] {
  const monday = addDays(date, -daysSinceMonday(date))
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
}
