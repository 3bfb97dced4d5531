import { describe, expect, test } from 'vitest'
import { maxRedirects } from '#domain/site/redirect.ts'
import { err, ok } from '#domain/result.ts'
import { deskOn } from '#support/desk.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('redirects in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const actor = { by: null, at: 1000 }
  const add = (...pairs: readonly (readonly [from: string, to: string])[]) =>
    stores.redirects.add(
      pairs.map(([from, to]) => ({ from, to })),
      actor,
    )
  const all = async (search = '') =>
    (await stores.redirects.list(search, 1)).redirects.map(({ from, to }) => `${from} ${to}`)

  test('a former address redirects, with its own query first, and nowhere once that is removed', async () => {
    await add(['/old', '/about'], ['/old?page=2', '/contact'])
    expect(await stores.redirects.find(['/old?page=2', '/old'])).toBe('/contact')
    expect(await stores.redirects.find(['/old?page=3', '/old'])).toBe('/about')
    expect(await stores.redirects.remove('/old', actor)).toBe('/about')
    expect(await stores.redirects.remove('/old', actor)).toBeNull()
    expect(await stores.redirects.find(['/old?page=3', '/old'])).toBeNull()
    expect((await stores.activity.list(null, 9)).map(({ kind }) => kind)).toEqual([
      'redirect-removed',
      'redirects-added',
    ])
  })

  test('an address that moves twice redirects in one step, and one that moves back makes no loop', async () => {
    await add(['/rose', '/roses'])
    await add(['/roses', '/all-roses'])
    expect(await all()).toEqual(['/rose /all-roses', '/roses /all-roses'])
    await add(['/all-roses', '/rose'])
    expect(await all()).toEqual(['/all-roses /rose', '/roses /rose'])
  })

  test('are found by parts of either address, as it is typed or pasted', async () => {
    await add(['/shop?id=3', '/products'], ['/50%_off', '/blog'], ['/shoes', '/products/rose'])
    expect(await all('shop')).toEqual(['/shop?id=3 /products'])
    expect(await all('https://Old-Site.com/Shop?id=3')).toEqual(['/shop?id=3 /products'])
    expect(await all('PRODUCTS sho')).toEqual(['/shoes /products/rose', '/shop?id=3 /products'])
    expect(await all('0%_')).toEqual(['/50%_off /blog'])
    expect(await all('5_%')).toEqual([])
  })

  test('a removed one is restored, even if its page is gone', async () => {
    const desk = deskOn(stores)
    const { member } = await desk.join('ruth@example.com', 'owner')
    await add(['/old', '/gone'])
    expect(await desk.goingLive.removeRedirect('/old', member)).toBe('/gone')
    await desk.goingLive.undoRedirect({ from: '/old', to: '/gone' }, member)
    expect(await all()).toEqual(['/old /gone'])
  })

  test('more than a site can have are refused, all of them', async () => {
    const many = Array.from({ length: maxRedirects }, (_, n) => [`/old-${n}`, '/about'] as const)
    expect(await add(...many)).toEqual(ok(null))
    expect(await add(['/one-more', '/about'])).toEqual(err({ code: 'too-many' }))
    expect(await stores.redirects.find(['/one-more'])).toBeNull()
    expect(await add(['/old-1', '/contact'])).toEqual(ok(null))
    const { total, hasNext } = await stores.redirects.list('', 1)
    expect([total, hasNext]).toEqual([1001, true])
    expect(await all('old-4999')).toEqual(['/old-4999 /about'])
  })

  if (kind === 'PostgreSQL') {
    test('one that is removed while its page moves does not come back', async () => {
      await add(['/one', '/roses'], ['/other', '/roses'])
      await duringTransaction(
        stores,
        (tx) =>
          tx
            .selectFrom('redirects')
            .selectAll()
            .where('from_address', '=', '/one')
            .forUpdate()
            .execute(),
        () => add(['/roses', '/all-roses']),
        () => stores.redirects.remove('/other', actor),
      )
      expect(await all()).toEqual(['/one /all-roses', '/roses /all-roses'])
    })

    test('more than that are refused, also if two add at once', async () => {
      const half = (name: string) =>
        add(...Array.from({ length: 2600 }, (_, n) => [`/${name}-${n}`, '/about'] as const))
      const [one, other] = await duringTransaction(
        stores,
        lockActivity,
        () => half('one'),
        () => half('other'),
      )
      expect([one.ok, other.ok]).toEqual([true, false])
    })
  }
})
