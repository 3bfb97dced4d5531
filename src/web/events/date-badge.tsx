import type { GardenEvent } from '#domain/events/event.ts'
import { startDate } from '#domain/events/date-filter.ts'
import { dateBadge } from '#domain/time.ts'

/** A leaf of a calendar, hung on two rings: short month and day, where the event takes place. */
export function DateBadge({
  event,
  className = 'relative',
}: {
  readonly event: Pick<GardenEvent, 'start' | 'timeZone'>
  readonly className?: string
}) {
  const { month, day } = dateBadge(event.start, event.timeZone)
  return (
    <time
      dateTime={startDate(event)}
      className={`grid w-16 shrink-0 rounded-lg border border-hairline bg-white text-center shadow-soft before:absolute before:-top-1.5 before:left-4 before:h-3 before:w-1 before:rounded-full before:bg-leaf after:absolute after:-top-1.5 after:right-4 after:h-3 after:w-1 after:rounded-full after:bg-leaf ${className}`}
    >
      <span className="-m-px mb-0 rounded-t-lg bg-evergreen pt-1.5 pb-1 text-xs font-semibold tracking-widest text-paper uppercase">
        {month}
      </span>{' '}
      <span className="py-1.5 font-display text-part leading-none font-medium text-evergreen">
        {day}
      </span>
    </time>
  )
}
