import { Link, useLocation } from 'react-router'
import { formatDate } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listStateIn } from '#web/desk/requests/list-place.tsx'
import { SidePart } from '#web/desk/sheet.tsx'
import { KindShape, StateMark } from './marks.tsx'
import { stopOf, type Stop } from './stop.ts'

type Listed = DeskResult<'visits', 'visitsOfRequest'>

/** Visits beside a request or a customer, in words. */
export const visitLines = (visits: Listed, timeZone: string) =>
  visits.map((visit) => ({
    ...stopOf(visit, timeZone),
    day: formatDate(visit.startsAt, timeZone),
  }))

export function VisitsPart({
  visits,
  subject,
  id,
}: {
  readonly visits: readonly (Stop & { readonly day: string })[]
  readonly subject: 'request' | 'customer'
  readonly id: string
}) {
  const list = listStateIn(useLocation().state)
  return (
    <SidePart title="Visits" count={visits.length || undefined}>
      {visits.length === 0 ? <p className="text-bark-soft">None yet.</p> : null}
      <ul className="divide-y divide-hairline">
        {visits.map((visit) => (
          <li
            key={visit.id}
            className="relative flex min-h-11 items-center justify-between gap-x-3 py-1.5 max-[20rem]:flex-wrap"
          >
            <span>
              <Link
                to={deskPaths.visit(visit.id)}
                state={list}
                className="inline-flex items-center gap-2 font-semibold opens-row hover:underline"
              >
                <KindShape kind={visit.kind} />
                {visit.kindName}
              </Link>
              <span className="block text-second text-bark-soft">
                {[`${visit.day}, ${visit.window}`, visit.who].filter(Boolean).join(', ')}
              </span>
            </span>
            <span className="text-second">
              <StateMark stop={visit} />
            </span>
          </li>
        ))}
      </ul>
      <p className="no-print">
        <TextLink to={`${deskPaths.newVisit}?${subject}=${id}`} state={list} variant="tall">
          Schedule a visit
        </TextLink>
      </p>
    </SidePart>
  )
}
