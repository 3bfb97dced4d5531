import { describe, expect, test } from 'vitest'
import { originalEntry, originalOrder } from '#content/collections.ts'
import { contentWith } from '#content/content.ts'
import { originalTexts } from '#content/page-texts.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { deskOn, refusal } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'

describe.each(storesOnEachDatabase)('documents of the site at the desk in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))
  const documents = newForEachTest(() => desk.documents)

  const ruth = async () => (await desk.join('ruth@example.com', 'owner')).member
  const shown = async () => contentWith((await readSiteEdits(stores)).edits, defaultRecordPeriods)
  const unseen = { published: 0, draft: 0 }
  const ofPawPaw = { kind: 'product', slug: 'paw-paw' } as const
  const ofRose = { kind: 'product', slug: 'rose' } as const
  const ofSoils = { kind: 'service', slug: 'soil-mulch' } as const
  const ofAbout = { kind: 'about-page', slug: 'site' } as const
  const pawPaw = {
    name: 'Paw Paw',
    category: 'trees',
    description: 'A native fruit.',
    picture: 'products-trees/mango',
  }

  test('a new product is a draft until it is published, then the last one, and its address stays', async () => {
    const by = await ruth()
    const added = await documents.addDocument('product', 'Paw Paw', { name: 'Paw Paw' }, by)
    expect(added).toEqual(ok('paw-paw'))
    expect((await shown()).products.all).toHaveLength(originalOrder('product').length)
    const begun = await documents.readDocument(ofPawPaw)
    const seen = begun?.seen ?? unseen
    const early = await documents.publishDocument(ofPawPaw, { name: '' }, seen, by)
    expect(early).toMatchObject(
      err({
        code: 'invalid',
        errors: { name: 'Please fill this in.', picture: 'Choose a picture.' },
      }),
    )
    expect((await documents.publishDocument(ofPawPaw, pawPaw, seen, by)).ok).toBe(true)
    expect((await shown()).products.all.at(-1)).toMatchObject({ slug: 'paw-paw', name: 'Paw Paw' })
    expect(await stores.contentStore.drafts()).toEqual([])
    expect(await documents.addDocument('product', 'Paw paw!', {}, by)).toEqual(ok('paw-paw-2'))
  })

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
      ok({ published: 1, draft: 2, canUndo: false }),
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

  test('a renamed item keeps its id and coverage, and a new one gets an unused id', async () => {
    const by = await ruth()
    const text = JSON.stringify(originalEntry('service', 'soil-mulch'))
    const renamed = JSON.parse(text.replace('"name":"Topsoil"', '"name":"Screened Topsoil"'))
    const [first] = renamed.sections[0].items
    renamed.sections[1].items.push({ ...first, slug: '', name: 'Screened Topsoil' })
    renamed.sections[1].items.push({ ...first, slug: '', name: 'Screened Topsoil' })
    // In a draft the name may be half typed.
    await documents.saveDraft(ofSoils, renamed, unseen, by)
    const draft = await documents.readDocument(ofSoils)
    expect(draft?.data).toEqual(renamed)
    const seen = { published: 0, draft: 1 }
    const done = await documents.publishDocument(ofSoils, renamed, seen, by)
    expect(done).toEqual(ok({ published: 1, draft: 2, canUndo: true }))
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

  test('the second of two drafts of the same document is refused with who and when, even over a publication', async () => {
    const by = await ruth()
    const june = (await desk.join('june@example.com', 'office')).member
    const rose = originalEntry('product', 'rose')
    expect(await documents.saveDraft(ofRose, rose, unseen, by)).toMatchObject({
      value: { draft: 1, errors: {} },
    })
    expect(await documents.saveDraft(ofRose, rose, unseen, june)).toMatchObject({
      error: { code: 'stale', by: 'ruth' },
    })
    await documents.publishDocument(ofRose, rose, { published: 0, draft: 1 }, by)
    const late = { published: 0, draft: 2 }
    expect(await documents.publishDocument(ofRose, rose, late, june)).toMatchObject({
      error: { code: 'stale', by: 'ruth' },
    })
    expect(await documents.restoreDocumentVersion(ofRose, 0, 1, june)).toMatchObject({
      ok: true,
    })
    expect((await documents.readDocument(ofRose))?.versions).toMatchObject([
      { revision: 2, isOriginal: true, savedBy: 'june' },
      { revision: 1, isOriginal: false, savedBy: 'ruth' },
    ])
  })

  test('texts of a page are drafted, checked, published and brought back to the original', async () => {
    const by = await ruth()
    const original = originalTexts['about-page']
    const about = { ...original, intro: { ...original.intro, heading: 'Two sisters and a truck' } }
    const headings = async () => (await shown()).about.intro.heading
    expect(await documents.saveDraft(ofAbout, about, unseen, by)).toMatchObject({
      value: { draft: 1, errors: {} },
    })
    expect(await headings()).toBe(original.intro.heading)
    expect((await documents.listTexts()).filter(({ hasDraft }) => hasDraft)).toMatchObject([
      { kind: 'about-page', changed: null },
    ])
    const seen = { published: 0, draft: 1 }
    const wrong = { ...about, talk: { title: 'Ring {fone}', text: 'x'.repeat(161) } }
    expect(await documents.publishDocument(ofAbout, wrong, seen, by)).toMatchObject({
      error: {
        code: 'invalid',
        errors: {
          'talk.title': '{fone} is not a fact. The facts are listed above.',
          'talk.text': 'Please use at most 160 characters.',
        },
      },
    })
    expect((await documents.publishDocument(ofAbout, about, seen, by)).ok).toBe(true)
    expect(await headings()).toBe('Two sisters and a truck')
    expect((await documents.listTexts()).find(({ kind }) => kind === 'about-page')).toMatchObject({
      hasDraft: false,
      changed: { savedBy: 'ruth' },
    })
    expect((await documents.restoreDocumentVersion(ofAbout, 0, 1, by)).ok).toBe(true)
    expect(await headings()).toBe(original.intro.heading)
    expect((await documents.restoreDocumentVersion(ofAbout, 1, 2, by)).ok).toBe(true)
    expect(await headings()).toBe('Two sisters and a truck')
  })

  test('changes of words that the specification fixes are refused, and earlier changes are ignored', async () => {
    const by = await ruth()
    const soils = { ...Object(originalEntry('service', 'soil-mulch')), name: 'Dirt' }
    expect(await documents.publishDocument(ofSoils, soils, unseen, by)).toMatchObject({
      error: { code: 'invalid', errors: { name: 'This stays “Soil & Mulch”.' } },
    })
    const edit = { kind: 'service', slug: 'soil-mulch', data: soils, seen: 0, restoredFrom: null }
    await stores.contentStore.save([edit], { by: null, at: 1 })
    expect((await shown()).serviceMenu.map(({ name }) => name)).toContain('Soil & Mulch')
    expect(await documents.readDocument(ofSoils)).toMatchObject({
      title: 'Soil & Mulch',
      data: { name: 'Soil & Mulch' },
    })
    expect((await documents.addDocument('service', 'Snow', soils, by)).ok).toBe(true)
    const begun = { published: 0, draft: 1 }
    const snow = { ...soils, chat: { ...soils.chat, name: 'Snow' } }
    expect(
      (await documents.publishDocument({ kind: 'service', slug: 'snow' }, snow, begun, by)).ok,
    ).toBe(true)
    expect((await shown()).serviceMenu.at(-1)).toEqual({ slug: 'snow', name: 'Dirt' })
  })
})
