import { describe, expect, test } from 'vitest'
import { originalEntry } from '#content/collections.ts'
import { originalFacts } from '#content/company.ts'
import { originalTexts } from '#content/page-texts.ts'
import { textKinds } from '#domain/site/page-texts.ts'
import { unedited } from '#domain/site/documents.ts'
import { err, ok } from '#domain/result.ts'
import type { DocumentEdit } from '#ports/content-store.ts'
import { checkContent, exportContent, importContent } from '#usecases/site/move-content.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'

const companyKey = { kind: 'company', slug: 'site' } as const

describe.each(storesOnEachDatabase)('content in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const dependencies = () => testDependencies(stores, { now: () => 2000 })

  const edit = (change: Partial<DocumentEdit> = {}): DocumentEdit => ({
    ...companyKey,
    data: originalFacts,
    seen: 0,
    restoredFrom: null,
    ...change,
  })
  const named = (name: string) => ({ ...originalFacts, name: `Evergreen ${name}` })
  const save = (...edits: readonly DocumentEdit[]) =>
    stores.contentStore.save(edits, { by: null, at: 1000 })
  const read = () => readSiteEdits(stores)

  const draft = (data: unknown, seen: number, basedOn = 0) =>
    stores.contentStore.saveDraft(companyKey, { data, seen, basedOn }, { by: null, at: 2000 })

  test('the program’s own content is used until a publication, and a draft changes nothing', async () => {
    expect(await read()).toEqual({ edits: unedited, broken: [] })
    expect(await draft(named('A'), 0)).toEqual(ok(1))
    expect((await read()).edits.company).toBeNull()
    expect(await stores.contentStore.publication()).toBe(0)
    await save(edit({ data: named('B') }))
    expect((await read()).edits.company?.name).toBe('Evergreen B')
    expect(await stores.contentStore.publication()).toBe(1)
    expect(await stores.contentStore.drafts()).toMatchObject([{ ...companyKey, data: named('A') }])
    const drafted = await stores.contentStore.draft(companyKey)
    expect((await readSiteEdits(stores, drafted)).edits.company?.name).toBe('Evergreen A')
    expect((await read()).edits.company?.name).toBe('Evergreen B')
    expect((await stores.activity.list(null, 9)).map(({ kind, about }) => [kind, about])).toEqual(
      expect.arrayContaining([
        ['content-published', 'company'],
        ['content-drafted', 'company'],
      ]),
    )
  })

  test('a draft ends when published, is not saved over a newer one, and records its start once', async () => {
    await draft(named('A'), 0)
    await draft(named('B'), 1)
    expect(await draft(named('C'), 1)).toEqual(err({ code: 'stale', by: null, at: 2000 }))
    expect((await save(edit({ data: named('B'), draft: 1 }))).ok).toBe(false)
    expect(await stores.contentStore.publication()).toBe(0)
    expect((await save(edit({ data: named('B'), draft: 2 }))).ok).toBe(true)
    expect(await stores.contentStore.draft(companyKey)).toMatchObject({ data: null, revision: 3 })
    expect((await draft(named('C'), 2)).ok).toBe(false)
    expect((await draft(named('C'), 3, 1)).ok).toBe(true)
    expect((await draft(null, 4)).ok).toBe(true)
    expect(await stores.contentStore.drafts()).toEqual([])
    const activity = (await stores.activity.list(null, 9)).map(({ kind }) => kind)
    expect(activity.filter((kind) => kind === 'content-drafted')).toHaveLength(2)
    expect(activity.filter((kind) => kind === 'content-draft-discarded')).toHaveLength(1)
  })

  test('a stale save is refused with who and when, and one of two concurrent saves succeeds', async () => {
    await save(edit())
    const over = (seen: number, name: string) => save(edit({ seen, data: named(name) }))
    expect(await over(0, 'A')).toEqual(err({ code: 'stale', by: null, at: 1000 }))
    const both = await Promise.all([over(1, 'A'), over(1, 'B')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stores.contentStore.publication()).toBe(2)
  })

  test('several documents are published together or not at all', async () => {
    const days = { kind: 'special-days', slug: 'site', data: [{ date: '2026-07-04' }] }
    const refused = await save(edit(), edit({ ...days, seen: 3 }))
    expect(refused.ok).toBe(false)
    expect((await read()).edits).toEqual(unedited)
    await save(edit(), edit(days))
    expect((await read()).edits).toMatchObject({ specialDays: [{ date: '2026-07-04' }] })
  })

  test('a version that does not fit its schema gives way to the last valid one, and is reported', async () => {
    await save(edit({ data: named('A') }))
    await save(edit({ data: { name: 'Too little' }, seen: 1 }))
    await save(edit({ data: { ...named('B'), timeZone: 'Nowhere' }, seen: 2 }))
    const { edits, broken } = await read()
    expect(edits.company?.name).toBe('Evergreen A')
    expect(broken).toEqual([{ kind: 'company', slug: 'site', revision: 3, instead: 1 }])
  })

  test('page texts and fixed names survive export and import, and a wrong one is reported with its path', async () => {
    const service = { ...Object(originalEntry('service', 'soil-mulch')), name: 'Dirt' }
    const texts = textKinds.map((kind) => edit({ kind, data: originalTexts[kind] }))
    await save(...texts, edit({ kind: 'service', slug: 'soil-mulch', data: service }))
    const file = await exportContent(dependencies())()
    expect(file.documents).toHaveLength(textKinds.length + 1)
    const importFile = importContent(dependencies())
    expect((await importFile(JSON.parse(JSON.stringify(file)))).ok).toBe(true)
    expect((await read()).edits.texts).toEqual(originalTexts)
    expect((await read()).edits.services.bySlug.get('soil-mulch')?.name).toBe('Soil & Mulch')
    expect(await importFile({ a: 1 })).toMatchObject({
      error: {
        findings: [
          'format: this is not an export of a site',
          'documents: there is no list of documents',
        ],
      },
    })
    const closing = { heading: 'Call {fone}', text: '' }
    const wrong = [
      { kind: 'closing-call', slug: 'site', data: closing },
      { kind: 'service', slug: 'soil-mulch', data: service },
    ]
    expect(await importFile({ format: 'site-content-1', documents: wrong })).toEqual(
      err({
        code: 'invalid',
        findings: [
          'closing-call: heading: {fone} is not a fact. The facts are listed above.',
          'closing-call: text: Please fill this in.',
          'service soil-mulch: name: This stays “Soil & Mulch”.',
        ],
      }),
    )
  })

  test('texts of a file are measured with the facts in the file', async () => {
    // The longer town of this site makes the text too long here.
    await save(edit({ data: { ...originalFacts, city: 'Flowery Branch and Oakwood' } }))
    const company = edit({ data: { ...originalFacts, city: 'Ty Ty' } })
    const call = { heading: 'Your yard in {town} next to us', text: 'Call us.' }
    const closing = { kind: 'closing-call', slug: 'site', data: call }
    const importFile = importContent(dependencies())
    const file = { format: 'site-content-1', documents: [company, closing] }
    expect(await importFile({ ...file, documents: [closing] })).toMatchObject({ ok: false })
    expect(await importFile(file)).toEqual(ok(2))
  })

  test('a page of a file whose address is taken is reported, and nothing is published', async () => {
    const importFile = importContent(dependencies())
    const file = (slugs: readonly string[], ...documents: readonly object[]) =>
      importFile({
        format: 'site-content-1',
        documents: [...documents, { kind: 'page-order', slug: 'site', data: { slugs } }],
      })
    const taken = await file(
      ['one', 'two', 'three'],
      ownPage('one', 'mulching'),
      ownPage('two', 'warranty'),
      ownPage('three', 'warranty'),
    )
    expect(taken).toEqual(
      err({
        code: 'invalid',
        findings: [
          expect.stringMatching(
            /^page one: \/mulching is taken\. The article “.*” has this address\.$/,
          ),
          'page two: /warranty is taken. The page “Warranty” has this address.',
          'page three: /warranty is taken. The page “Warranty” has this address.',
        ],
      }),
    )
    expect((await file(['two'], ownPage('two', 'warranty'))).ok).toBe(true)
    // The address is free if the file itself hides the other page.
    expect((await file(['four'], ownPage('four', 'warranty'))).ok).toBe(true)
    expect(await file(['two', 'four'], ownPage('four', 'warranty'))).toMatchObject({ ok: false })
  })

  test('redirects are imported, and a page moved by a file leaves one', async () => {
    const page = ownPage('one', 'warranty')
    const order = { kind: 'page-order', slug: 'site', data: { slugs: ['one'] } }
    const importFile = importContent(dependencies())
    const file = { format: 'site-content-1', documents: [page, order] }
    const redirects = [{ from: '/shop?id=3', to: '/products' }]
    expect((await importFile({ ...file, redirects })).ok).toBe(true)
    const moved = { ...page, data: { ...page.data, address: 'our-warranty' } }
    expect((await importFile({ ...file, documents: [moved] })).ok).toBe(true)
    const exported = await exportContent(dependencies())()
    expect(exported.redirects).toEqual([
      { from: '/shop?id=3', to: '/products' },
      { from: '/warranty', to: '/our-warranty' },
    ])
    // More redirects than the desk lists.
    const many = Array.from({ length: 1_200 }, (_, at) => ({ from: `/old-${at}`, to: '/' }))
    await stores.redirects.add(many, { by: null, at: 3000 })
    expect((await exportContent(dependencies())()).redirects).toHaveLength(1_202)
    const wrong = [
      { from: 'shop', to: '/products' },
      { from: '/a', to: '//evil.example' },
    ]
    expect(await importFile({ ...file, redirects: wrong })).toEqual(
      err({
        code: 'invalid',
        findings: [
          'redirects.0.from: is no former address',
          'redirects.1.to: is no path of a site',
        ],
      }),
    )
  })

  test('a missing picture of a file is reported', async () => {
    const page = ownPage('one', 'warranty')
    const picture = `uploads/${'a'.repeat(32)}`
    const gone = { ...page, data: { ...page.data, picture } }
    const importFile = importContent(dependencies())
    expect(await importFile({ format: 'site-content-1', documents: [gone] })).toMatchObject({
      error: {
        findings: [`page one: picture: the picture ${picture} is not in the library`],
      },
    })
    const file = { format: 'site-content-1', documents: [gone] }
    expect(await checkContent(dependencies())(file, new Set([picture]))).toBeNull()
    const order = { kind: 'page-order', slug: 'site', data: { slugs: ['one'] } }
    const taken = { ...gone, data: { ...gone.data, address: 'mulching' } }
    expect(
      await checkContent(dependencies())(
        { ...file, documents: [taken, order] },
        new Set([picture]),
      ),
    ).toEqual({ code: 'invalid', findings: [expect.stringContaining('/mulching is taken')] })
  })

  test('an export is imported elsewhere, and an invalid file changes nothing', async () => {
    await save(edit({ data: named('A') }))
    const file: unknown = JSON.parse(JSON.stringify(await exportContent(dependencies())()))
    await save(edit({ data: named('B'), seen: 1 }))
    const importFile = importContent(dependencies())
    expect(await importFile(file)).toEqual(ok(1))
    expect((await read()).edits.company?.name).toBe('Evergreen A')
    const wrong = {
      format: 'site-content-1',
      documents: [
        { kind: 'special-days', slug: 'site', data: [] },
        { kind: 'company', slug: 'site', data: { ...originalFacts, name: 'x'.repeat(61) } },
        { kind: 'weather', slug: 'site', data: {} },
      ],
    }
    expect(await importFile(wrong)).toMatchObject(err({ code: 'invalid' }))
    expect(await importFile('nothing')).toMatchObject(err({ code: 'invalid' }))
    expect((await read()).edits.specialDays).toBeNull()
  })
})

/** A page of the company, as in a file. */
const ownPage = (slug: string, address: string) => ({
  kind: 'page',
  slug,
  data: {
    title: 'Warranty',
    subtitle: 'A year for every tree',
    picture: 'products-trees/mango',
    text: ['We replace what does not live.'],
    parts: [],
    isInFooter: true,
    address,
    seo: { title: 'Warranty', description: 'What we replace.' },
  },
})
