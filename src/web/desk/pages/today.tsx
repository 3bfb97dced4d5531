import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#domain/desk/roles.ts'
import { formatDay, zoneAbbreviation } from '#domain/time.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { Figures, todayRequests, TodayRequests } from '#web/desk/requests/today-requests.tsx'
import { Empty, Sheet } from '#web/desk/sheet.tsx'
import { NeedsLook, troubleLines } from '#web/desk/today/needs-look.tsx'
import { nextEvents, NextEvents } from '#web/desk/today/next-events.tsx'
import { siteContext } from '#web/site-context.ts'

/** The day of whoever asks: helpers see what is theirs alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { desk, session } = visitOf(context)
  const { content, now, listEvents, report } = context.get(siteContext)
  const { company } = content
  const { timeZone, hours } = company
  const title = formatDay(now, timeZone)
  const open = hours.find(({ days }) => (days === 'Sunday') === title.startsWith('Sunday'))
  const { role } = session.member
  const worksRequests = may(role, 'work-requests')
  const [requests, trouble, events] = await Promise.all([
    worksRequests ? desk.requestsToday() : null,
    worksRequests ? desk.trouble() : null,
    may(role, 'see-site-week')
      ? listEvents().catch((error: unknown) => {
          report(error)
          return null
        })
      : [],
  ])
  return {
    title,
    aside: `${zoneAbbreviation(now, timeZone)}, open ${open?.text ?? ''}`,
    requests: requests === null ? null : todayRequests(requests, company, desk.now()),
    trouble: trouble === null ? [] : troubleLines(trouble),
    events: events === null ? null : nextEvents(events, now, timeZone),
  }
}

export default function Today() {
  const { title, aside, requests, trouble, events } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        title={title}
        aside={aside}
        {...(requests === null ? {} : { search: 'always' as const })}
      >
        {requests === null ? null : (
          <ButtonLink to={deskPaths.newRequest} look="filled">
            New request
          </ButtonLink>
        )}
      </PageHead>
      {requests === null ? (
        <Sheet title="Your day">
          <Empty>Nothing is assigned to you today. What is will stand here.</Empty>
        </Sheet>
      ) : (
        // On phones the work comes first, and the figures last.
        <div className="flex flex-col">
          <div className="max-desk:order-last">
            <Figures figures={requests.figures} />
          </div>
          <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_20.250rem] desk:grid-rows-[auto_1fr] desk:gap-x-8">
            <div className="desk:col-start-2 desk:row-start-1">
              <NeedsLook lines={trouble} />
            </div>
            <div className="min-w-0 desk:col-start-1 desk:row-span-2 desk:row-start-1">
              <TodayRequests {...requests} />
            </div>
            <div className="desk:col-start-2 desk:row-start-2">
              <NextEvents events={events} />
            </div>
          </div>
        </div>
      )}
    </>
  )
}
