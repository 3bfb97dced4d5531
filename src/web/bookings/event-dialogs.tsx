import type { Opening } from '#web/events/opening.ts'
import { AnswerDialogs } from './answer-dialogs.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'

/** Every dialog of the event page; loaded when the first one opens. */
export function EventDialogs({
  opening,
  shown,
  onClose,
  ...rest
}: Omit<React.ComponentProps<typeof AnswerDialogs>, 'opening'> & { readonly opening: Opening }) {
  return opening === 'calendar' ? (
    <CalendarDialog event={shown.event} onClose={onClose} />
  ) : (
    <AnswerDialogs {...rest} shown={shown} opening={opening} onClose={onClose} />
  )
}
