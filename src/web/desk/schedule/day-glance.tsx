import { parseDate } from '#domain/time.ts'
import type { loader as scheduleLoader } from '#web/desk/pages/schedule.tsx'
import { usePart } from '#web/desk/use-part.ts'
import { KindShape } from './marks.tsx'
import { schedulePath } from './schedule-query.ts'

export function DayGlance({
  date,
  except,
}: {
  readonly date: string
  /** Id of the visit that is changed; null for a new one. */
  readonly except: string | null
}) {
  const isDay = parseDate(date) !== null
  const data = usePart<typeof scheduleLoader>(isDay ? schedulePath({ date }) : null)
  const day = isDay ? data?.days.find((each) => each.date === date) : undefined
  if (day === undefined) return null
  const stops = day.stops.filter(({ id, state }) => id !== except && state !== 'canceled')
  return (
    <section
      aria-label="Scheduled on this day"
      className="min-w-0 text-second text-bark-soft @xl:col-span-2"
    >
      {stops.length === 0 ? (
        <p>Nothing else is planned on {day.name}.</p>
      ) : (
        <>
          <p>Also on {day.name}:</p>
          <ul>
            {stops.map(({ id, kind, window, name, town, who }) => (
              <li key={id} className="flex min-h-6 items-baseline gap-2">
                <KindShape kind={kind} />
                <span className="whitespace-nowrap tabular-nums">{window}</span>
                <span className="min-w-0 break-words">
                  <b className="font-semibold text-bark">{name}</b>
                  {town && ` in ${town}`}, {who ?? 'nobody yet'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
