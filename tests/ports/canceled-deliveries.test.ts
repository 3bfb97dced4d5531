import { describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { instantAt } from '#domain/time.ts'
import { company } from '#content/company.ts'
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
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietly as quietVisits, visitFacts, windowAt } from '#support/visits.ts'

const actor = { by: null, at }

describe.each(storesOnEachDatabase)('the day of a delivery, in %s', (_kind, open) => {
  const stores = newForEachTest(() => openForDeliveries(open))

  const { page, sweep, ordered, paid, pay, visits } = deliveriesIn(stores)

  test('that is canceled gets another day from its customer, who is emailed, and whose answers stay', async () => {
    const { id, token } = await paid()
    await page().read(token)
    const [visit] = await visits()
    const emailFor = visitEmails({ isWanted: true, message: 'Rain' }, company.timeZone, at)
    const terms = { accepted: [], emailFor, onlyOf: null }
    const change = { is: 'cancel' } as const
    const edit = { id: visit?.id ?? '', seen: null, change }
    const undos = await stores.visits.change([edit], terms, actor)
    expect(await storedEmails(stores)).toContainEqual(
      expect.objectContaining({
        kind: 'visit-canceled',
        data: expect.objectContaining({ pickAgain: { id, revocation: 0 } }),
      }),
    )
    const care = async () =>
      (await stores.writtenQuotes.needingCare({ today: '2027-06-01', newsSince: at + 1 }, 10)).total
    expect(await care()).toBe(1)
    const open = { visit: { status: 'canceled' }, answers, hasLostDay: true }
    expect(await page().read(token)).toMatchObject(open)
    expect((await page().read(token))?.days).toContain(day)
    // A colleague who undoes it leaves it as it was.
    await stores.visits.undo(undos.ok ? undos.value : [], { onlyOf: null }, actor)
    expect(await page().read(token)).toMatchObject({ days: [], answers: null, hasLostDay: false })
    expect(await care()).toBe(0)
    await stores.visits.change([edit], terms, actor)
    const later = '2027-04-16'
    expect(await page().choose(token, { day: later, answers })).toEqual(ok(null))
    expect(await page().read(token)).toMatchObject({ visit: { day: later, status: 'planned' } })
    expect(await care()).toBe(0)
    expect(await page().choose(token, { day, answers })).toMatchObject(
      err({ code: 'is-scheduled' }),
    )
    // Instructions for the driver are deleted after the delivery.
    const again = await stores.visits.between({ from: later, to: later, assignedTo: null })
    const done = { is: 'done', note: '', minutes: null } as const
    await stores.visits.change([{ id: again[0]?.id ?? '', seen: null, change: done }], terms, actor)
    await sweep()
    expect((await stores.quotedDeliveries.find(id))?.answers).toBeNull()
  })

  test('at which nobody was there is among the quotes of Today until it is planned again', async () => {
    const { id, token } = await paid()
    await page().read(token)
    const care = async () =>
      (await stores.writtenQuotes.needingCare({ today: '2027-06-01', newsSince: at + 1 }, 10))
        .quotes
    expect(await care()).toEqual([])
    const [visit] = await visits()
    const missed = { id: visit?.id ?? '', seen: null, change: { is: 'missed' } } as const
    const undos = unwrap(await stores.visits.change([missed], quietVisits, actor))
    expect(await care()).toMatchObject([{ id }])
    expect((await stores.visits.undo(undos, quietVisits, actor)).ok).toBe(true)
    expect(await care()).toEqual([])
    await stores.visits.change([missed], quietVisits, actor)
    // Another delivery to the same customer does not bring this one.
    const other = await ordered()
    await page().choose(other.token, { day: '2027-04-16', answers })
    await pay(other.id)
    expect(await page().read(other.token)).toMatchObject({ visit: { day: '2027-04-16' } })
    expect(await care()).toMatchObject([{ id }])
    const setByHand = async (on: string, madeAt: number) => {
      const facts = visitFacts({ kind: 'delivery', ...windowAt(on, '08:00', '17:00') })
      const subject = { is: 'customer', id: visit?.customerId ?? '' } as const
      unwrap(await stores.visits.set({ facts, subject }, quietVisits, { by: null, at: madeAt }))
    }
    // Nor does one made by hand before, for a later day.
    await setByHand('2027-04-16', at)
    expect(await care()).toMatchObject([{ id }])
    // Made by hand after it, for the same hours of the same day.
    await setByHand(day, instantAt(day, '10:00', company.timeZone))
    expect(await care()).toEqual([])
  })

  test('that was picked before midnight stays for the hour in which its payment books it', async () => {
    const { token } = await ordered()
    const soonest = '2027-04-14'
    await page().choose(token, { day: soonest, answers })
    const later = (time: string) => page(instantAt('2027-04-13', time, company.timeZone))
    expect((await later('00:30').read(token))?.days).toContain(soonest)
    expect(await later('00:30').choose(token, { day: soonest, answers })).toEqual(ok(null))
    expect((await later('01:30').read(token))?.days).not.toContain(soonest)
    // Whoever has picked none is offered days after the lead time alone.
    const other = await ordered()
    expect((await later('00:30').read(other.token))?.days).not.toContain(soonest)
  })

  test('set by hand over the loads of a day asks first, and goes over the limit all the same', async () => {
    for (const { id, token } of [await ordered(), await ordered()]) {
      await page().choose(token, { day, answers })
      await pay(id)
      await page().read(token)
    }
    const terms = { ...quietVisits, loadsPerDay: 2 }
    const facts = visitFacts({ kind: 'delivery' })
    const byHand = { facts, subject: { is: 'nobody-known' } } as const
    const full = { code: 'warnings', warnings: [{ is: 'full-day', day, loads: 3, most: 2 }] }
    expect(await stores.visits.set(byHand, terms, actor)).toEqual(err(full))
    const over = { ...terms, accepted: [`full-day ${day}`] }
    const set = await stores.visits.set(byHand, over, actor)
    const id = set.ok ? set.value.id : ''
    // A change that leaves the day alone does not ask again, and other visits do not count.
    const edit = {
      id,
      seen: null,
      change: { is: 'edit', facts: { ...facts, truck: 'Red' } },
    } as const
    expect((await stores.visits.change([edit], terms, actor)).ok).toBe(true)
    const estimate = { ...byHand, facts: { ...facts, kind: 'estimate-visit' } } as const
    expect((await stores.visits.set(estimate, terms, actor)).ok).toBe(true)
    // The visit moves away and back again.
    const move = (to: string) => {
      const change = { is: 'move', window: windowAt(to, '09:00', '10:00') } as const
      return stores.visits.change([{ id, seen: null, change }], terms, actor)
    }
    expect((await move('2027-04-16')).ok).toBe(true)
    expect(await move(day)).toEqual(err(full))
    expect(await stores.quotedDeliveries.loadsWith(day, [id])).toEqual([1, 1, 1])
  })

  test('that was canceled does not come back once its customer has picked another day', async () => {
    const { token } = await paid()
    await page().read(token)
    const [visit] = await visits()
    const cancel = { id: visit?.id ?? '', seen: null, change: { is: 'cancel' } } as const
    const canceled = unwrap(await stores.visits.change([cancel], quietVisits, actor))
    const chosen = await deliveryPage(deliveryDependencies(stores, at + 1)).choose(token, {
      day: '2027-04-16',
      answers,
    })
    expect(chosen.ok).toBe(true)
    const replaced = { error: { code: 'stale', by: null, did: 'visit-replaced' } }
    expect(await stores.visits.undo(canceled, quietVisits, actor)).toMatchObject(replaced)
    // Nor from a page that still shows it as canceled only.
    const reopen = canceled.map((seen) => ({ ...seen, change: { is: 'reopen' } }) as const)
    expect(await stores.visits.change(reopen, quietVisits, actor)).toMatchObject(replaced)
    const seen = reopen.map((edit) => ({ ...edit, seen: null }))
    expect(await stores.visits.change(seen, quietVisits, actor)).toMatchObject(
      err({ code: 'day-picked' }),
    )
    expect(await visits()).toMatchObject([{ status: 'canceled' }])
  })

  test('of more loads than go out on one comes back to a day that it has for itself', async () => {
    const { token } = await paid(3)
    await page().read(token)
    const [visit] = await visits()
    const cancel = { id: visit?.id ?? '', seen: null, change: { is: 'cancel' } } as const
    const canceled = unwrap(await stores.visits.change([cancel], quietVisits, actor))
    const terms = { onlyOf: null, loadsPerDay: 2 }
    expect((await stores.visits.undo(canceled, terms, actor)).ok).toBe(true)
    const window = windowAt('2027-04-16', '09:00', '10:00')
    const move = { id: visit?.id ?? '', seen: null, change: { is: 'move', window } } as const
    const limited = { ...quietVisits, loadsPerDay: 2 }
    expect((await stores.visits.change([move], limited, actor)).ok).toBe(true)
  })

  test('that was canceled or moved does not come back over the loads of its day', async () => {
    const [first, second, third, fourth] = await Promise.all([
      ordered(),
      ordered(),
      ordered(),
      ordered(),
    ])
    const schedule = async ({ id, token }: typeof first) => {
      await page().choose(token, { day, answers })
      await pay(id)
      await page().read(token)
    }
    await schedule(first)
    await schedule(second)
    const [one, other] = await visits()
    const cancel = { id: one?.id ?? '', seen: null, change: { is: 'cancel' } } as const
    const window = windowAt('2027-04-16', '09:00', '10:00')
    const move = { id: other?.id ?? '', seen: null, change: { is: 'move', window } } as const
    const canceled = unwrap(await stores.visits.change([cancel], quietVisits, actor))
    const moved = unwrap(await stores.visits.change([move], quietVisits, actor))
    await schedule(third)
    await schedule(fourth)
    const terms = { onlyOf: null, loadsPerDay: 2 }
    const full = { error: { code: 'day-full' } }
    expect(await stores.visits.undo(canceled, terms, actor)).toMatchObject(full)
    expect(await stores.visits.undo(moved, terms, actor)).toMatchObject(full)
    expect((await stores.quotedDeliveries.bookedFrom(day)).get(day)).toBe(2)
    // Over the limit by hand, what leaves the loads of the day alone is still undone.
    const over = { ...quietVisits, loadsPerDay: 2, accepted: [`full-day ${day}`] }
    const reopened = unwrap(
      await stores.visits.change(
        canceled.map((seen) => ({ ...seen, change: { is: 'reopen' } }) as const),
        over,
        actor,
      ),
    )
    const done = unwrap(
      await stores.visits.change(
        reopened.map(
          (seen) => ({ ...seen, change: { is: 'done', note: '', minutes: null } }) as const,
        ),
        quietVisits,
        actor,
      ),
    )
    expect((await stores.visits.undo(done, terms, actor)).ok).toBe(true)
  })
})
