import { describe, expect, test } from 'vitest'
import { originalEntry, originalOrder } from '#content/collections.ts'
import { originalTexts } from '#content/page-texts.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { deskOn, shownContent } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('documents of the site at the desk in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))
  const documents = newForEachTest(() => desk.documents)

  const ruth = async () => (await desk.join('ruth@example.com', 'owner')).member
  const shown = () => shownContent(stores)
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
    expect(done).toEqual(ok({ published: 1, draft: 2, canUndo: true, added: null }))
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
    unwrap(await documents.restoreDocumentVersion(ofRose, 0, 1, june))
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

  test('a discarded draft still says who did it, and undo restores it', async () => {
    const by = await ruth()
    const june = (await desk.join('june@example.com', 'office')).member
    await documents.addDocument('product', 'Paw Paw', pawPaw, by)
    expect(await documents.discardDraft(ofPawPaw, { published: 0, draft: 1 }, june)).toEqual(ok(2))
    expect(await documents.readDocument(ofPawPaw)).toMatchObject({
      data: null,
      draft: null,
      discarded: { savedBy: 'june' },
      seen: { published: 0, draft: 2 },
    })
    const listed = await documents.listDocuments('product')
    expect(listed.map(({ slug }) => slug)).not.toContain('paw-paw')
    const back = { published: 0, draft: 2 }
    expect((await documents.saveDraft(ofPawPaw, pawPaw, back, june)).ok).toBe(true)
    expect(await documents.readDocument(ofPawPaw)).toMatchObject({ data: pawPaw, discarded: null })
    const unknown = { kind: 'product', slug: 'never-there' } as const
    expect(await documents.readDocument(unknown)).toBeNull()
  })
})
