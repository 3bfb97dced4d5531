import * as z from 'zod/mini'
import { err, ok, type Result } from '#domain/result.ts'
import {
  addDays,
  clockTimePattern,
  formatDayFrom,
  instantAt,
  type CalendarDate,
} from '#domain/time.ts'
import { atMost, typedDate } from '#domain/typed-fields.ts'

/** Longest name of a day (`Independence Day`), in characters: one line of the footer. */
export const dayNameLength = 40

/** A time of day, 24-hour clock; missing if closed. */
export const timeOfDay = z.optional(
  z.string().check(z.regex(clockTimePattern, { error: 'Enter a time like 09:00.' })),
)

/** Whether a day has both times, the earlier first, or neither because it is closed. */
export const hoursAreWhole = ({
  opens,
  closes,
}: {
  readonly opens?: string | undefined
  readonly closes?: string | undefined
}) => (opens === undefined ? closes === undefined : closes !== undefined && opens < closes)

/** The message if only one of two times is given, or they are in the wrong order. */
export const wholeHoursMessage = 'Enter both times, the earlier one first, or leave both empty.'

/** Schema of a day that is closed or has hours of its own. */
export const specialDay = z
  .object({
    date: typedDate('Choose a day.'),
    name: z.optional(z.string().check(z.trim(), atMost(dayNameLength))),
    opens: timeOfDay,
    closes: timeOfDay,
  })
  .check(z.refine(hoursAreWhole, { error: wholeHoursMessage, path: ['closes'] }))

export type SpecialDay = z.infer<typeof specialDay>

/** Maximum number of days to come. */
const maxDays = 60

/** How many days a past one is kept, because it counts in how long a request has waited. */
const daysRemembered = 90

/** Schema of the special days, each date once. */
export const specialDays = z.array(specialDay).check(
  z.maxLength(maxDays + daysRemembered),
  z.refine((days) => new Set(days.map(({ date }) => date)).size === days.length, {
    error: 'A day is listed twice.',
  }),
)

/** Days to come, and past ones that still count. */
export const daysToKeep = (
  days: readonly SpecialDay[],
  today: CalendarDate,
): readonly SpecialDay[] => days.filter(({ date }) => date >= addDays(today, -daysRemembered))

/** The days to store, or why they are refused. */
export function checkDays(
  days: readonly SpecialDay[],
  today: CalendarDate,
): Result<readonly SpecialDay[], string> {
  if (daysToCome(days, today).length > maxDays) {
    return err(`There are ${maxDays} days already. Remove one first.`)
  }
  const read = specialDays.safeParse(days)
  return read.success
    ? ok(read.data)
    : err(
        read.error.issues[0]?.message ??
          'These days could not be saved. Check the dates and times.',
      )
}

/** How many days ahead pages show a special day. */
const daysShownAhead = 60
/** How many days ahead every page shows it above its content. */
const daysSaidAhead = 7

/** The days from today on, soonest first. */
export const daysToCome = (
  days: readonly SpecialDay[],
  today: CalendarDate,
): readonly SpecialDay[] =>
  days
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

/** The days to come that pages show. */
export const upcomingDays = (
  days: readonly SpecialDay[],
  today: CalendarDate,
): readonly SpecialDay[] => daysToCome(days, today).filter(({ date }) => shownFrom(date) <= today)

/** The first day on which pages show a special day. */
export const shownFrom = (date: CalendarDate): CalendarDate => addDays(date, -daysShownAhead)

/** Whether every page shows it above its content. */
export const isShownEverywhere = ({ date }: SpecialDay, today: CalendarDate) =>
  date >= today && date <= addDays(today, daysSaidAhead)

/** `Saturday, July 4`, or `Saturday, July 4, 2029` in another year than that of `today`. */
export function dayText(date: CalendarDate, today: CalendarDate): string {
  const noonOf = (day: CalendarDate) => instantAt(day, '12:00', 'UTC')
  return formatDayFrom(noonOf(today), noonOf(date), 'UTC')
}

/** `Saturday, July 4, Independence Day` */
export const specialDayTitle = ({ date, name = '' }: SpecialDay, today: CalendarDate): string =>
  [dayText(date, today), name].filter((part) => part !== '').join(', ')

/** `Closed`, `9 AM to 12 PM` */
export function hoursText({ opens, closes }: Pick<SpecialDay, 'opens' | 'closes'>): string {
  return opens === undefined || closes === undefined
    ? 'Closed'
    : `${timeText(opens)} to ${timeText(closes)}`
}

function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`
  return `${hours % 12 || 12}${past} ${hours < 12 ? 'AM' : 'PM'}`
}

/** `Closed today, Independence Day`, `Open 9 AM to 12 PM on Saturday, July 4` */
export function specialDaySentence(day: SpecialDay, today: CalendarDate): string {
  const state = day.opens === undefined ? 'Closed' : `Open ${hoursText(day)}`
  if (day.date !== today) return `${state} on ${specialDayTitle(day, today)}`
  const name = day.name ?? ''
  return name === '' ? `${state} today` : `${state} today, ${name}`
}
