import { describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { hour } from '#domain/time.ts'
import type { RequestChange } from '#domain/requests/request-work.ts'
import type { VisitChange } from '#domain/visits/visit.ts'
import type { VisitUndo } from '#ports/visit-store.ts'
import { now } from '#support/bookings.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { invitation } from '#support/staff.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietly, setVisit, visitFacts } from '#support/visits.ts'

describe.each(storesOnEachDatabase)('staff in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const invited = async (at = now) =>
    (await stores.staff.openInvitations(at)).map(({ id, email, role }) => `${id} ${email} ${role}`)

  test('a newer invitation of an address ends the earlier one, and both end by themselves', async () => {
    await stores.staff.invite(invitation(), [])
    await stores.staff.invite(
      invitation({ id: 'i2', tokenHash: 'token-2', email: 'RUTH@example.com' }),
      [],
    )
    await stores.staff.invite(
      invitation({ id: 'i3', tokenHash: 'token-3', email: 'teo@example.com', role: 'helper' }),
      [],
    )
    expect((await invited()).toSorted()).toEqual([
      'i2 RUTH@example.com owner',
      'i3 teo@example.com helper',
    ])
    expect(await invited(now + hour - 1)).toHaveLength(2)
    expect(await invited(now + hour)).toEqual([])
  })

  if (kind === 'PostgreSQL') {
    test('an invitation by an owner who is removed at the same moment ends with them, or is never sent', async () => {
      const desk = deskOn(stores)
      const { member: ruth } = await desk.join('ruth@example.com', 'owner')
      const { member: max } = await desk.join('max@example.com', 'owner')
      const invite = (email: string) => desk.staff.inviteColleague(email, 'office', max)
      const [first, removed] = await duringTransaction(
        stores,
        lockActivity,
        () => invite('june@example.com'),
        () => desk.staff.removeStaff({ email: max.email, successor: null, by: ruth.id }),
      )
      expect(first.ok).toBe(true)
      expect(removed.ok).toBe(true)
      expect(await desk.staff.listInvitations()).toEqual([])
      expect(await invite('else@example.com')).toMatchObject(err({ code: 'may-not-invite' }))
    })
  }

  test('colleagues are listed by their names, whatever their letter case', async () => {
    const desk = deskOn(stores)
    for (const name of ['Zoe', 'ann', 'Élan', 'Mo']) await desk.join(`${name}@example.com`, 'owner')
    const inOrder = ['ann', 'Élan', 'Mo', 'Zoe']
    expect((await stores.staff.list()).map(({ name }) => name)).toEqual(inOrder)
    expect((await stores.alerts.list()).map(({ member }) => member.name)).toEqual(inOrder)
  })

  test('a withdrawn invitation is gone, and nothing is left to withdraw', async () => {
    await stores.staff.invite(invitation(), [])
    expect(await stores.staff.withdrawInvitation(' Ruth@Example.com', null, now)).toBe(true)
    expect(await invited()).toEqual([])
    expect(await stores.staff.withdrawInvitation('ruth@example.com', null, now)).toBe(false)
  })

  test('a leaving colleague hands over open work, only to somebody who works requests', async () => {
    const desk = deskOn(stores)
    const ruth = await desk.join('ruth@example.com', 'owner')
    const june = await desk.join('june@example.com', 'office')
    await desk.join('teo@example.com', 'helper')
    const open = await desk.requests.addRequestByHand(byHand, june.member)
    const won = await desk.requests.addRequestByHand(byHand, june.member)
    const change = { is: 'status', to: 'won', reason: null } as const
    await desk.requests.changeRequests([{ id: won, change, seen: null }], june.member)
    expect(await desk.staff.countOpenRequestsOfStaff()).toEqual(new Map([[june.member.id, 1]]))

    const remove = (successor: string | null) =>
      desk.staff.removeStaff({ email: 'june@example.com', successor, by: ruth.member.id })
    for (const nobody of ['teo@example.com', 'june@example.com', 'else@example.com']) {
      expect(await remove(nobody)).toEqual(err({ code: 'cannot-take-over' }))
    }
    expect(await desk.account.findSession(june.session)).not.toBeNull()
    expect(await remove('Ruth@example.com')).toMatchObject(
      ok({ member: { name: 'june' }, requests: 1, successor: { name: 'ruth' } }),
    )
    expect(await desk.account.findSession(june.session)).toBeNull()
    const reassigned = await desk.requests.findRequest(open)
    expect(reassigned).toMatchObject({ assignee: 'ruth' })
    expect(reassigned?.timeline).toContainEqual(
      expect.objectContaining({ is: 'assigned', by: 'ruth', to: 'ruth' }),
    )
    expect((await desk.requests.findRequest(won))?.work.assignedTo).toBe(june.member.id)
    expect(
      await desk.staff.removeStaff({ email: 'ruth@example.com', successor: null, by: null }),
    ).toEqual(err({ code: 'last-owner' }))
  })

  test('a colleague who becomes a helper hands over their open requests, but keeps their visits', async () => {
    const desk = deskOn(stores)
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const { member: june } = await desk.join('june@example.com', 'office')
    const { member: teo } = await desk.join('teo@example.com', 'helper')
    const id = await desk.requests.addRequestByHand(byHand, june)
    const visit = await setVisit(stores, { assignedTo: june.id })
    const change = (role: 'owner' | 'helper', revision: number, successorId: string | null) =>
      desk.staff.changeRole({ staffId: june.id, role, revision, successorId, by: ruth.id })
    expect((await change('owner', 1, null)).ok).toBe(true)
    expect(await desk.requests.findRequest(id)).toMatchObject({ assignee: 'june' })
    expect(await change('helper', 2, teo.id)).toEqual(err({ code: 'cannot-take-over' }))
    expect((await change('helper', 2, ruth.id)).ok).toBe(true)
    expect(await desk.requests.findRequest(id)).toMatchObject({ assignee: 'ruth' })
    expect(await stores.visits.find(visit.id)).toMatchObject({ assignee: 'june' })
  })

  test('a closed request that was taken from a helper can be given back, and no other', async () => {
    const desk = deskOn(stores)
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const { member: teo } = await desk.join('teo@example.com', 'office')
    const id = await desk.requests.addRequestByHand(byHand, teo)
    const other = await desk.requests.addRequestByHand(byHand, ruth)
    const change = (step: RequestChange) =>
      desk.requests.changeRequests([{ id, change: step, seen: null }], ruth)
    await change({ is: 'status', to: 'lost', reason: 'price' })
    const helper = { staffId: teo.id, role: 'helper', revision: 1 } as const
    unwrap(await desk.staff.changeRole({ ...helper, successorId: null, by: ruth.id }))
    const taken = unwrap(await change({ is: 'assign', to: null }))
    expect(unwrap(await desk.requests.changeRequests(taken, ruth))).toHaveLength(1)
    expect(await desk.requests.findRequest(id)).toMatchObject({ assignee: 'teo' })
    const assignment = { id: other, change: { is: 'assign', to: teo.id }, seen: null } as const
    expect(await desk.requests.changeRequests([assignment], ruth)).toEqual(
      err({ code: 'unknown-staff' }),
    )
  })

  test('a colleague who was removed, never worked here or is a helper gets no request', async () => {
    const desk = deskOn(stores)
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const { member: june } = await desk.join('june@example.com', 'office')
    const id = await desk.requests.addRequestByHand(byHand, ruth)
    const { member: teo } = await desk.join('teo@example.com', 'helper')
    await desk.staff.removeStaff({ email: june.email, successor: null, by: ruth.id })
    for (const to of [june.id, 'nobody', teo.id]) {
      const change = { is: 'assign', to } as const
      expect(await desk.requests.changeRequests([{ id, change, seen: null }], ruth)).toEqual(
        err({ code: 'unknown-staff' }),
      )
    }
    expect(await desk.requests.findRequest(id)).toMatchObject({ assignee: 'ruth' })
  })

  test('a request that a colleague entered while they were removed is nobody’s', async () => {
    const desk = deskOn(stores)
    await desk.join('ruth@example.com', 'owner')
    const { member: june } = await desk.join('june@example.com', 'office')
    unwrap(await desk.staff.removeStaff({ email: june.email, successor: null, by: null }))
    const id = await desk.requests.addRequestByHand(byHand, june)
    expect((await desk.requests.findRequest(id))?.work.assignedTo).toBeNull()
  })

  test('a visit of a colleague who has left is nobody’s once its change is undone or it is planned again', async () => {
    const desk = deskOn(stores)
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const { member: teo } = await desk.join('teo@example.com', 'helper')
    const actor = { by: null, at: now }
    const set = () => setVisit(stores, { assignedTo: teo.id }, {}, actor)
    const change = async (visit: VisitUndo, step: VisitChange) =>
      unwrap(await stores.visits.change([{ ...visit, change: step }], quietly, actor))
    const facts = visitFacts({ assignedTo: ruth.id })
    const given = await change(await set(), { is: 'edit', facts })
    const canceled = await change(await set(), { is: 'cancel' })
    const missed = await change(await set(), { is: 'missed' })
    await desk.staff.removeStaff({ email: teo.email, successor: ruth.email, by: ruth.id })
    for (const undos of [given, canceled]) {
      expect((await stores.visits.undo(undos, { onlyOf: null }, actor)).ok).toBe(true)
    }
    for (const visit of missed) await change(visit, { is: 'reopen' })
    const { day } = facts
    const nobodys = await stores.visits.between({ from: day, to: day, assignedTo: 'nobody' })
    expect(nobodys.map(({ status }) => status)).toEqual(['planned', 'planned', 'planned'])
  })

  if (kind === 'PostgreSQL') {
    describe('a colleague who is removed at the same moment', () => {
      /** Runs two steps, each of which waits before it writes its activity; in that order. */
      const together = <One, Two>(one: () => Promise<One>, two: () => Promise<Two>) =>
        duringTransaction<[One, Two]>(stores, lockActivity, one, two)
      const team = async () => {
        const desk = deskOn(stores)
        const { member: ruth } = await desk.join('ruth@example.com', 'owner')
        const { member: june } = await desk.join('june@example.com', 'office')
        const id = await desk.requests.addRequestByHand(byHand, ruth)
        const change = { is: 'assign', to: june.id } as const
        return {
          id,
          june,
          desk,
          assign: () => desk.requests.changeRequests([{ id, change, seen: null }], ruth),
          remove: () =>
            desk.staff.removeStaff({ email: june.email, successor: ruth.email, by: ruth.id }),
        }
      }
      const gone = err({ code: 'unknown-staff' })

      test('hands over a request that was assigned just before', async () => {
        const { id, desk, assign, remove } = await team()
        expect(await together(assign, remove)).toMatchObject([{ ok: true }, { ok: true }])
        expect(await desk.requests.findRequest(id)).toMatchObject({ assignee: 'ruth' })
      })

      test('gets neither a request nor a visit anymore', async () => {
        const { id, desk, june, assign, remove } = await team()
        const facts = visitFacts({ assignedTo: june.id })
        const actor = { by: null, at: now }
        const set = () =>
          stores.visits.set({ facts, subject: { is: 'nobody-known' } }, quietly, actor)
        const both = () => Promise.all([assign(), set()])
        expect(await together(remove, both)).toMatchObject([{ ok: true }, [gone, gone]])
        expect(await desk.requests.findRequest(id)).toMatchObject({ assignee: 'ruth' })
      })
    })
  }

  if (kind === 'PostgreSQL') {
    test('of recovery codes that are made twice at once, the first end', async () => {
      const desk = deskOn(stores)
      const { member, browser } = await desk.join('ruth@example.com', 'owner')
      const make = () => desk.account.makeRecoveryCodes(member, browser)
      await duringTransaction(stores, lockActivity, make, make)
      expect(await stores.codeSignIns.countRecoveryCodes(member.id)).toBe(10)
    })
  }

  test('a colleague corrects their own name, which the history tells once', async () => {
    const desk = deskOn(stores)
    const { member } = await desk.join('ruth@example.com', 'owner')
    for (const _ of ['first', 'again']) await desk.account.changeOwnName(member, 'Ruth Calloway')
    const { id, role, revision } = member
    const staff = await stores.staff.list()
    expect(staff).toMatchObject([{ id, role, revision, name: 'Ruth Calloway' }])
    const kinds = (await stores.activity.list(null, 9)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'own-name-changed')).toHaveLength(1)
  })

  test('a passkey gets a name that distinguishes devices, from its owner', async () => {
    const desk = deskOn(stores)
    const { member } = await desk.join('ruth@example.com', 'owner')
    const { member: other } = await desk.join('june@example.com', 'office')
    await desk.makePasskey(member)
    const [key] = await desk.account.listPasskeys(member)
    await desk.account.renamePasskey(other, key?.id ?? '', 'Mine')
    expect(await desk.account.listPasskeys(member)).toEqual([key])
    await desk.account.renamePasskey(member, key?.id ?? '', 'The truck’s phone')
    expect(await desk.account.listPasskeys(member)).toMatchObject([{ name: 'The truck’s phone' }])
  })

  test('somebody who does not work here cannot be removed', async () => {
    expect(
      await stores.staff.remove({ staffId: 'nobody', successorId: null, by: null }, now),
    ).toEqual(err({ code: 'unknown-staff' }))
  })
})
