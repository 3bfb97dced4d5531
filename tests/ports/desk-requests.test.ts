import { expect, test } from 'vitest'
import { maxCounted } from '#domain/counts.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { hour, instantAt } from '#domain/time.ts'
import { withdrawalPeriod } from '#domain/emails/email-priority.ts'
import type { RequestStore } from '#ports/request-store.ts'
import type { ExportedRequests } from '#usecases/desk/export-requests.ts'
import { deskRequests } from '#usecases/desk/requests.ts'
import { noEmails } from '#support/emails.ts'
import { arriving, onRequest } from '#support/received-emails.ts'
import { openTestDatabase } from '#support/databases.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { askForQuote, draft, newLead } from '#support/leads.ts'
import { sqlStores } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'

const zone = 'America/New_York'
/** A Friday. */
const startsAt = instantAt('2026-06-05', '08:00', zone)

async function openDesk() {
  const stores = sqlStores(await openTestDatabase())
  const desk = deskOn(stores, { startsAt })
  const { member } = await desk.join('ruth@example.com', 'owner')
  const arrive = (id: string, at: number, change = {}) => askForQuote(stores, id, at, change)
  return { stores, desk, member, arrive }
}

test('a request entered by hand is contacted, assigned to its author, and found by its phone', async () => {
  const { desk, member } = await openDesk()
  const id = await desk.requests.addRequestByHand(byHand, member)
  const found = await desk.requests.findRequest(id)
  expect(found).toMatchObject({
    assignee: 'ruth',
    work: { status: 'contacted', firstAnsweredAt: startsAt },
    lead: { request: { services: [{ id: 'soil-mulch' }] }, consent: { wording: '' } },
    timeline: [{ is: 'arrived', by: 'ruth' }],
  })
  const byPhone = await desk.search.searchEverything('0188')
  expect(byPhone.requests).toMatchObject({ rows: [{ lead: { id } }], hasMore: false })
  const byName = await desk.search.searchEverything('nell')
  expect(byName.customers).toMatchObject({ rows: [{ name: 'Nell' }], hasMore: false })
  expect(
    await desk.requests.replyToRequest(id, { subject: 'Hi', text: 'Hi' }, member),
  ).toMatchObject(err({ code: 'no-email' }))
})

test('a reply is sent as typed, and the request counts as answered', async () => {
  const { stores, desk, member, arrive } = await openDesk()
  await arrive('lead-1', startsAt)
  desk.wait(hour)
  const typed = { subject: 'Monday?', text: 'Hi Rosa,\n\nMonday?\n\nRuth\nEvergreen' }
  unwrap(await desk.requests.replyToRequest('lead-1', typed, member))
  const [email] = await stores.outbox.list(1)
  expect(email).toMatchObject({ to: 'Rosa@Example.com', state: 'waiting' })
  const { customerId } = (await desk.requests.findRequest('lead-1')) ?? expect.fail('no request')
  const customer = await desk.customers.findCustomer(customerId ?? '')
  expect(customer?.parts.emails.rows[0]).toMatchObject({ subject: 'Monday?', state: 'waiting' })
  expect((await desk.readEmails())[0]?.subject).toBe('Monday?')
  expect((await desk.requests.findRequest('lead-1'))?.timeline.at(-1)).toMatchObject({
    is: 'email',
    by: 'ruth',
    email: typed,
  })
})

test('a reply is taken back by its author, and its request with it, until it is sent', async () => {
  const { stores, desk, member, arrive } = await openDesk()
  await arrive('lead-1', startsAt)
  const { member: june } = await desk.join('june@example.com', 'office')
  const before = await desk.requests.findRequest('lead-1')
  const reply = async () => {
    const typed = { subject: 'Monday?', text: 'Hi Rosa', followUpOn: '2026-06-09' }
    return unwrap(await desk.requests.replyToRequest('lead-1', typed, member))
  }
  const replies = async () =>
    (await stores.outbox.list(10)).filter(({ to }) => to === 'Rosa@Example.com')
  const first = await reply()
  expect(await replies()).toMatchObject([{ nextTryAt: startsAt + withdrawalPeriod }])
  expect(await desk.requests.undoReply('lead-1', first, june)).toMatchObject({ ok: false })
  expect(await desk.requests.undoReply('lead-1', first, member)).toEqual(ok(null))
  expect(await desk.requests.undoReply('lead-1', first, member)).toMatchObject({ ok: false })
  expect(await replies()).toEqual([])
  const back = await desk.requests.findRequest('lead-1')
  expect(back?.work).toMatchObject({
    status: 'new',
    firstAnsweredAt: null,
    waitingSince: before?.work.waitingSince,
    followUpOn: before?.work.followUpOn,
  })
  expect(back?.timeline).toEqual(before?.timeline)

  const second = await reply()
  const now = startsAt + withdrawalPeriod
  const claim = { lane: 'others', now, leaseUntil: now + 1000, limit: 10 } as const
  await stores.outbox.claim({ ...claim, exceptDomains: [] })
  expect(await desk.requests.undoReply('lead-1', second, member)).toMatchObject({ ok: false })
  expect((await desk.requests.findRequest('lead-1'))?.work.status).toBe('contacted')
})

test('Not spam for several requests clears the existing ones, after a count of emails to send', async () => {
  const { stores, desk, member, arrive } = await openDesk()
  await arrive('lead-1', startsAt, { signs: ['trap-filled'] })
  await arrive('lead-2', startsAt, { signs: ['trap-filled'] })
  await arrive('lead-3', startsAt)
  await desk.requests.changeRequests([{ id: 'lead-3', change: { is: 'spam' }, seen: null }], member)
  const before = (await stores.outbox.list(10)).length
  const all = ['lead-1', 'nobody', 'lead-2', 'lead-3']
  expect(await desk.requests.countHeldAcknowledgments(all)).toBe(2)
  expect(await desk.requests.clearRequests(all, member)).toEqual({ cleared: 3, sent: 2, gone: 1 })
  expect(await stores.outbox.list(10)).toHaveLength(before + 2)
  expect(await desk.requests.countHeldAcknowledgments(all)).toBe(0)
})

test('Not spam counts each acknowledgment once, also if its transaction ran again', async () => {
  const { stores, member, arrive } = await openDesk()
  await arrive('lead-1', startsAt, { signs: ['trap-filled'] })
  const { requests } = stores
  const again: RequestStore = {
    ...requests,
    clear: (id, emailsFor, actor) =>
      requests.clear(id, (lead) => emailsFor(lead) && emailsFor(lead), actor),
  }
  const desk = deskRequests(testDependencies(stores, { now: () => startsAt }, { requests: again }))
  expect(await desk.clearRequests(['lead-1'], member)).toEqual({ cleared: 1, sent: 1, gone: 0 })
})

test('a request marked as spam leaves the work and the customers, and is restored as it was', async () => {
  const { stores, desk, member, arrive } = await openDesk()
  await arrive('lead-1', startsAt)
  await desk.requests.changeRequests(
    [{ id: 'lead-1', change: { is: 'status', to: 'quoted', reason: null }, seen: null }],
    member,
  )
  await desk.requests.addNote('lead-1', 'Asks for it twice', member)
  const mark = () =>
    desk.requests.changeRequests([{ id: 'lead-1', change: { is: 'spam' }, seen: null }], member)
  const marked = unwrap(await mark())
  expect(await desk.requests.findRequest('lead-1')).toMatchObject({
    customerId: null,
    work: { status: 'possible-spam', waitingSince: null },
  })
  expect((await desk.search.searchEverything('rosa')).customers.rows).toEqual([])
  expect(marked).toHaveLength(1)
  expect(await desk.requests.changeRequests(marked, member)).toMatchObject({ ok: true })
  const back = await desk.requests.findRequest('lead-1')
  expect(back).toMatchObject({ work: { status: 'quoted' } })
  expect(back?.customerId).not.toBeNull()
  // A request that is cleared later has its former status, and was acknowledged before.
  await mark()
  expect(await desk.requests.clearRequests(['lead-1'], member)).toEqual({
    cleared: 1,
    sent: 0,
    gone: 0,
  })
  expect(await desk.requests.findRequest('lead-1')).toMatchObject({ work: { status: 'quoted' } })
  expect(await stores.outbox.list(10)).toEqual([])
})

test('a call marked as spam is restored as contacted, and waits for messages since', async () => {
  const { stores, desk, member } = await openDesk()
  const id = await desk.requests.addRequestByHand({ ...byHand, email: 'nell@example.com' }, member)
  await desk.requests.changeRequests([{ id, change: { is: 'spam' }, seen: null }], member)
  const reply = arriving(1, 'nell@example.com', { ...onRequest(id), at: startsAt + hour })
  await stores.receivedEmails.take(reply, noEmails)
  await desk.requests.clearRequests([id], member)
  const { waitingSince, repliedAt } = (await desk.requests.findRequest(id))?.work ?? {}
  expect(await desk.requests.findRequest(id)).toMatchObject({ work: { status: 'contacted' } })
  expect([waitingSince, repliedAt]).toEqual([startsAt + hour, startsAt + hour])
})

test('spam signals of the form cannot be undone like a colleague’s mark', async () => {
  const { desk, member, arrive } = await openDesk()
  await arrive('lead-1', startsAt, { signs: ['trap-filled'] })
  const change = { is: 'not-spam' } as const
  expect(
    await desk.requests.changeRequests([{ id: 'lead-1', change, seen: null }], member),
  ).toEqual(err({ code: 'possible-spam' }))
})

const wholeList = {
  status: 'open',
  search: '',
  assignedTo: null,
  service: null,
} as const

test('requests are exported for a spreadsheet: some by their colleagues, all by an owner', async () => {
  const { stores, desk, member, arrive } = await openDesk()
  const { member: office } = await desk.join('june@example.com', 'office')
  const formula = { contact: { ...newLead().contact, lastName: '=1+1' } }
  await arrive('lead-1', startsAt, formula)
  await arrive('lead-2', startsAt + 1)
  const query = { ...wholeList, search: '' }
  const textOf = async (by: typeof member, which: ExportedRequests) => {
    const made = await desk.requests.exportRequests(which, by, zone)
    if (!made.ok) return made.error.code
    let text = ''
    for await (const piece of made.value) text += piece
    return text
  }
  const all = await textOf(member, { is: 'list', query })
  expect(all.split('\r\n')).toHaveLength(4)
  expect(all).toContain(`"'=1+1"`)
  expect(all).toMatch(/^Came on,First name,/)
  expect(await textOf(office, { is: 'list', query })).toBe('for-owners')
  const searched = { ...query, search: 'rosa' }
  expect((await textOf(office, { is: 'list', query: searched })).split('\r\n')).toHaveLength(4)
  // A file has exactly the rows of its list.
  const reply = arriving(1, 'rosa@example.com', { ...onRequest('lead-1'), at: startsAt + hour })
  await stores.receivedEmails.take(reply, noEmails)
  const replied = (hasReplied: boolean) =>
    ({ is: 'list', query: { ...query, hasReplied } }) as const
  expect((await textOf(office, replied(true))).split('\r\n')).toHaveLength(3)
  expect(await textOf(office, replied(true))).toContain(`"'=1+1"`)
  expect(await textOf(member, replied(false))).not.toContain(`"'=1+1"`)
  expect((await textOf(member, replied(false))).split('\r\n')).toHaveLength(3)
  expect(await textOf(office, replied(false))).toBe('for-owners')
  expect(await textOf(office, { is: 'list', query: { ...query, search: '-' } })).toBe('for-owners')
  const one = await textOf(office, { is: 'selected', ids: ['lead-2', 'nobody'] })
  expect(one).toMatch(/\r\n2026-06-05,.*,New,/)
  expect(one.split('\r\n')).toHaveLength(3)
  const activity = (await stores.activity.list(null, 20)).filter(
    ({ kind }) => kind === 'requests-exported',
  )
  expect(activity.map(({ by, data }) => [by, data])).toEqual([
    ['june', { requests: 2, isWhole: false }],
    ['ruth', { requests: null, isWhole: true }],
    ['ruth', { requests: null, isWhole: true }],
    ['june', { requests: null, isWhole: false }],
    ['june', { requests: null, isWhole: false }],
    ['june', { requests: null, isWhole: false }],
    ['ruth', { requests: null, isWhole: true }],
  ])
})

test('a filtered list is exported whole, beyond the last page that the desk shows', async () => {
  const { stores, desk, member } = await openDesk()
  const id = await desk.requests.addRequestByHand(byHand, member)
  const { db } = stores.database
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (let number = 1; number <= maxCounted; number += 1) {
    const copy = `copy-${number}`
    await db
      .insertInto('leads')
      .values({ ...lead, id: copy, idempotency_key: copy, request_id: copy })
      .execute()
  }
  const made = unwrap(
    await desk.requests.exportRequests(
      { is: 'list', query: { ...wholeList, assignedTo: member.id } },
      member,
      zone,
    ),
  )
  let text = ''
  for await (const piece of made) text += piece
  expect(text.match(/Nell/g)).toHaveLength(maxCounted + 1)
})

test('a month of Today begins and ends at the company’s midnight, and half a form is no request', async () => {
  const { stores, desk, arrive } = await openDesk()
  // At that moment it was already June in London, and July in the last case.
  await arrive('lead-may', instantAt('2026-05-31', '23:59', zone))
  await arrive('lead-june', instantAt('2026-06-01', '00:00', zone))
  await arrive('lead-last-may', instantAt('2025-05-31', '23:59', zone))
  await arrive('lead-last-june', instantAt('2025-06-30', '23:59', zone))
  await arrive('lead-last-july', instantAt('2025-07-01', '00:00', zone))
  const half = newLead({ id: 'half', idempotencyKey: 'half', createdAt: startsAt })
  await stores.leads.saveContact(half, { ...draft(), to: '' })
  expect((await desk.requests.requestsToday()).figures).toMatchObject({
    thisMonth: 1,
    monthLastYear: 1,
  })
})

test('Today counts response times in opening hours, and follow-ups', async () => {
  const { desk, member, arrive } = await openDesk()
  expect((await desk.requests.requestsToday()).figures.medianAnswerMs).toBeNull()
  // Thursday, half an hour before closing: an hour and a half of opening hours until Friday at 8.
  await arrive('lead-1', instantAt('2026-06-04', '18:30', zone))
  await arrive('lead-2', instantAt('2026-06-05', '07:30', zone))
  const call = { outcome: 'reached', text: '', followUpOn: '2026-06-05' } as const
  await desk.requests.logCall('lead-1', call, member)
  await desk.requests.logCall('lead-2', { ...call, followUpOn: null }, member)
  await arrive('lead-3', startsAt)
  // Entered as it came, so that it counts for no wait, also not when it is answered again.
  const byHandId = await desk.requests.addRequestByHand(
    { ...byHand, followUpOn: '2026-07-01' },
    member,
  )
  desk.wait(2 * hour)
  await desk.requests.logCall(byHandId, { ...call, followUpOn: null }, member)
  const today = await desk.requests.requestsToday()
  expect(today.figures).toMatchObject({ thisMonth: 4, monthLastYear: 0, medianAnswerMs: hour })
  expect(today.due.requests.map(({ lead }) => lead.id)).toEqual(['lead-1', 'lead-2'])
  expect(today.new.requests.map(({ lead }) => lead.id)).toEqual(['lead-3'])
})

test('Today has the follow-ups of the week ahead once nothing waits', async () => {
  const { desk, member, arrive } = await openDesk()
  const soon = await desk.requests.addRequestByHand({ ...byHand, followUpOn: '2026-06-09' }, member)
  await arrive('lead-1', startsAt)
  const waiting = await desk.requests.requestsToday()
  expect(waiting).toMatchObject({ isNothing: false, ahead: [] })
  const call = { outcome: 'reached', text: '', followUpOn: '2026-06-30' } as const
  await desk.requests.logCall('lead-1', call, member)
  const { isNothing, ahead } = await desk.requests.requestsToday()
  expect([isNothing, ahead.map(({ lead }) => lead.id)]).toEqual([true, [soon]])
})
