import { describe, expect, test } from 'vitest'
import { ok, unwrap } from '#domain/result.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { second } from '#domain/time.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { newQuote, wallDocument, writeQuote } from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const mulch = {
  kind: 'material',
  name: 'Mulch',
  unit: 'cubic yard',
  priceCents: 4_250,
  costCents: null,
  isTaxable: true,
  material: null,
} as const
const pawPaw = { name: 'Paw Paw', category: 'trees', description: 'A native fruit.' }

describe.each(storesOnEachDatabase)('a save whose answer was lost, in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  const join = async () => ({
    ruth: (await desk.join('ruth@example.com', 'owner')).member,
    june: (await desk.join('june@example.com', 'office')).member,
  })

  test('of a quote is answered again, unless a colleague has saved or something else is typed', async () => {
    const { ruth, june } = await join()
    const id = await writeQuote(stores, at)
    const { recipient } = newQuote()
    const typed = { recipient, document: { ...wallDocument, title: 'A wall' } }
    const save = (change: Partial<typeof typed> = {}, seen = 1, by = june) =>
      stores.writtenQuotes.saveDraft(id, { ...typed, ...change }, seen, {
        by: by.id,
        at: at + seen,
      })
    expect(await save()).toEqual(ok(2))
    expect(await save()).toEqual(ok(2))
    expect((await stores.writtenQuotes.find(id))?.quote.revision).toBe(2)
    expect((await save({}, 1, ruth)).ok).toBe(false)
    expect((await save({ document: wallDocument })).ok).toBe(false)
    expect((await save({ recipient: { ...recipient, phone: '' } })).ok).toBe(false)
    await save({}, 2, ruth)
    expect(await save()).toMatchObject({ error: { code: 'stale', by: 'ruth' } })
  })

  test('of a setting is answered again, unless a colleague has saved or something else is typed', async () => {
    const { ruth, june } = await join()
    const typed = { ...defaultRecordPeriods, requestMonths: 12 }
    const save = (change = {}, seen = 0, by = ruth) =>
      desk.settings.saveRecordPeriods({ ...typed, ...change }, seen, by)
    expect(await save()).toEqual(ok(1))
    expect(await save()).toEqual(ok(1))
    expect((await save({}, 0, june)).ok).toBe(false)
    expect((await save({ requestMonths: 18 })).ok).toBe(false)
    await save({}, 1, june)
    expect(await save()).toMatchObject({ error: { code: 'stale', by: 'june' } })
  })

  test('of a price is answered again, unless a colleague has saved or something else is typed', async () => {
    const { ruth, june } = await join()
    const id = unwrap(await stores.prices.add(mulch, { by: ruth.id, at: desk.now() }))
    const typed = { ...mulch, priceCents: 4_500 }
    const save = (change = {}, seen = 1, by = ruth) => {
      desk.wait(second)
      return desk.prices.savePrice(id, { ...typed, ...change }, seen, by)
    }
    expect(await save()).toEqual(ok({ price: id, revision: 2 }))
    expect(await save()).toEqual(ok({ price: id, revision: 2 }))
    expect((await save({}, 1, june)).ok).toBe(false)
    expect((await save({ priceCents: 4_600 })).ok).toBe(false)
    await save({}, 2, june)
    expect(await save()).toMatchObject({ error: { code: 'stale', by: 'june' } })
  })

  test('of a picture’s text is answered again, unless a colleague has saved or something else is typed', async () => {
    const { ruth, june } = await join()
    const typed = { alt: 'Gravel by the barn', focalX: 50, focalY: 50 }
    const save = (change = {}, seen = 0, by = ruth) => {
      desk.wait(second)
      const actor = { by: by.id, at: desk.now() }
      return stores.pictures.describe('stones/gravel', { ...typed, ...change }, seen, actor)
    }
    expect(await save()).toEqual(ok(1))
    expect(await save()).toEqual(ok(1))
    expect((await save({}, 0, june)).ok).toBe(false)
    expect((await save({ alt: 'Gravel' })).ok).toBe(false)
    expect((await save({ focalX: 20 })).ok).toBe(false)
    await save({}, 1, june)
    expect(await save()).toMatchObject({ error: { code: 'stale', by: 'june' } })
  })

  test('of a new template is answered again, and adds it once', async () => {
    const { ruth } = await join()
    const template = {
      id: 'a-form-key',
      name: 'Gate',
      subject: 'The gate',
      text: 'How wide is it?',
    }
    const save = () => desk.settings.changeTemplates({ is: 'save', template }, 0, ruth)
    expect(await save()).toEqual(ok(1))
    expect(await save()).toEqual(ok(1))
    const { value } = await desk.settings.readTemplates()
    expect(value.filter(({ name }) => name === 'Gate')).toEqual([template])
  })

  test('of a document is answered again, unless a colleague has saved or something else is typed', async () => {
    const { ruth, june } = await join()
    await desk.documents.addDocument('product', 'Paw Paw', pawPaw, ruth)
    const typed = { ...pawPaw, description: 'A fruit.' }
    const save = (data: unknown, by = june) =>
      desk.documents.saveDraft('product', 'paw-paw', data, { published: 0, draft: 1 }, by)
    expect(await save(typed)).toMatchObject(ok({ draft: 2 }))
    expect(await save(typed)).toMatchObject(ok({ draft: 2 }))
    expect((await save(typed, ruth)).ok).toBe(false)
    expect((await save(pawPaw)).ok).toBe(false)
    const seen = { published: 0, draft: 2 }
    const discard = (by = june) => desk.documents.discardDraft('product', 'paw-paw', seen, by)
    expect(await discard()).toEqual(ok(3))
    expect(await discard()).toEqual(ok(3))
    expect((await discard(ruth)).ok).toBe(false)
  })
})
