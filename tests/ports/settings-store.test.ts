import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recordPeriods, usualRecordPeriods } from '#domain/settings/record-periods.ts'
import { storesOnEachDatabase, type TestStores } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('settings in %s', (_kind, open) => {
  let stores: TestStores
  beforeEach(async () => {
    stores = await open()
  })
  afterEach(() => stores.close())

  const save = (months: number, seen: number, by: string | null = null) =>
    stores.settings.save(recordPeriods, { ...usualRecordPeriods, requestMonths: months }, seen, {
      by,
      at: 1000 + months,
    })

  test('what was never set is null, and each save raises the revision and is told', async () => {
    expect(await stores.settings.read(recordPeriods)).toEqual({ value: null, revision: 0 })
    let heard = 0
    const endListening = stores.settings.onChanged(() => (heard += 1))
    expect(await save(12, 0)).toEqual({ ok: true, value: 1 })
    expect(await save(18, 1)).toEqual({ ok: true, value: 2 })
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
    await save(12, 0)
    expect(await save(18, 0)).toEqual({
      ok: false,
      error: { code: 'stale', by: null, at: 1012 },
    })
    const both = await Promise.all([save(24, 1), save(36, 1)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('what another version wrote and this one cannot read is as if it were not there', async () => {
    await stores.settings.save(
      { kind: 'records', schema: z.object({ days: z.number() }) },
      { days: 3 },
      0,
      { by: null, at: 1 },
    )
    expect(await stores.settings.read(recordPeriods)).toEqual({ value: null, revision: 1 })
    expect(await save(12, 1)).toEqual({ ok: true, value: 2 })
  })
})
