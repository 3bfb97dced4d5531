import { describe, expect, test } from 'vitest'
import { isoString } from '#domain/time.ts'
import { parseOutsideEvents, readEventList, readOutsideEvent } from './outside-event.ts'
import { ok, unwrap } from '#domain/result.ts'

const pruning = {
  _id: '665f1c',
  eventId: 'pruning-class',
  name: 'Pruning class',
  description: 'First line\r\nSecond line\u0000',
  startDateTime: '2026-06-06T09:00:00-04:00',
  endDateTime: '2026-06-06T16:00:00Z',
  timezone: 'America/New_York',
  eventType: 'Paid',
  eventPrice: 25.5,
  images: ['https://img.example/1.jpg', '/media/2.webp', 'javascript:alert(1)'],
  videos: ['http://insecure.example/v.mp4'],
  venue: { address: '2450 Nursery Lane' },
  hostedBy: 'The nursery',
  guestList: 'A grower',
  perks: ['Gloves', ' '],
  capacity: 12,
  totalAttendees: 3,
  raffle: true,
  raffleGiftLink: '/media/gift.webp',
  raffleDescription: 'A pair of pruners',
  formFields: [
    { fieldName: 'firstName', label: 'First Name', fieldType: 'text', required: true },
    { fieldName: 'adults', label: 'Adults', fieldType: 'dropdown', options: [1, '2'] },
    { fieldName: 'note', label: 'Note', fieldType: 'textarea', validation: { maxLength: 200 } },
  ],
}

function read(value: unknown) {
  return unwrap(parseOutsideEvents(value, 'evergreen'))
}

function errorsOf(value: unknown) {
  const parsed = parseOutsideEvents(value, 'evergreen')
  return parsed.ok ? [] : parsed.error
}

describe('an event written outside', () => {
  test('is read in our own words', () => {
    const [first] = read(pruning).events
    expect(first?.seatsTaken).toBe(3)
    expect(first?.event).toMatchObject({
      id: '665f1c',
      publicId: 'pruning-class',
      tenant: 'evergreen',
      description: 'First line\nSecond line',
      kind: 'paid',
      priceCents: 2550,
      guests: ['A grower'],
      perks: ['Gloves'],
      capacity: 12,
      raffle: { gifts: ['/media/gift.webp'], description: 'A pair of pruners', winners: [] },
      cancelled: false,
    })
    expect(isoString(first?.event.start ?? 0)).toBe('2026-06-06T13:00:00.000Z')
    expect(first?.event.formFields).toEqual([
      { type: 'text', name: 'firstName', label: 'First Name', required: true, placeholder: null },
      {
        type: 'dropdown',
        name: 'adults',
        label: 'Adults',
        required: false,
        placeholder: null,
        options: ['1', '2'],
      },
      {
        type: 'textarea',
        name: 'note',
        label: 'Note',
        required: false,
        placeholder: null,
        maxLength: 200,
      },
    ])
  })

  test('loses addresses that a page must not load, with a warning', () => {
    const { events, warnings } = read(pruning)
    expect(events[0]?.event.images).toEqual(['https://img.example/1.jpg', '/media/2.webp'])
    expect(events[0]?.event.videos).toEqual([])
    expect(warnings.map((warning) => warning.path)).toEqual(['images', 'videos'])
  })

  test('needs little more than an id and a start', () => {
    const [first] = read({ eventId: 'talk', startDateTime: '2026-06-06T09:00:00Z' }).events
    expect(first?.event).toMatchObject({
      id: 'talk',
      publicId: 'talk',
      name: null,
      end: null,
      timeZone: 'America/New_York',
      kind: 'free',
      priceCents: null,
      capacity: null,
      raffle: null,
      formFields: [],
    })
  })

  test('with a bad time zone or an end before the start is kept, with a warning', () => {
    const { events, warnings } = read({
      ...pruning,
      images: [],
      videos: [],
      timezone: 'Mars/Phobos',
      endDateTime: '2026-06-06T08:00:00-04:00',
    })
    expect(events[0]?.event).toMatchObject({ timeZone: 'America/New_York', end: null })
    expect(warnings).toEqual([
      { path: 'timezone', message: 'Mars/Phobos is not a time zone; America/New_York is used' },
      { path: 'endDateTime', message: 'is not after the start; left out' },
    ])
  })

  test('every error is named with its path in one go', () => {
    const errors = errorsOf([
      {
        eventId: 'a/b',
        startDateTime: '2026-02-30T09:00:00Z',
        eventPrice: -5,
        capacity: 2.5,
        raffle: 'yes',
        formFields: [
          { label: 'No name', fieldType: 'text' },
          { fieldName: 'colour', fieldType: 'colour' },
          { fieldName: 'size', fieldType: 'dropdown', options: [] },
          { fieldName: 'size', fieldType: 'text', label: 7 },
          { fieldName: 'adults', fieldType: 'text' },
          { fieldName: 'children', fieldType: 'dropdown', options: ['0', 'many'] },
          'not a field',
        ],
      },
      { name: 'No id', startDateTime: 1780750800000 },
      { ...pruning, startDateTime: ' ' },
      null,
    ])
    expect(errors.map((error) => error.path).toSorted()).toEqual([
      '[0].capacity',
      '[0].eventId',
      '[0].eventPrice',
      '[0].formFields[0].fieldName',
      '[0].formFields[1].fieldType',
      '[0].formFields[2].options',
      '[0].formFields[3].fieldName',
      '[0].formFields[3].label',
      '[0].formFields[4].fieldType',
      '[0].formFields[5].options',
      '[0].formFields[6]',
      '[0].formFields[6].fieldType',
      '[0].raffle',
      '[0].startDateTime',
      '[1].eventId',
      '[1].startDateTime',
      '[2].startDateTime',
      '[3]',
    ])
  })

  test('an unknown key is an error, so that no misspelled one is lost', () => {
    const errors = errorsOf([
      {
        ...pruning,
        capacty: 3,
        eventprice: 9,
        venue: { adress: 'Lot B' },
        formFields: [
          { fieldName: 'first', fieldType: 'text', requierd: true, options: [], validation: {} },
          { fieldName: 'note', fieldType: 'textarea', validation: { maxlength: 200 } },
        ],
      },
    ])
    expect(errors.map(({ path }) => path).toSorted()).toEqual([
      '[0].capacty',
      '[0].eventprice',
      '[0].formFields[0].requierd',
      '[0].formFields[1].validation.maxlength',
      '[0].venue.adress',
    ])
    expect(errors.find(({ path }) => path === '[0].venue.adress')?.message).toBe(
      'is not known here; there are address',
    )
  })

  test('a form whose answers could never be sent is an error', () => {
    const question = { fieldName: 'a', fieldType: 'checkbox', options: ['One'] }
    const formOf = (...formFields: readonly unknown[]) => errorsOf({ ...pruning, formFields })
    const longest = { ...question, fieldName: 'n'.repeat(100), options: ['o'.repeat(300)] }
    expect(formOf(longest)).toEqual([])
    expect(formOf({ ...longest, fieldName: 'n'.repeat(101) })).toEqual([
      { path: 'formFields[0].fieldName', message: 'must be at most 100 characters' },
    ])
    expect(formOf({ ...question, options: ['o'.repeat(301)] })).toEqual([
      { path: 'formFields[0].options', message: 'each must be at most 300 characters' },
    ])
    const many = Array.from({ length: 101 }, (_, at) => `${at}`)
    expect(formOf({ ...question, options: many }).map(({ path }) => path)).toEqual([
      'formFields[0].options',
    ])
    expect(formOf(...many.map((fieldName) => ({ ...question, fieldName })))).toEqual([
      { path: 'formFields', message: 'must be at most 100' },
    ])
    const long = { fieldName: 'note', fieldType: 'textarea', validation: { maxLength: 4001 } }
    expect(formOf(long)).toEqual([
      { path: 'formFields[0].validation.maxLength', message: 'must be at most 4000' },
    ])
  })

  test('two events cannot answer to one id', () => {
    const other = { ...pruning, _id: 'pruning-class', eventId: 'other' }
    expect(errorsOf([pruning, other])).toEqual([
      { path: '[1].eventId', message: 'pruning-class is also an id of [0]' },
    ])
  })

  test.each([
    [25, 2500],
    ['25', 2500],
    [19.99, 1999],
    ['0.50', 50],
    [0, 0],
    [undefined, null],
  ])('a price of %j is %j cents', (eventPrice, cents) => {
    expect(read({ ...pruning, eventPrice }).events[0]?.event.priceCents).toBe(cents)
  })

  test.each([-1, 1.001, '1e3', '-1', 'free', NaN, {}, 1e9])(
    'a price of %j is an error',
    (price) => {
      expect(errorsOf({ ...pruning, eventPrice: price }).map((error) => error.path)).toEqual([
        'eventPrice',
      ])
    },
  )

  test.each([0.01, '0.49', 1_000_000])(
    'a price of %j, which no card can be charged, is an error',
    (price) => {
      expect(errorsOf([{ ...pruning, eventPrice: price }])).toEqual([
        {
          path: '[0].eventPrice',
          message: 'must be 0, or from 0.50 to 999999.99: no card can be charged less or more',
        },
      ])
      expect(errorsOf({ ...pruning, eventPrice: price, eventType: 'free' })).toEqual([])
      // A platform behind the site takes its own payments.
      expect(readOutsideEvent({ ...pruning, eventPrice: price }, 'evergreen').ok).toBe(true)
    },
  )
})

describe('an event from another platform', () => {
  test('may hold more than we read', () => {
    const note = { fieldName: 'note', fieldType: 'textarea', validation: { maxLength: 5000 } }
    const wide = { ...pruning, __v: 3, venue: { address: 'Lot B', city: 'Cumming' } }
    const read = readOutsideEvent({ ...wide, formFields: [note] }, 'evergreen')
    expect(read).toMatchObject(ok({ event: { venueAddress: 'Lot B' } }))
    expect(readOutsideEvent([pruning], 'evergreen').ok).toBe(false)
  })
})

describe('a list from another platform', () => {
  test('may be an array or an object with `events`; anything else is empty', () => {
    expect(readEventList([pruning], 'evergreen').events).toHaveLength(1)
    expect(readEventList({ events: [pruning] }, 'evergreen').events).toHaveLength(1)
    expect(readEventList([], 'evergreen')).toEqual({ events: [], errors: [] })
    for (const body of [null, 'events', 7, {}, { events: {} }, { data: [pruning] }]) {
      expect(readEventList(body, 'evergreen')).toEqual({
        events: [],
        errors: [{ path: 'events', message: 'must be a list' }],
      })
    }
  })

  test('one event that cannot be read does not spoil the others', () => {
    const list = readEventList([{ name: 'no id' }, null, [pruning], pruning], 'evergreen')
    expect(list.events.map(({ event }) => event.publicId)).toEqual(['pruning-class'])
    expect(list.errors).toEqual([
      { path: '[0].eventId', message: 'is missing' },
      { path: '[0].startDateTime', message: 'is missing' },
      { path: '[1]', message: 'must be an object' },
      { path: '[2]', message: 'must be an object' },
    ])
  })
})
