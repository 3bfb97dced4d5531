import type { ChatAnswer } from '#domain/chat/book.ts'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import { hasEnded, type EventWithSeats } from '#domain/events/event.ts'
import { priceLabel } from '#domain/events/price.ts'
import { nameOf, venueOf } from '#domain/events/wording.ts'
import { dateOf } from '#domain/time.ts'
import { dateOfEvent, fewSeats, timesOf } from '#web/events/labels.ts'
import { paths } from '#domain/site/paths.ts'
import { type SiteContext, siteContext } from '#web/site-context.ts'
import type { Route } from './+types/chat-book.ts'

/** `/chat-book.json`: the assistant's answers, loaded when its panel opens. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { content, now } = site
  const book = content.chat(dateOf(now, content.company.timeZone))
  return Response.json({ ...book, answers: [...book.answers, ...(await eventAnswers(site))] })
}

/** Answers about the coming events; none while the database is away. */
async function eventAnswers({
  listEvents,
  content,
  now,
  report,
}: SiteContext): Promise<readonly ChatAnswer[]> {
  try {
    return (await listEvents())
      .filter(({ event }) => !hasEnded(event, now) && event.name)
      .map((shown) => eventAnswer(shown, content.company.defaultVenue))
  } catch (error) {
    report(error)
    return []
  }
}

function eventAnswer(shown: EventWithSeats, defaultVenue: string): ChatAnswer {
  const { event } = shown
  const name = nameOf(event)
  const seats = event.cancelled ? null : fewSeats(shown)
  return {
    id: `event-${event.publicId}`,
    kind: 'event',
    title: name,
    text: event.cancelled ? [name, refusalMessage({ code: 'event-cancelled' })] : [name],
    details: [
      { label: 'When', value: `${dateOfEvent(event)}, ${timesOf(event)}`, href: null },
      { label: 'Where', value: venueOf(event, defaultVenue), href: null },
      { label: 'Price', value: priceLabel(event), href: null },
      ...(seats === null ? [] : [{ label: 'Seats', value: seats, href: null }]),
    ],
    link: { label: 'See This Event', href: paths.event(event.publicId) },
    next: ['Working Hours', 'Location', 'Back to Menu', 'Reset Chat'],
    strong: [],
    weak: [],
  }
}
