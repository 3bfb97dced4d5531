import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recordPeriods, defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { err, ok } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import { deskOn } from '#support/desk.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('settings in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const save = (months: number, seen: number, by: string | null = null) =>
    stores.settings.save(recordPeriods, { ...defaultRecordPeriods, requestMonths: months }, seen, {
      by,
      at: 1000 + months,
    })

  test('an unset value is the default, and each save raises the revision and is recorded', async () => {
    expect(await stores.settings.read(recordPeriods)).toEqual({
      value: defaultRecordPeriods,
      revision: 0,
    })
    let heard = 0
    const endListening = stores.settings.onChanged(() => (heard += 1))
    expect(await save(12, 0)).toEqual(ok(1))
    expect(await save(18, 1)).toEqual(ok(2))
    endListening()
    expect(heard).toBe(2)
    expect(await stores.settings.read(recordPeriods)).toMatchObject({
      value: { requestMonths: 18 },
      revision: 2,
    })
    expect(await stores.activity.list(null, 9)).toMatchObject([
      { kind: 'setting-saved', about: 'records' },
      { kind: 'setting-saved', about: 'records' },
    ])
  })

  test('a save over a newer save is refused with who and when', async () => {
    await save(12, 0, (await deskOn(stores).join('ruth@example.com', 'owner')).member.id)
    expect(await save(18, 0)).toEqual(err({ code: 'stale', by: 'ruth', at: 1012 }))
    const both = await Promise.all([save(24, 1), save(36, 1)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  if (kind === 'PostgreSQL') {
    test('a save waits for the version before, which locks the row alone', async () => {
      await save(12, 0)
      const [saved] = await duringTransaction(
        stores,
        (tx) =>
          tx.updateTable('settings').set({ revision: 2 }).where('kind', '=', 'records').execute(),
        () => save(18, 1),
      )
      expect(saved).toMatchObject(err({ code: 'stale' }))
    })

    test('a first save beside one of the version before, which locks nothing, is refused', async () => {
      const [saved] = await duringTransaction(
        stores,
        (tx) =>
          tx
            .insertInto('settings')
            .values({ kind: 'records', data: '{}', revision: 1, changed_at: 7 })
            .execute(),
        () => save(18, 0),
      )
      expect(saved).toEqual(err({ code: 'stale', by: null, at: 7 }))
    })
  }

  test('a save is undone once, unless somebody has saved since', async () => {
    const undo = (revision: number) =>
      stores.settings.undo('records', revision, { by: null, at: 5000 })
    expect(await undo(1)).toMatchObject(err({ code: 'stale' }))
    await save(12, 0)
    await save(18, 1)
    expect(await undo(1)).toMatchObject({ error: { code: 'stale', at: 1018 } })
    expect(await undo(2)).toEqual(ok(3))
    expect(await stores.settings.read(recordPeriods)).toMatchObject({
      value: { requestMonths: 12 },
      revision: 3,
    })
    expect(await undo(3)).toMatchObject(err({ code: 'stale' }))
    expect(await save(24, 3)).toEqual(ok(4))
  })

  test('a shorter period is saved once it was agreed to, knowing what goes', async () => {
    const desk = deskOn(stores)
    const { member } = await desk.join('ruth@example.com', 'owner')
    const change = (months: number, seen: number, isAgreed = false) =>
      desk.settings.saveRecordPeriods(
        { ...defaultRecordPeriods, activityMonths: months },
        { isAgreed },
        seen,
        member,
      )
    expect(await change(36, 0)).toEqual(ok(1))
    desk.wait(30 * 30 * day)
    const old = { requests: 0, activity: (await stores.activity.list(null, 9)).length }
    expect(await change(24, 1)).toMatchObject({ error: { code: 'not-agreed', old } })
    expect(await change(24, 1, true)).toEqual(ok(2))
    expect(await change(0, 2)).toEqual(ok(3))
    expect(await change(120, 3)).toMatchObject({ error: { code: 'not-agreed' } })
  })

  test('undoing the first save restores the default', async () => {
    await save(12, 0)
    await stores.settings.undo('records', 1, { by: null, at: 5000 })
    expect(await stores.settings.read(recordPeriods)).toEqual({
      value: defaultRecordPeriods,
      revision: 2,
    })
    expect(await save(18, 2)).toEqual(ok(3))
  })

  test('a value of another version that this one cannot read counts as unset', async () => {
    await stores.settings.save(
      { kind: 'records', schema: z.object({ days: z.number() }), initial: { days: 1 } },
      { days: 3 },
      0,
      { by: null, at: 1 },
    )
    expect(await stores.settings.read(recordPeriods)).toEqual({
      value: defaultRecordPeriods,
      revision: 1,
    })
    expect(await save(12, 1)).toEqual(ok(2))
  })
})
