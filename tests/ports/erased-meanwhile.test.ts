import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { databaseOfTest } from '#support/databases.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { newLead, request } from '#support/leads.ts'
import { newForEachTest, sqlStores } from '#support/stores.ts'
import { quietly, visitFacts } from '#support/visits.ts'
import { newQuote } from '#support/written-quotes.ts'

const actor = { by: null, at: Date.parse('2027-04-12T12:00:00Z') }
// SQLite has one writer, so nothing comes while a person is erased.
const stores = newForEachTest(async () => sqlStores(await databaseOfTest('PostgreSQL')))

async function ask(number: number) {
  const id = `lead-${number}`
  await stores.leads.saveContact(newLead({ id, idempotencyKey: id }))
  await stores.leads.complete(id, request({ id: `request-${number}` }), () => [])
}

/** Erases Rosa by her customer or address; `step` comes when a part of her data is gone. */
async function eraseDuring<Done>(
  by: 'customer' | 'address',
  step: (customerId: string) => Promise<Done>,
) {
  await ask(1)
  const { db } = stores.database
  const { id } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
  const who =
    by === 'customer' ? ({ is: by, id } as const) : ({ is: by, email: 'rosa@example.com' } as const)
  const [erased, done] = await duringTransaction(
    stores,
    (tx) => tx.executeQuery(CompiledQuery.raw('lock table mails in exclusive mode')),
    () => stores.people.erase(who, actor),
    () => step(id),
  )
  expect(erased).toMatchObject({ requests: 1 })
  return { id, done }
}

test.each(['customer', 'address'] as const)(
  'a customer whose erasure by %s is under way gets no visit, and leaves no words in the search',
  async (by) => {
    const { done } = await eraseDuring(by, (id) =>
      stores.visits.set({ facts: visitFacts(), subject: { is: 'customer', id } }, quietly, actor),
    )
    expect(done).toMatchObject({ ok: false, error: { code: 'unknown-subject' } })
    expect(await stores.database.db.selectFrom('search_terms').selectAll().execute()).toEqual([])
  },
)

test.each(['customer', 'address'] as const)(
  'one who asks again while their erasure by %s is under way is a new customer',
  async (by) => {
    const { id } = await eraseDuring(by, () => ask(2))
    expect((await stores.leads.list()).map((lead) => lead.id)).toEqual(['lead-2'])
    const found = await stores.requests.find('lead-2')
    expect(found?.customerId).not.toBe(id)
    expect(await stores.customers.find(found?.customerId ?? '')).toMatchObject({
      customer: { emails: ['Rosa@Example.com'] },
    })
  },
)

test.each(['customer', 'address'] as const)(
  'a request whose erasure by %s is under way gets no quote',
  async (by) => {
    const quote = newQuote({ requestId: 'lead-1' })
    const { done } = await eraseDuring(by, () => stores.writtenQuotes.create(quote, actor))
    expect(done).toEqual(err({ code: 'unknown-request' }))
  },
)
