import { describe, expect, test, vi } from 'vitest'
import { ok, unwrap } from '#domain/result.ts'
import { day, hour, second } from '#domain/time.ts'
import { browser, deskOn, refusal } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('sessions and staff of the desk on %s', (_, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  const subjects = async () => (await desk.readEmails()).map(({ subject }) => subject)

  const invited = async () =>
    (await stores.staff.openInvitations(desk.now())).map(({ email }) => email)

  test('a session is found by its token alone, until 12 idle hours or 14 days are over', async () => {
    const { session, member } = await desk.join('ruth@example.com', 'owner')
    expect(await desk.account.findSession(session)).toMatchObject({ member })
    expect(await desk.account.findSession('other')).toBeNull()
    expect(await desk.account.findSession(null)).toBeNull()
    for (let passed = 0; passed < 14 * day - 11 * hour; passed += 11 * hour) {
      expect(await desk.account.findSession(session)).not.toBeNull()
      desk.wait(11 * hour)
    }
    desk.wait(11 * hour)
    expect(await desk.account.findSession(session)).toBeNull()
    const later = await desk.join('june@example.com', 'office')
    desk.wait(6 * hour)
    // An open tab polls for changes, which is no activity of its user.
    expect(await desk.account.findSession(later.session, { isSeen: false })).not.toBeNull()
    desk.wait(6 * hour)
    expect(await desk.account.findSession(later.session)).toBeNull()
    await stores.sessions.purge(desk.now())
    expect(await stores.sessions.list(member.id, desk.now())).toEqual([])
  })

  test('signing in never continues an earlier session', async () => {
    const planted = await desk.join('mallory@example.com', 'helper')
    const { member } = await desk.join('ruth@example.com', 'owner')
    const key = await desk.makePasskey(member)
    const { challenge } = await desk.account.startPasskeyProof(null)
    const shown = { is: 'passkey', answer: key.sign({ challenge }) } as const
    const opened = await desk.account.signIn(shown, planted.browser, planted.session)
    expect(opened).toMatchObject(ok({ signedIn: { member: { name: 'ruth' } } }))
    expect(opened.ok && opened.value.token).not.toBe(planted.session)
    expect(await desk.account.findSession(planted.session)).toBeNull()
  })

  test('a proof moves the session to a new token; the old one stays valid for 30 seconds, without the proof', async () => {
    const { member, session, browser: own } = await desk.join('ruth@example.com', 'owner')
    const key = await desk.makePasskey(member)
    desk.wait(hour)
    const found = (await desk.account.findSession(session)) ?? expect.fail('no session')
    const { challenge } = await desk.account.startPasskeyProof(member)
    const answer = key.sign({ challenge })
    const confirmed = unwrap(
      await desk.account.confirmIdentity({ is: 'passkey', answer }, own, found),
    )
    expect(await desk.account.findSession(confirmed.token)).toMatchObject({
      id: found.id,
      proofAt: desk.now(),
    })
    desk.wait(30 * second - 1)
    expect(await desk.account.findSession(session)).toMatchObject({
      id: found.id,
      // Whoever has a copy of it confirmed nothing.
      proofAt: 0,
    })
    desk.wait(1)
    expect(await desk.account.findSession(session)).toBeNull()
  })

  test('nobody confirms for somebody else', async () => {
    const ruth = await desk.join('ruth@example.com', 'owner')
    const june = await desk.join('june@example.com', 'office')
    const found = (await desk.account.findSession(ruth.session)) ?? expect.fail('no session')
    await desk.account.requestSignInCode('june@example.com', ruth.browser)
    const code = await desk.mailedCode()
    expect(await desk.account.confirmIdentity({ is: 'code', code }, ruth.browser, found)).toEqual(
      refusal('other-person'),
    )
    const key = await desk.makePasskey(june.member)
    const { challenge } = await desk.account.startPasskeyProof(ruth.member)
    const answer = key.sign({ challenge })
    expect(
      await desk.account.confirmIdentity({ is: 'passkey', answer }, ruth.browser, found),
    ).toEqual(refusal('other-person'))
  })

  test('a removed colleague is out at once, in every way', async () => {
    const ruth = await desk.join('ruth@example.com', 'owner')
    const june = await desk.join('june@example.com', 'owner')
    const key = await desk.makePasskey(june.member)
    const [recovery = ''] = await desk.account.makeRecoveryCodes(june.member, browser())
    const asking = browser()
    await desk.account.requestSignInCode('june@example.com', asking)
    const code = await desk.mailedCode()
    const { challenge } = await desk.account.startPasskeyProof(null)
    await desk.staff.inviteColleague('second@example.com', 'owner', june.member)
    await desk.staff.inviteColleague('teo@example.com', 'helper', ruth.member)
    expect(
      await desk.staff.removeStaff({ email: 'june@example.com', successor: null, by: null }),
    ).toMatchObject({ ok: true })
    expect(await desk.account.findSession(june.session)).toBeNull()
    // Whoever has the token of their session is told, and nobody else.
    expect(await desk.account.endedByRemoval(june.session)).toBe(true)
    for (const token of [ruth.session, 'other', null]) {
      expect(await desk.account.endedByRemoval(token)).toBe(false)
    }
    // Invitations by those colleagues have ended as well.
    expect(await invited()).toEqual(['teo@example.com'])
    const shown = [
      { is: 'passkey', answer: key.sign({ challenge }) },
      { is: 'code', code },
      { is: 'recovery-code', email: 'june@example.com', code: recovery },
    ] as const
    for (const proof of shown) {
      expect(await desk.account.signIn(proof, asking, null)).toMatchObject({ ok: false })
    }
    const back = await desk.join('june@example.com', 'helper')
    expect(back.member).toMatchObject({ id: june.member.id, role: 'helper' })
    expect(await stores.passkeyStore.list(june.member.id)).toEqual([])
    expect(await desk.account.findSession(june.session)).toBeNull()
  })

  test('the browser of a removed colleague is told for as long as it keeps the session', async () => {
    const { session } = await desk.join('teo@example.com', 'helper')
    await desk.staff.removeStaff({ email: 'teo@example.com', successor: null, by: null })
    desk.wait(13 * hour)
    await stores.sessions.purge(desk.now())
    expect(await desk.account.endedByRemoval(session)).toBe(true)
    desk.wait(14 * day)
    await stores.sessions.purge(desk.now())
    expect(await desk.account.endedByRemoval(session)).toBe(false)
  })

  test('two owners who remove each other at once leave one', async () => {
    await desk.join('ruth@example.com', 'owner')
    await desk.join('june@example.com', 'owner')
    const removed = await Promise.all([
      desk.staff.removeStaff({ email: 'ruth@example.com', successor: null, by: null }),
      desk.staff.removeStaff({ email: 'june@example.com', successor: null, by: null }),
    ])
    expect(removed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(removed.find(({ ok }) => !ok)).toEqual(refusal('last-owner'))
  })

  test('a role is changed once; the later save hears who was first', async () => {
    const ruth = await desk.join('ruth@example.com', 'owner')
    const june = await desk.join('june@example.com', 'helper')
    // Joining is a change too, and the latest one counts.
    desk.wait(1000)
    const to = { revision: 1, successorId: null, by: ruth.member.id }
    const change = { ...to, staffId: june.member.id }
    expect(await desk.staff.changeRole({ ...change, role: 'office' })).toMatchObject({
      value: { role: 'office', revision: 2 },
    })
    const changedAt = desk.now()
    // Signing in changes nothing that another could have overtaken.
    desk.wait(1000)
    await stores.sessions.end(june.member.id, 'all', desk.now())
    expect(await desk.staff.changeRole({ ...change, role: 'owner' })).toEqual(
      refusal('stale', { by: 'ruth', isOwn: true, at: changedAt, did: 'role-changed' }),
    )
    expect((await desk.readEmails())[0]).toMatchObject({
      subject: 'Your role has changed',
      text: expect.stringContaining('is now Office. It was Helper'),
    })
    const own = { ...to, staffId: ruth.member.id }
    expect(await desk.staff.changeRole({ ...own, role: 'office' })).toEqual(refusal('last-owner'))
  })

  test('all sessions end in one transaction with the calendar link', async () => {
    const { member, session } = await desk.join('june@example.com', 'helper')
    await desk.calendars.renewCalendar(member)
    const transactions = vi.spyOn(stores.database.db, 'transaction')
    await desk.account.endSessions(member, 'all')
    expect(transactions).toHaveBeenCalledOnce()
    expect(await desk.account.findSession(session)).toBeNull()
    expect(await desk.calendars.calendarToken(member)).toBeNull()
  })

  test('a colleague is emailed about a role that an invitation changed, and only then', async () => {
    const { browser: own } = await desk.join('june@example.com', 'office')
    const roleEmails = async () =>
      (await desk.readEmails()).filter(({ subject }) => subject === 'Your role has changed')
    expect((await desk.join('june@example.com', 'owner', own)).member.role).toBe('owner')
    expect(await roleEmails()).toMatchObject([
      { text: expect.stringContaining('is now Owner. It was Office') },
    ])
    // An invitation lowers no role, and a colleague who left joins anew.
    expect((await desk.join('june@example.com', 'helper', own)).member.role).toBe('owner')
    await desk.join('ruth@example.com', 'owner')
    await desk.staff.removeStaff({ email: 'june@example.com', successor: null, by: null })
    await desk.join('june@example.com', 'helper', own)
    expect(await roleEmails()).toHaveLength(1)
  })

  test('recovery codes of somebody who is no owner sign nobody in', async () => {
    const june = await desk.join('june@example.com', 'office')
    const [code = ''] = await desk.account.makeRecoveryCodes(june.member, browser())
    const credential = { is: 'recovery-code', email: 'june@example.com', code } as const
    expect(await desk.account.signIn(credential, browser(), null)).toEqual(
      refusal('wrong-recovery-code'),
    )
  })

  test('a former owner’s invitations and recovery codes end', async () => {
    const ruth = await desk.join('ruth@example.com', 'owner')
    const june = await desk.join('june@example.com', 'owner')
    await desk.staff.inviteColleague('teo@example.com', 'owner', june.member)
    await desk.account.makeRecoveryCodes(june.member, browser())
    const change = { staffId: june.member.id, revision: 1, successorId: null, by: ruth.member.id }
    expect((await desk.staff.changeRole({ ...change, role: 'office' })).ok).toBe(true)
    expect(await invited()).toEqual([])
    expect(await stores.codeSignIns.countRecoveryCodes(june.member.id)).toBe(0)
  })

  test('a second browser is emailed to its person, the first is not', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    const key = await desk.makePasskey(member)
    expect(await subjects()).not.toContain('You signed in from a new browser')
    const { challenge } = await desk.account.startPasskeyProof(null)
    const shown = { is: 'passkey', answer: key.sign({ challenge }) } as const
    await desk.account.signIn(shown, browser(), null)
    expect(await subjects()).toContain('You signed in from a new browser')
  })
})
