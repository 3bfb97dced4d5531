import { describe, expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { now } from '#support/bookings.ts'
import { deskOn, refusal } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { visitFacts } from '#support/visits.ts'

const nobody = { company: '', emails: [], phones: [], addresses: [], replyEmail: '' }

describe.each(storesOnEachDatabase)(
  'a name that was typed and not chosen, in %s',
  (_kind, open) => {
    const stores = newForEachTest(open)

    const add = async (name: string) =>
      unwrap(await stores.customers.add({ ...nobody, name }, { by: null, at: now }))

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

    test('is that of the only customer who has exactly this name', async () => {
      const { pay, visit } = await deskOfRuth()
      const rosa = await add('Rosa Núñez')
      await add('Rosa Núñez-Adler')
      expect(await pay('rosa  nunez')).toBe(rosa)
      expect(await visit('ROSA NÚÑEZ')).toBe(rosa)
      for (const other of ['Rosa', 'Rosa Nunez Lee']) {
        expect(await pay(other)).toBeNull()
        expect(await visit(other)).toBeNull()
      }
    })

    test('is asked about if two customers have it, and joined by a phone', async () => {
      const { pay, visit } = await deskOfRuth()
      await add('Rosa Núñez')
      await add('Rosa Nunez')
      expect(await pay('Rosa Núñez')).toEqual(refusal('several-customers'))
      expect(await visit('Rosa Núñez')).toEqual(refusal('several-customers'))
      const third = await pay('Rosa Núñez', '7705550123')
      expect(third).toEqual(expect.any(String))
      expect(await visit('Rosa Núñez', '7705550123')).toBe(third)
    })
  },
)
