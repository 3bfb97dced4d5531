import type { EventWithSeats } from '#domain/events/event.ts'
import type { Opening } from '#web/events/opening.ts'
import { AnswerDialogs } from './answer-dialogs.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'

/** Every dialog of the event page; loaded when the first one opens. */
export function EventDialogs({
  opening,
  shown,
  onClose,
  ...rest
}: {
  readonly tenant: string
  readonly shown: EventWithSeats
  readonly opening: Opening
  readonly onSeats: (capacity: number | null, seatsTaken: number) => void
  readonly onStale: () => void
  readonly onClose: () => void
  readonly onOpen: (opening: Opening) => void
}) {
  return opening === 'calendar' ? (
    <CalendarDialog event={shown.event} onClose={onClose} />
  ) : (
    <AnswerDialogs {...rest} shown={shown} opening={opening} onClose={onClose} />
  )
}
