import { beforeEach, describe, expect, test } from 'vitest'
import { originalFacts } from '#content/company.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { ok, type Result, unwrap } from '#domain/result.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { originalBrand } from '#domain/site/brand.ts'
import { second } from '#domain/time.ts'
import type { VisitChange } from '#domain/visits/visit.ts'
import { deskOn } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietly, setVisit, visitFacts, windowAt } from '#support/visits.ts'
import { newQuote, wallDocument, writeQuote } from '#support/written-quotes.ts'

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

  let ruth: StaffMember
  let june: StaffMember
  beforeEach(async () => {
    ruth = (await desk.join('ruth@example.com', 'owner')).member
    june = (await desk.join('june@example.com', 'office')).member
  })

  type Save = (change?: object, seen?: number, by?: StaffMember) => Promise<Result<unknown, object>>

  /**
   * Ruth’s save over a revision is answered once more, unless June sends it, it says something
   * else, or June has saved since, of which Ruth is told with her name and the time.
   */
  async function expectAnsweredAgain(
    save: Save,
    { seen, answer, again = answer }: { seen: number; answer: unknown; again?: unknown },
    ...others: readonly object[]
  ) {
    expect(await save()).toEqual(ok(answer))
    expect(await save()).toEqual(ok(again))
    expect((await save({}, seen, june)).ok).toBe(false)
    for (const other of others) expect((await save(other)).ok).toBe(false)
    expect((await save({}, seen + 1, june)).ok).toBe(true)
    const at = desk.now()
    expect(await save()).toMatchObject({ error: { code: 'stale', by: 'june', at } })
  }

  test('of a quote is answered again, unless a colleague has saved or something else is typed', async () => {
    const id = await writeQuote(stores, desk.now())
    const { recipient } = newQuote()
    const typed = { recipient, document: { ...wallDocument, title: 'A wall' } }
    const save: Save = (change, seen = 1, by = ruth) => {
      desk.wait(second)
      const actor = { by: by.id, at: desk.now() }
      return stores.writtenQuotes.saveDraft(id, { ...typed, ...change }, seen, actor)
    }
    const others = [{ document: wallDocument }, { recipient: { ...recipient, phone: '' } }]
    await expectAnsweredAgain(save, { seen: 1, answer: 2 }, ...others)
    expect((await stores.writtenQuotes.find(id))?.quote.revision).toBe(3)
  })

  test('of a setting is answered again, unless a colleague has saved or something else is typed', async () => {
    const typed = { ...defaultRecordPeriods, requestMonths: 12 }
    const save: Save = (change, seen = 0, by = ruth) => {
      desk.wait(second)
      return desk.settings.saveRecordPeriods({ ...typed, ...change }, { isAgreed: true }, seen, by)
    }
    await expectAnsweredAgain(save, { seen: 0, answer: 1 }, { requestMonths: 18 })
  })

  test('of a price is answered again, unless a colleague has saved or something else is typed', async () => {
    const id = unwrap(await stores.prices.add(mulch, { by: ruth.id, at: desk.now() }))
    const typed = { ...mulch, priceCents: 4_500 }
    const save: Save = (change, seen = 1, by = ruth) => {
      desk.wait(second)
      return desk.prices.savePrice(id, { ...typed, ...change }, seen, by)
    }
    const answer = { price: id, revision: 2 }
    await expectAnsweredAgain(save, { seen: 1, answer }, { priceCents: 4_600 })
  })

  test('of a picture’s text is answered again, unless a colleague has saved or something else is typed', async () => {
    const typed = { alt: 'Gravel by the barn', focalX: 50, focalY: 50 }
    const save: Save = (change, seen = 0, by = ruth) => {
      desk.wait(second)
      const actor = { by: by.id, at: desk.now() }
      return stores.pictures.describe('stones/gravel', { ...typed, ...change }, seen, actor)
    }
    await expectAnsweredAgain(save, { seen: 0, answer: 1 }, { alt: 'Gravel' }, { focalX: 20 })
  })

  test('of a customer is answered again without an undo, unless a colleague has saved or something else is typed', async () => {
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
    const save: Save = (change, seen = 2, by = ruth) => {
      desk.wait(second)
      return desk.customers.saveCustomer(id, { ...typed, ...change }, seen, by)
    }
    const [answer, again] = [before, null].map((undone) => ({ before: undone, revision: 3 }))
    await expectAnsweredAgain(save, { seen: 2, answer, again }, { phones: [] })
  })

  test('of a visit is answered again with its undo, unless a colleague has saved or something else is typed', async () => {
    const { id } = await setVisit(stores, {}, {}, { by: ruth.id, at: desk.now() })
    const answerOf = (revision: number) => [{ id, seen: revision }]
    const saveOf =
      (typed: VisitChange, revision: number): Save =>
      (change, seen = revision, by = ruth) => {
        desk.wait(second)
        const edit = { id, seen, change: { ...typed, ...change } }
        return stores.visits.change([edit], quietly, { by: by.id, at: desk.now() })
      }
    const facts = visitFacts(windowAt('2027-04-16', '14:00', '16:00'))
    const edit = saveOf({ is: 'edit', facts }, 1)
    await expectAnsweredAgain(edit, { seen: 1, answer: answerOf(2) }, { facts: visitFacts() })
    const report = saveOf({ is: 'done', note: 'All laid', minutes: 90 }, 3)
    expect(await report()).toEqual(ok(answerOf(4)))
    expect(await report()).toEqual(ok(answerOf(4)))
    expect((await report({ note: 'Half laid' })).ok).toBe(false)
    expect((await edit({}, 3)).ok).toBe(false)
    const undo = (by = ruth) => {
      desk.wait(second)
      const late = { by: by.id, at: desk.now() }
      return stores.visits.undo(answerOf(4), { onlyOf: null }, late)
    }
    expect(await undo()).toEqual(ok(null))
    expect(await undo()).toEqual(ok(null))
    expect((await undo(june)).ok).toBe(false)
    expect(await stores.visits.find(id)).toMatchObject({ status: 'planned', doneNote: '' })
    const steps: readonly VisitChange[] = [
      { is: 'called' },
      { is: 'missed' },
      { is: 'reopen' },
      { is: 'move', window: windowAt('2027-04-17', '08:00', '16:00') },
      { is: 'cancel' },
    ]
    for (const [index, step] of steps.entries()) {
      const seen = 5 + index
      const save = saveOf(step, seen)
      expect(await save()).toEqual(ok(answerOf(seen + 1)))
      expect(await save()).toEqual(ok(answerOf(seen + 1)))
      expect((await save({}, seen, june)).ok).toBe(false)
    }
    expect((await stores.visits.find(id))?.revision).toBe(10)
  })

  test('of the company, the banner or the look is answered again with its undo, unless a colleague has saved or something else is typed', async () => {
    const facts = { ...originalFacts, zip: '30301' }
    const brand = { ...originalBrand, main: '#123456' }
    const company: Save = (change, seen = 0, by = ruth) =>
      desk.site.publishCompany({ ...facts, ...change }, seen, by)
    const banner: Save = (change, seen = 0, by = ruth) =>
      desk.site.publishBanner({ text: 'Pumpkins are here', ...change }, seen, by)
    const look: Save = (change, seen = 0, by = ruth) =>
      desk.site.publishBrand({ ...brand, ...change }, seen, by)
    const answerOf = (kind: string) => ({ seen: 0, answer: { kind, revision: 1 } })
    await expectAnsweredAgain(company, answerOf('company'), { city: 'Alma' })
    await expectAnsweredAgain(banner, answerOf('banner'), { text: 'Apples' })
    await expectAnsweredAgain(look, answerOf('brand'), { main: '#654321' })
  })

  test('of a new template is answered again, and adds it once', async () => {
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
