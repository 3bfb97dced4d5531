import { describe, expect, test } from 'vitest'
import type { PriceFacts } from '#domain/prices/price-item.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { hour } from '#domain/time.ts'
import { deskOn } from '#support/desk.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const actor = { by: null, at: Date.parse('2027-04-12T12:00:00Z') }

const mulch: PriceFacts = {
  kind: 'material',
  name: 'Hardwood mulch',
  unit: 'cubic yard',
  priceCents: 4_200,
  costCents: 2_650,
  isTaxable: true,
  material: 'soil-mulch/hardwood-mulch',
}
const crew: PriceFacts = {
  ...mulch,
  kind: 'labor',
  name: 'Crew of two',
  unit: 'hour',
  costCents: null,
  isTaxable: false,
  material: null,
}

describe.each(storesOnEachDatabase)('the price list in %s', (kind, open) => {
  const stores = newForEachTest(open)

  test('holds each item once, in the order of its names', async () => {
    await stores.prices.add(mulch, actor)
    await stores.prices.add(crew, actor)
    expect(await stores.prices.add({ ...mulch, name: 'hardwood MULCH' }, actor)).toEqual(
      err({ code: 'price-taken' }),
    )
    expect(await stores.prices.list()).toMatchObject([crew, mulch])
  })

  test('is searched by the beginning of any word of a name, and paged', async () => {
    for (let number = 10; number < 70; number += 1) {
      await stores.prices.add({ ...mulch, name: `Stone #${number}` }, actor)
    }
    await stores.prices.add(crew, actor)
    await stores.prices.add({ ...crew, name: 'Día de trabajo, 50%' }, actor)
    const find = async (search: string, page = 1) => {
      const { prices, total, hasNext, ...place } = await stores.prices.page({ search, page })
      return { names: prices.map(({ name }) => name), total, hasNext, page: place.page }
    }
    expect(await find('')).toMatchObject({ total: 62, hasNext: true, page: 1 })
    const last = await find('stone', 9)
    expect(last).toMatchObject({ total: 60, hasNext: false, page: 2 })
    expect(last.names).toHaveLength(10)
    expect(await find('TW cr')).toMatchObject({ names: ['Crew of two'], total: 1 })
    expect(await find('dia')).toMatchObject({ names: ['Día de trabajo, 50%'] })
    expect(await find('rew')).toMatchObject({ names: [], total: 0 })
    expect(await find('%')).toMatchObject({ total: 62 })
  })

  test('refuses a save over a newer one, and one that would make two the same', async () => {
    const id = unwrap(await stores.prices.add(mulch, actor))
    await stores.prices.add(crew, actor)
    expect((await stores.prices.save(id, { ...mulch, priceCents: 4_500 }, 1, actor)).ok).toBe(true)
    expect(await stores.prices.save(id, { ...mulch, priceCents: 4_600 }, 1, actor)).toMatchObject(
      err({ code: 'stale' }),
    )
    expect(await stores.prices.save(id, crew, 2, actor)).toMatchObject(err({ code: 'price-taken' }))
    expect(await stores.prices.list()).toMatchObject([{}, { priceCents: 4_500, revision: 2 }])
    const removed = { ...mulch, priceCents: 4_500, id, revision: 2 }
    expect(await stores.prices.remove(id, actor)).toEqual(ok(removed))
    expect(await stores.prices.remove(id, actor)).toMatchObject(err({ code: 'unknown-price' }))
    // It comes back as the one that drafts of quotes name, once.
    expect(await stores.prices.restore(removed, actor)).toEqual(ok(null))
    expect(await stores.prices.list()).toMatchObject([{}, { id, priceCents: 4_500, revision: 3 }])
    expect(await stores.prices.restore(removed, actor)).toEqual(err({ code: 'price-taken' }))
    const [entry] = await stores.activity.list(null, 1)
    expect(entry).toMatchObject({ kind: 'price-added', data: { name: 'Hardwood mulch' } })
  })

  test('saves a form that is sent twice once', async () => {
    const once = { ...actor, formKey: 'form-1' }
    const first = await stores.prices.add(mulch, once)
    expect(await stores.prices.add(mulch, once)).toEqual(first)
    expect(await stores.prices.list()).toHaveLength(1)
  })

  test('refuses a taken name as often as its form is sent', async () => {
    await stores.prices.add(mulch, actor)
    const once = { ...actor, formKey: 'form-1' }
    for (const _ of [1, 2]) {
      expect(await stores.prices.add(mulch, once)).toMatchObject(err({ code: 'price-taken' }))
    }
    expect(await stores.prices.add(crew, once)).toMatchObject({ ok: true })
    expect(await stores.prices.list()).toMatchObject([crew, mulch])
  })

  test('imports a file: new items are added, known ones change, the others stay', async () => {
    await stores.prices.add(mulch, actor)
    await stores.prices.add(crew, actor)
    const rows = [
      { ...mulch, priceCents: 4_800 },
      { ...mulch, name: 'Pea gravel', unit: 'ton' },
    ]
    const importOnce = () => stores.prices.importRows(rows, { ...actor, formKey: 'form-1' })
    const imported = unwrap(await importOnce())
    expect(imported).toMatchObject({ added: 1, changed: 1 })
    expect(await importOnce()).toEqual(ok(imported))
    expect(await stores.prices.list()).toMatchObject([
      { name: 'Crew of two' },
      { name: 'Hardwood mulch', priceCents: 4_800 },
      { name: 'Pea gravel' },
    ])
    const [entry] = await stores.activity.list(null, 1)
    expect(entry).toMatchObject({ kind: 'prices-imported', data: { added: 1, changed: 1 } })
  })

  test('imports nothing from a file with two equal items', async () => {
    await stores.prices.add(mulch, actor)
    await stores.prices.add({ ...mulch, unit: 'bag' }, actor)
    const rows = [
      { name: 'Sand', priceCents: 3_000 },
      { name: 'Hardwood mulch', priceCents: 4_800 },
    ]
    const unclear = err({ code: 'unclear', names: ['Hardwood mulch'] })
    expect(await stores.prices.importRows(rows, actor)).toEqual(unclear)
    expect(await stores.prices.list()).toMatchObject([{ priceCents: 4_200 }, { priceCents: 4_200 }])
  })

  if (kind === 'PostgreSQL') {
    test('serializes changes, so that none is lost', async () => {
      const id = unwrap(await stores.prices.add(mulch, actor))
      const [saved, imported] = await duringTransaction(
        stores,
        lockActivity,
        () => stores.prices.save(id, { ...mulch, priceCents: 4_500 }, 1, actor),
        () => stores.prices.importRows([{ ...mulch, priceCents: 4_800 }], actor),
      )
      expect(saved.ok).toBe(true)
      expect((await stores.prices.undo(unwrap(imported).change, actor)).ok).toBe(true)
      expect(await stores.prices.list()).toMatchObject([{ priceCents: 4_500 }])

      const add = () => stores.prices.add(crew, actor)
      const both = await duringTransaction(stores, lockActivity, add, add)
      expect(both.map(({ ok }) => ok)).toEqual([true, false])
    })
  }

  test('is restored by undoing a save, unless somebody has changed it since', async () => {
    const id = unwrap(await stores.prices.add(mulch, actor))
    const change = unwrap(await stores.prices.save(id, { ...mulch, priceCents: 4_500 }, 1, actor))
    expect(await stores.prices.undo(change, actor)).toMatchObject({ ok: true })
    expect(await stores.prices.list()).toMatchObject([{ ...mulch, revision: 3 }])
    const [entry] = await stores.activity.list(null, 1)
    expect(entry).toMatchObject({ kind: 'prices-taken-back', data: { count: 1 } })
    expect(await stores.prices.undo(change, actor)).toMatchObject(err({ code: 'changed-since' }))
    const other = await stores.prices.add(crew, actor)
    const addition = { price: other.ok ? other.value : '', revision: 1 }
    expect(await stores.prices.undo(addition, actor)).toMatchObject({ ok: true })
    expect(await stores.prices.list()).toMatchObject([mulch])
  })

  test('a late save is told of the file that changed its item, or of its undo, and by whom', async () => {
    const desk = deskOn(stores)
    const ruth = (await desk.join('ruth@example.com', 'owner')).member.id
    const hank = (await desk.join('hank@example.com', 'owner')).member.id
    const id = unwrap(await stores.prices.add(mulch, actor))
    await stores.prices.add(crew, actor)
    const saveLate = async () => {
      const late = await stores.prices.save(id, mulch, 1, actor)
      return late.ok || late.error.code !== 'stale' ? late : [late.error.by, late.error.did]
    }
    const importBy = async (by: string, file: PriceFacts, hours: number) =>
      unwrap(await stores.prices.importRows([file], { by, at: actor.at + hours * hour }))
    const { change } = await importBy(ruth, { ...mulch, priceCents: 4_800 }, 1)
    const others = await importBy(hank, { ...crew, priceCents: 9_000 }, 2)
    expect(await saveLate()).toEqual(['ruth', 'prices-imported'])
    await stores.prices.undo(change, { by: ruth, at: actor.at + 3 * hour })
    await stores.prices.undo(others.change, { by: hank, at: actor.at + 4 * hour })
    expect(await saveLate()).toEqual(['ruth', 'prices-taken-back'])
  })

  test('does not restore a name that another item has taken since', async () => {
    const id = unwrap(await stores.prices.add(mulch, actor))
    const change = unwrap(await stores.prices.save(id, { ...mulch, name: 'Dyed mulch' }, 1, actor))
    await stores.prices.add(mulch, actor)
    expect(await stores.prices.undo(change, actor)).toMatchObject(err({ code: 'price-taken' }))
  })

  test('is restored by undoing a whole file, or not at all', async () => {
    await stores.prices.add(mulch, actor)
    await stores.prices.add(crew, actor)
    const before = await stores.prices.list()
    const gravel = { ...mulch, name: 'Pea gravel', unit: 'ton' }
    const later = { ...actor, at: actor.at + 1 }
    const bring = async () =>
      unwrap(await stores.prices.importRows([{ ...mulch, priceCents: 4_800 }, gravel], later))
    const first = await bring()
    expect(await stores.prices.undo(first.change, actor)).toMatchObject({ ok: true })
    expect(await stores.prices.list()).toEqual(
      before.map((item) => ({ ...item, revision: expect.any(Number) })),
    )
    expect(await stores.prices.undo(first.change, actor)).toMatchObject({ ok: false })

    const { change } = await bring()
    const [, known] = before
    const late = await stores.prices.save(known?.id ?? '', mulch, known?.revision ?? 0, actor)
    expect(late).toMatchObject({ error: { code: 'stale', did: 'prices-imported' } })
    const [, changed = expect.fail('no price')] = await stores.prices.list()
    const { id, revision } = changed
    await stores.prices.save(id, { ...mulch, priceCents: 4_900 }, revision, actor)
    expect(await stores.prices.undo(change, actor)).toMatchObject(err({ code: 'changed-since' }))
    expect(await stores.prices.list()).toMatchObject([
      crew,
      { ...mulch, priceCents: 4_900 },
      gravel,
    ])
  })
})
