import { describe, expect, test } from 'vitest'
import type { Lead } from '#domain/quote-requests/lead.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import type { RequestPart, PlaceInTime, RequestQuery } from '#ports/request-store.ts'
import { deskOn } from '#support/desk.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const any: RequestQuery = {
  status: 'open',
  search: '',
  assignedTo: null,
  service: null,
  sort: 'newest',
  page: 1,
  groupedOn: null,
}

const ruth = 'ruth'
const actor = { by: null, at: 50_000 }

describe.each(storesOnEachDatabase)('requests in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  async function arrive(
    number: number,
    change: Partial<Lead['contact']> = {},
    signs: Lead['signs'] = [],
  ) {
    const id = `lead-${number}`
    const contact = {
      ...newLead().contact,
      email: `guest${number}@example.com`,
      phone: `77055501${String(number).padStart(2, '0')}`,
      ...change,
    }
    const at = number * 1000
    await stores.leads.saveContact(
      newLead({ id, idempotencyKey: `key-${number}`, createdAt: at, contact, signs }),
      draft({ to: '' }),
    )
    await stores.leads.complete(id, request({ id: `request-${number}`, at: at + 1 }), () => [])
    return id
  }

  const list = async (query: Partial<RequestQuery> = {}) =>
    (await stores.requests.list({ ...any, ...query })).requests.map(({ lead }) => lead.id)

  test('a request that arrives is new, waits, and is alerted', async () => {
    const id = await arrive(1)
    expect(await list({ status: 'new' })).toEqual([id])
    expect(await stores.requests.find(id)).toMatchObject({
      work: { status: 'new', waitingSince: 1001, revision: 2 },
      timeline: [{ is: 'arrived', by: null }],
    })
    expect(await stores.requests.counts()).toMatchObject({ new: 1, unfinished: 0 })
  })

  test('incomplete requests and suspected spam are kept apart from the work', async () => {
    await stores.leads.saveContact(newLead(), draft())
    await arrive(2, {}, ['trap-filled'])
    expect(await list({ status: 'unfinished' })).toEqual(['lead-1'])
    expect(await list({ status: 'possible-spam' })).toEqual(['lead-2'])
    expect(await list()).toEqual([])
    expect((await stores.requests.find('lead-2'))?.customerId).toBeNull()
  })

  test('a request is worked from new to won, and each change is on its timeline', async () => {
    const id = await arrive(1)
    await stores.requests.addNote(id, 'The gate is 42 in wide.', actor)
    await stores.requests.logCall(
      id,
      { outcome: 'voicemail', text: '', followUpOn: '2026-06-05' },
      { ...actor, at: 51_000 },
    )
    expect(await stores.requests.find(id)).toMatchObject({
      work: { status: 'new', waitingSince: 1001, followUpOn: '2026-06-05' },
    })
    const email = {
      to: 'guest1@example.com',
      email: { kind: 'desk-reply', data: { from: 'Ruth', subject: 'Hello', text: 'Monday?' } },
      about: { kind: 'lead', id },
    } as const
    await stores.requests.reply(id, { email, followUpOn: '2026-05-04' }, { ...actor, at: 52_000 })
    const replied = await stores.requests.find(id)
    expect(replied?.work).toMatchObject({
      status: 'contacted',
      waitingSince: null,
      firstAnsweredAt: 52_000,
      followUpOn: '2026-05-04',
    })
    const won = await stores.requests.change(
      [{ id, change: { is: 'status', to: 'won', reason: null }, seen: null }],
      { ...actor, at: 53_000 },
    )
    expect(won.ok).toBe(true)
    const done = await stores.requests.find(id)
    expect(done?.work).toMatchObject({ status: 'won', closedAt: 53_000, followUpOn: null })
    expect(done?.timeline.map(({ is }) => is)).toEqual([
      'arrived',
      'note',
      'call',
      'email',
      'status',
    ])
    expect(done?.timeline[3]).toMatchObject({ email: { subject: 'Hello', state: 'waiting' } })
  })

  test('a stale save is refused with who and when, and changes nothing', async () => {
    const id = await arrive(1)
    const seen = (await stores.requests.find(id))?.work.revision ?? 0
    const assign = { is: 'follow-up', on: '2026-06-05', note: 'Call' } as const
    const first = {
      ...actor,
      by: (await deskOn(stores).join('ruth@example.com', 'owner')).member.id,
    }
    expect((await stores.requests.change([{ id, change: assign, seen }], first)).ok).toBe(true)
    const other = { is: 'follow-up', on: '2026-07-01', note: '' } as const
    expect(
      await stores.requests.change([{ id, change: other, seen }], { ...actor, at: 60_000 }),
    ).toMatchObject(err({ code: 'stale', by: 'ruth', at: 50_000 }))
    expect((await stores.requests.find(id))?.work.followUpOn).toBe('2026-06-05')
  })

  test('several are changed together or not at all, and can be undone', async () => {
    const ids = [await arrive(1), await arrive(2)]
    const change = { is: 'status', to: 'contacted', reason: null } as const
    const done = unwrap(
      await stores.requests.change(
        ids.map((id) => ({ id, change, seen: null })),
        actor,
      ),
    )
    expect(await list({ status: 'contacted' })).toHaveLength(2)
    expect((await stores.requests.change(done, actor)).ok).toBe(true)
    expect(await list({ status: 'new' })).toHaveLength(2)
    const withUnknown = [...ids, 'nobody'].map((id) => ({ id, change, seen: null }))
    expect(await stores.requests.change(withUnknown, actor)).toEqual(
      err({ code: 'unknown-request' }),
    )
    expect(await list({ status: 'new' })).toHaveLength(2)
  })

  test('one is found by the beginning of a word, by digits of a phone and by its service', async () => {
    const id = await arrive(1, { firstName: 'Zoë', lastName: 'Brandt' })
    await arrive(2)
    for (const search of ['bra', 'ZOE br', 'guest1@exam', '0101', '(770) 555-0101', 'oak brandt']) {
      expect(await list({ search })).toEqual([id])
    }
    expect(await list({ search: 'randt' })).toEqual([])
    expect(await list({ service: 'soil-mulch' })).toHaveLength(2)
    expect(await list({ service: 'lawn-care' })).toEqual([])
    expect(await list({ assignedTo: ruth })).toEqual([])
    expect(await list({ assignedTo: 'nobody' })).toHaveLength(2)
  })

  test('lists come in each order', async () => {
    await arrive(1, { lastName: 'Young' })
    await arrive(2, { lastName: 'Abernathy' })
    const on = (id: string, date: string) => ({
      id,
      change: { is: 'follow-up', on: date, note: '' } as const,
      seen: null,
    })
    await stores.requests.change([on('lead-1', '2026-06-02'), on('lead-2', '2026-06-09')], actor)
    expect(await list({ sort: 'newest' })).toEqual(['lead-2', 'lead-1'])
    expect(await list({ sort: 'name' })).toEqual(['lead-2', 'lead-1'])
    expect(await list({ sort: 'follow-up' })).toEqual(['lead-1', 'lead-2'])
    expect(await list({ sort: 'waiting' })).toEqual(['lead-1', 'lead-2'])
  })

  test('a cleared request is new, has a customer, and gets the withheld emails', async () => {
    const id = await arrive(1, {}, ['trap-filled'])
    const email = draft({ to: 'guest1@example.com', label: 'Thanks' })
    expect(await stores.requests.clear(id, () => [email], actor)).toEqual(ok(null))
    const found = await stores.requests.find(id)
    expect(found).toMatchObject({ work: { status: 'new', waitingSince: 50_000 } })
    expect(found?.customerId).not.toBeNull()
    await stores.requests.clear(id, () => [email], actor)
    expect((await stores.outbox.list(10)).map(({ to }) => to)).toEqual(['guest1@example.com'])
  })

  test('Today lists a request once: a reply first, then a new one, then a due one', async () => {
    const [one, two, three] = [await arrive(1), await arrive(2), await arrive(3)]
    const contacted = { is: 'status', to: 'contacted', reason: null } as const
    await stores.requests.change(
      [one, two].map((id) => ({ id, change: contacted, seen: null })),
      actor,
    )
    const follow = { is: 'follow-up', on: '2026-06-01', note: '' } as const
    await stores.requests.change([{ id: two, change: follow, seen: null }], actor)
    const due = await stores.requests.due('2026-06-01', 10)
    expect(due.requests.map(({ lead }) => lead.id)).toEqual([two, one])
    expect(due.total).toBe(2)
    // The new request counts as well.
    expect(await stores.requests.waiting('2026-06-01')).toEqual({ open: 3, today: 3 })
    // One of them is not due yet.
    expect(await stores.requests.waiting('2026-05-31')).toEqual({ open: 3, today: 2 })
    // A customer who has replied since is listed once, under the reply.
    await stores.requests.addNote(two, 'The gate is open.', { ...actor, at: 51_000 })
    const left = await stores.requests.due('2026-06-02', 10)
    expect(left.requests.map(({ lead }) => lead.id)).toEqual([one])
    expect(left).toMatchObject({ total: 1, overdue: 0 })
    expect((await stores.requests.replied(10)).total).toBe(1)
    expect(await stores.requests.waiting('2026-06-02')).toEqual({ open: 3, today: 3 })
    // So is a new request with another message.
    expect(await stores.requests.fresh(10)).toMatchObject({
      total: 1,
      requests: [{ lead: { id: three } }],
    })
    await stores.requests.addNote(three, 'Two dogs.', { ...actor, at: 52_000 })
    expect(await stores.requests.fresh(10)).toEqual({ total: 0, requests: [] })
    // The list behind the link on Today has the same.
    expect(await list({ status: 'new', hasReplied: false })).toEqual([])
    expect(await list({ status: 'new' })).toEqual([three])
    expect((await list({ status: 'open', hasReplied: true })).toSorted()).toEqual(
      [two, three].toSorted(),
    )
    expect((await stores.requests.replied(10)).total).toBe(2)
    expect(await stores.requests.waiting('2026-06-02')).toEqual({ open: 3, today: 3 })
    // Once the message is handled, it is new as before, and waits since it arrived.
    const seenTo = { is: 'replied', at: null } as const
    await stores.requests.change([{ id: three, change: seenTo, seen: null }], actor)
    expect(await stores.requests.fresh(10)).toMatchObject({
      total: 1,
      requests: [{ work: { waitingSince: 3001 } }],
    })
  })

  test('open requests are grouped: late, without a date, today with new ones, later', async () => {
    const ids: string[] = []
    for (let number = 1; number <= 7; number += 1) ids.push(await arrive(number))
    const dates = ['2026-06-20', '2026-06-07', '2026-06-05', '', '2026-06-04', '2026-05-01']
    const contacted = { is: 'status', to: 'contacted', reason: null } as const
    for (const [index, on] of dates.entries()) {
      const id = ids[index] ?? ''
      const follow = { is: 'follow-up', on: on || null, note: '' } as const
      await stores.requests.change([{ id, change: contacted, seen: null }], actor)
      await stores.requests.change([{ id, change: follow, seen: null }], actor)
    }
    const query = { ...any, sort: 'follow-up', groupedOn: '2026-06-05' } as const
    const found = await stores.requests.list(query)
    expect(found.requests.map(({ lead }) => lead.id)).toEqual(
      [6, 5, 4, 7, 3, 2, 1].map((number) => `lead-${number}`),
    )
    expect(found.groups).toEqual({ overdue: 2, 'no-date': 1, today: 2, 'this-week': 1, later: 1 })
    expect(found).toMatchObject({ total: 7, hasNext: false })
    const searched = await stores.requests.list({ ...query, search: 'guest4' })
    expect(searched).toMatchObject({ groups: null, total: 1 })
  })

  test.each([
    ['', [5, 4, 3, 2, 1]],
    ['guest1', [1]],
  ] as const)('the list of “%s” is read in parts, each request once', async (search, numbers) => {
    for (let number = 1; number <= 5; number += 1) await arrive(number)
    const seen: string[] = []
    let place: PlaceInTime | null = null
    do {
      const filter = { status: 'open', search, assignedTo: null, service: null } as const
      const part: RequestPart = await stores.requests.after(filter, place, 2)
      seen.push(...part.requests.map(({ lead }) => lead.id))
      place = part.next
    } while (place !== null)
    expect(seen).toEqual(numbers.map((number) => `lead-${number}`))
  })

  test('a lead that the platform did not take is tried again when a colleague says so', async () => {
    const id = await arrive(1)
    const leadDelivery = async () => (await stores.requests.find(id))?.leadDelivery
    const due = (await stores.leadDeliveries.claim(60_000, 70_000)) ?? expect.fail()
    await stores.leadDeliveries.markFailed(due, 'HTTP 503: closed', 999_000)
    expect(await leadDelivery()).toMatchObject({ state: 'waiting', tries: 1, nextTryAt: 999_000 })
    expect(await stores.requests.retryLeadDelivery(id, actor)).toEqual(ok(null))
    expect(await leadDelivery()).toMatchObject({ state: 'waiting', tries: 0, nextTryAt: 50_000 })
    const claimed = (await stores.leadDeliveries.claim(60_000, 70_000)) ?? expect.fail()
    await stores.leadDeliveries.markDelivered(claimed, 'theirs', 61_000)
    expect(await leadDelivery()).toMatchObject({ state: 'delivered', deliveredAt: 61_000 })
    await stores.requests.retryLeadDelivery(id, actor)
    expect(await leadDelivery()).toMatchObject({ state: 'delivered' })
    expect((await stores.requests.find(id))?.timeline.at(-1)).toMatchObject({
      is: 'handed-over',
      at: 61_000,
    })
    const lines = await stores.activity.list(null, 10)
    expect(lines.filter(({ kind }) => kind === 'hand-over-retried')).toHaveLength(1)
    expect(await stores.requests.retryLeadDelivery('nobody', actor)).toMatchObject({ ok: false })
  })

  test('the figures count arrivals, answers, and what was won and lost', async () => {
    const ids = [await arrive(1), await arrive(2), await arrive(3)]
    const end = (id: string, to: 'won' | 'lost') => ({
      id,
      change: { is: 'status', to, reason: to === 'lost' ? 'price' : null } as const,
      seen: null,
    })
    await stores.requests.change([end(ids[0] ?? '', 'won'), end(ids[1] ?? '', 'lost')], actor)
    const figures = await stores.requests.figures({
      month: [0, 2_500],
      monthLastYear: [2_500, 9_000],
      answeredSince: 0,
      closedSince: 0,
    })
    expect(figures).toMatchObject({ thisMonth: 2, monthLastYear: 1, won: 1, lost: 1 })
    expect(figures.answers.map(({ to }) => to)).toEqual([50_000, 50_000])
  })
})
