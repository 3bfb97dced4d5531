import type { ChatAnswer, ChatDetail } from '#domain/chat/book.ts'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import { dollars, isPaid, seatPriceCents } from '#domain/events/price.ts'
import { seatsLeft } from '#domain/events/seats.ts'
import { nameOf, venueOf } from '#domain/events/wording.ts'
import { dateOf, type Instant } from '#domain/time.ts'
import { dateOfEvent, fewSeats, timesOf } from '#web/events/labels.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/chat-book.ts'
import { comingEvents } from './coming-events.ts'

/** Number of events below the answer about all of them. */
const nextCount = 3

/** `/chat-book.json`: the assistant's answers, loaded when its panel opens. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { content, now } = site
  const book = content.chat(dateOf(now, content.company.timeZone))
  const events = await comingEvents(site)
  const details = events
    .filter(({ event }) => !event.cancelled && event.start > now)
    .slice(0, nextCount)
    .map(shortly)
  return Response.json({
    ...book,
    answers: [
      ...book.answers.map((answer) => (answer.id === 'events' ? { ...answer, details } : answer)),
      ...events.map((shown) => eventAnswer(shown, content.company.defaultVenue, now)),
    ],
  })
}

const priceOf = (event: GardenEvent) =>
  isPaid(event) ? `$${dollars(seatPriceCents(event))} per person` : 'Free'

function shortly(shown: EventWithSeats): ChatDetail {
  const { event } = shown
  const facts = [dateOfEvent(event), priceOf(event), fewSeats(shown)]
  return {
    label: facts.filter((fact) => fact !== null).join(', '),
    value: nameOf(event),
    href: paths.event(event.publicId),
  }
}

/** What a guest can do on the page of an event. */
function stepsFor({ event, seatsTaken }: EventWithSeats, now: Instant): readonly string[] {
  if (event.cancelled) return [refusalMessage({ code: 'event-cancelled' })]
  if (event.start <= now) return []
  return seatsLeft(event.capacity, seatsTaken) === 0
    ? ['You can change or cancel your answer on its page.']
    : ['You can register on its page, and change or cancel your answer there.']
}

function eventAnswer(shown: EventWithSeats, defaultVenue: string, now: Instant): ChatAnswer {
  const { event } = shown
  const name = nameOf(event)
  const seats = event.cancelled ? null : fewSeats(shown)
  return {
    id: `event-${event.publicId}`,
    kind: 'event',
    title: name,
    text: [name, ...stepsFor(shown, now)],
    details: [
      { label: 'When', value: `${dateOfEvent(event)}, ${timesOf(event)}`, href: null },
      { label: 'Where', value: venueOf(event, defaultVenue), href: null },
      { label: 'Price', value: priceOf(event), href: null },
      ...(seats === null ? [] : [{ label: 'Seats', value: seats, href: null }]),
    ],
    link: { label: 'See This Event', href: paths.event(event.publicId) },
    next: ['Working Hours', 'Location', 'Back to Menu', 'Reset Chat'],
    strong: [],
    weak: [],
  }
}
