import { beforeAll, describe, expect, test } from 'vitest'
import { calendarFilePath } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { hour, minute } from '#domain/time.ts'
import { cancelEvent } from '#usecases/events/cancel-event.ts'
import { importEvents } from '#usecases/events/import-events.ts'
import { change as changeAnswer, register, verified, walk } from '#support/booking-calls.ts'
import { calendarLines, calendarValue } from '#support/calendar-lines.ts'
import { queuedEmails } from '#support/emails.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

const ours = gardenEvent()
const theirs = gardenEvent({ id: 'e9', publicId: 'their-event', tenant: 'other' })

const onTheList = {
  _id: 'e1',
  eventId: walk,
  name: 'Rain Garden Walk',
  description: 'Bring boots.\nWe walk in any weather.',
  startDateTime: '2027-01-16T08:00:00.000Z',
  endDateTime: '2027-01-16T10:00:00.000Z',
  timezone: 'America/New_York',
  eventType: 'free',
  eventPrice: null,
  images: ['/media/walk.webp'],
  venue: { address: 'Evergreen Farm' },
  capacity: 10,
  totalAttendees: 0,
  cancelled: false,
}

describe('the list of events', () => {
  test('answers the events, soonest first', async () => {
    const later = paidEvent({ id: 'e2', publicId: 'later', start: ours.start + hour, end: null })
    const site = await testSite({ events: [later, ours, theirs] })
    const answer = await call(site, 'GET', `${eventPaths.list}?subdomain=evergreen`)
    expect(answer).toMatchObject({ status: 200 })
    expect(answer.body).toEqual({
      events: [
        onTheList,
        {
          ...onTheList,
          _id: 'e2',
          eventId: 'later',
          startDateTime: '2027-01-16T09:00:00.000Z',
          endDateTime: null,
          eventType: 'paid',
          eventPrice: 25,
        },
      ],
    })
  })

  test('answers an empty list where there is nothing', async () => {
    expect((await call(await testSite(), 'GET', eventPaths.list)).body).toEqual({ events: [] })
  })
})

describe('an event', () => {
  test.each([
    ['its public id', walk],
    ['its own id', 'e1'],
  ])('finds the event by %s', async (_, id) => {
    const answer = await call(await testSite({ events: [ours] }), 'GET', eventPaths.event(id))
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      ...onTheList,
      hostedBy: 'Evergreen',
      guestList: [],
      perks: ['Coffee', 'A “rain” gauge'],
      videos: [],
      raffle: false,
      raffleGiftLink: [],
      raffleDescription: null,
      raffleWinners: [],
      formFields: [
        { fieldName: 'firstName', label: 'First Name', fieldType: 'text', required: true },
        { fieldName: 'lastName', label: 'Last Name', fieldType: 'text', required: true },
        { fieldName: 'email', label: 'Email', fieldType: 'email', required: true },
      ],
    })
  })

  test.each([
    ['an unknown event', 'nothing'],
    ['another tenant’s event', 'their-event'],
    ['and by its own id', 'e9'],
  ])('answers 404 for %s', async (_, id) => {
    const answer = await call(
      await testSite({ events: [ours, theirs] }),
      'GET',
      eventPaths.event(id),
    )
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({
      message: 'This event could not be found.',
      code: 'unknown-event',
    })
  })
})

describe('the organization is named once and truthfully', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite({ events: [ours, theirs] })
  })
  const paths = [eventPaths.list, eventPaths.event(walk), `/api/events/${walk}/success?bookingId=x`]

  test.each(paths)('%s without the header is 400', async (path) => {
    const answer = await call(site, 'GET', path, undefined, {})
    expect(answer).toMatchObject({ status: 400, body: { code: 'missing-tenant' } })
    expect(answer.body['message']).toEqual(expect.any(String))
  })

  test.each(paths)('%s with another organization’s header is 404', async (path) => {
    const answer = await call(site, 'GET', path, undefined, { subdomain: 'other' })
    expect(answer).toMatchObject({ status: 404, body: { message: expect.any(String) } })
  })

  test.each(paths)('%s with a query that contradicts the header is 400', async (path) => {
    const contradicting = `${path}${path.includes('?') ? '&' : '?'}subdomain=other`
    const answer = await call(site, 'GET', contradicting)
    expect(answer).toMatchObject({ status: 400, body: { code: 'contradictory-tenant' } })
  })
})

describe('the calendar file', () => {
  const file = async (site: TestSite) => {
    const answer = await site.app.request(calendarFilePath(walk))
    return { answer, text: await answer.text() }
  }

  test('is a plain link to an event in UTC', async () => {
    const { answer, text } = await file(await testSite({ events: [ours] }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="event.ics"')
    expect(calendarLines(text)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:e1@localhost',
        'SEQUENCE:0',
        'DTSTART:20270116T080000Z',
        'DTEND:20270116T100000Z',
        'SUMMARY:Rain Garden Walk',
        'LOCATION:Evergreen Farm',
        'STATUS:CONFIRMED',
      ]),
    )
  })

  test('keeps its UID and raises its SEQUENCE when the event changes or is canceled', async () => {
    const site = await testSite({ events: [ours] })
    const first = await file(site)
    await importEvents(site)({ ...onTheList, startDateTime: '2027-01-16T09:00:00Z', capacity: 10 })
    const second = await file(site)
    await cancelEvent(site)(walk)
    const third = await file(site)
    const texts = [first, second, third].map(({ text }) => text)
    expect(new Set(texts.map((text) => calendarValue(text, 'UID'))).size).toBe(1)
    expect(texts.map((text) => calendarValue(text, 'SEQUENCE'))).toEqual(['0', '1000', '2000'])
    expect(calendarValue(texts[2] ?? '', 'METHOD')).toBe('CANCEL')
    expect(third.answer.headers.get('content-type')).toContain('; method=CANCEL')
    expect(calendarValue(texts[2] ?? '', 'STATUS')).toBe('CANCELLED')
  })

  test('is one entry with those of a guest’s emails, and the latest of them counts', async () => {
    const site = await testSite({ events: [ours] })
    const mailed = async () => {
      const mails = await queuedEmails(site)
      const [latest] = mails.flatMap(({ attachments, createdAt }) =>
        (attachments ?? []).map(({ content }) => ({ content, createdAt })),
      )
      return latest?.content ?? ''
    }
    const before = (await file(site)).text
    const bookingId = String((await register(site)).body['bookingId'])
    const booked = await mailed()
    const change = async (body: Parameters<typeof changeAnswer>[3]) => {
      site.wait(2 * minute)
      const { token } = await verified(site)
      expect((await changeAnswer(site, bookingId, token, body)).status).toBe(200)
      return mailed()
    }

    const declined = await change({ willingness: 'no' })
    const again = await change({ willingness: 'yes' })
    await importEvents(site)({ ...onTheList, startDateTime: '2027-01-16T09:00:00Z' })
    const moved = (await file(site)).text
    const off = await change({ willingness: 'no' })

    const texts = [before, booked, declined, again, moved, off]
    expect(new Set(texts.map((text) => calendarValue(text, 'UID')))).toEqual(
      new Set(['e1@localhost']),
    )
    const sequences = texts.map((text) => Number(calendarValue(text, 'SEQUENCE')))
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b))
    expect(new Set(sequences).size).toBe(texts.length)
    expect(texts.map((text) => calendarValue(text, 'METHOD'))).toEqual([
      'PUBLISH',
      'PUBLISH',
      'CANCEL',
      'PUBLISH',
      'PUBLISH',
      'CANCEL',
    ])
  })

  test('an unknown event is 404, and so is another organization’s', async () => {
    const site = await testSite({ events: [ours, theirs] })
    for (const path of [calendarFilePath('nothing'), calendarFilePath('e9')]) {
      const answer = await site.app.request(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'unknown-event' })
    }
    const headers = { subdomain: 'other' }
    expect((await site.app.request(calendarFilePath(walk), { headers })).status).toBe(404)
  })
})
