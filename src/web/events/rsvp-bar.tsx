import { useEffect, useState } from 'react'
import type { EventWithSeats } from '#domain/events/event.ts'
import { priceLabel } from '#domain/events/price.ts'
import type { Instant } from '#domain/time.ts'
import { Button } from '#web/ui/button.tsx'
import { dateOfEvent, fewSeats } from './labels.ts'
import { answeringAt } from './opening.ts'
import { rsvpId } from './rsvp-card.tsx'
import { useClock } from './use-clock.ts'

/** On phones: the way back to the question while it is out of sight. */
export function RsvpBar({
  shown,
  now: onPage,
}: {
  readonly shown: EventWithSeats
  /** The time at which the page was rendered. */
  readonly now: Instant
}) {
  const { event } = shown
  const answering = answeringAt(shown, useClock(onPage, event.start)).is
  const few = fewSeats(shown)
  const [isNeeded, setIsNeeded] = useState(false)

  useEffect(() => {
    const card = document.getElementById(rsvpId)
    if (card === null) return
    const watcher = new IntersectionObserver(
      ([seen]) => setIsNeeded(seen !== undefined && !seen.isIntersecting),
      // A card barely visible above the bar counts as out of sight.
      { rootMargin: '0px 0px -96px' },
    )
    // The buttons count, not the date above them.
    watcher.observe(card.querySelector('fieldset') ?? card)
    return () => watcher.disconnect()
  }, [answering])

  if (answering === 'over') return null

  return (
    <div
      data-lower-bar
      inert={!isNeeded}
      className={`sticky bottom-0 z-20 flex items-center gap-4 ground-dark bg-evergreen py-2.5 pr-24 pl-gutter transition-[opacity,translate,visibility] noscript:hidden lg:hidden print:hidden ${isNeeded ? '' : 'invisible translate-y-full'}`}
    >
      <Button
        look="light"
        className="bg-paper text-evergreen!"
        onClick={() => {
          const card = document.getElementById(rsvpId)
          card?.scrollIntoView({ block: 'center' })
          card?.focus({ preventScroll: true })
        }}
      >
        RSVP
      </Button>
      <p className="min-w-0 text-sm leading-tight">
        <span className="font-semibold">{dateOfEvent(event)}</span>
        <br />
        {priceLabel(event)}
        {few === null ? null : `, ${few.toLowerCase()}`}
      </p>
    </div>
  )
}
