import type { GardenEvent } from '#domain/events/event.ts'
import { startDate } from '#domain/events/date-filter.ts'
import { dateBadge } from '#domain/time.ts'

/** A leaf of a calendar: short month and day, where the event takes place. */
export function DateBadge({
  event,
  className = '',
}: {
  readonly event: Pick<GardenEvent, 'start' | 'timeZone'>
  readonly className?: string
}) {
  const { month, day } = dateBadge(event.start, event.timeZone)
  return (
    <time
      dateTime={startDate(event)}
      className={`grid w-16 shrink-0 overflow-hidden rounded-lg border border-hairline bg-white text-center shadow-soft ${className}`}
    >
      <span className="bg-evergreen py-1 text-xs font-semibold tracking-widest text-paper uppercase">
        {month}
      </span>{' '}
      <span className="py-1.5 font-display text-[1.75rem] leading-none font-medium text-evergreen">
        {day}
      </span>
    </time>
  )
}
