import { describe, expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { originalEntry } from '#content/collections.ts'
import { originalFacts } from '#content/company.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const actor = (at: number) => ({ by: null, at })

describe.each(storesOnEachDatabase)('long histories of the site in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  const join = async () => (await desk.join('ruth@example.com', 'owner')).member
  const revisions = (versions: readonly { readonly revision: number }[] | undefined) =>
    versions?.map(({ revision }) => revision)

  test('the first version of a document is listed on the last page, and can be restored', async () => {
    const by = await join()
    const named = (name: string) => ({ ...Object(originalEntry('product', 'rose')), name })
    for (let seen = 0; seen < 41; seen += 1) {
      const edit = { kind: 'product', slug: 'rose', seen, restoredFrom: null }
      const data = named(`Rose ${seen + 1}`)
      await stores.contentStore.save([{ ...edit, data }], actor(seen))
    }
    const at = (page?: number) =>
      desk.documents.readDocument({ kind: 'product', slug: 'rose' }, page)
    expect(await at()).toMatchObject({
      newest: 41,
      title: 'Rose 41',
      place: { page: 1, total: 41 },
    })
    expect(revisions((await at())?.versions)).toHaveLength(20)
    expect(await at(99)).toMatchObject({ newest: 41, title: 'Rose 41', place: { page: 3 } })
    expect(revisions((await at(3))?.versions)).toEqual([1])
    // Each is compared with the one before it, on the next page too.
    for (const page of [1, 2, 3])
      expect((await at(page))?.versions.at(-1)?.changed).toBe('Name changed')
    expect(
      (await desk.documents.restoreDocumentVersion({ kind: 'product', slug: 'rose' }, 1, 41, by))
        .ok,
    ).toBe(true)
    expect((await at())?.title).toBe('Rose 1')
    expect(
      await desk.documents.restoreDocumentVersion({ kind: 'product', slug: 'rose' }, 99, 42, by),
    ).toMatchObject(err({ code: 'unknown-version' }))
  })

  test('publications are listed by time, and the first can be restored', async () => {
    const by = await join()
    const save = (kind: string, data: unknown, seen: number, at: number) =>
      stores.contentStore.save([{ kind, slug: 'site', data, seen, restoredFrom: null }], actor(at))
    for (let seen = 0; seen < 15; seen += 1) {
      await save('company', { ...originalFacts, name: `Evergreen ${seen + 1}` }, seen, 2 * seen)
      await save('banner', { text: `Banner ${seen + 1}` }, seen, 2 * seen + 1)
    }
    const first = await desk.site.siteHistory(1)
    expect(first.place).toMatchObject({ page: 1, total: 30 })
    expect(first.versions.slice(0, 3)).toMatchObject([
      { kind: 'banner', revision: 15, newest: 15, changed: 'Text changed' },
      { kind: 'company', revision: 15 },
      { kind: 'banner', revision: 14, newest: 15 },
    ])
    const { versions } = await desk.site.siteHistory(2)
    expect(versions.map(({ kind, revision }) => `${kind} ${revision}`).slice(-2)).toEqual([
      'banner 1',
      'company 1',
    ])
    for (let seen = 15; seen < 25; seen += 1) await save('company', originalFacts, seen, 100)
    expect((await desk.site.restoreSiteVersion('company', 1, 25, by)).ok).toBe(true)
    expect((await desk.site.readSite()).company.name).toBe('Evergreen 1')
  })
})
