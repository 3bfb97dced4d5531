import { describe, expect, test } from 'vitest'
import { draft, newLead, request } from '#support/leads.ts'
import { erasePerson } from '#support/erase-person.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('lead deliveries in %s', (_, open) => {
  const stores = newForEachTest(open)

  /** The contact arrives at 1,000 with a warning due at 60,000; the request arrives at 2,000. */
  const saveContact = () => stores.leads.saveContact(newLead(), draft({ notBefore: 60_000 }))
  const complete = () => stores.leads.complete('lead-1', request(), () => [draft()])
  const stateOf = async (id = 'lead-1') => (await stores.leadDeliveries.all()).get(id)

  test('a complete lead is due at once, whole, for one process at a time', async () => {
    await saveContact()
    await complete()
    const claims = await Promise.all(
      Array.from({ length: 5 }, () => stores.leadDeliveries.claim(2_000, 9_000)),
    )
    const taken = claims.filter((claim) => claim !== null)
    expect(taken).toHaveLength(1)
    expect(taken[0]?.lead).toMatchObject({ status: 'complete', request: request() })
    expect(await stores.leadDeliveries.claim(8_999, 20_000)).toBeNull()
  })

  test('a suspicious lead is not delivered, whether for its contact or its text', async () => {
    await stores.leads.saveContact(
      newLead({ signs: ['trap-filled'] }),
      draft({ notBefore: 60_000 }),
    )
    expect(await stateOf()).toBeUndefined()
    await complete()
    expect(await stateOf()).toBeUndefined()
    await stores.leads.saveContact(
      newLead({ id: 'lead-2', idempotencyKey: 'key-2' }),
      draft({ notBefore: 60_000 }),
    )
    const advertisement = request({
      id: 'request-2',
      projectDetails: 'https://a.example https://b.example https://c.example',
    })
    await stores.leads.complete('lead-2', advertisement, () => [draft()])
    expect(await stateOf('lead-2')).toBeUndefined()
    expect(await stores.leadDeliveries.claim(99_000, 100_000)).toBeNull()
  })

  test('the lead of a killed process is due when its lease ends, with the client it had made', async () => {
    await saveContact()
    await complete()
    const claim = await stores.leadDeliveries.claim(2_000, 9_000)
    await stores.leadDeliveries.rememberClient(claim ?? expect.fail(), 'client-9')
    await stores.leadDeliveries.rememberClient(claim ?? expect.fail(), 'another')
    expect(await stores.leadDeliveries.claim(9_000, 20_000)).toMatchObject({
      tries: 2,
      clientId: 'client-9',
    })
  })

  test('a delivered lead is never due again', async () => {
    await saveContact()
    await complete()
    const claim = await stores.leadDeliveries.claim(2_000, 9_000)
    await stores.leadDeliveries.markDelivered(claim ?? expect.fail(), 'request-9', 3_000)
    expect(await stateOf()).toMatchObject({ state: 'delivered', nextTryAt: null, lastError: null })
    expect(await stores.leadDeliveries.claim(99_000, 100_000)).toBeNull()
    await stores.leadDeliveries.retryAll(99_000)
    expect(await stateOf()).toMatchObject({ state: 'delivered' })
  })

  test('a request that comes while its client is being delivered neither meets nor misses it', async () => {
    await saveContact()
    const claim = await stores.leadDeliveries.claim(60_000, 90_000)
    await complete()
    expect(await stores.leadDeliveries.claim(61_000, 90_000)).toBeNull()
    await stores.leadDeliveries.rememberClient(claim ?? expect.fail(), 'client-9')
    await stores.leadDeliveries.markDelivered(claim ?? expect.fail(), null, 62_000)
    expect(await stores.leadDeliveries.claim(62_000, 90_000)).toMatchObject({
      lead: { status: 'complete' },
      tries: 1,
      clientId: 'client-9',
    })
  })

  test('a request that comes while the platform refuses its client is tried', async () => {
    await saveContact()
    const claim = await stores.leadDeliveries.claim(60_000, 90_000)
    await complete()
    await stores.leadDeliveries.markFailed(claim ?? expect.fail(), 'answered 422', null)
    expect(await stateOf()).toMatchObject({ state: 'waiting', tries: 0, lastError: null })
    expect(await stores.leadDeliveries.claim(90_000, 99_000)).toMatchObject({
      lead: { status: 'complete' },
      tries: 1,
    })
  })

  test('a lead given up is alerted once and is on Today as long as it is open', async () => {
    await saveContact()
    await complete()
    const giveUp = async () => {
      const due = await stores.leadDeliveries.claim(9_000, 10_000)
      await stores.leadDeliveries.markFailed(due ?? expect.fail(), 'answered 422', null)
    }
    const alertedNames: string[] = []
    const alertOwner = () =>
      stores.leadDeliveries.alertGivenUp((names) => {
        alertedNames.push(...names)
        return []
      }, 9_000)
    expect(await alertOwner()).toBe(0)
    await giveUp()
    expect(await stores.leadDeliveries.notTaken(9)).toEqual([
      { leadId: 'lead-1', name: 'Rosa Lindqvist', reason: 'answered 422' },
    ])
    const counts = await Promise.all([alertOwner(), alertOwner()])
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1])
    expect(alertedNames).toEqual(['Rosa Lindqvist'])
    await stores.leadDeliveries.retryAll(9_000)
    expect((await stateOf())?.tries, 'all its tries are left').toBe(0)
    expect(await stores.leadDeliveries.notTaken(9)).toEqual([])
    await giveUp()
    expect(await alertOwner()).toBe(1)
    const lost = { is: 'status', to: 'lost', reason: 'price' } as const
    await stores.requests.change([{ id: 'lead-1', change: lost, seen: null }], { by: null, at: 9 })
    expect(await stores.leadDeliveries.notTaken(9)).toEqual([])
  })

  test('the lead that waits longer goes first', async () => {
    await saveContact()
    await stores.leads.saveContact(
      newLead({ id: 'lead-2', idempotencyKey: 'key-2' }),
      draft({ notBefore: 50_000 }),
    )
    const first = await stores.leadDeliveries.claim(70_000, 90_000)
    const second = await stores.leadDeliveries.claim(70_000, 90_000)
    expect([first?.lead.id, second?.lead.id]).toEqual(['lead-2', 'lead-1'])
    expect(await stores.leadDeliveries.claim(70_000, 90_000)).toBeNull()
  })

  test('erasing a visitor deletes the delivery with the lead', async () => {
    await saveContact()
    const claim = await stores.leadDeliveries.claim(60_000, 90_000)
    await erasePerson(stores, 'rosa@example.com')
    await stores.leadDeliveries.markFailed(claim ?? expect.fail(), 'answered 500', 5_000)
    expect(await stores.leadDeliveries.all()).toEqual(new Map())
    expect(await stores.leadDeliveries.claim(99_000, 100_000)).toBeNull()
  })

  test('the last catalog of a platform is kept until a newer one comes', async () => {
    const services = [{ id: 's1', name: 'Soil', materials: [{ id: 'm1', name: 'Red Mulch' }] }]
    expect(await stores.cachedCatalog.read('https://pos.example')).toBeNull()
    await stores.cachedCatalog.write('https://pos.example', [], 1_000)
    await stores.cachedCatalog.write('https://pos.example', services, 2_000)
    expect(await stores.cachedCatalog.read('https://pos.example')).toEqual(services)
    expect(await stores.cachedCatalog.read('https://other.example')).toBeNull()
  })
})
