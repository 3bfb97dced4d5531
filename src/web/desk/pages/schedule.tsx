import { Link, useNavigate, useNavigation } from 'react-router'
import { counted } from '#domain/counts.ts'
import { useFetcher } from '#web/use-fetcher.ts'
import { staffChoices } from '#domain/desk/staff.ts'
import { bulkEmails } from '#domain/desk/session.ts'
import {
  addDays,
  formatCalendarDateFrom,
  formatDayFrom,
  formatShortDayFrom,
  formatTime,
  instantAt,
  zoneAbbreviation,
} from '#domain/time.ts'
import { confirmFirst, refused } from '#web/desk/forms/answers.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { companyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Choice } from '#web/desk/forms/choice.tsx'
import { Options } from '#web/desk/forms/field.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { DayList, noteWidth } from '#web/desk/schedule/day-list.tsx'
import { MovePanel, type DayAnswer } from '#web/desk/schedule/move-panel.tsx'
import { readScheduleQuery, schedulePath, weekOf } from '#web/desk/schedule/schedule-query.ts'
import { stopOf } from '#web/desk/schedule/stop.ts'
import { savedVisits, visitRefusal } from '#web/desk/schedule/visit-answers.ts'
import { dayForm } from '#web/desk/schedule/visit-forms.ts'
import { moveText, weekDays } from '#web/desk/schedule/week-days.ts'
import { WeekSide } from '#web/desk/schedule/week-side.tsx'
import { Empty } from '#web/desk/sheet.tsx'
import type { Route } from './+types/schedule.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const { timeZone } = companyOf(context)
  const today = desk.today()
  const now = desk.now()
  const query = readScheduleQuery(url, today)
  const { date, view, who, to } = query
  const week = weekOf(date)
  const [from = date, until = date] = [week[0], week[6]]
  const [all, staff, preview] = await Promise.all([
    desk.visits.listVisits({ from, to: until, assignedTo: who }),
    desk.staff.listStaff(),
    to === null ? null : desk.visits.previewMove(date, to, who),
  ])
  const shown = view === 'week' ? week : [date]
  const photographsOf = await desk.photographs.photographsOfVisits(
    all.filter(({ day }) => shown.includes(day)),
  )
  const noon = (day: string) => instantAt(day, '12:00', timeZone)
  const dayName = (day: string) => formatDayFrom(now, noon(day), timeZone)
  const weekTitleOf = (day: string) =>
    `Week of ${formatCalendarDateFrom(today, weekOf(day)[0] ?? day)}`
  const weekTitle = weekTitleOf(date)
  const neighbor = (by: -1 | 1) => {
    const day = addDays(date, view === 'week' ? 7 * by : by)
    const label = view === 'week' ? weekTitleOf(day) : formatShortDayFrom(today, day)
    return { href: schedulePath({ ...query, to: null, date: day }), label }
  }
  return {
    query,
    title: view === 'week' ? weekTitle : dayName(date),
    // Both in a week in which the clocks change.
    zone: [...new Set(shown.map((day) => zoneAbbreviation(noon(day), timeZone)))].join(' and '),
    days: shown.map((day) => ({
      date: day,
      name: dayName(day),
      now: day === today ? { at: now, text: formatTime(now, timeZone) } : null,
      stops: all
        .filter((visit) => visit.day === day)
        .map((visit) => ({
          ...stopOf(visit, timeZone),
          photographs: photographsOf(visit).length,
        })),
    })),
    week: weekDays(all, query, today, timeZone),
    weekTitle,
    before: neighbor(-1),
    after: neighbor(1),
    canMove: all.some(
      (visit) => visit.day === date && visit.status === 'planned' && visit.endsAt > now,
    ),
    move: preview === null ? null : moveText(preview, query, dayName(preview.to), timeZone),
    staff: staffChoices(staff),
  }
}

export async function action({ context }: Route.ActionArgs): Promise<DayAnswer> {
  const caller = requireSession(context)
  const { desk, member } = caller
  const submission = submissionOf(context, dayForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  if (value.intent === 'undo') {
    const back = await desk.visits.undoVisits(value.edits, member)
    return back.ok ? savedVisits(context, 'Undone', []) : visitRefusal(context, back.error)
  }
  const { stops, to, accepted, message, emailCustomer: isWanted } = value
  const { emails, callList } = await desk.visits.listCustomersOfMove(stops)
  const first = !isWanted || emails < bulkEmails ? null : confirmFirst(caller)
  if (first !== null) return first
  const email = { isWanted, message }
  const moved = await desk.visits.moveStops(stops, to, accepted, email, member)
  if (!moved.ok) return visitRefusal(context, moved.error)
  const answer = savedVisits(
    context,
    `${counted(moved.value.length, 'stop')} moved. Saved`,
    moved.value,
  )
  // The list in the panel is about stops that are still to move.
  return callList.length === 0
    ? answer
    : { ...answer, message: `${answer.message}. Still to call:`, toCall: callList }
}

export default function Schedule({ loaderData }: Route.ComponentProps) {
  const { query, title, zone, days, week, weekTitle, move } = loaderData
  const fetcher = useFetcher<DayAnswer>()
  const { date, view } = query
  const answer = fetcher.data
  const showsMove = move !== null && view === 'day'
  const outcome =
    answer?.is === 'warned' ? (
      <p role="alert" className="mb-2 font-semibold text-brick">
        {answer.warnings.join(' ')} Check this, then move the day again.
      </p>
    ) : (
      <SavedLine answer={answer} action={deskPaths.schedule} isBusy={fetcher.state !== 'idle'} />
    )
  return (
    <>
      <PageHead title={title} aside={zone} search="wide">
        <ButtonLink to={`${deskPaths.newVisit}?date=${date}`} variant="filled">
          New visit
        </ButtonLink>
      </PageHead>
      <ScheduleBar {...loaderData} />
      {showsMove ? null : outcome}
      <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_15.25rem] desk:gap-7">
        <div
          className={`@container overflow-hidden border-hairline bg-white max-desk:-mx-4 max-desk:border-y desk:self-start desk:rounded-sheet desk:border ${noteWidth}`}
        >
          {days.map(({ date: day, name, now, stops }) => (
            <section key={day} aria-label={name}>
              {view === 'week' ? (
                <h2 className="flex min-h-10 items-center border-b border-hairline-soft bg-paper px-4">
                  {name}
                </h2>
              ) : null}
              {stops.length === 0 ? (
                <Empty>
                  {view === 'week'
                    ? 'Nothing scheduled.'
                    : 'Nothing is scheduled on this day. Schedule a visit from a request, from a customer, or here.'}
                </Empty>
              ) : (
                <DayList stops={stops} now={now} />
              )}
            </section>
          ))}
          {showsMove ? (
            <MovePanel move={move} fetcher={fetcher}>
              {outcome}
            </MovePanel>
          ) : null}
        </div>
        <div className={view === 'week' ? 'max-desk:hidden' : ''}>
          <WeekSide title={weekTitle} days={week} />
        </div>
      </div>
    </>
  )
}

function ScheduleBar({
  query,
  before,
  after,
  canMove,
  staff,
}: Pick<Route.ComponentProps['loaderData'], 'query' | 'before' | 'after' | 'canMove' | 'staff'>) {
  const { date, view, who } = query
  const navigate = useNavigate()
  const isNavigating = useNavigation().state !== 'idle'
  const pill =
    'inline-flex min-h-11 items-center px-3 font-semibold text-evergreen -outline-offset-3 hover:bg-paper-deep desk:min-h-9'
  const word =
    'inline-flex min-h-11 items-center px-1 font-semibold text-moss hover:underline desk:min-h-9'
  return (
    <div className="no-print mb-3 flex flex-wrap items-center gap-2">
      <nav
        aria-label="Day or week"
        className="flex overflow-hidden rounded-[0.5rem] border border-hairline bg-white"
      >
        {(['day', 'week'] as const).map((each) => (
          <Link
            key={each}
            to={schedulePath({ date, who, view: each })}
            aria-current={each === view ? 'page' : undefined}
            className={`${pill} aria-[current]:bg-selected`}
          >
            {each === 'day' ? 'Day' : 'Week'}
          </Link>
        ))}
      </nav>
      <Choice
        aria-label="Whose"
        value={who ?? ''}
        isBusy={isNavigating}
        onChoose={(chosen) => void navigate(schedulePath({ date, view, who: chosen || null }))}
        className="w-auto! max-w-full"
      >
        <option value="">Everybody</option>
        <option value="nobody">Nobody yet</option>
        <Options of={staff.map(({ id, name }) => [id, name])} />
      </Choice>
      <span className="flex gap-2">
        <Link
          to={before.href}
          className={`${pill} rounded-[0.5rem] border border-hairline bg-white`}
        >
          <span aria-hidden="true">‹&nbsp;</span>
          {before.label}
        </Link>
        <Link
          to={after.href}
          className={`${pill} rounded-[0.5rem] border border-hairline bg-white`}
        >
          {after.label}
          <span aria-hidden="true">&nbsp;›</span>
        </Link>
      </span>
      <span className="flex flex-wrap gap-x-2 desk:ml-auto desk:gap-x-5">
        <Link to={`${deskPaths.account}#calendar`} className={word}>
          Calendar feed
        </Link>
        <Link to={schedulePath({ date, who }, deskPaths.printedDay)} className={word}>
          Print for the truck
        </Link>
        {canMove && view === 'day' ? (
          <Link
            to={schedulePath({ date, who, to: addDays(date, 1) })}
            preventScrollReset
            className={word}
          >
            Move the day
          </Link>
        ) : null}
      </span>
    </div>
  )
}
