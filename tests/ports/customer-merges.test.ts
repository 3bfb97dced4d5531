import { describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { addCustomer, customerFacts } from '#support/customers.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { draft, newLead } from '#support/leads.ts'
import { erasePerson } from '#support/erase-person.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { setVisit, windowAt } from '#support/visits.ts'
import { newQuote } from '#support/written-quotes.ts'

const actor = { by: null, at: 50_000 }

describe.each(storesOnEachDatabase)('merges of customers in %s', (kind, open) => {
  const stores = newForEachTest(open)

  /** A request from that address, or with only a phone. */
  async function ask(
    number: number,
    email: string,
    phone = `404555010${number}`,
    createdAt = 1_000,
  ) {
    const contact = { ...newLead().contact, email, phone, firstName: `Person ${number}` }
    const id = `lead-${number}`
    await stores.leads.saveContact(newLead({ id, idempotencyKey: id, contact, createdAt }), draft())
    return (await stores.requests.find(id))?.customerId ?? ''
  }

  async function merge(from: string, into: string): Promise<string> {
    return unwrap(await stores.customers.merge(from, into, actor))
  }

  const find = async (id: string) =>
    (await stores.customers.find(id)) ?? expect.fail(`no customer ${id}`)

  const requestsOf = async (id: string) =>
    (await stores.customers.requestsOf(id, { page: 1, length: 10 })).rows.map(({ lead }) => lead.id)

  const belongings = async (id: string) => ({
    requests: await requestsOf(id),
    visits: (await stores.visits.ofCustomer(id, 10)).map(({ about }) => about).toSorted(),
    quotes: (await stores.writtenQuotes.ofCustomer(id, 10)).length,
  })

  /** The names of the merged customers, as the activity has them. */
  const merged = async () => (await merges()).map((entry) => entry.merged)

  const merges = async () =>
    (await stores.activity.list(null, 9)).filter((entry) => entry.kind === 'customers-merged')

  test('name no erased address, and a form that was open does not bring it back', async () => {
    const [rosa, other] = [await ask(1, 'rosa@example.com'), await ask(2, 'r@example.com')]
    const mergeId = await merge(other, rosa)
    const { customer } = await find(rosa)
    expect(await merged()).toEqual(['Person 2 Lindqvist'])
    await erasePerson(stores, 'r@example.com')
    expect(await merged()).toEqual([undefined])
    expect(await stores.customers.find(rosa)).toMatchObject({ merges: [] })
    expect(await stores.customers.save(rosa, customer, customer.revision, actor)).toMatchObject(
      err({ code: 'stale' }),
    )
    expect((await stores.customers.unmerge(mergeId, actor)).ok).toBe(false)
  })

  test('lead to the customer who has everything, also those of a customer who was merged since', async () => {
    const [first, second, third] = [
      await ask(1, 'a@example.com'),
      await ask(2, 'b@example.com'),
      await ask(3, 'c@example.com'),
    ]
    await merge(first, second)
    await stores.customers.merge(second, third, { ...actor, at: 60_000 })
    expect((await merges()).map((entry) => [entry.merged, entry.about])).toEqual([
      ['Person 2 Lindqvist', 'Person 3 Lindqvist'],
      ['Person 1 Lindqvist', 'Person 2 Lindqvist'],
    ])
    for (const gone of [first, second]) expect(await stores.customers.mergedInto(gone)).toBe(third)
    expect(await stores.customers.mergedInto(third)).toBeNull()
  })

  test('undo moves back later visits and quotes for their requests or addresses', async () => {
    const [rosa, other] = [await ask(1, 'rosa@example.com'), await ask(2, 'r@example.com')]
    // Only later ones are theirs: Rosa's earlier one had the other address.
    const earlier = {
      ...windowAt('1970-01-03', '14:00', '16:00'),
      about: 'before',
      subject: { is: 'customer', id: rosa },
      email: 'r@example.com',
    } as const
    await setVisit(stores, earlier, {}, { by: null, at: 40_000 })
    const mergeId = await merge(other, rosa)
    const quote = async (change: Parameters<typeof newQuote>[0], email = '') => {
      const { recipient } = newQuote()
      const draftOf = newQuote({ ...change, recipient: { ...recipient, email } })
      return unwrap(await stores.writtenQuotes.create(draftOf, actor))
    }
    const visit = (
      about: string,
      subject: { is: 'request' | 'customer'; id: string },
      email = '',
    ) => setVisit(stores, { about, subject, email })
    await visit('by request', { is: 'request', id: 'lead-2' })
    await visit('by address', { is: 'customer', id: rosa }, 'R@example.com')
    await visit('ours', { is: 'customer', id: rosa })
    const theirs = await quote({ requestId: 'lead-2', customerId: rosa })
    const { db } = stores.database
    await db.updateTable('written_quotes').set({ status: 'accepted' }).execute()
    await quote({ kind: 'change-order', parentId: theirs, customerId: rosa })
    await quote({ customerId: rosa }, 'r@example.com')
    await quote({ requestId: 'lead-1', customerId: rosa }, 'r@example.com')
    expect(await stores.customers.unmerge(mergeId, actor)).toEqual(ok(other))
    expect(await belongings(other)).toEqual({
      requests: ['lead-2'],
      visits: ['by address', 'by request'],
      quotes: 3,
    })
    expect(await belongings(rosa)).toEqual({
      requests: ['lead-1'],
      visits: ['before', 'ours'],
      quotes: 1,
    })
  })

  if (kind === 'PostgreSQL') {
    test('take along a quote and a payment that are saved at the same moment', async () => {
      const [into, from] = [await ask(1, 'rosa@example.com'), await ask(2, 'r@example.com')]
      // Others may have been merged since.
      const facts = { name: '', company: '', replyEmail: '', emails: [], phones: [] }
      const later = Array.from({ length: 21 }, (_, number) => {
        const former = { id: `gone-${number}`, createdAt: 0, addresses: [], owned: {}, ...facts }
        return { id: `later-${number}`, into_id: into, at: 60_000, former: JSON.stringify(former) }
      })
      await stores.database.db.insertInto('customer_merges').values(later).execute()
      const paid = { name: 'Rosa', about: 'Two hollies', cents: 500, method: 'cash' } as const
      const tax = { taxCents: 0, taxCounty: '' }
      const customer = { is: 'customer', id: from } as const
      const [, quote, payment] = await duringTransaction(
        stores,
        lockActivity,
        () => merge(from, into),
        () => stores.writtenQuotes.create(newQuote({ customerId: from }), actor),
        () => stores.ledger.record({ ...paid, ...tax, customer, at: 50_000 }, actor),
      )
      expect((await stores.writtenQuotes.find(unwrap(quote)))?.quote.customerId).toBe(into)
      expect((await stores.ledger.find(payment))?.customerId).toBe(into)
    })
  }

  test('requests without an email address stay with their customer', async () => {
    const [rosa, other] = [await ask(1, ''), await ask(2, '')]
    await stores.customers.unmerge(await merge(other, rosa), actor)
    expect([await requestsOf(rosa), await requestsOf(other)]).toEqual([['lead-1'], ['lead-2']])
    expect(await merged()).toEqual(['Person 2 Lindqvist'])
  })

  test('undo leaves earlier requests where they were, and moves later ones by phone', async () => {
    const rosa = await ask(1, 'rosa@example.com')
    expect(await ask(2, 'r@example.com', '4045550101')).toBe(rosa)
    const contacts = { emails: ['r@example.com'], phones: ['4045550102'] }
    const other = await addCustomer(stores, { name: 'R', ...contacts }, actor.at)
    const mergeId = await merge(other, rosa)
    expect(await ask(3, '', '4045550102', 60_000)).toBe(rosa)
    await stores.customers.unmerge(mergeId, actor)
    expect((await requestsOf(rosa)).toSorted()).toEqual(['lead-1', 'lead-2'])
    expect(await requestsOf(other)).toEqual(['lead-3'])
  })

  test('a chain undone from its start leaves nobody with the house of another', async () => {
    const add = async (name: string) => {
      const house = { street1: `1 ${name} Street`, city: 'Cumming', state: 'GA', zip: '30040' }
      const addresses = [{ ...house, purpose: 'mailing' as const }]
      return addCustomer(stores, { name, addresses }, actor.at)
    }
    const [first, second, third] = [await add('First'), await add('Second'), await add('Third')]
    const early = await merge(first, second)
    const late = await merge(second, third)
    for (const id of [early, late]) await stores.customers.unmerge(id, actor)
    const houses = async (id: string) =>
      (await find(id)).customer.addresses.map(({ street1 }) => street1)
    expect(await houses(first)).toEqual(['1 First Street'])
    expect(await houses(second)).toEqual(['1 Second Street'])
    expect(await houses(third)).toEqual(['1 Third Street'])
  })

  test('merges in a chain are undone from its end', async () => {
    const [first, second, third] = [
      await ask(1, 'one@example.com'),
      await ask(2, 'two@example.com'),
      await ask(3, 'three@example.com'),
    ]
    const early = await merge(first, second)
    const open = (await find(second)).customer
    const late = await merge(second, third)
    expect((await find(third)).merges.map(({ id }) => id).toSorted()).toEqual(
      [early, late].toSorted(),
    )
    await stores.customers.unmerge(late, actor)
    expect((await find(third)).merges).toEqual([])
    expect((await find(second)).merges).toMatchObject([{ id: early }])
    // A form that was open before the merge saves over nothing.
    expect(await stores.customers.save(second, open, open.revision, actor)).toMatchObject(
      err({ code: 'stale' }),
    )
    await stores.customers.unmerge(early, actor)
    expect(await find(first)).toMatchObject({ customer: { emails: ['one@example.com'] } })
    expect(await requestsOf(first)).toEqual(['lead-1'])
    expect(await requestsOf(second)).toEqual(['lead-2'])
  })

  test('replies still go to the address that was chosen for the other, until it is undone', async () => {
    const add = (name: string, replyEmail: string) =>
      addCustomer(stores, { name, emails: [`${name}@example.com`], replyEmail }, actor.at)
    const [rosa, works] = [await add('rosa', ''), await add('works', 'works@example.com')]
    const replyOf = async (id: string) => (await find(id)).customer.replyEmail
    const mergeId = await merge(works, rosa)
    expect(await replyOf(rosa)).toBe('works@example.com')
    await stores.customers.unmerge(mergeId, actor)
    expect([await replyOf(rosa), await replyOf(works)]).toEqual(['', 'works@example.com'])
    const home = await add('home', 'home@example.com')
    await merge(works, home)
    expect(await replyOf(home)).toBe('home@example.com')
  })

  test('undo removes a company name that came with a merge, unless it was changed since', async () => {
    const add = (name: string, company: string) => addCustomer(stores, { name, company }, actor.at)
    const companyOf = async (id: string) => (await find(id)).customer.company
    for (const isChanged of [false, true]) {
      const [rosa, works] = [await add('Rosa', ''), await add('Rosa L', 'Lind Walls')]
      const mergeId = await merge(works, rosa)
      expect(await companyOf(rosa)).toBe('Lind Walls')
      const changed = customerFacts({ name: 'Rosa', company: 'Lind & Sons' })
      const { revision } = (await find(rosa)).customer
      if (isChanged) await stores.customers.save(rosa, changed, revision, actor)
      await stores.customers.unmerge(mergeId, actor)
      expect(await companyOf(rosa)).toBe(isChanged ? 'Lind & Sons' : '')
      expect(await companyOf(works)).toBe('Lind Walls')
    }
  })
})
