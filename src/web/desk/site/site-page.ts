import { holidaysFrom } from '#domain/site/holidays.ts'
import { bannerStart } from '#domain/site/banner.ts'
import { daysToCome, hoursText, shownFrom, specialDayTitle } from '#domain/site/special-days.ts'
import {
  formatCalendarDate,
  formatCalendarDateFrom,
  formatMoment,
  formatMomentWithZone,
  zoneName,
} from '#domain/time.ts'
import { companyOf, type Context, requireSession } from '#web/desk/desk-context.ts'

export type SiteData = Awaited<ReturnType<typeof loadSite>>

/** Data of the page Site; `historyAt` is the page of its history. */
export async function loadSite(context: Context, historyAt: number) {
  const { desk } = requireSession(context)
  const { timeZone } = companyOf(context)
  const { company, specialDays, banner, revisions, broken } = await desk.site.readSite()
  const history = await desk.site.siteHistory(historyAt)
  const today = desk.today()
  const starts = banner === null ? null : bannerStart(banner, desk.now(), timeZone)
  return {
    zone: zoneName(timeZone),
    broken,
    company: { value: company, revision: revisions.company },
    banner: {
      value: banner,
      revision: revisions.banner,
      /** When the saved banner will be shown; null once it has started. */
      starts: starts === null ? null : formatMoment(starts, timeZone),
    },
    today,
    isClosedToday: specialDays.some(({ date, opens }) => date === today && opens === undefined),
    holidays: holidaysFrom(today)
      .filter((holiday) => specialDays.every(({ date }) => date !== holiday.date))
      .map(({ date, name }) => ({ date, name, day: formatCalendarDateFrom(today, date) })),
    days: daysToCome(specialDays, today).map((day) => ({
      date: day.date,
      title: specialDayTitle(day, today),
      hours:
        shownFrom(day.date) <= today
          ? hoursText(day)
          : `${hoursText(day)}. The chat says so now, every page from ${formatCalendarDate(shownFrom(day.date))} on`,
    })),
    history: {
      place: history.place,
      versions: history.versions.map(({ savedAt, ...version }) => ({
        ...version,
        when: formatMomentWithZone(savedAt, timeZone),
      })),
    },
  }
}
