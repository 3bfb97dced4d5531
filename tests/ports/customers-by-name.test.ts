import { describe, expect, test } from 'vitest'
import { addCustomer } from '#support/customers.ts'
import { now } from '#support/bookings.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { visitFacts } from '#support/visits.ts'

describe.each(storesOnEachDatabase)(
  'a name that was typed and not chosen, in %s',
  (_kind, open) => {
    const stores = newForEachTest(open)

    async function deskOfRuth() {
      const desk = deskOn(stores)
      const { member } = await desk.join('ruth@example.com', 'owner')
      const pay = async (name: string, phone = '') => {
        const typed = { name, customerId: '', email: '', phone, about: '', amount: 900 }
        const how = { method: 'cash', checkNumber: '', date: desk.today(), county: '' } as const
        const paid = await desk.money.recordPayment({ ...typed, ...how }, member)
        return paid.ok ? (await stores.ledger.find(paid.value))?.customerId : paid
      }
      const visit = async (name: string, phone = '') => {
        const { day: date, startsAt: _from, endsAt: _to, ...facts } = visitFacts({ name, phone })
        const set = await desk.visits.setVisit(
          {
            facts: { ...facts, email: '' },
            window: { date, start: '14:00', end: '16:00' },
            email: { isWanted: false, message: '' },
            accepted: [],
          },
          { is: 'nobody-known' },
          member,
        )
        return set.ok ? (await stores.visits.find(set.value.id))?.customerId : set
      }
      return { pay, visit }
    }

    test('is nobody’s, since several people may have it, and with a phone it is theirs', async () => {
      const { pay, visit } = await deskOfRuth()
      const rosa = await addCustomer(stores, { name: 'Rosa Núñez', phones: ['7705550123'] }, now)
      expect(await pay('Rosa Núñez')).toBeNull()
      expect(await visit('Rosa Núñez')).toBeNull()
      expect(await pay('Rosa Núñez', '7705550123')).toBe(rosa)
      expect(await visit('Rosa Núñez', '7705550123')).toBe(rosa)
    })
  },
)
