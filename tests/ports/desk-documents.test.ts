import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { originalEntry, originalOrder } from '#content/collections.ts'
import { contentWith } from '#content/content.ts'
import { usualRecordPeriods } from '#domain/settings/record-periods.ts'
import { deskOn } from '#support/desk.ts'
import { storesOnEachDatabase, type TestStores } from '#support/stores.ts'
import { readSiteEdits } from '#usecases/site-edits.ts'

describe.each(storesOnEachDatabase)('documents of the site at the desk in %s', (_kind, open) => {
  let stores: TestStores
  let desk: ReturnType<typeof deskOn>
  beforeEach(async () => {
    stores = await open()
    desk = deskOn(stores)
  })
  afterEach(() => stores.close())

  const ruth = async () => (await desk.join('ruth@example.com', 'owner')).member
  const shown = async () => contentWith((await readSiteEdits(stores)()).edits, usualRecordPeriods)
  const unseen = { published: 0, draft: 0 }
  const pawPaw = {
    name: 'Paw Paw',
    category: 'trees',
    description: 'A native fruit.',
    picture: 'products-trees/mango',
  }

  test('a new product is a draft until it is published, then the last one, and its address stays', async () => {
    const by = await ruth()
    const added = await desk.addDocument('product', 'Paw Paw', { name: 'Paw Paw' }, by)
    expect(added).toEqual({ ok: true, value: 'paw-paw' })
    expect((await shown()).products.all).toHaveLength(originalOrder('product').length)
    const begun = await desk.readDocument('product', 'paw-paw')
    const seen = begun?.seen ?? unseen
    const early = await desk.publishDocument('product', 'paw-paw', { name: '' }, seen, by)
    expect(early).toMatchObject({
      ok: false,
      error: {
        code: 'invalid',
        errors: { name: 'Enter: name.', picture: 'Choose a picture.' },
      },
    })
    expect((await desk.publishDocument('product', 'paw-paw', pawPaw, seen, by)).ok).toBe(true)
    expect((await shown()).products.all.at(-1)).toMatchObject({ slug: 'paw-paw', name: 'Paw Paw' })
    expect(await stores.contentStore.drafts()).toEqual([])
    expect(await desk.addDocument('product', 'Paw paw!', {}, by)).toEqual({
      ok: true,
      value: 'paw-paw-2',
    })
  })

  test('the order, what is taken off and what is out of stock are there at once, each taken back', async () => {
    const by = await ruth()
    const slugs = async () => (await shown()).products.all.map(({ slug }) => slug)
    const before = await slugs()
    await desk.moveEntry('product', 'orchid', 'rose', by)
    expect((await slugs()).slice(0, 3)).toEqual(['orchid', 'rose', 'alovera'])
    await desk.moveEntry('product', 'rose', null, by)
    expect((await slugs()).at(-1)).toBe('rose')
    await desk.hideEntry('product', 'alovera', by)
    expect(await slugs()).not.toContain('alovera')
    await desk.restoreDocument('product-order', 0, 3, by)
    expect(await slugs()).toEqual(before)
    await desk.changeStock({ slug: 'rose', isOut: true, until: '2026-12-24' }, by)
    expect((await shown()).products.stock.out).toEqual([{ slug: 'rose', until: '2026-12-24' }])
    await desk.changeStock({ slug: 'rose', isOut: false }, by)
    expect((await shown()).products.stock.out).toEqual([])
  })

  test('the address of a page that is taken off leads on, and is the page’s again when it is shown', async () => {
    const by = await ruth()
    await desk.hideEntry('article', 'mulching', by)
    await desk.hideEntry('service', 'plants-sod', by)
    expect((await shown()).articles.map(({ slug }) => slug)).not.toContain('mulching')
    expect(await stores.redirects.find(['/mulching'])).toBe('/blog')
    expect(await stores.redirects.find(['/services/plants-sod'])).toBe('/')
    await desk.showEntry('article', 'mulching', by)
    expect((await shown()).articles.at(-1)?.slug).toBe('mulching')
  })

  test('a renamed item keeps its id, a new one gets one that nobody has, and coverage goes with it', async () => {
    const by = await ruth()
    const text = JSON.stringify(originalEntry('service', 'soil-mulch'))
    const renamed = JSON.parse(text.replace('"name":"Topsoil"', '"name":"Screened Topsoil"'))
    const [first] = renamed.sections[0].items
    renamed.sections[1].items.push({ ...first, slug: '', name: 'Screened Topsoil' })
    renamed.sections[1].items.push({ ...first, slug: '', name: 'Screened Topsoil' })
    const done = await desk.publishDocument('service', 'soil-mulch', renamed, unseen, by)
    expect(done).toEqual({ ok: true, value: { revision: 1 } })
    const { services, materials } = await shown()
    const items = services
      .find(({ slug }) => slug === 'soil-mulch')
      ?.sections.flatMap((section) => section.items.map(({ slug, name }) => [slug, name]))
    expect(items?.[0]).toEqual(['topsoil', 'Screened Topsoil'])
    expect(items?.slice(-2).map(([slug]) => slug)).toEqual([
      'screened-topsoil',
      'screened-topsoil-2',
    ])
    expect(materials.coverages['soil-mulch/screened-topsoil']).toEqual(first.coverage)
  })

  test('of two who draft the same, the second is refused with who and when, also over what was published', async () => {
    const by = await ruth()
    const june = (await desk.join('june@example.com', 'office')).member
    const rose = originalEntry('product', 'rose')
    expect(await desk.saveDraft('product', 'rose', rose, unseen, by)).toMatchObject({
      value: { draft: 1, errors: {} },
    })
    expect(await desk.saveDraft('product', 'rose', rose, unseen, june)).toMatchObject({
      error: { code: 'stale', by: 'ruth' },
    })
    await desk.publishDocument('product', 'rose', rose, { published: 0, draft: 1 }, by)
    const late = { published: 0, draft: 2 }
    expect(await desk.publishDocument('product', 'rose', rose, late, june)).toMatchObject({
      error: { code: 'stale', by: 'ruth' },
    })
    expect(await desk.restoreDocumentOf('product', 'rose', 0, 1, june)).toMatchObject({ ok: true })
    expect((await desk.readDocument('product', 'rose'))?.versions).toMatchObject([
      { revision: 2, isOriginal: true, savedBy: 'june' },
      { revision: 1, isOriginal: false, savedBy: 'ruth' },
    ])
  })
})
