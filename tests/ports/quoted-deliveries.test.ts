import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { instantAt } from '#domain/time.ts'
import { deliveryPage } from '#usecases/deliveries/delivery-page.ts'
import { visitEmails } from '#usecases/desk/visit-emails.ts'
import {
  answers,
  at,
  day,
  deliveriesIn,
  deliveryDependencies,
  openForDeliveries,
} from '#support/ordered-deliveries.ts'
import { storedEmails } from '#support/emails.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { askForQuote } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietly as quietVisits, setVisit, visitFacts, windowAt } from '#support/visits.ts'
import { quietCallOff } from '#support/written-quotes.ts'

const actor = { by: null, at }

describe.each(storesOnEachDatabase)('the day of a delivery, in %s', (kind, open) => {
  const stores = newForEachTest(() => openForDeliveries(open))

  const { page, sweep, ordered, paid, pay, visits } = deliveriesIn(stores)
  const emailKinds = async () => (await storedEmails(stores)).map(({ kind }) => kind)

  test('is scheduled once it is paid, with the answers, once', async () => {
    const { id, token } = await ordered()
    expect(await page().choose(token, { day, answers })).toEqual(ok(null))
    expect(await sweep()).toBe(0)
    expect(await page().read(token)).toMatchObject({ wanted: day, visit: null, answers })
    expect(await visits()).toEqual([])
    const paid = await pay(id)
    // The customer returns to the page during the sweep.
    await Promise.all([page().read(token), sweep(), page().read(token)])
    const [visit, ...more] = await visits()
    expect(more).toEqual([])
    expect(visit).toMatchObject({
      kind: 'delivery',
      name: 'Rosa Lindqvist',
      about: 'Delivery of Pine Mulch',
      notified: { by: 'email' },
    })
    expect(visit?.note).toContain('Load: Line mulch, 1; Line way, 1 load\n')
    expect(visit?.note).toContain('Dump: On the tarp left of the driveway')
    expect(visit?.note).toContain('Gate: Code 2468')
    expect(await emailKinds()).toEqual(['visit-set'])
    const payment = paid.ok ? paid.value : ''
    expect(await stores.writtenQuotes.undoPayment(id, payment, actor)).toMatchObject(
      err({ code: 'is-scheduled' }),
    )
    expect(await page().read(token)).toMatchObject({ answers: null, visit: { id: visit?.id } })
    expect(await page().choose(token, { day: '2027-04-16', answers })).toMatchObject(
      err({ code: 'is-scheduled' }),
    )
  })

  test('whose visit was deleted after its period is not offered a second one', async () => {
    const { token } = await paid()
    await sweep()
    expect(await stores.visits.deleteBefore(Number.MAX_SAFE_INTEGER)).toBe(1)
    expect(await page().read(token)).toBeNull()
    expect(await page().choose(token, { day, answers })).toMatchObject(
      err({ code: 'is-scheduled' }),
    )
    expect(await visits()).toEqual([])
  })

  test('is scheduled even behind many that are only partly paid', async () => {
    for (let count = 0; count < 3; count += 1) {
      const { id, token } = await ordered()
      await page().choose(token, { day, answers })
      await pay(id, 1)
    }
    const { token } = await paid()
    expect(await sweep(2)).toBe(1)
    expect(await page().read(token)).toMatchObject({ visit: { day } })
  })

  test('never takes more loads than go out on a day, however many pay at once', async () => {
    const all = await Promise.all([ordered(), ordered(), ordered(), ordered()])
    for (const { token } of all) {
      expect((await page().choose(token, { day, answers })).ok).toBe(true)
    }
    await Promise.all(
      all.map(async ({ id, token }) => {
        await pay(id)
        await page().read(token)
      }),
    )
    expect(await visits()).toHaveLength(2)
    const reads = await Promise.all(all.map(({ token }) => page().read(token)))
    const lost = reads.filter((read) => read?.hasLostDay === true)
    expect(lost).toHaveLength(2)
    // Their answers stay, and the full day is no longer offered.
    for (const read of lost) {
      expect(read).toMatchObject({ wanted: null, answers })
      expect(read?.days).not.toContain(day)
    }
    const kinds = await emailKinds()
    expect(kinds.filter((kind) => kind === 'written-quote')).toHaveLength(2)
    expect(kinds.filter((kind) => kind === 'written-quote-news')).toHaveLength(2)
  })

  test('that is called off with its quote leaves the schedule, and no other day is picked', async () => {
    const { id, token } = await paid()
    await page().read(token)
    const ends = await stores.writtenQuotes.callingOffEffects(id)
    expect(ends).toMatchObject({ openCents: 0, paidCents: 10_000, visits: [{ isOfQuote: true }] })
    const chosen = (ends?.visits ?? []).map((visit) => ({ id: visit.id, seen: visit.revision }))
    const seen = (await stores.writtenQuotes.find(id))?.quote.revision ?? 0
    const visitEmailFor = visitEmails({ isWanted: true, message: '' }, company.timeZone, at)
    const emails = { ...quietCallOff, visitEmailFor }
    const foreign = await stores.writtenQuotes.callOff(
      id,
      { seen, visits: [{ id: 'another', seen: 1 }] },
      emails,
      actor,
    )
    expect(foreign).toMatchObject(err({ code: 'unknown-visit' }))
    const off = await stores.writtenQuotes.callOff(id, { seen, visits: chosen }, emails, actor)
    expect(off.ok).toBe(true)
    expect(await storedEmails(stores)).toContainEqual(
      expect.objectContaining({
        kind: 'visit-canceled',
        data: expect.objectContaining({ pickAgain: null }),
      }),
    )
    expect(await page().read(token)).toBeNull()
    expect(await page().choose(token, { day, answers })).toMatchObject(
      err({ code: 'unknown-page' }),
    )
  })

  test('of a quote that was called off is not looked for again, until that is undone', async () => {
    const { id } = await paid()
    const quotes = stores.writtenQuotes
    const seen = (await quotes.find(id))?.quote.revision ?? 0
    const off = unwrap(await quotes.callOff(id, { seen, visits: [] }, quietCallOff, actor))
    expect(await stores.quotedDeliveries.toSchedule(null, 9)).toEqual([])
    expect((await quotes.restore(id, off, actor)).ok).toBe(true)
    expect(await sweep()).toBe(1)
  })

  test('that was full is replaced by another, and the owner sees the quote until then', async () => {
    const [one, two, late] = await Promise.all([ordered(), ordered(), ordered()])
    for (const { token } of [one, two, late]) await page().choose(token, { day, answers })
    for (const { id, token } of [one, two, late]) {
      await pay(id)
      await page().read(token)
    }
    const care = async () => {
      const days = { today: '2027-06-01', newsSince: at + 1 }
      const { quotes: shown } = await stores.writtenQuotes.needingCare(days, 10)
      return shown.map(({ id }) => id)
    }
    expect(await care()).toEqual([late.id])
    expect(await page().choose(late.token, { day, answers })).toMatchObject(
      err({ code: 'day-full' }),
    )
    unwrap(await page().choose(late.token, { day: '2027-04-16', answers }))
    expect(await page().read(late.token)).toMatchObject({
      visit: { day: '2027-04-16' },
      hasLostDay: false,
    })
    expect(await care()).toEqual([])
  })

  test('that is too soon by the time of the payment, or closed since, is replaced by another', async () => {
    const [late, closed] = await Promise.all([ordered(), ordered()])
    const dayBefore = instantAt('2027-04-14', '12:00', company.timeZone)
    for (const { id, token } of [late, closed]) {
      await page().choose(token, { day, answers })
      await pay(id, 10_000, id === late.id ? dayBefore : at)
    }
    expect(await page(dayBefore).read(late.token)).toMatchObject({ visit: null, hasLostDay: true })
    const specialDays = [{ date: day, reason: 'Inventory' }]
    const ofClosed = deliveryPage({
      ...deliveryDependencies(stores, at),
      company: () => ({ ...company, specialDays }),
    })
    expect(await ofClosed.read(closed.token)).toMatchObject({ visit: null, hasLostDay: true })
    expect(await visits()).toEqual([])
  })

  test('that was paid in time is kept if the payment is recorded later', async () => {
    const { token } = await paid()
    const dayBefore = instantAt('2027-04-14', '12:00', company.timeZone)
    expect(await page(dayBefore).read(token)).toMatchObject({ visit: { day } })
  })

  test('is offered for today until its deliveries end', async () => {
    const { value, revision } = await stores.settings.read(deliverySettings)
    const today = { ...value, leadDays: 0 }
    await stores.settings.save(deliverySettings, today, revision, actor)
    const { token } = await ordered()
    const daysAt = async (time: string) =>
      (await page(instantAt(day, time, company.timeZone)).read(token))?.days[0]
    expect(await daysAt('16:59')).toBe(day)
    expect(await daysAt('17:00')).toBe('2027-04-16')
  })

  test('has instructions for the driver that are part of the customer’s data, and are erased with it', async () => {
    const { id, token } = await ordered()
    await page().choose(token, { day, answers })
    const who = { is: 'address', email: 'rosa@example.com' } as const
    expect(JSON.stringify(await stores.people.read(who))).toContain('Code 2468')
    await stores.people.erase(who, actor)
    await pay(id)
    expect(await page().read(token)).toBeNull()
    expect(await page().choose(token, { day, answers })).toMatchObject(
      err({ code: 'is-scheduled' }),
    )
    expect(await sweep()).toBe(0)
  })

  test('offers no Sunday, no day that is too soon, and none for a stranger', async () => {
    const { token } = await ordered()
    const { days = [] } = (await page().read(token)) ?? {}
    expect(days[0]).toBe('2027-04-14')
    expect(days).not.toContain('2027-04-18')
    const sunday = await page().choose(token, { day: '2027-04-18', answers })
    expect(sunday).toMatchObject(err({ code: 'day-full' }))
    expect(await page().read(`${token}x`)).toBeNull()
    expect(await page().choose(`${token}x`, { day, answers })).toMatchObject(
      err({ code: 'unknown-page' }),
    )
  })

  if (kind === 'PostgreSQL') {
    test('is given to a request while visits, also to its customer, come back to it', async () => {
      await askForQuote(stores)
      const subject = { is: 'request', id: 'lead-1' } as const
      const facts = visitFacts({ kind: 'delivery' })
      const terms = { ...quietVisits, today: '2027-04-12', loadsPerDay: 9 }
      const some = [
        await setVisit(stores, { subject }, terms, actor),
        await setVisit(stores, { kind: 'delivery' }, terms, actor),
      ]
      const change = { is: 'move', window: windowAt('2027-04-16', '14:00', '16:00') } as const
      const edits = some.map((visit) => ({ ...visit, change }))
      const moved = unwrap(await stores.visits.change(edits, terms, actor))
      const both = await duringTransaction(
        stores,
        (tx) => tx.updateTable('counters').set({ value: 1 }).execute(),
        () => stores.visits.set({ facts, subject }, terms, actor),
        () => stores.visits.undo(moved, { onlyOf: null, loadsPerDay: 9 }, actor),
      )
      expect(both).toMatchObject([{ ok: true }, { ok: true }])
      expect(await visits()).toHaveLength(3)
    })
  }
})
