import { isPaid, kindLabel } from '#domain/events/price.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { UnbrokenTimes } from '#web/ui/unbroken.tsx'
import { dateOfEvent, kindChips, timesOf } from './labels.ts'

/** The facts that a guest needs. */
export function EventInformation({
  event,
  venue,
  onAddToCalendar,
}: {
  readonly event: GardenEvent
  readonly venue: string
  /** Null if the event is canceled or over. */
  readonly onAddToCalendar: (() => void) | null
}) {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {event.hostedBy === null ? null : (
        <Fact icon="leaf" name="Organised by">
          {event.hostedBy}
        </Fact>
      )}
      {event.guests.length === 0 ? null : (
        <Fact icon="person" name="Guest">
          {event.guests.join(', ')}
        </Fact>
      )}
      <Fact icon="clock" name="Date and Time">
        {dateOfEvent(event)}
        <br />
        <UnbrokenTimes>{timesOf(event)}</UnbrokenTimes>
        {onAddToCalendar === null ? null : (
          <>
            <br />
            <Button
              variant="outline"
              aria-haspopup="dialog"
              onClick={onAddToCalendar}
              className="mt-3 noscript:hidden print:hidden"
            >
              <Icon name="calendar" />
              Add to Calendar
            </Button>
          </>
        )}
      </Fact>
      <Fact icon="pin" name="Location">
        {venue}
      </Fact>
      <Fact icon="calendar" name="Event Type">
        {isPaid(event) ? `${kindChips(event).join(', ')} per person` : kindLabel(event)}
      </Fact>
      {event.perks.length === 0 ? null : (
        <Fact icon="gift" name="Event Perks">
          <ul className="list-disc gap-x-8 pl-5 marker:text-leaf sm:columns-2">
            {event.perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  )
}

function Fact({
  icon,
  name,
  children,
}: {
  readonly icon: IconName
  readonly name: string
  readonly children: React.ReactNode
}) {
  return (
    <div className="min-w-0 border-t border-hairline pt-4 sm:[&:last-child:nth-child(odd)]:col-span-2">
      <dt className="flex items-center gap-2 font-semibold text-evergreen">
        <Icon name={icon} className="size-5 text-moss" />
        {name}
      </dt>
      <dd className="mt-1.5 wrap-anywhere">{children}</dd>
    </div>
  )
}
