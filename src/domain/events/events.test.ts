import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantAt, parseInstant } from '#domain/time.ts'
import { calendarEnd, googleCalendarLink, outlookCalendarLink } from './calendar-links.ts'
import { eventsAfter, eventsInRange, isInverted, isWithin, requestedRange } from './date-filter.ts'
import { eventPagePath } from './event-pages.ts'
import { registrationFields, type FormField } from './form-field.ts'
import { isSafeMediaUrl } from './media.ts'
import { isPaid, kindLabel, priceLabel } from './price.ts'
import { isLowOnSeats, seatsLeft, seatsLeftMessage } from './seats.ts'
import { descriptionOf, nameOf, truncated, venueOf } from './wording.ts'

describe('the price of an event', () => {
  test.each([
    ['free', null, 'Free', 'Free', false],
    ['free', 2500, 'Free', 'Free', false],
    ['paid', 2500, 'Paid $25', 'Paid $25', true],
    ['paid', 2550, 'Paid $25.50', 'Paid $25.50', true],
    ['paid', 120_000, 'Paid $1200', 'Paid $1200', true],
    ['paid', null, 'Paid $0', 'Paid $0', false],
    ['paid', 0, 'Paid $0', 'Paid $0', false],
    ['members only', 1000, 'Paid $10', 'Members only', true],
  ])('%s at %j cents', (kind, priceCents, list, details, paid) => {
    expect(priceLabel({ kind, priceCents })).toBe(list)
    expect(kindLabel({ kind, priceCents })).toBe(details)
    expect(isPaid({ kind, priceCents })).toBe(paid)
  })
})

describe('seats', () => {
  test('left are never negative, and without a capacity there is no limit', () => {
    expect(seatsLeft(10, 4)).toBe(6)
    expect(seatsLeft(10, 14)).toBe(0)
    expect(seatsLeft(0, 0)).toBe(0)
    expect(seatsLeft(null, 500)).toBeNull()
  })

  test('are low at 10% of the capacity', () => {
    expect(isLowOnSeats(20, 17)).toBe(false)
    expect(isLowOnSeats(20, 18)).toBe(true)
    expect(isLowOnSeats(20, 25)).toBe(true)
    expect(isLowOnSeats(0, 0)).toBe(true)
    expect(isLowOnSeats(null, 1000)).toBe(false)
    expect(seatsLeftMessage(2)).toBe('Bokings Left: Only 2 remaining!')
  })
})

describe('placeholders for missing texts', () => {
  test('name, description and venue', () => {
    expect(nameOf({ name: null })).toBe('Untitled Event')
    expect(descriptionOf({ description: null })).toBe('No description available.')
    expect(venueOf({ venueAddress: null }, 'Evergreen Farm')).toBe('Evergreen Farm')
    expect(venueOf({ venueAddress: 'Lot B' }, 'Evergreen Farm')).toBe('Lot B')
  })
})

describe('a long description', () => {
  test('is cut after 1000 characters', () => {
    expect(truncated('a'.repeat(1000))).toEqual({ text: 'a'.repeat(1000), isTruncated: false })
    expect(truncated('a'.repeat(1001))).toEqual({
      text: `${'a'.repeat(1000)}...`,
      isTruncated: true,
    })
  })

  test('is never cut inside a character', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(truncated(family.repeat(1000)).isTruncated).toBe(false)
    expect(truncated(`${'a'.repeat(999)}${family}b`).text).toBe(`${'a'.repeat(999)}${family}...`)
    expect(truncated(`${'a'.repeat(999)}e\u0301x`).text).toBe(`${'a'.repeat(999)}e\u0301...`)
  })

  test('keeps every whole character up to the limit and none more', () => {
    const graphemes = new Intl.Segmenter('en-US')
    const english = fc.constantFrom('a', 'b', '’', 'é', '\r\n', '\n')
    const count = (text: string) => [...graphemes.segment(text)].length
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc
            .tuple(fc.string({ unit: english, maxLength: 60 }), fc.constantFrom('', '\u0301', '👩‍👩'))
            .map((parts) => parts.join('')),
        ),
        fc.integer({ min: 1, max: 40 }),
        (text, limit) => {
          const shown = truncated(text, limit)
          expect(shown.isTruncated).toBe(count(text) > limit)
          const kept = shown.isTruncated ? shown.text.slice(0, -3) : shown.text
          expect(text.startsWith(kept)).toBe(true)
          expect(count(kept)).toBe(Math.min(limit, count(text)))
        },
      ),
    )
  })
})

describe('the date filter', () => {
  const on = (date: string, time = '12:00', timeZone = 'America/New_York') => ({
    start: instantAt(date, time, timeZone),
    timeZone,
  })
  const june1 = on('2026-06-01', '00:00')
  const june30 = on('2026-06-30', '23:30')
  const july1InKathmandu = on('2026-07-01', '01:00', 'Asia/Kathmandu')
  const august = on('2026-08-15')
  const events = [august, july1InKathmandu, june30, june1]

  test('starts as the current month and goes by the day where the event is', () => {
    const range = requestedRange(null, null, '2026-06-20')
    expect(range).toEqual({ from: '2026-06-01', to: '2026-06-30' })
    expect(eventsInRange(events, range)).toEqual([june1, june30])
  })

  test('a side that is missing or not a date is open', () => {
    expect(requestedRange('2026-07-01', null, '2026-06-20')).toEqual({
      from: '2026-07-01',
      to: null,
    })
    expect(requestedRange('soon', '2026-07-31', '2026-06-20')).toEqual({
      from: null,
      to: '2026-07-31',
    })
  })

  test('an inverted range has no events', () => {
    const inverted = { from: '2026-06-30', to: '2026-06-01' }
    expect(isInverted(inverted)).toBe(true)
    expect(eventsInRange(events, inverted)).toEqual([])
    expect(isInverted({ from: '2026-06-30', to: '2026-06-30' })).toBe(false)
    expect(isInverted({ from: '2026-06-30', to: null })).toBe(false)
  })

  test('the events after a range start after its last day, soonest first', () => {
    expect(eventsAfter(events, { from: '2026-06-01', to: '2026-06-30' })).toEqual([
      july1InKathmandu,
      august,
    ])
    expect(eventsAfter(events, { from: '2026-08-15', to: '2026-08-15' })).toEqual([])
    expect(eventsAfter(events, { from: '2027-01-01', to: null })).toEqual([])
    expect(eventsAfter(events, { from: '2027-01-01', to: '9999-12-31' })).toEqual([])
  })
})

describe('save to calendar', () => {
  const event = {
    name: 'Pruning & tea',
    description: 'Bring gloves.\n<script>alert(1)</script>',
    venueAddress: null,
    start: parseInstant('2026-06-06T09:00:00-04:00') ?? 0,
    end: null,
    timeZone: 'America/New_York',
  }
  const parametersOf = (link: string) => Object.fromEntries(new URL(link).searchParams)

  test('Google gets name, dates, details, location and time zone', () => {
    const link = googleCalendarLink(event, 'Evergreen Farm')
    expect(link).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?/)
    expect(parametersOf(link)).toEqual({
      action: 'TEMPLATE',
      text: 'Pruning & tea',
      dates: '20260606T130000Z/20260606T140000Z',
      details: `${event.description}\n\nTime zone: America/New_York (EDT)`,
      location: 'Evergreen Farm',
      ctz: 'America/New_York',
    })
  })

  test('Outlook gets the same, with nothing that its HTML would run', () => {
    const end = event.start + 3 * 3600_000
    const link = outlookCalendarLink({ ...event, end, venueAddress: 'Lot B' }, 'Evergreen Farm')
    expect(link).toMatch(/^https:\/\/outlook\.live\.com\/calendar\//)
    expect(parametersOf(link)).toMatchObject({
      rru: 'addevent',
      subject: 'Pruning & tea',
      startdt: '2026-06-06T09:00:00-04:00',
      enddt: '2026-06-06T12:00:00-04:00',
      body: 'Bring gloves.<br>&lt;script&gt;alert(1)&lt;/script&gt;<br><br>Time zone: America/New_York (EDT)',
      location: 'Lot B',
    })
  })

  test('a broken character in a name breaks no link', () => {
    const broken = { ...event, name: 'Ferns \uD83C' }
    expect(parametersOf(googleCalendarLink(broken, 'Farm'))['text']).toBe('Ferns \uFFFD')
  })

  test('an end that is not after the start counts as none', () => {
    expect(calendarEnd({ start: 100, end: 100 })).toBe(100 + 3600_000)
  })
})

describe('addresses of pictures and videos', () => {
  test.each([
    'https://img.example/a.jpg?w=1#x',
    'https://img.example',
    'HTTPS://img.example:8443/a',
    '/media/a.webp',
    '/',
  ])('%s may be loaded', (url) => {
    expect(isSafeMediaUrl(url)).toBe(true)
  })

  test.each([
    'http://img.example/a.jpg',
    'javascript:alert(1)',
    ' https://img.example/a',
    '//evil.example/a',
    '/\\evil.example/a',
    '/\t/evil.example/a',
    'https:/\\evil',
    'https://user@evil.example/',
    'https://evil.example\\@img.example/',
    'data:image/png;base64,AA',
    'media/a.webp',
    'https://img.example/a b',
    'java\nscript:alert(1)',
    '',
  ])('%j may not', (url) => {
    expect(isSafeMediaUrl(url)).toBe(false)
  })
})

describe('the questions of a registration', () => {
  const tea: FormField = {
    type: 'text',
    name: 'tea',
    label: 'Tea',
    required: false,
    placeholder: null,
  }

  test('always includes the e-mail address that the booking belongs to', () => {
    expect(registrationFields([]).map((field) => field.name)).toEqual([
      'firstName',
      'lastName',
      'email',
    ])
    expect(registrationFields([tea]).map((field) => field.name)).toEqual(['tea', 'email'])
  })

  test('the organizer’s own e-mail field keeps its label and is required', () => {
    const fields = registrationFields([{ ...tea, name: 'email', label: 'Your mail' }, tea])
    expect(fields[0]).toMatchObject({ type: 'email', label: 'Your mail', required: true })
    expect(registrationFields(fields)).toEqual(fields)
  })
})

test('a range holds both its ends, and none when it is inverted', () => {
  const june = { from: '2026-06-01', to: '2026-06-30' }
  expect(
    ['2026-05-31', '2026-06-01', '2026-06-30', '2026-07-01'].map((date) => isWithin(date, june)),
  ).toEqual([false, true, true, false])
  expect(isWithin('2026-06-10', { from: '2026-06-30', to: '2026-06-01' })).toBe(false)
  expect(isWithin('2026-06-10', { from: null, to: '2026-06-01' })).toBe(false)
  expect(isWithin('2026-06-10', { from: '2026-06-01', to: null })).toBe(true)
})

test('the link of an event whose id ends in a period does not, since email programs would cut it off', () => {
  const link = new URL(eventPagePath('co. & sons.'), 'https://evergreen.example')
  expect(link.href).toMatch(/[^.]$/)
  expect(link.searchParams.get('eventid')).toBe('co. & sons.')
})
