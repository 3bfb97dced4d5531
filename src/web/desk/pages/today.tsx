import { Link, redirect } from 'react-router'
import { may } from '#domain/desk/roles.ts'
import { countTrouble } from '#domain/desk/trouble.ts'
import { hoursTodayText } from '#domain/requests/opening-hours.ts'
import { formatCalendarDateFrom, formatDay, zoneAbbreviation } from '#domain/time.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { Figures, todayRequests, TodayRequests } from '#web/desk/requests/today-requests.tsx'
import { quoteRow } from '#web/desk/quotes/quote-row.tsx'
import { TodaysQuotes } from '#web/desk/quotes/quotes-part.tsx'
import { stopOf } from '#web/desk/schedule/stop.ts'
import { Visits } from '#web/desk/schedule/todays-visits.tsx'
import { NeedsLook, troubleLines } from '#web/desk/today/needs-look.tsx'
import { nextEvents, NextEvents } from '#web/desk/today/next-events.tsx'
import { RowSubmissions } from '#web/desk/today/row-actions.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/today.ts'

/** The day's work; helpers have a day of their own. */
export async function loader({ context }: Route.LoaderArgs) {
  const { desk, member } = requireSession(context)
  const { content, now, listEvents, report } = context.get(siteContext)
  const { company } = content
  const { timeZone } = company
  const { role } = member
  // A role without requests has only its own day.
  if (!may(role, 'work-requests')) throw redirect(deskPaths.myDay)
  const today = desk.today()
  const [steps, requests, trouble, visits, leftOpen, quotes, events] = await Promise.all([
    desk.goingLive.readSteps(),
    desk.requests.requestsToday(),
    desk.trouble(),
    desk.visits.listVisits({ from: today, to: today, assignedTo: null }),
    desk.visits.leftOpen(today),
    desk.quotes.quotesToday(),
    listEvents().catch((error: unknown) => {
      report(error)
      return null
    }),
  ])
  const lines = todayRequests(requests, company, desk.now())
  const withDay = (visit: (typeof visits)[number]) => ({
    ...stopOf(visit, timeZone),
    start: formatCalendarDateFrom(today, visit.day),
  })
  const ahead = lines.isNothing ? await desk.visits.visitsAhead(today) : []
  return {
    title: formatDay(now, timeZone),
    steps,
    aside: `${zoneAbbreviation(now, timeZone)}, ${hoursTodayText(today, company)}`,
    requests: lines,
    trouble: troubleLines(trouble),
    troubleTotal: countTrouble(trouble),
    visits: visits
      .filter(({ status }) => status !== 'canceled')
      .map((visit) => stopOf(visit, timeZone)),
    leftOpenTotal: leftOpen.total,
    leftOpen: leftOpen.visits.map(withDay),
    ahead: ahead.map((visit) => {
      const { start, about } = stopOf(visit, timeZone)
      return { ...withDay(visit), about: [start, about].filter(Boolean).join(', ') }
    }),
    quotes: quotes.quotes.map((quote) => quoteRow(quote, today, timeZone)),
    quotesTotal: quotes.total,
    quotesOut: quotes.figures,
    events: events === null ? null : nextEvents(events, now, timeZone),
  }
}

/** Without cents, which say nothing in a sum of many. */
const wholeDollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`

export default function Today({ loaderData }: Route.ComponentProps) {
  const { title, aside, steps, requests, trouble, quotes, quotesOut, events, ...rest } = loaderData
  return (
    <>
      <PageHead title={title} aside={aside} search="always">
        <ButtonLink to={deskPaths.newRequest} variant="filled">
          New request
        </ButtonLink>
      </PageHead>
      <LiveLine steps={steps} />
      {/* On phones the work comes first, and the figures last. */}
      <div className="flex flex-col">
        <div className="max-desk:order-last">
          <Figures
            figures={[
              ...requests.figures,
              {
                label: 'Quotes out',
                value: wholeDollars(quotesOut.outCents),
                second: `${quotesOut.out} unanswered`,
              },
            ]}
          />
        </div>
        <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_20.250rem] desk:grid-rows-[auto_1fr] desk:gap-x-8">
          <div className="desk:col-start-2 desk:row-start-1">
            <NeedsLook lines={trouble} total={rest.troubleTotal} />
          </div>
          <div className="min-w-0 desk:col-start-1 desk:row-span-2 desk:row-start-1">
            <RowSubmissions>
              <TodayRequests {...requests} visitsAhead={rest.ahead} />
            </RowSubmissions>
          </div>
          <div className="max-desk:mt-6 desk:col-start-2 desk:row-start-2">
            <Visits
              title="Past, not marked done"
              visits={rest.leftOpen}
              total={rest.leftOpenTotal}
              isPast
            />
            <Visits title="Visits and deliveries" visits={rest.visits} />
            <TodaysQuotes rows={quotes} total={rest.quotesTotal} />
            <NextEvents events={events} />
          </div>
        </div>
      </div>
    </>
  )
}

/** Links to the checklist and its next step until the site is launched. */
function LiveLine({ steps }: Pick<Route.ComponentProps['loaderData'], 'steps'>) {
  if (steps.isLaunched) return null
  const open = [
    steps.sampleFacts.length === 0 ? null : 'your name, address, phone and hours',
    steps.hasOwnBrand ? null : 'your logo and colors',
  ].filter((each) => each !== null)
  const [next = 'the rest of the checklist, then Launch'] = open
  return (
    <Link
      to={deskPaths.goingLive}
      className="group mb-4 flex min-h-11 items-center gap-3 rounded-sheet border border-hairline bg-white px-4 py-2"
    >
      <Icon name="site" className="size-4 shrink-0 text-clay" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-clay">Your site is not launched yet</span>
        <span className="block text-second text-bark-soft">{`Next: ${next}.`}</span>
      </span>
      <span className="font-semibold text-moss group-hover:underline">Going live</span>
    </Link>
  )
}
