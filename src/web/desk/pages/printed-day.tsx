import { counted } from '#domain/counts.ts'
import { formatDayFrom, instantAt } from '#domain/time.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { requireSession, companyOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { readScheduleQuery, schedulePath } from '#web/desk/schedule/schedule-query.ts'
import { printedPages, stopOf } from '#web/desk/schedule/stop.ts'
import type { Route } from './+types/printed-day.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const { timeZone } = companyOf(context)
  const { date, who } = readScheduleQuery(url, desk.today())
  const all = await desk.visits.listVisits({ from: date, to: date, assignedTo: who })
  const planned = all.filter(({ status }) => status === 'planned')
  const photographsOf = await desk.photographs.photographsOfVisits(planned)
  const stops = planned.map((visit) => {
    const photographs = photographsOf(visit).filter(({ state }) => state === 'ready')
    return {
      ...stopOf(visit, timeZone),
      photographs: photographs.length,
      pictures: photographs.slice(0, picturesOfStop).map(({ id }) => id),
    }
  })
  return {
    day: formatDayFrom(desk.now(), instantAt(date, '12:00', timeZone), timeZone),
    back: schedulePath({ date, who }),
    pages: printedPages(stops),
  }
}

/** Photographs of a stop on the sheet; the others are on the phone. */
const picturesOfStop = 4

/** Printed schedule for the truck: one page for each person and day. */
export default function PrintedDay({ loaderData: { day, back, pages } }: Route.ComponentProps) {
  return (
    <div className="max-w-3xl">
      <div className="no-print mb-4 flex flex-wrap items-center gap-4">
        <TextLink to={back}>Back to the schedule</TextLink>
        <Button variant="filled" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {pages.length === 0 ? (
        <>
          <h1 className="text-title">{day}</h1>
          <p>Nothing is scheduled on this day.</p>
        </>
      ) : null}
      {pages.map(({ id, person, stops }, index) => (
        <section
          key={id}
          className="mb-8 break-after-page border border-hairline bg-white p-5 last:break-after-auto print:border-0 print:p-0"
        >
          {index === 0 ? (
            <h1 className="text-title">
              {person}, {day}
            </h1>
          ) : (
            <h2 className="font-display text-title font-medium">
              {person}, {day}
            </h2>
          )}
          <ol className="mt-3 divide-y divide-hairline">
            {stops.map((stop) => (
              <li
                key={stop.id}
                className="grid break-inside-avoid gap-x-4 gap-y-1 py-3 sm:grid-cols-[9rem_1fr] print:grid-cols-[9rem_1fr]"
              >
                <div>
                  <p className="font-semibold">{stop.window}</p>
                  <p>{stop.kindName}</p>
                  <p>{stop.truck}</p>
                </div>
                <div>
                  <p className="font-semibold">
                    {stop.name}
                    {stop.phone === '' ? '' : `, ${stop.phone}`}
                  </p>
                  <p>{[stop.street, stop.town].filter(Boolean).join(', ')}</p>
                  <p>{stop.about}</p>
                  <p className="whitespace-pre-line">{stop.note}</p>
                  <Pictures {...stop} />
                  <p className="mt-2 text-second">☐ Done at ______ Signed ______________________</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Pictures({
  id,
  photographs,
  pictures,
}: {
  readonly id: string
  readonly photographs: number
  readonly pictures: readonly string[]
}) {
  if (photographs === 0) return null
  const more = photographs - pictures.length
  return (
    <>
      <p className="text-second">
        {counted(photographs, 'photograph')}
        {more > 0 ? `, ${more} of them only on the phone` : ''}
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {pictures.map((picture) => (
          <img
            key={picture}
            src={`${deskPaths.photographsOfVisit(id)}/${picture}/small`}
            alt=""
            className="h-24 w-28 rounded-[0.25rem] border border-hairline object-cover"
          />
        ))}
      </div>
    </>
  )
}
