import { describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const pawPaw = { name: 'Paw Paw', category: 'trees', description: 'A native fruit.' }

describe.each(storesOnEachDatabase)('drafts that are discarded in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  test('a discarded draft still says who did it, and undo restores it', async () => {
    const by = (await desk.join('ruth@example.com', 'owner')).member
    await desk.documents.addDocument('product', 'Paw Paw', pawPaw, by)
    const begun = { published: 0, draft: 1 }
    const june = (await desk.join('june@example.com', 'office')).member
    expect(
      await desk.documents.discardDraft({ kind: 'product', slug: 'paw-paw' }, begun, june),
    ).toEqual(ok(2))
    expect(await desk.documents.readDocument({ kind: 'product', slug: 'paw-paw' })).toMatchObject({
      data: null,
      draft: null,
      discarded: { savedBy: 'june' },
      seen: { published: 0, draft: 2 },
    })
    expect((await desk.documents.listDocuments('product')).map(({ slug }) => slug)).not.toContain(
      'paw-paw',
    )
    const back = { published: 0, draft: 2 }
    expect(
      (await desk.documents.saveDraft({ kind: 'product', slug: 'paw-paw' }, pawPaw, back, june)).ok,
    ).toBe(true)
    expect(await desk.documents.readDocument({ kind: 'product', slug: 'paw-paw' })).toMatchObject({
      data: pawPaw,
      discarded: null,
    })
    expect(await desk.documents.readDocument({ kind: 'product', slug: 'never-there' })).toBeNull()
  })
})
