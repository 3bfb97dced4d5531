import { useEffect, useState } from 'react'
import type { EventWithSeats } from '#domain/events/event.ts'
import { priceLabel } from '#domain/events/price.ts'
import type { Instant } from '#domain/time.ts'
import { footerId } from '#web/layout/office.ts'
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
  const [isCardInSight, setIsCardInSight] = useState(true)
  const [isFooterInSight, setIsFooterInSight] = useState(false)
  // The footer pushes the bar up, under the call and quote links.
  const isNeeded = !isCardInSight && !isFooterInSight

  useEffect(() => {
    const card = document.getElementById(rsvpId)
    // The buttons count, not the date above them. A card barely visible above the bar counts as out
    // of sight.
    const stopCard = watchSight(card?.querySelector('fieldset') ?? card, -96, setIsCardInSight)
    const stopFooter = watchSight(document.getElementById(footerId), 0, setIsFooterInSight)
    return () => {
      stopCard()
      stopFooter()
    }
  }, [answering])

  if (answering === 'over') return null

  return (
    <div
      data-lower-bar
      inert={!isNeeded}
      className={`sticky bottom-0 z-20 flex items-center gap-4 ground-dark bg-evergreen py-2.5 pr-24 pl-gutter transition-[opacity,translate,visibility] noscript:hidden lg:hidden print:hidden ${isNeeded ? '' : 'invisible translate-y-full'}`}
    >
      <Button
        variant="light"
        className="shrink-0 bg-paper text-evergreen! max-[16rem]:px-3"
        onClick={() => {
          const card = document.getElementById(rsvpId)
          card?.scrollIntoView({ block: 'center' })
          card?.focus({ preventScroll: true })
        }}
      >
        RSVP
      </Button>
      <p className="min-w-0 text-sm leading-tight max-[16rem]:hidden">
        <span className="font-semibold">{dateOfEvent(event)}</span>
        <br />
        {priceLabel(event)}
        {few === null ? null : `, ${few.toLowerCase()}`}
      </p>
    </div>
  )
}

/** Reports whether an element is in sight, above a margin in pixels along the lower edge. */
function watchSight(
  element: Element | null,
  lowerMargin: number,
  onChange: (isInSight: boolean) => void,
): () => void {
  if (element === null) return () => {}
  const watcher = new IntersectionObserver(
    // On a busy phone one report brings several changes; the last one counts.
    (changes) => onChange(changes.at(-1)?.isIntersecting === true),
    { rootMargin: `0px 0px ${lowerMargin}px` },
  )
  watcher.observe(element)
  return () => watcher.disconnect()
}
