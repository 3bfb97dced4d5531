import { Link } from 'react-router'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { SidePart } from '#web/desk/sheet.tsx'
import { KindShape, StateMark } from './marks.tsx'
import type { Stop } from './stop.ts'

/** Today's visits and deliveries; nothing where there are none. */
export function TodaysVisits({ visits }: { readonly visits: readonly Stop[] }) {
  if (visits.length === 0) return null
  return (
    <SidePart title="Visits and deliveries" count={visits.length}>
      <ul className="divide-y divide-hairline">
        {visits.map((stop) => (
          <li
            key={stop.id}
            className="grid min-h-11 grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5"
          >
            <span className="font-semibold">{stop.start}</span>
            <span className="min-w-0">
              <Link to={deskPaths.visit(stop.id)} className="font-semibold hover:underline">
                {stop.name}
              </Link>
              <span className="flex items-center gap-1.5 text-second text-bark-soft">
                <KindShape kind={stop.kind} />
                {[stop.kindName, stop.who ?? 'nobody yet'].join(', ')}
              </span>
            </span>
            <span className="text-second">
              <StateMark stop={stop} />
            </span>
          </li>
        ))}
      </ul>
    </SidePart>
  )
}
