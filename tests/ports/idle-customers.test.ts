import { describe, expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { findCustomers } from '#support/customers.ts'
import { now } from '#support/bookings.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { draft, newLead } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { book, guest } from '#support/stored-bookings.ts'
import { setVisit } from '#support/visits.ts'

const actor = { by: null, at: 50_000 }

describe.each(storesOnEachDatabase)('customers of whom nothing is left, in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const customers = () =>
    stores.database.db.selectFrom('customers').select(['id', 'name']).execute()

  test('are deleted unless a colleague has edited them; joined contacts are no edit, but end open forms', async () => {
    const ask = (number: number, phone: string) => {
      const contact = { ...newLead().contact, phone }
      const [id, idempotencyKey] = [`lead-${number}`, `key-${number}`]
      return stores.leads.saveContact(newLead({ id, idempotencyKey, contact }), draft())
    }
    const all = () => findCustomers(stores)
    await ask(1, '7705550123')
    const [form = expect.fail('no customer')] = await all()
    const save = (seen: number) => stores.customers.save(form.id, form, seen, actor)
    await ask(2, '4045550199')
    expect(await save(1)).toMatchObject(err({ code: 'stale', by: null }))
    await stores.events.importAll([gardenEvent()], now)
    const answers = [{ name: 'phone', value: '7705550177' }]
    await book(stores, guest(1, 1, { email: 'rosa@example.com', answers }))
    expect(await save(2)).toMatchObject(err({ code: 'stale', by: null }))
    // Nothing is new.
    await ask(3, '7705550177')
    expect(await all()).toMatchObject([
      { phones: ['7705550123', '4045550199', '7705550177'], revision: 3 },
    ])
    await stores.bookings.eraseOfEventsBefore(Number.MAX_SAFE_INTEGER)
    expect(await all()).toHaveLength(1)
    const round = { now, wonBefore: null, announcedUntil: now }
    await stores.retention.deleteRequests({ ...round, requestsBefore: now })
    expect(await all()).toEqual([])
  })

  if (kind === 'PostgreSQL') {
    test('stay if a visit is set at the same moment', async () => {
      const { db } = stores.database
      const visit = await setVisit(stores)
      const row = await db.selectFrom('visits').selectAll().executeTakeFirstOrThrow()
      const [undone] = await duringTransaction(
        stores,
        (tx) =>
          tx
            .insertInto('visits')
            .values({ ...row, id: 'another' })
            .execute(),
        () => stores.visits.undo([visit], { onlyOf: null }, actor),
      )
      expect(undone).toMatchObject({ ok: true })
      expect(await stores.visits.find('another')).toMatchObject({ customerId: row.customer_id })
      expect(await customers()).toMatchObject([{ id: row.customer_id }])
    })
  }

  if (kind === 'PostgreSQL') {
    test('are made again for a form sent at the same moment', async () => {
      const { contact } = newLead()
      await setVisit(stores, { email: contact.email, phone: contact.phone })
      const [sent] = await duringTransaction(
        stores,
        (tx) => tx.deleteFrom('customers').execute(),
        () => stores.leads.saveContact(newLead(), draft()),
      )
      expect(sent).toMatchObject({ ok: true })
      const [customer, ...others] = await customers()
      expect(others).toEqual([])
      expect((await stores.requests.find(newLead().id))?.customerId).toBe(customer?.id)
    })
  }
})
