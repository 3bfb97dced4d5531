import { expect, test } from 'vitest'
import { hour, instantAt } from '#domain/time.ts'
import { openTestDatabase } from '#support/databases.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { sqlStores } from '#support/stores.ts'

const zone = 'America/New_York'
/** A Friday. */
const startsAt = instantAt('2026-06-05', '08:00', zone)

async function openDesk() {
  const stores = sqlStores(await openTestDatabase())
  const desk = deskOn(stores, { startsAt })
  const { member } = await desk.join('ruth@example.com', 'owner')
  const arrive = async (id: string, at: number, change = {}) => {
    await stores.leads.saveContact(
      newLead({ id, idempotencyKey: id, createdAt: at, ...change }),
      draft({ to: '' }),
    )
    await stores.leads.complete(id, request({ id: `${id} asked`, at }), () => [])
  }
  return { stores, desk, member, arrive }
}

test('a request taken down by hand is contacted, its own, and found by its phone', async () => {
  const { desk, member } = await openDesk()
  const id = await desk.addRequestByHand(byHand, member)
  const found = await desk.findRequest(id)
  expect(found).toMatchObject({
    assignee: 'ruth',
    work: { status: 'contacted', firstAnsweredAt: null },
    lead: { request: { services: [{ id: 'soil-mulch' }] }, consent: { wording: '' } },
    timeline: [{ is: 'arrived', by: 'ruth' }],
  })
  expect((await desk.searchEverything('0188')).requests.map(({ lead }) => lead.id)).toEqual([id])
  expect((await desk.searchEverything('nell')).customers).toMatchObject([{ name: 'Nell' }])
  expect(await desk.searchEverything('')).toEqual({ requests: [], customers: [] })
  expect(await desk.replyToRequest(id, { subject: 'Hi', text: 'Hi' }, member)).toMatchObject({
    ok: false,
    error: { code: 'no-email' },
  })
})

test('a reply goes out as it was typed, and the customer was answered', async () => {
  const { stores, desk, member, arrive } = await openDesk()
  await arrive('lead-1', startsAt)
  desk.wait(hour)
  const typed = { subject: 'Monday?', text: 'Hi Rosa,\n\nMonday?\n\nRuth\nEvergreen' }
  expect(await desk.replyToRequest('lead-1', typed, member)).toEqual({ ok: true, value: null })
  const [email] = await stores.outbox.list(1)
  expect(email).toMatchObject({ to: 'Rosa@Example.com', state: 'waiting' })
  expect((await desk.emails())[0]?.subject).toBe('Monday?')
  expect((await desk.findRequest('lead-1'))?.timeline.at(-1)).toMatchObject({
    is: 'email',
    by: 'ruth',
    email: typed,
  })
})

test('Not spam sends the acknowledgement that was held back, once', async () => {
  const { stores, desk, member, arrive } = await openDesk()
  await arrive('lead-1', startsAt, { signs: ['trap-filled'] })
  await desk.clearRequest('lead-1', member)
  await desk.clearRequest('lead-1', member)
  const queued = await stores.outbox.list(10)
  expect(queued.map(({ body }) => (body.is === 'email' ? body.kind : ''))).toEqual([
    'quote-acknowledged',
  ])
  expect(await desk.clearRequest('nobody', member)).toEqual({
    ok: false,
    error: { code: 'unknown-request' },
  })
})

test('Today counts answers in opening hours, and whom to follow up', async () => {
  const { desk, member, arrive } = await openDesk()
  expect((await desk.requestsToday()).figures.medianAnswerMs).toBeNull()
  // Thursday, half an hour before closing: an hour and a half of opening hours until Friday at 8.
  await arrive('lead-1', instantAt('2026-06-04', '18:30', zone))
  await arrive('lead-2', instantAt('2026-06-05', '07:30', zone))
  const call = { outcome: 'reached', text: '', followUpOn: '2026-06-05' } as const
  await desk.logCall('lead-1', call, member)
  await desk.logCall('lead-2', { ...call, followUpOn: null }, member)
  await arrive('lead-3', startsAt)
  const today = await desk.requestsToday()
  expect(today.figures).toMatchObject({ thisMonth: 3, monthLastYear: 0, medianAnswerMs: hour })
  expect(today.due.requests.map(({ lead }) => lead.id)).toEqual(['lead-1', 'lead-2'])
  expect(today.new.requests.map(({ lead }) => lead.id)).toEqual(['lead-3'])
})
