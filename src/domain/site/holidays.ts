import { addDays, daysSinceMonday, type CalendarDate } from '#domain/time.ts'

/** A holiday on which many companies close. */
export interface Holiday {
  readonly date: CalendarDate
  readonly name: string
}

/** As days since Monday. */
const weekdays = { monday: 0, thursday: 3 } as const

/** The next date of each holiday from a day on, soonest first. */
export function holidaysFrom(today: CalendarDate): readonly Holiday[] {
  const year = Number(today.slice(0, 4))
  return [...holidaysOf(year), ...holidaysOf(year + 1)]
    .filter(({ date }) => date >= today)
    .filter(({ name }, at, all) => all.findIndex((each) => each.name === name) === at)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

function holidaysOf(year: number): readonly Holiday[] {
  const { monday, thursday } = weekdays
  return [
    { date: `${year}-01-01`, name: 'New Year’s Day' },
    { date: easter(year), name: 'Easter' },
    // The last Monday of May.
    { date: nextWeekday(`${year}-05-25`, monday), name: 'Memorial Day' },
    { date: `${year}-07-04`, name: 'Independence Day' },
    { date: nextWeekday(`${year}-09-01`, monday), name: 'Labor Day' },
    // The fourth Thursday of November.
    { date: nextWeekday(`${year}-11-22`, thursday), name: 'Thanksgiving' },
    { date: `${year}-12-25`, name: 'Christmas Day' },
  ]
}

/** The first date with that weekday from a day on. */
const nextWeekday = (date: CalendarDate, weekday: number): CalendarDate =>
  addDays(date, (weekday - daysSinceMonday(date) + 7) % 7)

/** Easter Sunday of the Gregorian calendar in any year, by Oudin's algorithm (1940). */
function easter(year: number): CalendarDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const skipped = Math.floor((century - 17) / 25)
  const age =
    (century - Math.floor(century / 4) - Math.floor((century - skipped) / 3) + 19 * golden + 15) %
    30
  const moon =
    age - Math.floor(age / 28) * (1 - Math.floor(29 / (age + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  return addDays(`${year}-03-28`, moon - weekday)
}
