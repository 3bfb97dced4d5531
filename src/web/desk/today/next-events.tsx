import type { EventWithSeats } from '#domain/events/event.ts'
import { nameOf } from '#domain/events/wording.ts'
import { dateBadge, dateOf, formatTime, zoneAbbreviation } from '#domain/time.ts'
import { SidePart } from '#web/desk/sheet.tsx'

const shown = 3

export function nextEvents(all: readonly EventWithSeats[], now: number, companyZone: string) {
  return all
    .filter(({ event }) => event.start >= now && !event.cancelled)
    .toSorted((one, other) => one.event.start - other.event.start)
    .slice(0, shown)
    .map(({ event, seatsTaken }) => {
      const { id, start, timeZone, capacity } = event
      const { month, day } = dateBadge(start, timeZone)
      const isToday = dateOf(start, timeZone) === dateOf(now, timeZone)
      const zone = timeZone === companyZone ? '' : ` ${zoneAbbreviation(start, timeZone)}`
      return {
        id,
        name: nameOf(event),
        day: isToday ? 'Today' : `${month} ${day}`,
        time: `${formatTime(start, timeZone)}${zone}`,
        seats: capacity === null ? String(seatsTaken) : `${seatsTaken} of ${capacity}`,
      }
    })
}

/** Next events with their seats; null where they could not be loaded. */
export function NextEvents({ events }: { readonly events: ReturnType<typeof nextEvents> | null }) {
  return (
    <SidePart title="Next events" aside="Seats taken">
      {events === null ? (
        <p className="py-3 text-bark-soft">
          The events could not be loaded just now. Reload in a minute.
        </p>
      ) : events.length === 0 ? (
        <p className="py-3 text-bark-soft">No events are scheduled.</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {events.map(({ id, name, day, time, seats }) => (
            <li
              key={id}
              className="grid min-h-11 grid-cols-[5.250rem_minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-3 py-1.5"
            >
              <span>
                <span className="block font-semibold">{day}</span>
                <span className="block text-second text-bark-soft">{time}</span>
              </span>
              <span>{name}</span>
              <span>{seats}</span>
            </li>
          ))}
        </ul>
      )}
    </SidePart>
  )
}
