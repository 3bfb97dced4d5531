import { counted, countedIfAny } from '#domain/counts.ts'
import { formatShortDayFrom, type CalendarDate } from '#domain/time.ts'
import type { VisitStatus } from '#domain/visits/visit.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { warningText } from '#domain/visits/visit-window.ts'
import { schedulePath, weekOf, type ScheduleQuery } from './schedule-query.ts'
import { stopOf } from './stop.ts'

type Listed = DeskResult<'visits', 'listVisits'>
type Preview = DeskResult<'visits', 'previewMove'>

export function weekDays(
  all: Listed,
  { date, who }: ScheduleQuery,
  today: CalendarDate,
  timeZone: string,
) {
  const week = weekOf(date)
  return week.map((each) => {
    const visits = all.filter(({ day }) => day === each)
    const planned = visits.filter(({ status }) => status === 'planned')
    return {
      date: each,
      // The title above has the year of the first day.
      label: formatShortDayFrom(week[0] ?? each, each),
      href: schedulePath({ date: each, who }),
      text: dayText(visits),
      isShown: each === date,
      stops: each > today && each !== date ? planned.map((visit) => stopOf(visit, timeZone)) : [],
    }
  })
}

function dayText(visits: Listed): string {
  const count = (status: VisitStatus) => visits.filter((visit) => visit.status === status).length
  const [planned, done, missed] = [count('planned'), count('done'), count('missed')]
  const canceled = count('canceled')
  const stops = planned + done + missed
  const parts = [
    countedIfAny(stops, 'stop'),
    done === 0 ? '' : `${done} done`,
    missed === 0 ? '' : `${missed} with nobody there`,
    canceled === 0 ? '' : `${canceled} canceled`,
  ].filter(Boolean)
  return parts.length === 0 ? 'Nothing scheduled' : parts.join(', ')
}

export function moveText(
  preview: Preview,
  { date: from, who }: ScheduleQuery,
  toName: string,
  timeZone: string,
) {
  const { stops, emails, callList, isFarAhead, overlaps, fullDay, impossible, to } = preview
  const count = stops.length
  const people = (number: number) => counted(number, 'customer')
  const follows = [
    count === 0
      ? 'Nothing is left to move on this day.'
      : count === 1
        ? '1 stop moves, at the same time of day.'
        : `${count} stops move, at the same times of day.`,
    callList.length === 0
      ? ''
      : `${people(callList.length)} ${callList.length === 1 ? 'has' : 'have'} no email address: call them.`,
    isFarAhead ? warningText({ is: 'far', day: to }, timeZone) : '',
    overlaps === 0
      ? ''
      : overlaps === 1
        ? '1 window would overlap another for the same colleague.'
        : `${overlaps} windows would overlap others for the same colleague.`,
    fullDay === null
      ? ''
      : `${fullDay.loads} loads would go out that day, over the limit of ${fullDay.most} a day.`,
    impossible.length === 0
      ? ''
      : `${impossible.map(({ name }) => name).join(', ')} cannot move: the clocks skip that time on that day.`,
  ].filter(Boolean)
  return {
    from,
    to,
    /** `Friday, April 16` */
    toName,
    who,
    count,
    emails,
    follows,
    callList,
    /** JSON of the stops that move, by the revisions that were read. */
    stops: JSON.stringify(stops),
    accepted: preview.warnings.join(','),
  }
}
