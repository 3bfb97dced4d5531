import { describe, expect, test } from 'vitest'
import { contentWith } from '#content/content.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { readSiteEdits } from '#usecases/site-edits.ts'

describe.each(storesOnEachDatabase)('entries of collections at the desk in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  const ruth = async () => (await desk.join('ruth@example.com', 'owner')).member
  const shown = async () => contentWith((await readSiteEdits(stores)()).edits, defaultRecordPeriods)

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
