import { Link } from 'react-router'
import { counted } from '#domain/counts.ts'
import {
  formatDayFrom,
  formatShortDayFrom,
  formatTime,
  instantAt,
  zoneAbbreviation,
} from '#domain/time.ts'
import { textOpening } from '#domain/visits/visit-text.ts'
import { warningKey } from '#domain/visits/visit-window.ts'
import type { VisitStep } from '#usecases/desk/visits.ts'
import { type ActionAnswer, failed, refused } from '#web/desk/forms/answers.ts'
import { companyOf, formKeyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { photographsAdded } from '#web/desk/photographs/photographs-added.ts'
import { shownPhotographs } from '#web/desk/photographs/shown-photograph.ts'
import { OwnStops } from '#web/desk/schedule/own-stops.tsx'
import { readScheduleQuery, schedulePath } from '#web/desk/schedule/schedule-query.ts'
import { stopOf } from '#web/desk/schedule/stop.ts'
import { savedVisits, visitRefusal } from '#web/desk/schedule/visit-answers.ts'
import { ownStopForm } from '#web/desk/schedule/visit-forms.ts'
import { Empty, Sheet } from '#web/desk/sheet.tsx'
import type { Route } from './+types/my-day.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk, member } = requireSession(context)
  const { timeZone, shortName } = companyOf(context)
  const now = desk.now()
  const today = desk.today()
  const { date } = readScheduleQuery(url, today)
  const [stops, others] = await Promise.all([
    desk.visits.ownDay(date, member),
    desk.visits.ownOtherDays(today, member),
  ])
  const photographsOf = await desk.photographs.photographsOfVisits(stops)
  const done = stops.filter(({ status }) => status === 'done').length
  const noon = instantAt(date, '12:00', timeZone)
  const count = counted(stops.length, 'stop')
  return {
    title: formatDayFrom(now, noon, timeZone),
    aside: [member.name, stops.length === 0 ? '' : `${count}, ${done} done`]
      .filter(Boolean)
      .join('. '),
    isToday: date === today,
    stops: stops.map((visit) => ({
      ...stopOf(visit, timeZone),
      message: textOpening(visit, { name: member.name, company: shortName }, now, timeZone),
      photographs: shownPhotographs(photographsOf(visit), member, { timeZone, now }),
    })),
    others: [[today, null] as const, ...others]
      .filter(([day]) => day !== date)
      .map(([day, number]) => ({
        href: schedulePath({ date: day }, deskPaths.myDay),
        label: day === today ? 'Today' : formatShortDayFrom(today, day),
        text: number === null ? '' : counted(number, 'stop'),
        isLate: day < today,
      })),
    updated: `${formatTime(now, timeZone)} ${zoneAbbreviation(noon, timeZone)}`,
  }
}

/** Actions on one's own stops; the schedule has them too. */
export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, ownStopForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  const refusal = (error: Parameters<typeof visitRefusal>[1]): ActionAnswer => {
    const answer = visitRefusal(context, error)
    return answer.is === 'warned' ? failed(answer.warnings.join(' ')) : answer
  }
  const take = async (id: string, { step, seen }: VisitStep, text: string) => {
    let done = await desk.visits.stepOnVisit(id, { step, seen }, member, formKeyOf(context))
    if (!done.ok && step.is === 'reopen' && done.error.code === 'warnings') {
      // Back in its place from before it was marked as done.
      const accepted = done.error.warnings.map(warningKey)
      done = await desk.visits.stepOnVisit(id, { step, seen, accepted }, member)
    }
    return done.ok ? savedVisits(context, text, done.value) : refusal(done.error)
  }
  switch (value.intent) {
    case 'done': {
      const step = { is: 'done', note: value.text, minutes: value.minutes } as const
      return take(value.id, { step, seen: value.seen }, 'Done')
    }
    case 'missed':
      return take(value.id, { step: { is: 'missed' }, seen: value.seen }, 'Nobody was there')
    case 'not-done':
      return take(value.id, { step: { is: 'reopen' }, seen: value.seen }, 'Not done')
    case 'note':
      return take(value.id, { step: { is: 'note', text: value.text }, seen: null }, 'Saved')
    case 'photographs':
      return photographsAdded(context, { is: 'visit', id: value.id })
    case 'undo': {
      const back = await desk.visits.undoVisits(value.edits, member)
      return back.ok ? savedVisits(context, 'Undone', []) : refusal(back.error)
    }
  }
}

export default function MyDay({ loaderData }: Route.ComponentProps) {
  const { title, aside, isToday, stops, others, updated } = loaderData
  return (
    <>
      <PageHead title={title} aside={aside} />
      {stops.length === 0 ? (
        <div className="max-w-2xl">
          <Sheet title="Your day">
            <Empty>
              {isToday
                ? 'Nothing is assigned to you today. Anything that is will show up here.'
                : 'Nothing is assigned to you on this day.'}
            </Empty>
          </Sheet>
        </div>
      ) : (
        <OwnStops stops={stops} />
      )}
      {others.length === 0 ? null : (
        <nav aria-label="Other days" className="mt-4 max-w-2xl">
          <ul className="divide-y divide-hairline border-y border-hairline">
            {others.map(({ href, label, text, isLate }) => (
              <li key={href}>
                <Link
                  to={href}
                  className="flex min-h-11 items-center justify-between gap-3 font-semibold hover:underline"
                >
                  {label}
                  <span className={isLate ? 'text-clay' : 'font-normal text-bark-soft'}>
                    {text}
                    {isLate ? ', not done' : ''}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="mt-4 text-second text-bark-soft">Updated {updated}</p>
    </>
  )
}
