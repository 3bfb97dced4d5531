import { describe, expect, test } from 'vitest'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('a search of the site and its prices in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  const titles = async (text: string) =>
    (await desk.search.searchDocuments(text)).rows.map(({ kind, title }) => `${kind}: ${title}`)

  test('finds products, services, articles and drafts by the beginnings of their words', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    expect(await titles('rose')).toContain('product: Rose')
    expect(await titles('mul soi')).toEqual(['service: Soil & Mulch'])
    expect(await titles('paw')).toEqual([])
    await desk.documents.addDocument('product', 'Paw Paw', { name: 'Paw Paw' }, member)
    expect((await desk.search.searchDocuments('paw')).rows).toMatchObject([
      { kind: 'product', slug: 'paw-paw', isShown: false },
    ])
    // A search without a word finds nothing.
    expect(await titles('-')).toEqual([])
  })

  test('finds prices by their names', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    const topsoil = {
      kind: 'material',
      name: 'Screened topsoil',
      unit: 'cubic yard',
      priceCents: 4_800,
      costCents: null,
      isTaxable: true,
      material: null,
    } as const
    await desk.prices.addPrice(topsoil, member)
    const names = async (text: string) =>
      (await desk.search.searchPrices(text)).rows.map(({ name }) => name)
    expect(await names('tops')).toEqual(['Screened topsoil'])
    expect(await names('psoil')).toEqual([])
    expect(await names('...')).toEqual([])
    for (let size = 1; size <= 20; size += 1) {
      await desk.prices.addPrice({ ...topsoil, name: `Topsoil ${size}` }, member)
    }
    const { rows, hasMore } = await desk.search.searchPrices('tops')
    expect([rows.length, hasMore]).toEqual([20, true])
  })
})
