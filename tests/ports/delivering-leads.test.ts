import { beforeEach, describe, expect, test } from 'vitest'
import { platformAt } from '#adapters/provider/platform-http.ts'
import { httpQuotePlatform } from '#adapters/provider/quote-platform.ts'
import { quotePaths } from '#contract/quotes.ts'
import { minute } from '#domain/time.ts'
import type { QuotePlatform } from '#ports/quote-platform.ts'
import { openTestDatabase } from '#support/databases.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { startPlatform, type PlatformStandIn } from '#support/platform-stand-in.ts'
import { newForEachTest, sqlStores } from '#support/stores.ts'
import { deliverLead } from '#usecases/quote-requests/deliver-lead.ts'

// The queries are tested on both databases in `lead-delivery-store.test.ts`.
describe('delivering leads', () => {
  let platform: PlatformStandIn
  let now: number
  const stores = newForEachTest(async () => sqlStores(await openTestDatabase()))
  beforeEach(async () => {
    platform = await startPlatform()
    platform.heedsKeys = false
    now = 2_000
  })

  const quotePlatform = () => httpQuotePlatform(platformAt(platform.url))
  const deliverer = (to: QuotePlatform = quotePlatform()) =>
    deliverLead({
      leadDeliveries: stores.leadDeliveries,
      quotePlatform: to,
      clock: { now: () => now },
    })
  const saveContact = () => stores.leads.saveContact(newLead(), draft({ notBefore: 60_000 }))
  const complete = () => stores.leads.complete('lead-1', request(), () => [draft()])
  const delivery = async () => (await stores.leadDeliveries.all()).get('lead-1')
  /** Advances the clock and delivers until nothing is due. */
  async function afterward(ms: number) {
    now += ms
    const deliver = deliverer()
    while ((await deliver()) !== null) continue
  }

  test('while the platform is down the lead waits, longer each time, and then arrives once', async () => {
    await saveContact()
    await complete()
    await platform.goDown()
    expect(await deliverer()()).toEqual({
      is: 'refused',
      leadId: 'lead-1',
      reason: 'could not be reached (ECONNREFUSED)',
      givenUp: false,
    })
    expect(await delivery()).toMatchObject({ state: 'waiting', nextTryAt: now + minute / 2 })
    await afterward(minute / 2)
    expect(await delivery()).toMatchObject({ tries: 2, nextTryAt: now + minute })
    await platform.comeBack()
    await afterward(minute)
    expect(await delivery()).toMatchObject({ state: 'delivered', lastError: null })
    expect([platform.clients.length, platform.requests.length]).toEqual([1, 1])
  })

  test('a crash between the two calls makes no second client', async () => {
    await saveContact()
    await complete()
    const crash = new Error('the process was killed')
    const crashing: QuotePlatform = {
      ...quotePlatform(),
      createRequest: () => Promise.reject(crash),
    }
    await expect(deliverer(crashing)()).rejects.toBe(crash)
    expect(await deliverer()()).toBeNull()
    await afterward(minute)
    expect(await delivery()).toMatchObject({ state: 'delivered' })
    expect([platform.clients.length, platform.requests.length]).toEqual([1, 1])
  })

  test('a lost response makes no duplicate where keys are honored', async () => {
    platform.heedsKeys = true
    await saveContact()
    await complete()
    platform.answers.set(`POST ${quotePaths.client}`, 'broken-off')
    await deliverer()()
    platform.answers.clear()
    platform.answers.set(`POST ${quotePaths.request}`, 'broken-off')
    await afterward(minute / 2)
    platform.answers.clear()
    await afterward(minute)
    expect(await delivery()).toMatchObject({ state: 'delivered' })
    expect([platform.clients.length, platform.requests.length]).toEqual([1, 1])
  })

  test('a lead that the platform refuses for good is not sent again by itself', async () => {
    await saveContact()
    await complete()
    platform.answers.set(`POST ${quotePaths.client}`, { status: 422, body: { error: 'No ZIP' } })
    expect(await deliverer()()).toMatchObject({ is: 'refused', givenUp: true })
    expect(await delivery()).toMatchObject({ state: 'failed', lastError: 'answered 422: No ZIP' })
    await afterward(100 * minute)
    expect(platform.calls).toHaveLength(1)
  })

  test('a corrected contact becomes a new client, which gets the request', async () => {
    platform.heedsKeys = true
    await saveContact()
    await afterward(58_000)
    const contact = { ...newLead().contact, email: 'rosa@example.org' }
    await stores.leads.saveContact(newLead({ contact }), draft({ notBefore: 60_000 }))
    await complete()
    await afterward(0)
    expect(platform.clients).toMatchObject([
      { emailDetails: [{ email: 'Rosa@Example.com' }] },
      { emailDetails: [{ email: 'rosa@example.org' }] },
    ])
    expect(platform.requests).toMatchObject([{ clientid: 'pos-client-2' }])
  })

  test('a contact corrected while its client is made is due again', async () => {
    await saveContact()
    now += 58_000
    const contact = { ...newLead().contact, email: 'rosa@example.org' }
    const slow: QuotePlatform = {
      ...quotePlatform(),
      async createClient(...lead) {
        const made = await quotePlatform().createClient(...lead)
        await stores.leads.saveContact(newLead({ contact }), draft({ notBefore: now }))
        return made
      },
    }
    await deliverer(slow)()
    await afterward(0)
    expect(await delivery()).toMatchObject({ state: 'delivered' })
    expect(platform.clients).toMatchObject([{}, { emailDetails: [{ email: 'rosa@example.org' }] }])
  })

  test('after days of failure it is given up, and tried again when the owner asks', async () => {
    await saveContact()
    await complete()
    await platform.goDown()
    for (let tries = 0; (await delivery())?.state === 'waiting' && tries < 50; tries += 1) {
      await afterward(24 * 60 * minute)
    }
    expect(await delivery()).toMatchObject({ state: 'failed' })
    await platform.comeBack()
    await stores.leadDeliveries.retryAll(now)
    await afterward(0)
    expect(await delivery()).toMatchObject({ state: 'delivered' })
  })

  test('contact details alone go as a client after their half hour, and the request follows', async () => {
    await saveContact()
    expect(await deliverer()()).toBeNull()
    await afterward(58_000)
    expect([platform.clients.length, platform.requests.length]).toEqual([1, 0])
    await complete()
    await afterward(0)
    expect(platform.clients).toHaveLength(1)
    expect(platform.requests).toMatchObject([{ clientid: 'pos-client-1' }])
  })
})
