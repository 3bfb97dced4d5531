import { hasEnded, type EventWithSeats } from '#domain/events/event.ts'
import { descriptionOf, nameOf, truncated, venueOf } from '#domain/events/wording.ts'
import type { Instant } from '#domain/time.ts'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { UnbrokenTimes } from '#web/ui/unbroken.tsx'
import { DateBadge } from './date-badge.tsx'
import { EventImage } from './event-image.tsx'
import { fromList } from './from-list.ts'
import { dateOfEvent, fewSeats, kindChips, timesOf } from './labels.ts'
import { firstImageOf } from './media.ts'

export function EventRow({
  listed,
  now,
  isFirst,
}: {
  readonly listed: EventWithSeats
  readonly now: Instant
  /** The picture is the largest element of the first screen. */
  readonly isFirst: boolean
}) {
  const { company } = useSite()
  const { event } = listed
  const hasBegun = event.start <= now
  const name = nameOf(event)
  const to = paths.event(event.publicId)
  const description = truncated(descriptionOf(event))
  const few = hasBegun || event.cancelled ? null : fewSeats(listed)
  const titleId = `event-${event.publicId}`
  return (
    <Card
      as="article"
      className="flex flex-col shadow-soft md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[21rem_minmax(0,1fr)]"
    >
      <div className="flex min-w-0 flex-col items-start gap-3 p-5 pb-0 sm:p-7 sm:pb-0 md:col-start-2">
        <div className="flex flex-wrap gap-2">
          {kindChips(event).map((label) => (
            <Chip key={label} tone="green">
              {label}
            </Chip>
          ))}
          {few === null ? null : <Chip tone="clay">{few}</Chip>}
          {event.cancelled ? <Chip tone="clay">Canceled</Chip> : null}
          {hasBegun && !event.cancelled ? (
            <Chip>{hasEnded(event, now) ? 'Over' : 'Already started'}</Chip>
          ) : null}
        </div>
        <h2 id={titleId} className="text-part wrap-anywhere">
          <Link to={to} state={fromList} className="hover:underline">
            {name}
          </Link>
        </h2>
      </div>
      {/* On wide screens a panel beside the text, of the same height. */}
      <div className="contents md:relative md:isolate md:col-start-1 md:row-span-2 md:row-start-1 md:block md:border-r md:border-hairline md:bg-paper">
        <div className="max-md:hidden">
          <ContourLines on="light" />
        </div>
        <div className="relative max-md:order-first">
          <EventImage
            url={firstImageOf(event)}
            alt=""
            sizes="(min-width: 62rem) 21rem, (min-width: 48rem) 15rem, calc(100vw - 2rem)"
            priority={isFirst ? 'high' : undefined}
            className={`aspect-4/3 w-full ${hasBegun ? '[filter:saturate(0.5)]' : ''}`}
          />
          <DateBadge event={event} className="absolute top-5 left-5" />
        </div>
        <ul className="grid gap-2 px-5 pt-4 text-sm leading-snug font-medium sm:px-7 md:p-5">
          <Fact icon="calendar">{dateOfEvent(event)}</Fact>
          <Fact icon="clock">
            <UnbrokenTimes>{timesOf(event)}</UnbrokenTimes>
          </Fact>
          <Fact icon="pin">{venueOf(event, company.defaultVenue)}</Fact>
        </ul>
      </div>
      <div className="flex min-w-0 flex-col items-start gap-5 p-5 pt-4 sm:p-7 sm:pt-4 md:col-start-2">
        <div className="max-w-prose">
          <p className="wrap-anywhere whitespace-pre-line">{description.text}</p>
          {description.isTruncated ? (
            <Link
              to={to}
              state={fromList}
              aria-describedby={titleId}
              className="link inline-flex min-h-11 items-center"
            >
              show more
            </Link>
          ) : null}
        </div>
        <ButtonLink
          to={to}
          state={fromList}
          variant={hasBegun || event.cancelled ? 'outline' : 'primary'}
          className="mt-auto"
        >
          {event.cancelled ? 'Details' : 'Register'}
          <span className="sr-only"> for {name}</span>
        </ButtonLink>
      </div>
    </Card>
  )
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4.5 text-moss" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
