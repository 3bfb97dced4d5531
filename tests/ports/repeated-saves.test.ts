import { describe, expect, test } from 'vitest'
import { originalFacts } from '#content/company.ts'
import { ok, unwrap } from '#domain/result.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { originalBrand } from '#domain/site/brand.ts'
import { second } from '#domain/time.ts'
import type { VisitChange } from '#domain/visits/visit.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietly, setVisit, visitFacts, windowAt } from '#support/visits.ts'
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
      desk.settings.saveRecordPeriods({ ...typed, ...change }, { isAgreed: true }, seen, by)
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

  test('of a customer is answered again without an undo, unless a colleague has saved or something else is typed', async () => {
    const { ruth, june } = await join()
    const typed = {
      name: 'Rosa Lindqvist',
      company: '',
      emails: ['rosa@example.com'],
      phones: ['7705550123'],
      addresses: [],
      replyEmail: 'rosa@example.com',
    }
    const before = { ...typed, phones: [] }
    const id = unwrap(await desk.customers.addCustomer(before, { anyway: true }, ruth))
    const save = (change = {}, seen = 2, by = ruth) => {
      desk.wait(second)
      return desk.customers.saveCustomer(id, { ...typed, ...change }, seen, by)
    }
    expect(await save()).toEqual(ok({ before, revision: 3 }))
    expect(await save()).toEqual(ok({ before: null, revision: 3 }))
    expect((await save({}, 2, june)).ok).toBe(false)
    expect((await save({ phones: [] })).ok).toBe(false)
    await save({}, 3, june)
    expect(await save()).toMatchObject({ error: { code: 'stale', by: 'june' } })
  })

  test('of a visit is answered again with its undo, unless a colleague has saved or something else is typed', async () => {
    const { ruth, june } = await join()
    const actor = { by: ruth.id, at: desk.now() }
    const { id } = await setVisit(stores, {}, {}, actor)
    const save = (change: VisitChange, seen = 1, by = ruth) => {
      desk.wait(second)
      const edit = { id, seen, change }
      return stores.visits.change([edit], quietly, { by: by.id, at: desk.now() })
    }
    const typed = {
      is: 'edit',
      facts: visitFacts(windowAt('2027-04-16', '14:00', '16:00')),
    } as const
    expect(await save(typed)).toEqual(ok([{ id, seen: 2 }]))
    expect(await save(typed)).toEqual(ok([{ id, seen: 2 }]))
    expect((await save(typed, 1, june)).ok).toBe(false)
    expect((await save({ ...typed, facts: visitFacts() })).ok).toBe(false)
    await save(typed, 2, june)
    expect(await save(typed)).toMatchObject({ error: { code: 'stale', by: 'june' } })
    const report = { is: 'done', note: 'All laid', minutes: 90 } as const
    expect(await save(report, 3)).toEqual(ok([{ id, seen: 4 }]))
    expect(await save(report, 3)).toEqual(ok([{ id, seen: 4 }]))
    expect((await save({ ...report, note: 'Half laid' }, 3)).ok).toBe(false)
    expect((await save(typed, 3)).ok).toBe(false)
    const undo = (by = ruth) => {
      desk.wait(second)
      const late = { by: by.id, at: desk.now() }
      return stores.visits.undo([{ id, seen: 4 }], { onlyOf: null }, late)
    }
    expect(await undo()).toEqual(ok(null))
    expect(await undo()).toEqual(ok(null))
    expect((await undo(june)).ok).toBe(false)
    expect(await stores.visits.find(id)).toMatchObject({ status: 'planned', doneNote: '' })
    const moved = { is: 'move', window: windowAt('2027-04-17', '08:00', '16:00') } as const
    const steps: readonly VisitChange[] = [
      { is: 'called' },
      { is: 'missed' },
      { is: 'reopen' },
      moved,
      { is: 'cancel' },
    ]
    for (const [index, step] of steps.entries()) {
      const seen = 5 + index
      expect(await save(step, seen)).toEqual(ok([{ id, seen: seen + 1 }]))
      expect(await save(step, seen)).toEqual(ok([{ id, seen: seen + 1 }]))
      expect((await save(step, seen, june)).ok).toBe(false)
      expect((await save(step, seen - 1)).ok).toBe(false)
    }
    expect((await stores.visits.find(id))?.revision).toBe(10)
  })

  test('of the company, the banner or the look is answered again with its undo, unless a colleague has saved or something else is typed', async () => {
    const { ruth, june } = await join()
    const facts = { ...originalFacts, zip: '30301' }
    const banner = { text: 'Pumpkins are here' }
    const brand = { ...originalBrand, main: '#123456' }
    const saves = {
      company: (by = ruth, seen = 0, change = {}) =>
        desk.site.publishCompany({ ...facts, ...change }, seen, by),
      banner: (by = ruth, seen = 0, change = {}) =>
        desk.site.publishBanner({ ...banner, ...change }, seen, by),
      brand: (by = ruth, seen = 0, change = {}) =>
        desk.site.publishBrand({ ...brand, ...change }, seen, by),
    }
    const others = {
      company: { city: 'Alma' },
      banner: { text: 'Apples' },
      brand: { main: '#654321' },
    }
    for (const kind of ['company', 'banner', 'brand'] as const) {
      const save = saves[kind]
      expect(await save()).toEqual(ok({ kind, revision: 1 }))
      expect(await save()).toEqual(ok({ kind, revision: 1 }))
      expect((await save(june)).ok).toBe(false)
      expect((await save(ruth, 0, others[kind])).ok).toBe(false)
      await save(june, 1)
      expect(await save()).toMatchObject({ error: { code: 'stale', by: 'june' } })
    }
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
    const begin = (by = ruth) => desk.documents.addDocument('product', 'Paw Paw', pawPaw, by)
    expect(await begin()).toEqual(ok('paw-paw'))
    expect(await begin()).toEqual(ok('paw-paw'))
    expect(await begin(june)).toEqual(ok('paw-paw-2'))
    const typed = { ...pawPaw, description: 'A fruit.' }
    const save = (data: unknown, by = june) =>
      desk.documents.saveDraft(
        { kind: 'product', slug: 'paw-paw' },
        data,
        { published: 0, draft: 1 },
        by,
      )
    expect(await save(typed)).toMatchObject(ok({ draft: 2 }))
    expect(await save(typed)).toMatchObject(ok({ draft: 2 }))
    expect((await save(typed, ruth)).ok).toBe(false)
    expect((await save(pawPaw)).ok).toBe(false)
    const seen = { published: 0, draft: 2 }
    const discard = (by = june) =>
      desk.documents.discardDraft({ kind: 'product', slug: 'paw-paw' }, seen, by)
    expect(await discard()).toEqual(ok(3))
    expect(await discard()).toEqual(ok(3))
    expect((await discard(ruth)).ok).toBe(false)
  })
})
