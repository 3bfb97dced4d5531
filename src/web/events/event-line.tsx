import type { GardenEvent } from '#domain/events/event.ts'
import { nameOf, venueOf } from '#domain/events/wording.ts'
import { useSite } from '#web/site.ts'
import { UnbrokenTimes } from '#web/ui/unbroken.tsx'
import { DateBadge } from './date-badge.tsx'
import { dateOfEvent, timesOf } from './labels.ts'

export function EventLine({
  event,
  name = nameOf(event),
  withVenue = false,
  className = '',
}: {
  readonly event: GardenEvent
  /** The name as a link, where it leads somewhere. */
  readonly name?: React.ReactNode
  readonly withVenue?: boolean
  readonly className?: string
}) {
  const { company } = useSite()
  return (
    <div className={`flex items-center gap-4 text-left ${className}`}>
      <DateBadge event={event} />
      <p className="min-w-0 text-sm leading-snug wrap-anywhere text-bark-soft">
        <span className="block font-display text-lead leading-tight font-medium text-evergreen">
          {name}
        </span>
        <span className="mt-1 block">{dateOfEvent(event)}</span>
        <span className="block">
          <UnbrokenTimes>{timesOf(event)}</UnbrokenTimes>
        </span>
        {withVenue ? <span className="block">{venueOf(event, company.defaultVenue)}</span> : null}
      </p>
    </div>
  )
}
