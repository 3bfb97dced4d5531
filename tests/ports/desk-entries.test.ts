import { describe, expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import { deskOn, refusal, shownContent } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('entries of collections at the desk in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  const ruth = async () => (await desk.join('ruth@example.com', 'owner')).member
  const shown = () => shownContent(stores)

  test('order, hidden entries and stock change at once, and each can be undone', async () => {
    const by = await ruth()
    const slugs = async () => (await shown()).products.all.map(({ slug }) => slug)
    const before = await slugs()
    await desk.entries.moveEntry('product', 'orchid', 'rose', by)
    expect((await slugs()).slice(0, 3)).toEqual(['orchid', 'rose', 'alovera'])
    await desk.entries.moveEntry('product', 'rose', null, by)
    expect((await slugs()).at(-1)).toBe('rose')
    await desk.entries.hideEntry('product', 'alovera', by)
    expect(await slugs()).not.toContain('alovera')
    await desk.site.restoreSiteVersion('product-order', 0, 3, by)
    expect(await slugs()).toEqual(before)
    await desk.site.changeStock({ slug: 'rose', isOut: true, until: '2026-12-24' }, by)
    expect((await shown()).products.stock.out).toEqual([{ slug: 'rose', until: '2026-12-24' }])
    await desk.site.changeStock({ slug: 'rose', isOut: false }, by)
    expect((await shown()).products.stock.out).toEqual([])
    // One that is back today is known until its visitors are emailed.
    const until = desk.today()
    await desk.site.changeStock({ slug: 'rose', isOut: true, until }, by)
    await desk.site.changeStock({ slug: 'orchid', isOut: true }, by)
    const orchid = { slug: 'orchid' }
    expect((await shown()).products.stock.out).toEqual([{ slug: 'rose', until }, orchid])
    desk.wait(day)
    await desk.site.changeStock({ slug: 'orchid', isOut: true }, by)
    expect((await shown()).products.stock.out).toEqual([orchid])
  })

  test('a step that a colleague has overtaken publishes nothing, and ends no redirect', async () => {
    const by = await ruth()
    const june = (await desk.join('june@example.com', 'owner')).member
    const changed = refusal('list-changed', { message: expect.stringContaining('has changed') })
    const { moveEntry, hideEntry, showEntry } = desk.entries
    await hideEntry('product', 'rose', by)
    await hideEntry('article', 'mulching', by)
    await stores.redirects.add([{ from: '/mulching', to: '/about' }], { by: null, at: 1 })
    const before = await stores.contentStore.publication()
    expect(await moveEntry('product', 'orchid', 'rose', by)).toEqual(changed)
    expect(await moveEntry('product', 'rose', 'orchid', by)).toEqual(changed)
    const first = (await shown()).products.all[0]?.slug ?? ''
    const second = (await shown()).products.all[1]?.slug ?? ''
    expect(await moveEntry('product', first, second, by)).toEqual(changed)
    expect(await hideEntry('article', 'mulching', june)).toEqual(changed)
    expect(await showEntry('product', first, by)).toEqual(changed)
    expect(await stores.contentStore.publication()).toBe(before)
    expect(await stores.redirects.find(['/mulching'])).toBe('/about')
  })

  test('a step that is sent again is answered as the first time', async () => {
    const by = await ruth()
    const { moveEntry, hideEntry, showEntry } = desk.entries
    for (const step of [
      () => moveEntry('product', 'rose', null, by),
      () => hideEntry('article', 'mulching', by),
    ]) {
      const first = await step()
      expect(first.ok).toBe(true)
      const publication = await stores.contentStore.publication()
      expect(await step()).toEqual(first)
      expect(await stores.contentStore.publication()).toBe(publication)
    }
    const { revision } = unwrap(await showEntry('article', 'mulching', by))
    expect(unwrap(await showEntry('article', 'mulching', by)).revision).toBe(revision)
  })

  test('the address of a hidden page redirects, and is the page’s again when it is shown', async () => {
    const by = await ruth()
    await desk.entries.hideEntry('article', 'mulching', by)
    await desk.entries.hideEntry('service', 'plants-sod', by)
    expect((await shown()).articles.map(({ slug }) => slug)).not.toContain('mulching')
    expect(await stores.redirects.find(['/mulching'])).toBe('/blog')
    expect(await stores.redirects.find(['/services/plants-sod'])).toBe('/')
    await desk.entries.showEntry('article', 'mulching', by)
    expect((await shown()).articles.at(-1)?.slug).toBe('mulching')
  })
})
