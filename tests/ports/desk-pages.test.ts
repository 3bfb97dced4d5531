import { describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { orderOf } from '#domain/site/documents.ts'
import { deskOn, refusal, shownContent } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('own pages at the desk in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))
  const documents = newForEachTest(() => desk.documents)

  const ruth = async () => (await desk.join('ruth@example.com', 'owner')).member
  const shown = () => shownContent(stores)
  const unseen = { published: 0, draft: 0 }
  const warranty = (change: object = {}) => ({
    title: 'Plant Warranty',
    address: 'plant-warranty',
    subtitle: 'A year for every tree that we plant',
    picture: 'products-trees/mango',
    isInFooter: true,
    text: ['We replace what does not live.'],
    parts: [],
    seo: { title: 'Plant Warranty', description: 'What we replace, and for how long.' },
    ...change,
  })
  /** Publishes over the current version. */
  const publish = async (slug: string, change: object, by: Awaited<ReturnType<typeof ruth>>) => {
    const seen = (await documents.readDocument({ kind: 'page', slug }))?.seen ?? unseen
    return documents.publishDocument({ kind: 'page', slug }, warranty(change), seen, by)
  }
  const addresses = async () => (await shown()).ownPages.map(({ address }) => address)

  test('a page of the company moves, and its former address redirects until it is restored', async () => {
    const by = await ruth()
    const added = await documents.addDocument(
      'page',
      'Plant Warranty',
      { title: 'Plant Warranty' },
      by,
    )
    expect(added).toEqual(ok('plant-warranty'))
    const begun = await documents.readDocument({ kind: 'page', slug: 'plant-warranty' })
    expect(begun?.data).toEqual({ title: 'Plant Warranty', address: 'plant-warranty' })
    expect(await addresses()).toEqual([])
    expect(await publish('plant-warranty', {}, by)).toEqual(
      ok({
        published: 1,
        draft: 2,
        canUndo: false,
        added: { kind: orderOf('page'), revision: 1 },
      }),
    )
    expect(await addresses()).toEqual(['plant-warranty'])
    expect((await publish('plant-warranty', { address: 'warranty' }, by)).ok).toBe(true)
    expect(await addresses()).toEqual(['warranty'])
    expect(await stores.redirects.find(['/plant-warranty'])).toBe('/warranty')
    expect(
      (await documents.restoreDocumentVersion({ kind: 'page', slug: 'plant-warranty' }, 1, 2, by))
        .ok,
    ).toBe(true)
    expect(await addresses()).toEqual(['plant-warranty'])
    expect(await stores.redirects.find(['/plant-warranty', '/warranty'])).toBe('/plant-warranty')
    expect(await stores.redirects.find(['/plant-warranty'])).toBeNull()
  })

  test('undoing the first publication hides a page again and keeps its text', async () => {
    const by = await ruth()
    await publish('one', {}, by)
    const { added } = unwrap(await publish('two', { address: 'two' }, by))
    expect((await desk.entries.undoEntries('page', added?.revision ?? 0, by, null)).ok).toBe(true)
    expect(await addresses()).toEqual(['plant-warranty'])
    const two = await documents.readDocument({ kind: 'page', slug: 'two' })
    expect(two).toMatchObject({ isShown: false, data: { address: 'two' } })
  })

  test('a page is previewed at an address that is no other page’s', async () => {
    const by = await ruth()
    await publish('one', {}, by)
    await publish('one', { address: 'one' }, by)
    await stores.redirects.remove('/plant-warranty', { by: null, at: 1 })
    expect((await publish('two', { title: 'Two' }, by)).ok).toBe(true)
    const addressOf = async (slug: string, data: unknown) =>
      documents.previewed({ kind: 'page', slug }, data)
    const first = await documents.readVersion({ kind: 'page', slug: 'one' }, 1)
    expect(first).toMatchObject({ address: 'plant-warranty' })
    expect(await addressOf('one', first)).toEqual(warranty({ address: 'one' }))
    // A draft with the slug of an article, and a hidden page.
    expect(await addressOf('mulching', first)).toMatchObject({ address: 'mulching-x' })
    await desk.entries.hideEntry('page', 'one', by, null)
    expect(await addressOf('one', first)).toMatchObject({ address: 'one' })
  })

  test('a page gets no address of the program, an article, another page or a redirect', async () => {
    const by = await ruth()
    await stores.redirects.add([{ from: '/old-shop', to: '/products' }], { by: null, at: 1 })
    await publish('one', { address: 'one', title: 'One' }, by)
    const refused = async (address: string) => {
      const done = await publish('two', { address }, by)
      return !done.ok && done.error.code === 'invalid' ? done.error.errors['address'] : 'published'
    }
    expect(await refused('about')).toBe('A built-in page already has this address.')
    expect(await refused('mulching')).toMatch(/^The article “.+” has this address\.$/)
    expect(await refused('one')).toBe('The page “One” has this address.')
    expect(await refused('old-shop')).toContain('is redirected to /products')
    expect(await refused('Two Words')).toContain('lowercase letters')
    const typed = warranty({ address: 'one' })
    expect(
      await documents.saveDraft({ kind: 'page', slug: 'two' }, typed, unseen, by),
    ).toMatchObject({
      value: { errors: { address: 'The page “One” has this address.' } },
    })
    expect(await addresses()).toEqual(['one'])
    // A taken name leads to another address from the start.
    expect(await documents.addDocument('page', 'Mulching', {}, by)).toMatchObject({
      value: 'mulching-2',
    })
    expect(await documents.addDocument('article', 'About', {}, by)).toMatchObject({
      value: 'about-2',
    })
  })

  test('one of two concurrent publications under one address is refused', async () => {
    const by = await ruth()
    const both = await Promise.all(
      ['one', 'two'].map((slug) =>
        documents.publishDocument({ kind: 'page', slug }, warranty({ title: slug }), unseen, by),
      ),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await addresses()).toHaveLength(1)
  })

  test('the address of a hidden page redirects where the owner says, or nowhere', async () => {
    const by = await ruth()
    await publish('one', {}, by)
    await desk.entries.hideEntry('page', 'one', by, '/about')
    expect(await addresses()).toEqual([])
    expect(await stores.redirects.find(['/plant-warranty'])).toBe('/about')
    await desk.entries.showEntry('page', 'one', by)
    expect(await addresses()).toEqual(['plant-warranty'])
    expect(await stores.redirects.find(['/plant-warranty'])).toBeNull()
    // Undo restores the address too.
    const undo = (revision: number, ledTo: string | null) =>
      desk.entries.undoEntries('page', revision, by, ledTo)
    const redirects = [
      { from: '/old-about', to: '/about' },
      { from: '/old-warranty', to: '/plant-warranty' },
    ]
    await stores.redirects.add(redirects, { by: null, at: 1 })
    const hidden = unwrap(await desk.entries.hideEntry('page', 'one', by, '/about'))
    expect(await stores.redirects.find(['/old-warranty'])).toBe('/about')
    expect((await undo(hidden.revision, null)).ok).toBe(true)
    expect(await addresses()).toEqual(['plant-warranty'])
    expect(await stores.redirects.all()).toEqual(redirects)
    await desk.entries.hideEntry('page', 'one', by, '/about')
    const again = unwrap(await desk.entries.showEntry('page', 'one', by))
    expect(again.ledTo).toBe('/about')
    expect((await undo(again.revision, again.ledTo)).ok).toBe(true)
    expect(await stores.redirects.find(['/plant-warranty'])).toBe('/about')
    expect(await undo(again.revision, null)).toMatchObject(err({ code: 'stale' }))
    await desk.entries.showEntry('page', 'one', by)
    await desk.entries.hideEntry('page', 'one', by, null)
    expect(await stores.redirects.find(['/plant-warranty'])).toBeNull()
    await publish('two', { title: 'Two' }, by)
    expect(await desk.entries.showEntry('page', 'one', by)).toEqual(
      refusal('address-taken', { message: 'The page “Two” has this address.' }),
    )
  })

  test('only broken links and pictures without a description are reported', async () => {
    const fileId = 'a'.repeat(32)
    await stores.redirects.add([{ from: '/old-shop', to: '/products' }], { by: null, at: 1 })
    await stores.redirects.add([{ from: '/older', to: '/gone' }], { by: null, at: 1 })
    const pictureId = `uploads/${fileId}`
    const upload = { id: fileId, pictureId, wanted: null, name: 'yard.jpg', alt: '', size: 9 }
    await stores.pictures.begin(upload, { by: null, at: 1 })
    const page = warranty({
      picture: pictureId,
      text: [
        'See [trees](/products?category=trees), [shop](/old-shop) and [UGA](https://uga.example/x).',
        'Also [here](http://localhost:3000/nowhere#a) and [there](/older).',
      ],
      parts: [{ heading: 'Call', paragraphs: ['[Call](tel:7705550142) or [write](/contact).'] }],
    })
    const isPage = (path: string) => ['/products', '/contact'].includes(path)
    expect(await documents.findInDocument('page', page, isPage)).toEqual({
      picture: expect.stringContaining('has no description'),
      'text.1':
        'The link “here” leads to http://localhost:3000/nowhere#a, which is not a page of this site.',
    })
    expect(await documents.findInDocument('page', { text: [7], picture: 'x' }, isPage)).toEqual({})
    await stores.pictures.remove(pictureId, { by: null, at: 2 })
    expect(await documents.findInDocument('page', { picture: pictureId }, isPage)).toEqual({
      picture: expect.stringContaining('was removed from the library'),
    })
    const by = await ruth()
    const text = ['[Press](javascript:alert(1)) it']
    expect(await publish('one', { text }, by)).toMatchObject({
      error: { errors: { 'text.0': expect.stringContaining('needs an address') } },
    })
  })
})
