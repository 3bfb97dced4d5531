import { describe, expect, test } from 'vitest'
import { originalEntry } from '#content/collections.ts'
import { serviceDocument } from '#domain/site/service.ts'
import { ok } from '#domain/result.ts'
import { deskOn } from '#support/desk.ts'
import { importContent } from '#usecases/site/move-content.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'

describe.each(storesOnEachDatabase)('the chat’s service names in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  const original = serviceDocument.parse(originalEntry('service', 'soil-mulch'))
  const called = (name: string) => ({ ...original, chat: { ...original.chat, name } })
  const taken = { 'chat.name': 'The chat has a button of this name already. Choose another.' }

  test('are refused if another button of the chat has them', async () => {
    const desk = deskOn(stores)
    const { member } = await desk.join('ruth@example.com', 'owner')
    const publish = (name: string, slug = 'snow', published = 0) =>
      desk.documents.publishDocument(
        { kind: 'service', slug },
        called(name),
        { published, draft: 0 },
        member,
      )
    for (const name of ['Soil & Mulch Solutions', 'plants & sod ', 'Location']) {
      expect(await publish(name), name).toMatchObject({ error: { errors: taken } })
    }
    const typed = called('Location')
    const unseen = { published: 0, draft: 0 }
    const drafted = await desk.documents.saveDraft(
      { kind: 'service', slug: 'ice' },
      typed,
      unseen,
      member,
    )
    expect(drafted).toMatchObject(ok({ errors: taken }))
    expect((await publish('Snow')).ok).toBe(true)
    expect((await publish('Snow', 'snow', 1)).ok).toBe(true)
    await desk.entries.hideEntry('service', 'snow', member)
    expect(await publish('Snow', 'ice')).toMatchObject({ error: { errors: taken } })
    expect((await publish('Soil & Mulch Solutions', 'soil-mulch')).ok).toBe(true)
  })

  test('are refused in a file of another site too, with all of the file', async () => {
    const bring = importContent(testDependencies(stores, { now: () => 2000 }))
    const file = (...documents: readonly (readonly [slug: string, name: string])[]) =>
      bring({
        format: 'site-content-1',
        documents: documents.map(([slug, name]) => ({ kind: 'service', slug, data: called(name) })),
      })
    for (const name of ['Soil & Mulch Solutions', 'location']) {
      expect(await file(['snow', name]), name).toMatchObject({
        error: { findings: [`service snow: chat.name: ${taken['chat.name']}`] },
      })
    }
    expect(await file(['snow', 'Snow'], ['ice', 'snow'])).toMatchObject({ ok: false })
    const own = ['soil-mulch', 'Soil & Mulch Solutions'] as const
    expect(await file(['snow', 'Snow'], own)).toMatchObject({ ok: true })
    expect(await file(['ice', 'Snow'])).toMatchObject({ ok: false })
    expect(await file(['snow', 'Plowing'], ['ice', 'Snow'])).toMatchObject({ ok: true })
  })
})
