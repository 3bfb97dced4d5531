import { calendarFilePath } from '#contract/booking-paths.ts'
import { googleCalendarLink, outlookCalendarLink } from '#domain/events/calendar-links.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { useSite } from '#web/site.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { useBack } from '#web/ui/use-dialog-entry.ts'
import { EventStrip } from './event-strip.tsx'

const choice =
  'flex min-h-14 items-center gap-3 rounded-lg border border-hairline px-4 py-2 leading-snug font-semibold text-evergreen transition-colors hover:border-moss hover:bg-leaf-pale/55'

export function CalendarDialog({
  event,
  onClose,
}: {
  readonly event: GardenEvent
  readonly onClose: () => void
}) {
  const { company } = useSite()
  const links = [
    ['Google', googleCalendarLink(event, company.defaultVenue)],
    ['Outlook', outlookCalendarLink(event, company.defaultVenue)],
  ] as const
  useBack(onClose)
  return (
    <Dialog title="Save to Calendar" onClose={onClose}>
      <EventStrip event={event} />
      <ul className="grid gap-3">
        {links.map(([name, href]) => (
          <li key={name}>
            <NewTabLink href={href} className={choice}>
              <Icon name="calendar" className="size-5 text-moss" />
              {name}
            </NewTabLink>
          </li>
        ))}
        <li>
          <a href={calendarFilePath(event.publicId)} download className={choice}>
            <Icon name="calendar" className="size-5 text-moss" />
            Other calendars (.ics file)
          </a>
        </li>
      </ul>
    </Dialog>
  )
}
