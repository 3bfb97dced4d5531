import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { LeadContact } from '#domain/quotes/lead.ts'
import { book, guest } from '#support/booked.ts'
import { now } from '#support/bookings.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { draft, newLead } from '#support/leads.ts'
import { erased } from '#support/people.ts'
import { storesOnEachDatabase, type TestStores } from '#support/stores.ts'

const doer = { by: null, at: 50_000 }

describe.each(storesOnEachDatabase)('customers in %s', (_kind, open) => {
  let stores: TestStores
  beforeEach(async () => {
    stores = await open()
  })
  afterEach(() => stores.close())

  async function ask(number: number, change: Partial<LeadContact> = {}) {
    const contact = { ...newLead().contact, ...change }
    const [id, idempotencyKey] = [`lead-${number}`, `key-${number}`]
    await stores.leads.saveContact(newLead({ id, idempotencyKey, contact }), draft())
    return (await stores.requests.find(id))?.customerId ?? ''
  }

  const all = async (search = '') =>
    (await stores.customers.list({ search, sort: 'name', page: 1 })).customers

  test('the same email address, in any case of its letters, is the same person', async () => {
    const first = await ask(1)
    expect(await ask(2, { email: 'ROSA@example.com', phone: '4045550199' })).toBe(first)
    expect(await all()).toMatchObject([
      {
        name: 'Rosa Lindqvist',
        emails: ['Rosa@Example.com'],
        phones: ['4045550199', '7705550123'],
        addresses: [{ street1: '12 Oak Street' }],
        requests: 2,
        openRequests: 0,
      },
    ])
  })

  test('the same phone is the same person, who gets no address of a stranger', async () => {
    const first = await ask(1)
    expect(await ask(2, { email: 'other@example.com' })).toBe(first)
    expect(await all()).toMatchObject([{ emails: ['Rosa@Example.com'], requests: 2 }])
  })

  test('two forms of one person at once make one customer', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, number) => ask(number, { firstName: `Rosa ${number}` })),
    )
    expect(new Set(made).size).toBe(1)
    expect(await all()).toHaveLength(1)
  })

  test('a guest of an event is a customer, and their page shows what they booked', async () => {
    await stores.events.importAll([gardenEvent()], now)
    await book(stores, guest(1, 2))
    const [customer] = await all('guest1')
    expect(customer).toMatchObject({ emails: ['guest1@example.org'], requests: 0 })
    expect(await stores.customers.find(customer?.id ?? '')).toMatchObject({
      bookings: [{ id: 'b1', seats: 2, status: 'confirmed' }],
    })
    await stores.bookings.eraseOfEventsBefore(Number.MAX_SAFE_INTEGER)
    expect(await all()).toEqual([])
  })

  test('a correction of the form leaves no customer behind whom nobody is', async () => {
    await ask(1)
    const contact = { ...newLead().contact, email: 'right@example.com', phone: '4045550100' }
    await stores.leads.saveContact(
      newLead({ id: 'again', idempotencyKey: 'key-1', contact }),
      draft(),
    )
    expect(await all()).toMatchObject([{ emails: ['right@example.com'] }])
  })

  test('what a colleague writes is kept, found and not saved over by another', async () => {
    const id = await ask(1)
    const facts = {
      name: 'Rosa Lindqvist-Ode',
      company: 'Oakhaven HOA',
      emails: ['rosa@home.example'],
      phones: ['7705550123', '7705550177'],
    }
    expect((await stores.customers.save(id, facts, 1, doer)).ok).toBe(true)
    expect(await all('oakh')).toMatchObject([{ id, ...facts, revision: 2 }])
    expect(await all('rosa@example')).toEqual([])
    expect(await stores.customers.save(id, facts, 1, { ...doer, at: 60_000 })).toEqual({
      ok: false,
      error: { code: 'stale', by: null, at: 50_000 },
    })
  })

  test('an address of somebody else is refused with whose it is, and merging joins the two', async () => {
    const rosa = await ask(1)
    const other = await ask(2, { email: 'r@example.com', phone: '4045550100', firstName: 'R' })
    const facts = {
      name: 'R',
      company: '',
      emails: ['ROSA@example.com'],
      phones: [],
    }
    expect(await stores.customers.save(other, facts, 1, doer)).toEqual({
      ok: false,
      error: {
        code: 'contact-taken',
        contact: 'ROSA@example.com',
        customer: { id: rosa, name: 'Rosa Lindqvist' },
      },
    })
    expect((await stores.customers.merge(other, rosa, doer)).ok).toBe(true)
    expect(await all()).toMatchObject([
      { id: rosa, emails: ['r@example.com', 'Rosa@Example.com'], requests: 2 },
    ])
    expect(await stores.customers.find(other)).toBeNull()
    expect(await all('r@exa')).toHaveLength(1)
    expect(await stores.customers.merge(other, rosa, doer)).toEqual({
      ok: false,
      error: { code: 'unknown-customer' },
    })
  })

  test('somebody added by hand stays when nothing has been asked or booked', async () => {
    const facts = { name: 'Nell', company: '', emails: [], phones: ['4045550188'] }
    const added = await stores.customers.add(facts, doer)
    expect(added.ok).toBe(true)
    expect(await stores.customers.add(facts, doer)).toMatchObject({
      ok: false,
      error: { code: 'contact-taken', contact: '4045550188' },
    })
    const asked = await ask(1, { email: 'nell@example.com', phone: '4045550188' })
    expect(added).toEqual({ ok: true, value: asked })
    await erased(stores, 'nell@example.com')
    expect(await all()).toMatchObject([{ name: 'Nell' }])
  })
})
