import { Link } from 'react-router'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SidePart } from '#web/desk/sheet.tsx'
import { KindShape, StateMark } from './marks.tsx'
import type { Stop } from './stop.ts'

/** Visits and deliveries beside Today; nothing without any. */
export function Visits({
  title,
  total,
  ...lines
}: {
  readonly title: string
  /** Number of all, with those that are not shown. */
  readonly total?: number
} & React.ComponentProps<typeof VisitLines>) {
  const shown = lines.visits.length
  if (shown === 0) return null
  return (
    <SidePart title={title} count={total ?? shown}>
      {total === undefined || total <= shown ? null : (
        <p className="pt-2 text-second text-bark-soft">
          The last {shown}. Earlier ones follow as you decide about these.
        </p>
      )}
      <VisitLines {...lines} />
    </SidePart>
  )
}

/** `start` distinguishes the lines: the time, or the day. */
export function VisitLines({
  visits,
  isPast = false,
}: {
  readonly visits: readonly Stop[]
  readonly isPast?: boolean
}) {
  return (
    <ul className="divide-y divide-hairline">
      {visits.map((stop) => (
        <li
          key={stop.id}
          className="relative grid min-h-11 grid-cols-[0.875rem_4.25rem_minmax(0,1fr)_auto] items-center gap-x-2 py-1.5 max-[20rem]:grid-cols-[0.875rem_minmax(0,1fr)] max-[20rem]:*:text-left max-[20rem]:*:not-nth-[-n+2]:col-start-2"
        >
          <KindShape kind={stop.kind} />
          <span className="text-right font-semibold">{stop.start}</span>
          <span className="min-w-0 pl-1">
            <Link
              to={deskPaths.visit(stop.id)}
              className="block min-[20rem]:truncate font-semibold opens-row hover:underline"
            >
              {stop.name}
            </Link>
            <span className="line-clamp-2 max-[20rem]:line-clamp-3 text-second text-bark-soft">
              {stop.subject}
            </span>
          </span>
          <span className="text-right text-second">
            <span className={stop.who === null ? 'font-semibold text-clay' : 'text-bark-soft'}>
              {stop.who?.split(' ')[0] ?? 'Nobody yet'}
            </span>
            {isPast || stop.state === 'confirmed' ? null : (
              <span className="block">
                <StateMark stop={stop} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
