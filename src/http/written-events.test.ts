import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import { eventsAnswer } from '#contract/events.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { parseOutsideEvents } from '#domain/events/outside-event.ts'
import { err, ok } from '#domain/result.ts'
import type { RequestRecord } from './app.ts'
import { eventRoute, writtenEvent, writtenEventsFirst, writtenList } from './written-events.ts'

const tenant = 'evergreen'
const records: RequestRecord[] = []
const networks: string[] = []
let isAway = false
let isTooMuch = false
let server: Server
let origin = ''

function pruning(): EventWithSeats {
  const wire = {
    eventId: 'pruning',
    name: 'Pruning “roses”',
    startDateTime: '2026-12-01T15:00:00Z',
  }
  const read = parseOutsideEvents(wire, tenant)
  const [event] = read.ok ? read.value.events : []
  if (event === undefined) throw new Error('the event cannot be read')
  return event
}

beforeAll(async () => {
  const stored = { ...pruning(), revision: 0 }
  const parts = {
    listEvents: async () => {
      if (isAway) throw new Error('the database is away')
      return [stored]
    },
    findEvent: async (eventId: string) => {
      if (isAway) throw new Error('the database is away')
      return eventId === 'pruning' ? stored : null
    },
    tenant,
    takeRead: async (_: string, network: string) => {
      networks.push(network)
      return isTooMuch
        ? err({ code: 'too-many' as const, message: 'Slow down.', retryAfter: 60 })
        : ok(null)
    },
    networkOf: () => '192.0.2.1',
    headers: { 'X-Content-Type-Options': 'nosniff' },
    record: (entry: RequestRecord) => records.push(entry),
    now: () => 0,
  }
  server = createServer(
    writtenEventsFirst(parts, ({ method, url }, response) => {
      response.end(`left to the rest: ${method} ${url}`)
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
beforeEach(() => {
  records.length = 0
  networks.length = 0
  isAway = false
  isTooMuch = false
})
afterAll(() => {
  server.close()
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { headers: { [tenantHeader]: tenant }, ...init })

test('an event comes whole, never stored, with a number of its own', async () => {
  const answer = await ask(eventPaths.event('pruning'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.json()).toMatchObject({ eventId: 'pruning', name: 'Pruning “roses”' })
  expect(networks).toEqual(['192.0.2.1'])
  expect(records).toEqual([
    {
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      path: eventRoute,
      route: eventRoute,
      status: 200,
      ms: 0,
    },
  ])
})

test.each(['/api/public/events', '/api/public/events?subdomain=evergreen'])(
  'the list comes whole from %s',
  async (address) => {
    const answer = await ask(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { events } = eventsAnswer.parse(await answer.json())
    expect(events.map(({ eventId }) => eventId)).toEqual(['pruning'])
    expect(networks).toEqual(['192.0.2.1'])
    const [path, route] = [eventPaths.list, eventPaths.list]
    expect(records).toMatchObject([{ method: 'GET', path, route, status: 200 }])
  },
)

test('an event and a list are written out once, and again once they have changed', () => {
  const before = { ...pruning(), revision: 0 }
  const after = { ...before, seatsTaken: 3 }
  const list = [before]
  expect(writtenEvent(before)).toBe(writtenEvent(before))
  expect(writtenList(list)).toBe(writtenList(list))
  expect(new TextDecoder().decode(writtenEvent(after))).toContain('"totalAttendees":3')
  expect(new TextDecoder().decode(writtenList([after]))).toContain('"totalAttendees":3')
})

test.each([
  ['another event', '/api/events/roses', {}],
  ['a query', '/api/events/pruning?x=1', {}],
  ['an address with escapes', '/api/events/pr%75ning', {}],
  ['a longer address', '/api/events/pruning/event.ics', {}],
  ['another query of the list', '/api/public/events?subdomain=evergreen&x=1', {}],
  ['the list of another tenant', '/api/public/events?subdomain=other', {}],
  ['another method', '/api/events/pruning', { method: 'HEAD' }],
  ['no tenant', '/api/events/pruning', { headers: {} }],
  ['another tenant', '/api/events/pruning', { headers: { [tenantHeader]: 'other' } }],
])('%s is left to the rest', async (_, path, init: RequestInit) => {
  const answer = await ask(path, init)
  const words = `left to the rest: ${init.method ?? 'GET'} ${path}`
  expect(await answer.text()).toBe(init.method === 'HEAD' ? '' : words)
  expect(records).toEqual([])
  expect(networks).toEqual([])
})

test('who reads too much, and a database that is away, are left to the rest', async () => {
  for (const address of [eventPaths.event('pruning'), eventPaths.list]) {
    isTooMuch = true
    isAway = false
    expect(await (await ask(address)).text()).toContain('left to the rest')
    isAway = true
    expect(await (await ask(address)).text()).toContain('left to the rest')
  }
  expect(records).toEqual([])
})
