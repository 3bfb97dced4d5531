import { expect, test } from 'vitest'
import { sampleEvents } from '#content/sample-events.ts'
import type { DateRange } from '#domain/events/date-filter.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { day } from '#domain/time.ts'
import { siteContent } from '#scripts/site-content.ts'
import { markupOnSite, siteWith } from '#support/markup.ts'
import { EventList } from './event-list.tsx'
import { eventPicturesFor, EventPicturesProvider } from './event-picture.ts'
import { EventView } from './event-view.tsx'
import { eventsWithin } from './labels.ts'

const now = Date.parse('2026-11-28T12:00:00-05:00')

const sample = sampleEvents(now, 'evergreen').find(({ event }) => event.raffle !== null)

function startingOn(date: string, name: string, cancelled = false): EventWithSeats {
  if (sample === undefined) throw new Error('there is no sample event with a raffle')
  const start = Date.parse(`${date}T09:00:00-05:00`)
  const event = { ...sample.event, id: name, publicId: name, name, start, end: null, cancelled }
  return { event, seatsTaken: 1 }
}

function htmlOf(element: React.ReactNode): string {
  const pictures = eventPicturesFor(siteContent, [])
  const page = <EventPicturesProvider value={pictures}>{element}</EventPicturesProvider>
  return markupOnSite(page, siteWith({ now }))
}

const november = { from: '2026-11-01', to: '2026-11-30' }

const listOf = (events: readonly EventWithSeats[], range: DateRange = november) =>
  htmlOf(
    <EventList
      {...{ events, range, now }}
      within={eventsWithin(events, range)}
      rangeHref={({ from, to }) => `/?from=${from}&to=${to ?? ''}`}
    />,
  )

test('the list names the next event after its range and leads to all of them', () => {
  const soon = startingOn('2026-11-29', 'moss-walk')
  const wreaths = startingOn('2026-12-12', 'wreaths')
  const pruning = startingOn('2027-01-04', 'pruning')
  const calledOff = startingOn('2026-12-01', 'called-off', true)
  expect(listOf([soon, calledOff])).not.toMatch(/Next|later event/)

  const one = listOf([soon, calledOff, wreaths])
  expect(one).toMatch(/Next: <a [^>]*eventid=wreaths[^>]*>wreaths<\/a>, Sat, Dec 12, 2026/)
  expect(one).not.toContain('later event')

  const both = listOf([soon, calledOff, pruning, wreaths])
  expect(both).toContain('>wreaths</a>, Sat, Dec 12, 2026')
  expect(both).toMatch(/href="\/\?from=2026-12-12&amp;to="[^>]*>See all 2 later events/)

  // The empty list shows the next one in full.
  const empty = listOf([pruning, wreaths])
  expect(empty).toContain('Next event:')
  expect(empty).not.toContain('Next: ')
  expect(empty).toContain('See all 2 later events')
  expect(listOf([wreaths])).not.toContain('later event')
  // After a range in the past, an event that is over is not the next one.
  const past = startingOn('2026-11-14', 'frost-talk')
  const october = { from: '2026-10-01', to: '2026-10-31' }
  expect(listOf([past, wreaths], october)).toMatch(/Next event:.*>wreaths</)
  expect(listOf([past, wreaths], october)).not.toContain('frost-talk')
})

test('an inverted range is explained below the usual sentence', () => {
  const html = listOf([], { from: '2026-11-30', to: '2026-11-01' })
  expect(html).toMatch(/No events available for the selected date range\..*From is after To\./)
  expect(listOf([])).not.toContain('From is after To')
})

test('an event that is over counts no seats and goes into no calendar', () => {
  const pageOf = (shown: EventWithSeats) =>
    htmlOf(
      <EventView
        {...{ shown, now }}
        tenant="evergreen"
        onSeats={() => undefined}
        onStale={() => undefined}
      />,
    )
  const open = startingOn('2026-11-29', 'moss-walk')
  expect(pageOf(open)).toContain('Bokings Left: Only')
  expect(pageOf(open)).toContain('Add to Calendar')
  const begun = { ...open, event: { ...open.event, start: now - 1, end: now + day } }
  expect(pageOf(begun)).not.toContain('Bokings Left')
  expect(pageOf(begun)).toContain('Add to Calendar')
  const over = startingOn('2026-11-20', 'moss-walk')
  expect(pageOf(over)).toContain('The list of winners')
  expect(pageOf(over)).not.toMatch(/Bokings Left|Add to Calendar/)
})
