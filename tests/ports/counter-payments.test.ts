import { describe, expect, test } from 'vitest'
import { undoableFor, type CounterPayment } from '#domain/money/counter-payment.ts'
import { day } from '#domain/time.ts'
import { addCustomer } from '#support/customers.ts'
import { deskOn, refusal } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }

describe.each(storesOnEachDatabase)('payers at the counter, in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  const counter = (cents: number, change: Partial<CounterPayment> = {}): CounterPayment => ({
    name: 'Rosa Lindqvist',
    customer: null,
    about: 'Two hollies',
    cents,
    method: 'cash',
    at,
    taxCents: 0,
    taxCounty: '',
    ...change,
  })
  const entries = () => stores.ledger.entries(at - day, at + day)
  const contact = (email: string, phone = '') => ({ is: 'contact', email, phone }) as const
  const paidBy = async (customer: string) =>
    (await stores.customers.paymentsOf(customer, { page: 1, length: 10 })).rows.map(
      ({ about, amountCents }) => ({ about, amountCents }),
    )
  const customerOfPayment = async (id: string) =>
    (await stores.ledger.find(id))?.customerId ?? 'nobody'

  test('are found by email address or phone, or become customers', async () => {
    const one = await stores.ledger.record(
      counter(5_000, { customer: contact('rosa@example.com', '7705550123') }),
      actor,
    )
    const rosa = await customerOfPayment(one)
    const two = await stores.ledger.record(
      counter(700, { customer: contact('', '7705550123'), about: 'Twine' }),
      actor,
    )
    const three = await stores.ledger.record(
      counter(90, { customer: { is: 'customer', id: rosa }, at: at + 1, about: 'Seeds' }),
      actor,
    )
    expect([await customerOfPayment(two), await customerOfPayment(three)]).toEqual([rosa, rosa])
    const found = await stores.customers.list({ search: '7705', sort: 'name', page: 1 })
    expect(found.customers).toMatchObject([{ id: rosa, name: 'Rosa Lindqvist' }])
    expect(await paidBy(rosa)).toHaveLength(3)
    expect((await paidBy(rosa))[0]).toEqual({ about: 'Seeds', amountCents: 90 })
    expect(await entries()).toContainEqual(
      expect.objectContaining({
        customerId: rosa,
        name: 'Rosa Lindqvist',
        email: 'rosa@example.com',
      }),
    )
    // A payer without a contact is no customer, and a deleted customer does not prevent a payment.
    const gone = counter(1, { customer: { is: 'customer', id: 'gone' } })
    expect(await customerOfPayment(await stores.ledger.record(counter(1), actor))).toBe('nobody')
    expect(await customerOfPayment(await stores.ledger.record(gone, actor))).toBe('nobody')
  })

  test('move with a merge of customers, and back when it is undone', async () => {
    const record = async (email: string) => {
      const paid = counter(5_000, { customer: contact(email) })
      const id = await stores.ledger.record(paid, actor)
      return customerOfPayment(id)
    }
    const [rosa, zoe] = [await record('rosa@example.com'), await record('zoe@example.com')]
    expect(await stores.customers.mergeEffects(zoe, rosa)).toMatchObject({
      value: { payments: 1 },
    })
    const merged = await stores.customers.merge(zoe, rosa, actor)
    expect(await paidBy(rosa)).toHaveLength(2)
    await stores.customers.unmerge(merged.ok ? merged.value : '', actor)
    expect([await paidBy(rosa), await paidBy(zoe)].map(({ length }) => length)).toEqual([1, 1])
  })

  test('stay in the books by name after erasure, for the set period', async () => {
    const paid = counter(5_000, { customer: contact('rosa@example.com') })
    const id = await stores.ledger.record(paid, actor)
    const who = { is: 'customer', id: await customerOfPayment(id) } as const
    expect(JSON.stringify(await stores.people.read(who))).toContain('Two hollies')
    await stores.people.erase(who, actor)
    const anonymous = { name: 'Rosa Lindqvist', email: '', customerId: null, cents: 5_000 }
    expect(await entries()).toMatchObject([anonymous])
    await stores.retention.erasePayers(at)
    expect(await entries()).toMatchObject([anonymous])
    await stores.retention.erasePayers(at + 1)
    expect(await entries()).toMatchObject([{ name: '', about: 'Two hollies', cents: 5_000 }])
  })

  test('lose their name and customer after the set period, also without an erasure', async () => {
    const id = await stores.ledger.record(
      counter(5_000, { customer: contact('rosa@example.com') }),
      actor,
    )
    const rosa = await customerOfPayment(id)
    const zoe = await addCustomer(stores, { name: 'Zoe' }, at)
    expect(await stores.retention.erasePayers(at)).toBe(0)
    expect(await stores.retention.deleteIdleCustomers()).toBe(0)
    expect(await stores.retention.erasePayers(at + 1)).toBe(1)
    expect(await stores.retention.deleteIdleCustomers()).toBe(1)
    expect(await stores.customers.find(rosa)).toBeNull()
    // Whom a colleague has added stays.
    expect(await stores.customers.find(zoe)).not.toBeNull()
    const anonymous = { name: '', customerId: null, about: 'Two hollies', cents: 5_000 }
    expect(await entries()).toMatchObject([anonymous])
    expect(await stores.retention.erasePayers(at + 1)).toBe(0)
  })

  test('are removed from the books soon, by whoever recorded the payment, or not at all', async () => {
    const desk = deskOn(stores, { startsAt: at })
    const { id: ruth } = (await desk.join('ruth@example.com', 'owner')).member
    const { id: june } = (await desk.join('june@example.com', 'office')).member
    const id = await stores.ledger.record(counter(10_700), { by: june, at })
    expect(await stores.ledger.undo(id, { by: ruth, at })).toEqual(refusal('only-refunded'))
    const late = { by: june, at: at + undoableFor }
    expect(await stores.ledger.undo(id, late)).toEqual(refusal('only-refunded'))
    expect((await stores.ledger.undo(id, { by: june, at: late.at - 1 })).ok).toBe(true)
  })
})
