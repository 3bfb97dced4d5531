import fc from 'fast-check'
import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import type { CalendarEntry } from '#ports/calendar-writer.ts'
import { calendarLines, calendarValue } from '#support/calendar-lines.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { icalWriter } from './ical-writer.ts'

const writer = icalWriter('https://evergreen.example', () => company)
const at = Date.parse('2026-06-01T12:00:00Z')

function file(
  change: Parameters<typeof gardenEvent>[0] = {},
  entry: Partial<CalendarEntry> = {},
): string {
  const event = gardenEvent(change)
  return writer.file({ event, sequence: 3, at, state: 'confirmed', ...entry }).content
}

test('says what, when in UTC, where, and by whom', () => {
  const text = file({ start: Date.parse('2026-11-01T05:30:00Z'), end: null })
  const page = 'https://evergreen.example/events/event-details?eventid=rain-garden-walk'
  const values = {
    METHOD: 'PUBLISH',
    UID: 'e1@evergreen.example',
    SEQUENCE: '3',
    DTSTAMP: '20260601T120000Z',
    DTSTART: '20261101T053000Z',
    DTEND: '20261101T063000Z',
    SUMMARY: 'Rain Garden Walk',
    LOCATION: 'Evergreen Farm',
    DESCRIPTION: `Bring boots.\nWe walk in any weather.\n\n${page}`,
    ORGANIZER: `mailto:${company.email}`,
    URL: page,
    STATUS: 'CONFIRMED',
  }
  for (const [name, value] of Object.entries(values)) {
    expect(calendarValue(text, name), name).toBe(value)
  }
  expect(text).toContain(company.name)
})

test('a canceled entry asks the calendar to remove it', () => {
  const text = file({}, { state: 'cancelled' })
  expect(calendarValue(text, 'METHOD')).toBe('CANCEL')
  expect(calendarValue(text, 'STATUS')).toBe('CANCELLED')
})

test('a visit is one entry however often it is moved, and leaves the calendar when canceled', () => {
  const visit = {
    id: 'v1',
    summary: 'Evergreen: Delivery',
    description: 'Pine straw\r\nATTACH:https://evil.example',
    place: '12 Oak Street, Cumming, GA 30040',
    startsAt: Date.parse('2027-04-15T18:00:00Z'),
    endsAt: Date.parse('2027-04-15T20:00:00Z'),
    sequence: 2,
  }
  const set = writer.visitFile({ visit, at, state: 'confirmed' })
  expect(set.contentType).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(calendarValue(set.content, 'UID')).toBe('visit-v1@evergreen.example')
  expect(calendarValue(set.content, 'SEQUENCE')).toBe('2')
  expect(calendarValue(set.content, 'DTSTART')).toBe('20270415T180000Z')
  expect(calendarLines(set.content).some((line) => line.startsWith('ATTACH'))).toBe(false)
  const gone = writer.visitFile({ visit, at, state: 'cancelled' })
  expect(gone.contentType).toContain('method=CANCEL')
  expect(calendarValue(gone.content, 'UID')).toBe('visit-v1@evergreen.example')
  const { content } = writer.feed('Ruth', [{ visit, at, state: 'confirmed' }])
  expect(calendarValue(content, 'X-WR-CALNAME')).toBe('Ruth')
  expect(writer.feed('Ruth', []).content).toContain('BEGIN:VCALENDAR')
})

test('no text of an event can end its line or begin another property', () => {
  const hostile = 'Walk\r\nATTACH:https://evil.example\nEND:VEVENT\u2028BEGIN:VALARM;,\\"</script>'
  const text = file({ name: hostile, description: hostile, venueAddress: hostile, publicId: 'a"b' })
  const names = calendarLines(text).map((line) => line.split(/[:;]/, 1)[0])
  expect(names).not.toContain('ATTACH')
  expect(names.filter((name) => name === 'BEGIN')).toHaveLength(2)
  expect(calendarValue(text, 'LOCATION')).toBe(hostile.replaceAll(/\r\n|\u2028/g, '\n'))
})

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

test('the file is valid and the text round-trips, whatever an organizer writes', () => {
  const words = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.string({ minLength: 60, maxLength: 300 }),
    fc.constantFrom('👨‍👩‍👧‍👦'.repeat(40), 'ü'.repeat(100), '\\n;,'.repeat(50), '\ud800', '\u0000'),
  )
  const plain = fc
    .string({
      unit: fc.constantFrom('a', 'Z', '7', 'é', 'ß', '漢', ' ', ';', ',', '\\'),
      maxLength: 300,
    })
    .map((text) => `${text}.`.trim())
  fc.assert(
    fc.property(words, plain, (name, venueAddress) => {
      const text = file({ name, venueAddress, description: name })
      expect(calendarLines(text).at(-1)).toBe('END:VCALENDAR')
      expect(calendarValue(text, 'LOCATION')).toBe(venueAddress)
    }),
    { numRuns: 500 },
  )
})
