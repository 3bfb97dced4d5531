import { describe, expect, test } from 'vitest'
import { companyOf, originalFacts } from '#content/company.ts'
import { day, instantAt, minute } from '#domain/time.ts'
import { err } from '#domain/result.ts'
import { deskOn, refusal } from '#support/desk.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('the site at the desk in %s', (_kind, open) => {
  // 11 PM at the company is already the next day in UTC.
  const startsAt = instantAt('2026-07-03', '23:00', 'America/New_York')
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores, { startsAt }))

  const colleagues = async () => {
    const ruth = await desk.join('ruth@example.com', 'owner')
    const june = await desk.join('june@example.com', 'office')
    return [ruth.member, june.member] as const
  }

  test('a special day for today counts in the company’s zone, over other hours, and for three months', async () => {
    const [ruth] = await colleagues()
    const today = { date: '2026-07-03', opens: '09:00', closes: '12:00' }
    await desk.site.addSpecialDay(today, ruth)
    await desk.site.closeToday(ruth)
    expect((await desk.site.readSite()).specialDays).toEqual([{ date: '2026-07-03' }])
    expect(await desk.site.addSpecialDay(today, ruth)).toEqual(
      refusal('invalid-days', { message: 'A day is listed twice.' }),
    )
    // Waiting times leave out the closed day.
    desk.wait(90 * day)
    await desk.site.addSpecialDay({ date: '2026-12-24' }, ruth)
    expect((await desk.site.readSite()).specialDays).toEqual([
      { date: '2026-07-03' },
      { date: '2026-12-24' },
    ])
    desk.wait(day)
    await desk.site.addSpecialDay({ date: '2026-12-25' }, ruth)
    expect((await desk.site.readSite()).specialDays.map(({ date }) => date)).toEqual([
      '2026-12-24',
      '2026-12-25',
    ])
  })

  test('a past day is refused', async () => {
    const [ruth] = await colleagues()
    const over = refusal('invalid-days', { message: 'That day has passed. Choose a later one.' })
    expect(await desk.site.addSpecialDay({ date: '2026-07-02' }, ruth)).toEqual(over)
    // At the company it is still the same day.
    expect((await desk.site.addSpecialDay({ date: '2026-07-03' }, ruth)).ok).toBe(true)
  })

  test('a banner whose end has passed is refused', async () => {
    const [ruth] = await colleagues()
    const until = (time: string) =>
      desk.site.publishBanner({ text: 'Pumpkins are here', until: `2026-07-03T${time}` }, 0, ruth)
    expect(await until('23:00')).toMatchObject(err({ code: 'banner-over' }))
    expect((await desk.site.readSite()).banner).toBeNull()
    expect((await until('23:01')).ok).toBe(true)
    await desk.site.publishBanner({ text: 'Firewood is here' }, 1, ruth)
    desk.wait(minute)
    expect(await desk.site.restoreSiteVersion('banner', 1, 2, ruth)).toMatchObject(
      err({ code: 'banner-over' }),
    )
    expect((await desk.site.undoPublication({ kind: 'banner', revision: 2 }, ruth)).ok).toBe(true)
  })

  test('two colleagues add days without losing one, and neither undoes the other’s change', async () => {
    const [ruth, june] = await colleagues()
    await desk.site.addSpecialDay({ date: '2026-07-04' }, ruth)
    await desk.site.addSpecialDay({ date: '2026-11-26' }, june)
    expect((await desk.site.readSite()).specialDays).toHaveLength(2)
    const undone = await desk.site.restoreSiteVersion('special-days', 0, 1, ruth)
    expect(undone).toEqual(refusal('stale', { by: 'june', at: startsAt }))
    expect((await desk.site.restoreSiteVersion('special-days', 1, 2, june)).ok).toBe(true)
    expect((await desk.site.readSite()).specialDays).toEqual([{ date: '2026-07-04' }])
  })

  test('a colleague’s company is not overwritten; versions are restored, and so is the original', async () => {
    const [ruth, june] = await colleagues()
    const named = (name: string) => ({ ...originalFacts, name: `Evergreen ${name}` })
    await desk.site.publishCompany(named('A'), 0, ruth)
    expect(await desk.site.publishCompany(named('B'), 0, june)).toEqual(
      refusal('stale', { by: 'ruth', at: startsAt }),
    )
    await desk.site.publishCompany(named('B'), 1, june)
    await desk.site.restoreSiteVersion('company', 1, 2, ruth)
    expect((await desk.site.readSite()).company.name).toBe('Evergreen A')
    await desk.site.restoreSiteVersion('company', 0, 3, ruth)
    const { company, revisions } = await desk.site.readSite()
    expect(company).toEqual(originalFacts)
    expect(revisions.company).toBe(4)
    const { versions } = await desk.site.siteHistory(1)
    expect(versions.map(({ restoredFrom, savedBy }) => [restoredFrom, savedBy])).toEqual([
      [0, 'ruth'],
      [1, 'ruth'],
      [null, 'june'],
      [null, 'ruth'],
    ])
  })

  test('a company in the sample’s town can leave out its county, and keeps its other towns', async () => {
    const [ruth] = await colleagues()
    // An emptied form field is saved as an empty text.
    const { county: _, region: __, ...facts } = originalFacts
    await desk.site.publishCompany({ ...facts, towns: 'Milton, Canton' }, 0, ruth)
    const { edits } = await readSiteEdits(stores)
    expect(companyOf(edits)).toMatchObject({
      county: null,
      region: null,
      areaServed: ['Cumming', 'Milton', 'Canton'],
    })
    // Documents saved before the field existed use the sample's value, even in the form.
    const { towns: ___, ...old } = facts
    const edit = { kind: 'company', slug: 'site', data: old, seen: 1, restoredFrom: null }
    await stores.contentStore.save([edit], { by: null, at: 1 })
    expect((await desk.site.readSite()).company).toMatchObject({ county: 'Forsyth County' })
  })

  test('a company that moves to another ZIP code is at its center, unless it sets a position', async () => {
    const [ruth] = await colleagues()
    const moved = { ...originalFacts, city: 'Asheville', state: 'NC', zip: '28806' }
    const place = async () => {
      const { latitude, longitude } = (await desk.site.readSite()).company
      return [latitude.toFixed(1), longitude.toFixed(1)]
    }
    await desk.site.publishCompany(moved, 0, ruth)
    expect(await place()).toEqual(['35.6', '-82.6'])
    const there = (await desk.site.readSite()).company
    await desk.site.publishCompany({ ...there, zip: '28801', latitude: 35.61 }, 1, ruth)
    expect((await desk.site.readSite()).company.latitude).toBe(35.61)
    const unknown = { ...there, latitude: 35.61, zip: '00000' }
    expect(await desk.site.publishCompany(unknown, 2, ruth)).toMatchObject(refusal('unknown-zip'))
    await desk.site.publishCompany({ ...unknown, latitude: 35.62 }, 2, ruth)
    expect((await desk.site.readSite()).company).toMatchObject({ zip: '00000', latitude: 35.62 })
  })

  test('an unreadable version is listed, and cannot be restored', async () => {
    const [ruth] = await colleagues()
    const broken = {
      kind: 'banner',
      slug: 'site',
      data: { words: 'Pumpkins' },
      seen: 0,
      restoredFrom: null,
    } as const
    await stores.contentStore.save([broken], { by: null, at: 1 })
    const { banner, broken: named } = await desk.site.readSite()
    expect(banner).toBeNull()
    expect(named).toEqual([{ kind: 'banner', slug: 'site', title: null, shown: 'original' }])
    const product = (slug: string) =>
      ({ kind: 'product', slug, data: { name: 'Roses' }, seen: 0, restoredFrom: null }) as const
    await stores.contentStore.save([product('rose'), product('roses')], { by: null, at: 1 })
    expect((await desk.site.readSite()).broken.slice(1)).toEqual([
      { kind: 'product', slug: 'rose', title: 'Roses', shown: 'original' },
      { kind: 'product', slug: 'roses', title: 'Roses', shown: 'nothing' },
    ])
    await desk.site.publishBanner({ text: 'Pumpkins are here' }, 1, ruth)
    expect((await desk.site.readSite()).broken.map(({ kind }) => kind)).toEqual([
      'product',
      'product',
    ])
    expect(await desk.site.restoreSiteVersion('banner', 1, 2, ruth)).toEqual(
      refusal('unknown-version'),
    )
    expect(await desk.site.restoreSiteVersion('banner', 7, 2, ruth)).toEqual(
      refusal('unknown-version'),
    )
  })
})
