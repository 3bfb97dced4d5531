import { CompiledQuery } from 'kysely'
import { describe, expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { addCustomer } from '#support/customers.ts'
import { noEmails } from '#support/emails.ts'
import { now } from '#support/bookings.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { arriving } from '#support/received-emails.ts'
import { guest, toGuest } from '#support/stored-bookings.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { setVisit } from '#support/visits.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }

describe.each(storesOnEachDatabase)('a customer whose address is erased, in %s', (kind, open) => {
  const stores = newForEachTest(open)

  async function add(emails: readonly string[]): Promise<string> {
    return addCustomer(stores, { name: 'HOA', emails, phones: ['4045550177'] }, at)
  }
  const deliverTo = (id: string, email: string) =>
    setVisit(stores, { subject: { is: 'customer', id }, kind: 'delivery', email }, {}, actor)
  const deliveries = async (id: string) =>
    (await stores.visits.ofCustomer(id, 9)).map(({ email }) => email)
  const erase = (email: string) =>
    stores.people.erase({ is: 'address', email }, { by: null, at: at + 1 })

  test('is taken from imports, also where it was written with capitals beyond ASCII', async () => {
    const reach = { emails: ['Élan@Example.com'], phones: [], addresses: [] }
    const customer = { name: 'Élan Roe', company: '', note: '', ...reach }
    const lines = [{ line: 2, name: customer.name, remarks: [], customer }]
    const file = { source: 'other', columns: [], cells: [], chosen: null, lines } as const
    const id = await stores.customerImports.prepare('customers.csv', file, actor)
    unwrap(await stores.customerImports.start(id))
    while (await stores.customerImports.importNext(9, at));
    const left = async () =>
      (await stores.customerImports.rows(id, { outcome: null, page: 1 })).total
    expect(await left()).toBe(1)
    await erase('élan@example.com')
    expect(await left()).toBe(0)
  })

  test('stays with what belongs to another address, or to none', async () => {
    const hoa = await add(['ann@example.com', 'bob@example.com'])
    await deliverTo(hoa, 'bob@example.com')
    expect(await erase('ann@example.com')).not.toBeNull()
    expect(await stores.customers.find(hoa)).toMatchObject({
      customer: { emails: ['bob@example.com'] },
    })
    expect(await deliveries(hoa)).toEqual(['bob@example.com'])
    const [entry] = await stores.activity.list(null, 1)
    expect(entry).toMatchObject({ kind: 'person-erased', about: 'HOA' })
    await deliverTo(hoa, '')
    await erase('bob@example.com')
    expect(await deliveries(hoa)).toEqual([''])
  })

  test('goes if nothing but a phone is left, which is the same person’s', async () => {
    const ann = await add(['ann@example.com'])
    expect(await erase('ann@example.com')).not.toBeNull()
    expect(await stores.customers.find(ann)).toBeNull()
  })

  test('leaves the other rows of a colleague’s import', async () => {
    const id = await add(['ann@example.com'])
    const customer = { name: 'HOA', company: '', note: '', phones: [], addresses: [] }
    const refused = { remarks: ['No email, phone or street'], customer: null }
    const cells = [
      ['Name', 'Email', 'Other'],
      ['HOA', 'HOA <Ann@example.com>', ''],
      ['hoa', '', ''],
      ['Hazel Park', '', ''],
      ['H.', '', 'Call (404) 555-0177'],
    ]
    const lines = [
      { line: 2, name: 'HOA', remarks: [], customer: { ...customer, emails: ['ann@example.com'] } },
      { line: 3, name: 'hoa', ...refused },
      { line: 4, name: 'Hazel Park', ...refused },
      { line: 5, name: 'H.', ...refused },
    ]
    const read = { source: 'other', columns: [], cells, chosen: null, lines } as const
    const [draft, begun] = await Promise.all(
      ['draft.csv', 'begun.csv'].map((name) => stores.customerImports.prepare(name, read, actor)),
    )
    unwrap(await stores.customerImports.start(begun ?? ''))
    await stores.people.erase({ is: 'customer', id }, actor)
    const rows = async (of = '') =>
      (await stores.customerImports.rows(of, { outcome: null, page: 1 })).rows.map(
        ({ line }) => line,
      )
    expect(await rows(draft)).toEqual([4])
    expect(await rows(begun)).toEqual([4, 5])
    const left = { ...read, cells: [cells[0] ?? [], [], [], cells[3] ?? [], []] }
    expect(await stores.customerImports.file(draft ?? '')).toMatchObject({ cells: left.cells })
    // A colleague who was just choosing its columns brings nobody back.
    expect(await stores.customerImports.readAgain(draft ?? '', read)).toMatchObject({ ok: false })
    expect(await stores.customerImports.readAgain(draft ?? '', left)).toMatchObject({ ok: true })
  })

  if (kind === 'PostgreSQL') {
    test('is not brought back by an import that runs meanwhile', async () => {
      const contacts = { emails: ['ann@example.com'], phones: [], addresses: [] }
      const customer = { name: 'Ann', company: '', note: '', ...contacts }
      const lines = [{ line: 1, name: 'Ann', remarks: [], customer }]
      const read = { source: 'other', columns: [], cells: [], chosen: null, lines } as const
      const id = await stores.customerImports.prepare('ann.csv', read, actor)
      unwrap(await stores.customerImports.start(id))
      const { db } = stores.database
      await duringTransaction(
        stores,
        (tx) => tx.executeQuery(CompiledQuery.raw('lock table mails in exclusive mode')),
        () => erase('ann@example.com'),
        () => stores.customerImports.importNext(9, at),
      )
      expect(await db.selectFrom('customers').select('name').execute()).toEqual([])
    })
  }

  test.each(['customer', 'address'] as const)(
    'is a guest without a request: bounces and forwarded emails go too, by %s',
    async (by) => {
      const email = 'sam@example.com'
      await stores.events.importAll([gardenEvent({ id: 'e1' })], now)
      await stores.bookings.reserve(guest(1, 1, { email, eventId: 'e1' }), now, toGuest('Booked'))
      const { db } = stores.database
      const { id } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
      await db.updateTable('emails').set({ state: 'sent' }).execute()
      const [sent] = await stores.outbox.list(1)
      const report = { recipient: email, reason: `550 ${email} is unknown` }
      const bounce = { answers: [sent?.id ?? ''], email: { report } }
      await stores.receivedEmails.take(arriving(1, 'daemon@mx.example', bounce), noEmails)
      const forwarded = { forwardedFrom: email }
      await stores.receivedEmails.take(arriving(2, 'ruth@evergreen.example', forwarded), noEmails)
      const who = by === 'customer' ? ({ is: by, id } as const) : ({ is: by, email } as const)
      expect(await stores.people.erase(who, actor)).toMatchObject({ registrations: 1 })
      expect(await db.selectFrom('received_emails').select('id').execute()).toEqual([])
    },
  )
})
