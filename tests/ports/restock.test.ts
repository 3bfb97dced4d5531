import { beforeEach, describe, expect, test } from 'vitest'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { parseSecrets } from '#domain/emails/email.ts'
import { day } from '#domain/time.ts'
import { maxWaits, restockDelay } from '#domain/site/restock.ts'
import { siteContent } from '#scripts/site-content.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies, testSecret } from '#support/test-dependencies.ts'
import { backInStock } from '#usecases/restock.ts'
import { sealConsent } from '#usecases/quote-requests/shown-consent.ts'

describe.each(storesOnEachDatabase)('waiting for a product in %s', (_kind, open) => {
  let now = Date.parse('2026-06-01T12:00:00Z')
  let out: { slug: string; until?: string }[] = []
  const stores = newForEachTest(open)
  beforeEach(() => {
    now = Date.parse('2026-06-01T12:00:00Z')
    out = siteContent.products.all.map(({ slug }) => ({ slug }))
  })

  const secrets = systemSecrets(testSecret)
  const content = () => ({
    ...siteContent,
    products: { ...siteContent.products, stock: { out } },
  })
  const restock = () => backInStock(testDependencies(stores, { now: () => now }, { content }))
  /** Emails by address, oldest first, with their link. */
  const emails = async () =>
    (await stores.outbox.list(100)).toReversed().map(({ to, body }) => {
      if (body.is !== 'email' || body.kind !== 'restock') throw new Error('another email')
      const { link = '' } = parseSecrets(secrets.unseal(body.sealedSecrets ?? ''))
      return { to, data: body.data, token: link.split('/').at(-1) ?? '' }
    })

  test('the desk shows the number of emails before a product is marked as back', async () => {
    const desk = deskOn(stores)
    for (const email of ['ann@example.com', 'bea@example.com']) {
      await restock().ask('rose', email, null)
    }
    const emails = (change: { slug?: string; isOut: boolean; until?: string }) =>
      desk.site.countRestockEmails({ slug: 'rose', ...change })
    expect(await emails({ isOut: false })).toBe(2)
    expect(await emails({ isOut: true })).toBe(0)
    expect(await emails({ isOut: true, until: '2099-12-24' })).toBe(0)
    // A product out until today is back.
    expect(await emails({ isOut: true, until: desk.today() })).toBe(2)
    expect(await emails({ slug: 'orchid', isOut: false })).toBe(0)
  })

  test('an undo that brings products back counts the emails of their visitors', async () => {
    const desk = deskOn(stores)
    const { member } = await desk.join('ruth@example.com', 'owner')
    const undone = (revision: number) => desk.site.countUndoneRestockEmails(revision)
    await desk.site.changeStock({ slug: 'rose', isOut: true }, member)
    await restock().ask('rose', 'ann@example.com', null)
    await restock().ask('rose', 'bea@example.com', null)
    expect(await undone(1)).toBe(2)
    await desk.site.changeStock({ slug: 'orchid', isOut: true }, member)
    expect(await undone(2)).toBe(0)
    await restock().ask('orchid', 'ann@example.com', null)
    expect(await undone(2)).toBe(1)
    await desk.site.changeStock({ slug: 'rose', isOut: false }, member)
    expect(await undone(3)).toBe(0)
  })

  test('a visitor who asks for a product that is back is told so, and not stored', async () => {
    expect(await restock().ask('rose', 'ann@example.com', null)).toBe(true)
    out = []
    expect(await restock().ask('rose', 'bea@example.com', null)).toBe(false)
    expect(await emails()).toMatchObject([{ to: 'ann@example.com' }])
  })

  test('a visitor gets one email with the address confirmed, and one when the product is back', async () => {
    // The stored sentence is the one that her page showed.
    const shown = sealConsent(secrets)('The garden will email you.')
    await restock().ask('rose', 'Ann@Example.com ', shown)
    await restock().ask('rose', 'ann@example.com', null)
    const { db } = stores.database
    expect(await db.selectFrom('restock_waits').select('wording').execute()).toEqual([
      { wording: shown.wording },
    ])
    expect(await emails()).toMatchObject([
      { to: 'Ann@Example.com', data: { news: 'asked', product: 'Rose' } },
    ])
    expect(await restock().notifyAll()).toBe(0)
    out = [{ slug: 'rose', until: '2026-06-03' }]
    expect(await restock().notifyAll()).toBe(0)
    // No email at night on the day on which it is back.
    now = Date.parse('2026-06-03T00:01:00-04:00')
    expect(await restock().notifyAll()).toBe(0)
    now = Date.parse('2026-06-03T09:00:00-04:00')
    const emailed = await Promise.all([restock().notifyAll(), restock().notifyAll()])
    expect(emailed.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect((await emails()).map(({ data }) => data)).toEqual([
      { news: 'asked', product: 'Rose' },
      { news: 'back', product: 'Rose' },
    ])
    now += 31 * day
    await restock().notifyAll()
    expect(await emails()).toEqual([])
  })

  test('an undone restock emails nobody, and a restock emails each person once for each product', async () => {
    let revision = 0
    /** Publishes at the desk; `content` has it at once. */
    const publish = async (slugs: readonly string[]) => {
      out = slugs.map((slug) => ({ slug }))
      const edit = { kind: 'stock', slug: 'site', data: { out }, seen: revision }
      await stores.contentStore.save([{ ...edit, restoredFrom: null }], { by: null, at: now })
      revision += 1
    }
    await publish(['rose', 'orchid'])
    for (const slug of ['rose', 'orchid']) await restock().ask(slug, 'ann@example.com', null)
    await publish(['orchid'])
    expect(await restock().notifyAll()).toBe(0)
    await publish(['rose', 'orchid'])
    now += restockDelay
    expect(await restock().notifyAll()).toBe(0)

    await publish(['orchid'])
    await publish([])
    now += restockDelay
    expect(await restock().notifyAll()).toBe(2)
    // A product that is out and back again causes no email without a new request.
    await publish(['rose'])
    await publish([])
    now += restockDelay
    expect(await restock().notifyAll()).toBe(0)
    const all = (await emails()).map(({ data }) => JSON.stringify(data))
    expect(all.filter((data) => data.includes('"back"'))).toEqual(
      ['Rose', 'Orchid'].map((product) => expect.stringContaining(product)),
    )
    expect(all).toHaveLength(4)
  })

  test('an address entered many times at once gets one email', async () => {
    const eightTimes = (step: () => Promise<unknown>) =>
      Promise.all(Array.from({ length: 8 }, step))
    // After this each call has a connection, so that all run at the same time.
    await eightTimes(() => stores.restock.waiting())
    await eightTimes(() => restock().ask('rose', 'ann@example.com', null))
    expect(await emails()).toHaveLength(1)
  })

  test('the link removes the address from all products, and a forged one does nothing', async () => {
    await restock().ask('rose', 'ann@example.com', null)
    await restock().ask('orchid', 'ann@example.com', null)
    await restock().ask('rose', 'bob@example.com', null)
    const token = (await emails()).find(({ to }) => to === 'ann@example.com')?.token ?? ''
    const forged = `${token.split('.')[0]}.${'0'.repeat(64)}`
    await restock().stop(forged)
    expect(await restock().readStop(forged)).toBeNull()
    expect(await restock().readStop(token)).toBe('ann@example.com')
    await restock().stop(token)
    expect(await restock().readStop(token)).toBeNull()
    expect((await emails()).map(({ to }) => to)).toEqual(['bob@example.com'])
    out = []
    expect(await restock().notifyAll()).toBe(1)
  })

  test('an address waits for a limited number of products, none in stock, and is erased with the person', async () => {
    for (const { slug } of siteContent.products.all)
      await restock().ask(slug, 'ann@example.com', null)
    expect(await emails()).toHaveLength(maxWaits)
    await restock().ask('no-such-product', 'bob@example.com', null)
    out = []
    await restock().ask('rose', 'bob@example.com', null)
    expect((await stores.restock.waiting()).size).toBe(maxWaits)
    const read = await stores.people.read({ is: 'address', email: 'ann@example.com' })
    expect(read?.['productsAwaited']).toHaveLength(maxWaits)
    // Products that are back make room for others.
    expect(await restock().notifyAll()).toBe(maxWaits)
    out = [{ slug: 'rose' }]
    await restock().ask('rose', 'ann@example.com', null)
    expect((await stores.restock.waiting()).size).toBe(1)
    await stores.people.erase({ is: 'address', email: 'ann@example.com' }, { by: null, at: now })
    expect((await stores.restock.waiting()).size).toBe(0)
    expect(await emails()).toEqual([])
  })
})
