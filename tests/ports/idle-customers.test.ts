import { describe, expect, test } from 'vitest'
import { heldTransaction, untilWaiting } from '#support/held-transaction.ts'
import { draft, newLead } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { setVisit } from '#support/visits.ts'

const actor = { by: null, at: 50_000 }

describe.each(storesOnEachDatabase)('customers of whom nothing is left, in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const customers = () =>
    stores.database.db.selectFrom('customers').select(['id', 'name']).execute()

  test.skipIf(kind === 'SQLite')('stay if a visit is set at the same moment', async () => {
    const { db } = stores.database
    const visit = await setVisit(stores)
    const row = await db.selectFrom('visits').selectAll().executeTakeFirstOrThrow()
    const setting = await heldTransaction(db, (tx) =>
      tx
        .insertInto('visits')
        .values({ ...row, id: 'another' })
        .execute(),
    )
    const undone = stores.visits.undo([visit], { onlyOf: null }, actor)
    await untilWaiting(db, 1)
    await setting.commit()
    expect(await undone).toMatchObject({ ok: true })
    expect(await stores.visits.find('another')).toMatchObject({ customerId: row.customer_id })
    expect(await customers()).toMatchObject([{ id: row.customer_id }])
  })

  test.skipIf(kind === 'SQLite')('are made again for a form sent at the same moment', async () => {
    const { db } = stores.database
    const { contact } = newLead()
    await setVisit(stores, { email: contact.email, phone: contact.phone })
    const deleting = await heldTransaction(db, (tx) => tx.deleteFrom('customers').execute())
    const sent = stores.leads.saveContact(newLead(), draft())
    await untilWaiting(db, 1)
    await deleting.commit()
    expect(await sent).toMatchObject({ ok: true })
    const [customer, ...others] = await customers()
    expect(others).toEqual([])
    expect((await stores.requests.find(newLead().id))?.customerId).toBe(customer?.id)
  })
})
