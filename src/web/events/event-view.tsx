import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hasEnded, type EventWithSeats } from '#domain/events/event.ts'
import { isLowOnSeats, seatsLeft } from '#domain/events/seats.ts'
import { descriptionOf, nameOf } from '#domain/events/wording.ts'
import type { Instant } from '#domain/time.ts'
import { announceMissingScript } from '#web/no-connection.ts'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { dialogEntry, useBack, useDialogEntry } from '#web/ui/use-dialog-entry.ts'
import { DateBadge } from './date-badge.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventImage } from './event-image.tsx'
import { EventInformation } from './event-information.tsx'
import { EventMap } from './event-map.tsx'
import { MediaCarousel } from './media-carousel.tsx'
import { giftsOf, mediaOf } from './media.ts'
import { isFromList } from './from-list.ts'
import { answeringAt, type Opening } from './opening.ts'
import { RaffleBlock } from './raffle-block.tsx'
import { reopenedDialog } from './reopened-dialog.ts'
import { RsvpBar } from './rsvp-bar.tsx'
import { RsvpCard, rsvpId } from './rsvp-card.tsx'

const loadDialogs = () => import('#web/bookings/event-dialogs.tsx')
type Dialogs = Awaited<ReturnType<typeof loadDialogs>>['EventDialogs']

export function EventView({
  tenant,
  shown,
  now,
  onSeats,
  onStale,
}: {
  readonly tenant: string
  readonly shown: EventWithSeats
  /** The time at which the page was rendered. */
  readonly now: Instant
  /** The server answered how many seats there are and how many are taken. */
  readonly onSeats: (capacity: number | null, seatsTaken: number) => void
  /** The page turned out to be out of date. */
  readonly onStale: () => void
}) {
  const { company } = useSite()
  const { event } = shown
  const name = nameOf(event)
  const venue = event.venueAddress ?? 'N/A'
  const media = mediaOf(event)
  const { opening, Dialogs, prepare, open, close } = useDialogs(event.publicId)

  return (
    <>
      <Container className="grid grid-cols-1 items-start gap-x-10 gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-14">
        <div className="min-w-0 lg:col-start-1">
          <BackButton />
          {media.length === 0 ? (
            <EventImage
              url={undefined}
              alt=""
              sizes="(min-width: 62rem) 56rem, calc(100vw - 2rem)"
              priority="high"
              className="aspect-3/2 w-full rounded-card lg:max-h-[max(27rem,100svh-22rem)] print:aspect-3/1"
            />
          ) : (
            <MediaCarousel key={event.id} media={media} eventName={name} />
          )}
          <div className="mt-7 flex items-start gap-5">
            <DateBadge event={event} />
            <div className="min-w-0">
              <h1 className="text-heading wrap-anywhere">{name}</h1>
              <p className="mt-2.5 flex items-start gap-2 font-medium">
                <Icon name="pin" className="mt-0.5 size-5 text-moss" />
                <span className="min-w-0 wrap-anywhere">{venue}</span>
              </p>
            </div>
          </div>
        </div>
        <div className="lg:under-top lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-[5.25rem]">
          <RsvpCard shown={shown} now={now} onOpen={open} onApproach={prepare} />
        </div>
        <div className="grid grid-cols-1 gap-10 lg:col-start-1">
          <section aria-labelledby="about-event">
            <h2 id="about-event" className="text-part">
              About
            </h2>
            <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">
              {descriptionOf(event)}
            </p>
          </section>
          {event.raffle === null ? null : (
            <RaffleBlock
              raffle={event.raffle}
              gifts={giftsOf(event)}
              left={
                answeringAt(shown, now).is === 'over'
                  ? null
                  : seatsLeft(event.capacity, shown.seatsTaken)
              }
              isLow={isLowOnSeats(event.capacity, shown.seatsTaken)}
            />
          )}
          <section aria-label="Details">
            <EventInformation
              event={event}
              venue={venue}
              onAddToCalendar={
                event.cancelled || hasEnded(event, now) ? null : () => open('calendar')
              }
            />
          </section>
          {event.venueAddress === null ? null : <EventMap address={event.venueAddress} />}
          <p className="hidden text-sm print:block">
            {company.name}, {company.phone.display}
          </p>
        </div>
      </Container>
      <RsvpBar shown={shown} now={now} />
      <EventFacts shown={shown} now={now} />
      {opening === null || Dialogs === null ? null : (
        <Dialogs
          // Each opening starts with its own first step.
          key={opening}
          {...{ tenant, shown, opening, onSeats, onStale }}
          onClose={close}
          onOpen={open}
        />
      )}
    </>
  )
}

/** The open dialog, and the code of all dialogs, which is loaded with the first. */
function useDialogs(eventId: string) {
  const { state } = useLocation()
  const [opening, open] = useState<Opening | null>(() =>
    state === dialogEntry ? reopenedDialog(eventId) : null,
  )
  const [Dialogs, setDialogs] = useState<Dialogs | null>(null)
  const isOpen = opening !== null
  useDialogEntry(isOpen)
  useBack(() => {
    // Their code has not come yet, and the visitor goes on.
    if (Dialogs === null) open(null)
  })
  useEffect(() => {
    if (!isOpen) return
    loadDialogs().then(
      ({ EventDialogs }) => setDialogs(() => EventDialogs),
      () => {
        open(null)
        announceMissingScript()
      },
    )
    return () => {
      // The button that opened it may be gone: the guest took the last seats. Safari focuses no
      // button that is tapped, so the page must not scroll.
      if (document.activeElement === document.body) {
        document.getElementById(rsvpId)?.focus({ preventScroll: true })
      }
    }
  }, [isOpen])
  const prepare = useCallback(() => void loadDialogs().catch(() => undefined), [])
  return { opening, Dialogs, prepare, open, close: () => open(null) }
}

/** Back to the list as the visitor left it, or to the whole list. */
function BackButton() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <Link
      to={paths.events}
      onClick={(click) => {
        const isPlain = !click.metaKey && !click.ctrlKey && !click.shiftKey
        if (!isPlain || !isFromList(state)) return
        click.preventDefault()
        void navigate(-1)
      }}
      className="my-5 inline-flex min-h-11 items-center gap-1.5 font-semibold text-moss hover:underline print:hidden"
    >
      <Icon name="chevron-left" className="-ml-1 size-5" />
      Back<span className="sr-only"> to Events</span>
    </Link>
  )
}
