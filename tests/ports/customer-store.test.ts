import { describe, expect, test } from 'vitest'
import type { CustomerFacts } from '#domain/customers/customer.ts'
import type { LeadContact } from '#domain/quote-requests/lead.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { addCustomer, customerFacts, findCustomers } from '#support/customers.ts'
import { book, guest } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { deskOn } from '#support/desk.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { erasePerson } from '#support/erase-person.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const actor = { by: null, at: 50_000 }

const firstPage = { page: 1, length: 10 }

const cummingHouse = {
  street1: '12 Oak Street',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  purpose: 'service',
} as const

describe.each(storesOnEachDatabase)('customers in %s', (kind, open) => {
  const stores = newForEachTest(open)

  async function ask(number: number, change: Partial<LeadContact> = {}, createdAt = 1_000) {
    const contact = { ...newLead().contact, ...change }
    const [id, idempotencyKey] = [`lead-${number}`, `key-${number}`]
    await stores.leads.saveContact(newLead({ id, idempotencyKey, contact, createdAt }), draft())
    return (await stores.requests.find(id))?.customerId ?? ''
  }

  const all = (search = '') => findCustomers(stores, search)

  test('the same email address, in any case of its letters, is the same person', async () => {
    const first = await ask(1)
    expect(await ask(2, { email: 'ROSA@example.com', phone: '4045550199' })).toBe(first)
    expect(await all()).toMatchObject([
      {
        name: 'Rosa Lindqvist',
        emails: ['Rosa@Example.com'],
        phones: ['7705550123', '4045550199'],
        addresses: [{ street1: '12 Oak Street' }],
        requests: 2,
        openRequests: 0,
      },
    ])
  })

  test('the same phone is the same person, who gets no email address of a stranger', async () => {
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
    expect(await stores.customers.bookingsOf(customer?.id ?? '', firstPage)).toMatchObject({
      rows: [{ id: 'b1', seats: 2, status: 'confirmed' }],
      total: 1,
    })
    await stores.bookings.eraseOfEventsBefore(Number.MAX_SAFE_INTEGER)
    expect(await all()).toEqual([])
  })

  test('the phone of a guest reaches their customer, unless it belongs to another one', async () => {
    await stores.events.importAll([gardenEvent()], now)
    const answers = [
      { name: 'firstName', value: 'Ben' },
      { name: 'phone', value: '7705550123' },
    ]
    await book(stores, guest(1, 1, { answers }))
    const [ben] = await all('770555')
    expect(ben).toMatchObject({ emails: ['guest1@example.org'], phones: ['7705550123'] })
    await book(stores, guest(2, 1, { answers }))
    const [other] = await all('guest2')
    expect(other?.phones).toEqual([])
    expect(await stores.customers.bookingsOf(other?.id ?? '', firstPage)).toMatchObject({
      total: 1,
    })
  })

  test('a corrected form leaves no empty customer behind', async () => {
    await ask(1)
    const contact = { ...newLead().contact, email: 'right@example.com', phone: '4045550100' }
    await stores.leads.saveContact(
      newLead({ id: 'again', idempotencyKey: 'key-1', contact }),
      draft(),
    )
    expect(await all()).toMatchObject([{ emails: ['right@example.com'] }])
  })

  test('a colleague’s changes are stored, found and not overwritten by another', async () => {
    const id = await ask(1)
    const facts = {
      name: 'Rosa Lindqvist-Ode',
      company: 'Oakhaven HOA',
      emails: ['rosa@home.example'],
      phones: ['7705550123', '7705550177'],
      addresses: [cummingHouse],
      replyEmail: 'rosa@home.example',
    }
    const by = (await deskOn(stores).join('ruth@example.com', 'owner')).member.id
    const saved = await stores.customers.save(id, facts, 1, { ...actor, by })
    expect(await all('oakh')).toMatchObject([{ id, ...facts, revision: 2 }])
    expect(await all('rosa@example')).toEqual([])
    const others = { ...facts, company: '' }
    expect(await stores.customers.save(id, others, 1, { ...actor, at: 60_000 })).toMatchObject(
      err({ code: 'stale', by: 'ruth', at: 50_000 }),
    )
    // Undo restores all contacts.
    const { before, revision } = unwrap(saved)
    expect((await stores.customers.save(id, before ?? facts, revision, actor)).ok).toBe(true)
    expect(await all('rosa@example')).toMatchObject([
      { id, name: 'Rosa Lindqvist', company: '', emails: ['Rosa@Example.com'], revision: 3 },
    ])
  })

  test('an address of another customer is refused with their name, and merging joins the two', async () => {
    const rosa = await ask(1)
    const other = await ask(2, { email: 'r@example.com', phone: '4045550100', firstName: 'R' })
    const facts = customerFacts({ name: 'R', emails: ['ROSA@example.com'] })
    expect(await stores.customers.save(other, facts, 1, actor)).toEqual(
      err({
        code: 'contact-taken',
        contact: 'ROSA@example.com',
        customer: { id: rosa, name: 'Rosa Lindqvist' },
      }),
    )
    const merged = await stores.customers.merge(other, rosa, actor)
    expect(merged.ok).toBe(true)
    expect(await all()).toMatchObject([
      { id: rosa, emails: ['Rosa@Example.com', 'r@example.com'], requests: 2 },
    ])
    expect(await stores.customers.find(other)).toBeNull()
    expect(await all('r@exa')).toHaveLength(1)
    // Sent again, it leads to its first answer.
    expect(await stores.customers.merge(other, rosa, actor)).toEqual(merged)
    expect(await stores.customers.merge('nobody', rosa, actor)).toEqual(
      err({ code: 'unknown-customer' }),
    )
  })

  if (kind === 'PostgreSQL') {
    test('a contact that another customer gets at the same moment is refused, not left out', async () => {
      const id = await addCustomer(stores, { name: 'Nell' }, actor.at)
      const row = { phone: '4045550188', customer_id: await ask(1), position: 1 }
      const [saving] = await duringTransaction(
        stores,
        (tx) => tx.insertInto('customer_phones').values(row).execute(),
        () => stores.customers.save(id, customerFacts({ phones: [row.phone] }), 2, actor),
      )
      expect(saving).toMatchObject({ error: { code: 'contact-taken', contact: row.phone } })
    })
  }

  test('a customer added by hand stays without a request or booking', async () => {
    const facts = customerFacts({ name: 'Nell', phones: ['4045550188'] })
    const added = await stores.customers.add(facts, actor)
    expect(added.ok).toBe(true)
    const taken = { error: { code: 'contact-taken', contact: '4045550188' } }
    expect(await stores.customers.add(facts, actor)).toMatchObject(taken)
    const asked = await ask(1, { email: 'nell@example.com', phone: '4045550188' })
    expect(added).toEqual(ok(asked))
    await erasePerson(stores, 'nell@example.com')
    expect(await all()).toMatchObject([{ name: 'Nell' }])
  })

  test('contacts stay in the order set by a colleague; later ones come last', async () => {
    const id = await ask(1)
    const facts = customerFacts({
      name: 'Rosa',
      emails: ['z@example.com', 'rosa@example.com', 'Z@example.com'],
      phones: ['9995550100', '7705550123'],
      addresses: [{ ...cummingHouse, street1: '9 Elm Court', purpose: 'mailing' }, cummingHouse],
    })
    expect((await stores.customers.save(id, facts, 1, { ...actor, at: 0 })).ok).toBe(true)
    expect(await ask(2, { phone: '4045550199' })).toBe(id)
    expect(await stores.customers.save(id, facts, 2, actor)).toMatchObject(
      err({ code: 'stale', by: null, did: 'contacts-joined' }),
    )
    expect(await all()).toMatchObject([
      {
        emails: ['z@example.com', 'rosa@example.com'],
        phones: ['9995550100', '7705550123', '4045550199'],
        // The same house is added again, now for mail.
        addresses: [{ street1: '9 Elm Court' }, { street1: '12 Oak Street', purpose: 'both' }],
      },
    ])
  })

  test('the address of a request is for mail; the work may be elsewhere', async () => {
    const id = await ask(1)
    expect(await all()).toMatchObject([{ addresses: [{ purpose: 'mailing' }] }])
    const site = { ...newLead().address, street1: '9 Elm Court', zip: '30533' }
    const [service = expect.fail('the sample asks for nothing')] = request().services
    const services = [{ ...service, address: site }]
    await stores.leads.complete('lead-1', request({ services }), () => [])
    const found = await stores.customers.find(id)
    expect(found?.customer.addresses).toMatchObject([
      { street1: '12 Oak Street', purpose: 'mailing' },
      { street1: '9 Elm Court', purpose: 'service' },
    ])
    expect(found?.consent).toEqual({ wording: 'You may call.', at: 1_000 })
  })

  test('replies go to the address of the request, until one is chosen for all', async () => {
    const id = await ask(1)
    const replyTo = async () => (await stores.requests.find('lead-1'))?.replyTo
    expect(await replyTo()).toBe('Rosa@Example.com')
    const emails = ['rosa@example.com', 'right@example.com']
    const facts = customerFacts({ name: 'Rosa', emails })
    await stores.customers.save(id, { ...facts, replyEmail: 'right@example.com' }, 1, actor)
    expect(await replyTo()).toBe('right@example.com')
    await stores.customers.save(id, { ...facts, emails: ['rosa@example.com'] }, 2, actor)
    expect(await replyTo()).toBe('Rosa@Example.com')
  })

  test('possible duplicates are found by email address, phone or exact name', async () => {
    const id = await ask(1)
    const alike = async (facts: Partial<CustomerFacts>) =>
      (await stores.customers.alike(customerFacts(facts))).map((each) => each.id)
    expect(await alike({ emails: ['ROSA@example.com'] })).toEqual([id])
    expect(await alike({ phones: ['7705550123'] })).toEqual([id])
    expect(await alike({ name: 'rosa LINDQVIST' })).toEqual([id])
    expect(await alike({ name: 'Rosa' })).toEqual([])
    expect(await alike({})).toEqual([])
  })

  test('a merge says what moves, and undo moves everything back', async () => {
    const rosa = await ask(1)
    const other = await ask(2, { email: 'r@example.com', phone: '4045550100', firstName: 'R' })
    await stores.customers.addNote(other, 'Has a dog.', actor)
    await stores.events.importAll([gardenEvent()], now)
    await book(stores, guest(1, 2, { email: 'r@example.com' }))
    expect(await stores.customers.mergeEffects(other, rosa)).toEqual(
      ok({
        requests: 1,
        bookings: 1,
        visits: 0,
        quotes: 0,
        notes: 1,
        payments: 0,
        emails: ['r@example.com'],
        phones: ['4045550100'],
        addresses: 0,
      }),
    )
    const before = await all()
    const merged = unwrap(await stores.customers.merge(other, rosa, actor))
    expect(await stores.customers.find(rosa)).toMatchObject({
      merges: [{ id: merged, name: 'R Lindqvist', by: null, at: 50_000 }],
    })
    expect(await stores.customers.bookingsOf(rosa, firstPage)).toMatchObject({ total: 1 })
    expect(await stores.customers.notesOn(rosa, firstPage)).toMatchObject({ total: 1 })
    // Later records follow their address.
    await ask(3, { email: 'r@example.com', phone: '' }, 60_000)
    expect(await stores.customers.unmerge(merged, actor)).toEqual(ok(other))
    const facts = before.map(({ id, name, emails, phones }) => ({ id, name, emails, phones }))
    expect(await all()).toMatchObject(facts)
    expect(await stores.customers.requestsOf(other, firstPage)).toMatchObject({ total: 2 })
    expect(await stores.customers.notesOn(other, firstPage)).toMatchObject({
      rows: [{ text: 'Has a dog.', requestId: null }],
    })
    expect((await all('r@exa')).map(({ id }) => id)).toEqual([other])
    expect((await stores.customers.unmerge(merged, actor)).ok).toBe(false)
  })

  test('a customer’s page has notes, emails and payments, each in pages', async () => {
    const id = await ask(1)
    await stores.requests.addNote('lead-1', 'On the request.', { by: null, at: 60_000 })
    await stores.customers.addNote(id, 'On the person.', { by: null, at: 70_000 })
    const email = draft({ to: 'rosa@example.com', about: { kind: 'lead', id: 'lead-1' } })
    await stores.requests.reply('lead-1', { email, followUpOn: null }, { by: null, at: 80_000 })
    const page = (number: number) => ({ page: number, length: 1 })
    expect(await stores.customers.notesOn(id, page(1))).toMatchObject({
      rows: [{ text: 'On the person.', requestId: null }],
      total: 2,
    })
    expect(await stores.customers.notesOn(id, page(2))).toMatchObject({
      rows: [{ text: 'On the request.', requestId: 'lead-1' }],
    })
    expect(await stores.customers.emailsWith(id, page(1))).toMatchObject({
      rows: [{ to: 'rosa@example.com', state: 'waiting', isLogged: true }],
      total: 1,
    })
    // Includes quotes and visits, but not the desk's emails to a colleague.
    for (const kind of ['quote', 'visit', 'staff'] as const) {
      await stores.outbox.queue(
        [draft({ to: 'rosa@example.com', about: { kind, id: kind } })],
        90_000,
      )
    }
    expect(await stores.customers.emailsWith(id, page(1))).toMatchObject({
      rows: [{ isLogged: true }],
      total: 3,
    })
    expect(await stores.customers.paymentsOf(id, page(1))).toEqual({ rows: [], total: 0 })
  })
})
