import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#domain/desk/roles.ts'
import {
  addDays,
  dateOf,
  formatDate,
  formatDay,
  formatTime,
  zoneAbbreviation,
} from '#domain/time.ts'
import { nameOf } from '#domain/events/wording.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { Figures, todayRequests, TodayRequests } from '#web/desk/requests/today-requests.tsx'
import { Empty, Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { siteContext } from '#web/site-context.ts'

/** Days of the week ahead. */
const daysAhead = 7

/** The day, and the events of the week for those who work with them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { desk, session } = visitOf(context)
  const { content, now, listEvents, report } = context.get(siteContext)
  const { timeZone, hours } = content.company
  const title = formatDay(now, timeZone)
  const open = hours.find(({ days }) => (days === 'Sunday') === title.startsWith('Sunday'))
  const today = dateOf(now, timeZone)
  const until = addDays(today, daysAhead)
  const seesWeek = may(session.member.role, 'see-site-week')
  const listed = seesWeek
    ? await listEvents().catch((error: unknown) => {
        report(error)
        return null
      })
    : []
  const requests = may(session.member.role, 'work-requests')
    ? todayRequests(await desk.requestsToday(), content.company, desk.now())
    : null
  return {
    title,
    requests,
    aside: `${zoneAbbreviation(now, timeZone)}, open ${open?.text ?? ''}`,
    seesWeek,
    week:
      listed
        ?.filter(({ event }) => event.start >= now && dateOf(event.start, timeZone) <= until)
        .toSorted((one, other) => one.event.start - other.event.start)
        .map((each) => ({
          id: each.event.id,
          name: nameOf(each.event),
          when: `${formatDate(each.event.start, each.event.timeZone)}, ${formatTime(each.event.start, each.event.timeZone)}`,
          seats: seatsWords(each.seatsTaken, each.event.capacity),
        })) ?? null,
  }
}

const seatsWords = (taken: number, capacity: number | null) =>
  capacity === null ? `${taken} seats taken` : `${taken} of ${capacity} seats taken`

export default function Today() {
  const { title, aside, requests, seesWeek, week } = useLoaderData<typeof loader>()
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
      {requests === null ? null : (
        <>
          <Figures figures={requests.figures} />
          <TodayRequests {...requests} />
        </>
      )}
      {seesWeek ? (
        <Sheet title="Events of the week ahead" {...(week === null ? {} : { count: week.length })}>
          {week === null ? (
            <Empty>The events could not be loaded just now. Reload in a minute.</Empty>
          ) : week.length === 0 ? (
            <Empty>Nothing is planned for the next seven days.</Empty>
          ) : (
            <Rows>
              {week.map(({ id, name, when, seats }) => (
                <Row key={id} title={name} second={when}>
                  <span className="text-bark-soft">{seats}</span>
                </Row>
              ))}
            </Rows>
          )}
        </Sheet>
      ) : (
        <Sheet title="Your day">
          <Empty>Nothing is assigned to you today. What is will stand here.</Empty>
        </Sheet>
      )}
    </>
  )
}
