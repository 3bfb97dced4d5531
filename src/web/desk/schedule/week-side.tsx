import { Link } from 'react-router'
import { KindShape } from './marks.tsx'
import type { Stop } from './stop.ts'
import type { weekDays } from './week-days.ts'

export function WeekSide({
  title,
  days,
}: {
  readonly title: string
  readonly days: ReturnType<typeof weekDays>
}) {
  return (
    <aside aria-labelledby="week" className="no-print max-desk:mt-6">
      <h2 id="week" className="flex min-h-9 items-center border-b border-hairline">
        {title}
      </h2>
      <ul className="divide-y divide-hairline border-b border-hairline">
        {days.map(({ date, label, href, text, isShown, stops }) => (
          <li key={date} className={`py-1.5 ${isShown ? 'border-t-2 border-t-evergreen' : ''}`}>
            <p className="flex items-center justify-between gap-3">
              <Link
                to={href}
                aria-current={isShown ? 'date' : undefined}
                className="flex min-h-11 items-center font-semibold hover:underline aria-[current]:text-evergreen desk:min-h-7"
              >
                {label}
              </Link>
              <span className="text-second text-bark-soft">{text}</span>
            </p>
            {stops.length === 0 ? null : (
              <ul className="pb-1">
                {stops.map((stop) => (
                  <li
                    key={stop.id}
                    className="grid min-h-7 grid-cols-[0.875rem_4.5rem_minmax(0,1fr)] items-baseline gap-2 py-0.5 text-second"
                  >
                    <KindShape kind={stop.kind} />
                    <span className="text-right">{stop.start}</span>
                    <span className="flex flex-wrap justify-between gap-x-2">
                      <span className="max-w-full min-[20rem]:truncate">{stop.name}</span>
                      <span className="text-bark-soft">{stop.who?.split(' ')[0] ?? 'Nobody'}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <ul className="py-3 text-second text-bark-soft">
        <Legend kind="estimate-visit">Estimate visit</Legend>
        <Legend kind="delivery">Delivery</Legend>
        <Legend kind="work-start">Work</Legend>
      </ul>
    </aside>
  )
}

function Legend({ kind, children }: { readonly kind: Stop['kind']; readonly children: string }) {
  return (
    <li className="flex items-center gap-2 py-0.5">
      <KindShape kind={kind} />
      {children}
    </li>
  )
}
