import type { GardenEvent } from '#domain/events/event.ts'
import { EventLine } from '#web/events/event-line.tsx'

/** Names the event under the title of a dialog. */
export function EventStrip({ event }: { readonly event: GardenEvent }) {
  return (
    <EventLine
      event={event}
      className="-mx-6 -mt-5 mb-5 border-b border-hairline bg-paper px-6 py-4 sm:-mx-8 sm:px-8"
    />
  )
}
