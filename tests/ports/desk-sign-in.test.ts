import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '#domain/time.ts'
import { err, unwrap } from '#domain/result.ts'
import { authenticator } from '#support/authenticator.ts'
import { browser, deskOn, refusal, tokenOf } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('signing in on %s', (_, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  const subjects = async () => (await desk.readEmails()).map(({ subject }) => subject)

  test('an invitation makes a colleague once, also when it is used many times at once', async () => {
    const token = tokenOf(await desk.inviteFromCommandLine('ruth@example.com', 'owner'))
    const shown = { is: 'invitation', token, name: 'Ruth' } as const
    const entered = await Promise.all(
      Array.from({ length: 6 }, () => desk.account.signIn(shown, browser(), null)),
    )
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1)
    expect(entered.find(({ ok }) => !ok)).toEqual(refusal('invitation-over'))
    expect(await stores.staff.list()).toMatchObject([{ name: 'Ruth', role: 'owner', revision: 1 }])
  })

  test('reading an invitation does not use it up, and an unknown one looks like a used one', async () => {
    const token = tokenOf(await desk.inviteFromCommandLine('ruth@example.com', 'owner'))
    const shown = { is: 'invitation', token, name: 'Ruth' } as const
    const openInvitations = () =>
      Promise.all([token, 'unknown', ''].map((each) => desk.staff.isInvitationOpen(each)))
    expect(await openInvitations()).toEqual([true, false, false])
    expect(await openInvitations()).toEqual([true, false, false])
    expect((await desk.account.signIn(shown, browser(), null)).ok).toBe(true)
    expect(await openInvitations()).toEqual([false, false, false])
  })

  test('an invitation ends after an hour, and one by email after a day', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    const first = tokenOf(await desk.inviteFromCommandLine('teo@example.com', 'helper'))
    desk.wait(hour)
    const late = await desk.account.signIn(
      { is: 'invitation', token: first, name: 'Teo' },
      browser(),
      null,
    )
    expect(late).toEqual(refusal('invitation-over'))
    expect(await desk.staff.inviteColleague('june@example.com', 'office', member)).toMatchObject({
      value: { expiresAt: desk.now() + day },
    })
    const [mail] = await desk.readEmails()
    expect(mail?.subject).toBe('ruth invited you to the Evergreen desk')
    const link = /http:\S+\/desk\/join#([\w-]{43})/.exec(mail?.text ?? '')
    desk.wait(day - 1)
    const shown = { is: 'invitation', token: link?.[1] ?? '', name: 'June' } as const
    expect(await desk.account.signIn(shown, browser(), null)).toMatchObject({ ok: true })
    expect(await desk.staff.inviteColleague('June@Example.com', 'owner', member)).toEqual(
      refusal('already-staff', { name: 'June' }),
    )
  })

  test('a passkey opens the desk: each challenge once, for five minutes, for its purpose', async () => {
    const { member, browser: own } = await desk.join('ruth@example.com', 'owner')
    const key = await desk.makePasskey(member)
    expect(await subjects()).toContain('A passkey was added')
    const signIn = (answer: string) => desk.account.signIn({ is: 'passkey', answer }, own, null)
    const { challenge } = await desk.account.startPasskeyProof(null)
    const answer = key.sign({ challenge, counter: 1 })
    const results = await Promise.all(Array.from({ length: 4 }, () => signIn(answer)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const late = await desk.account.startPasskeyProof(null)
    desk.wait(5 * minute)
    expect(await signIn(key.sign({ challenge: late.challenge, counter: 2 }))).toEqual(
      refusal('unknown-passkey'),
    )
    const stepUp = await desk.account.startPasskeyProof(member)
    expect(await signIn(key.sign({ challenge: stepUp.challenge, counter: 2 }))).toEqual(
      refusal('unknown-passkey'),
    )
    const adding = await desk.account.startPasskey(member)
    expect(await signIn(key.sign({ challenge: adding.challenge, counter: 2 }))).toEqual(
      refusal('unknown-passkey'),
    )
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a device that did not verify its user', { isVerified: false }],
    ['a counter that went back, as of a copy', { counter: 4 }],
    ['a challenge that is not ours', { challenge: 'AAAA' }],
  ])('a passkey of %s opens nothing', async (_name, change) => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    const key = await desk.makePasskey(member)
    const first = await desk.account.startPasskeyProof(null)
    const right = key.sign({ challenge: first.challenge, counter: 5 })
    const entered = await desk.account.signIn({ is: 'passkey', answer: right }, browser(), null)
    expect(entered.ok).toBe(true)
    const { challenge } = await desk.account.startPasskeyProof(null)
    const answer = key.sign({ challenge, counter: 6, ...change })
    expect(await desk.account.signIn({ is: 'passkey', answer }, browser(), null)).toEqual(
      refusal('unknown-passkey'),
    )
  })

  test.each(['', 'null', '{}', '{"id":"a","response":{"clientDataJSON":"%"}}'])(
    'an answer of %j is no passkey',
    async (answer) => {
      const { member } = await desk.join('ruth@example.com', 'owner')
      expect(await desk.account.signIn({ is: 'passkey', answer }, browser(), null)).toEqual(
        refusal('unknown-passkey'),
      )
      expect(await desk.account.addPasskey(member, answer, browser())).toEqual(
        refusal('not-proven'),
      )
    },
  )

  test('a passkey is made for its colleague alone, and belongs to one person', async () => {
    const ruth = await desk.join('ruth@example.com', 'owner')
    const june = await desk.join('june@example.com', 'office')
    const key = await desk.makePasskey(ruth.member)
    const ofRuth = await desk.account.startPasskey(ruth.member)
    const stolen = authenticator().create({ challenge: ofRuth.challenge })
    expect(await desk.account.addPasskey(june.member, stolen, browser())).toEqual(
      refusal('not-proven'),
    )
    const { challenge } = await desk.account.startPasskey(june.member)
    expect(
      await desk.account.addPasskey(june.member, key.create({ challenge }), browser()),
    ).toEqual(refusal('known-passkey'))
    await desk.account.removePasskey(june.member, key.id)
    expect(await desk.account.listPasskeys(ruth.member)).toMatchObject([{ id: key.id }])
    await desk.account.removePasskey(ruth.member, key.id)
    expect(await desk.account.listPasskeys(ruth.member)).toEqual([])
  })

  test('a code works once in the browser that asked, for ten minutes', async () => {
    await desk.join('ruth@example.com', 'owner')
    const asking = browser()
    unwrap(await desk.account.requestSignInCode(' Ruth@Example.com ', asking))
    const code = await desk.mailedCode()
    const enter = (where: typeof asking) => desk.account.signIn({ is: 'code', code }, where, null)
    expect(await enter(browser())).toEqual(refusal('code-expired'))
    const entered = await Promise.all(Array.from({ length: 6 }, () => enter(asking)))
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await enter(asking)).toEqual(refusal('code-spent'))
    expect(await subjects()).toContain('You signed in with a code')
    desk.wait(minute)
    await desk.account.requestSignInCode('ruth@example.com', asking)
    const next = await desk.mailedCode()
    desk.wait(10 * minute)
    expect(await desk.account.signIn({ is: 'code', code: next }, asking, null)).toEqual(
      refusal('code-expired'),
    )
  })

  test('strangers who ask for codes do not use up those of a known browser', async () => {
    const { browser: own } = await desk.join('ruth@example.com', 'owner')
    const ask = (from: typeof own) => desk.account.requestSignInCode('ruth@example.com', from)
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask(browser())).ok).toBe(true)
      desk.wait(minute)
    }
    expect(await ask(browser())).toMatchObject(err({ code: 'code-too-soon' }))
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask(own)).ok).toBe(true)
      desk.wait(minute)
    }
    expect(await ask(own)).toMatchObject(err({ code: 'code-too-soon' }))
    const code = await desk.mailedCode()
    expect((await desk.account.signIn({ is: 'code', code }, own, null)).ok).toBe(true)
  })

  test('a request for a code that comes too soon says whether the last one still works', async () => {
    const { browser: own } = await desk.join('ruth@example.com', 'owner')
    const ask = async (email = 'ruth@example.com', from = own) => {
      const asked = await desk.account.requestSignInCode(email, from)
      return asked.ok ? 'sent' : asked.error
    }
    const soon = (hasCode: boolean, waitMs: number) => ({ code: 'code-too-soon', waitMs, hasCode })
    expect(await ask()).toBe('sent')
    expect(await ask()).toEqual(soon(true, minute))
    const code = await desk.mailedCode()
    expect((await desk.account.signIn({ is: 'code', code }, own, null)).ok).toBe(true)
    expect(await ask()).toEqual(soon(false, minute))
    for (let asked = 0; asked < 4; asked += 1) {
      desk.wait(minute)
      expect(await ask()).toBe('sent')
    }
    desk.wait(minute)
    expect(await ask()).toEqual(soon(true, 55 * minute))
    // Its ten minutes end before another one can be sent.
    desk.wait(9 * minute)
    expect(await ask()).toEqual(soon(false, 46 * minute))
    // Codes for another address count separately.
    expect(await ask('june@example.com')).toBe('sent')
    expect(await ask('june@example.com', browser())).toEqual(soon(false, minute))
  })

  test('five wrong tries end a code, also many at once', async () => {
    await desk.join('ruth@example.com', 'owner')
    const asking = browser()
    await desk.account.requestSignInCode('ruth@example.com', asking)
    const code = await desk.mailedCode()
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = await Promise.all(
      Array.from({ length: 9 }, () =>
        desk.account.signIn({ is: 'code', code: wrong }, asking, null),
      ),
    )
    const left = tries.map((each) => (each.ok ? 'in' : each.error.code)).toSorted()
    expect(left).toEqual([
      ...Array.from({ length: 4 }, () => 'code-spent'),
      ...Array.from({ length: 5 }, () => 'wrong-code'),
    ])
    expect(await desk.account.signIn({ is: 'code', code }, asking, null)).toEqual(
      refusal('code-spent'),
    )
  })

  test('an unknown address gets the same response, no email and no access', async () => {
    await desk.join('ruth@example.com', 'owner')
    const before = await subjects()
    const asking = browser()
    const answers = []
    for (const email of ['ruth@example.com', 'nobody@example.com']) {
      const twice = [
        await desk.account.requestSignInCode(email, asking),
        await desk.account.requestSignInCode(email, asking),
      ]
      answers.push(twice)
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.[1]).toMatchObject(refusal('code-too-soon'))
    expect((await subjects()).length).toBe(before.length + 1)
    const guess = await desk.account.signIn({ is: 'code', code: '123456' }, asking, null)
    expect(guess).toEqual(refusal('wrong-code', { triesLeft: 4 }))
  })

  test('neither the database nor the list of emails contains credentials', async () => {
    const { member, session, browser: device } = await desk.join('ruth@example.com', 'owner')
    const recovery = await desk.account.makeRecoveryCodes(member, browser())
    desk.wait(minute)
    await desk.staff.inviteColleague('june@example.com', 'office', member)
    const [invitation] = await desk.readEmails()
    desk.wait(minute)
    await desk.account.requestSignInCode('ruth@example.com', device)
    const secrets = [
      session,
      device.token,
      /#([\w-]{43})/.exec(invitation?.text ?? '')?.[1] ?? '',
      await desk.mailedCode(),
      ...recovery,
    ]
    const db = stores.database.db.withTables<Record<string, Record<string, unknown>>>()
    const storedHashes = await Promise.all(
      (await db.introspection.getTables()).map(({ name }) =>
        db.selectFrom(name).selectAll().execute(),
      ),
    )
    const listed = await desk.emails.listEmails({ filter: 'waiting', search: '', page: 1 })
    const all = JSON.stringify([storedHashes, listed])
    expect(all).toContain('ruth@example.com')
    // Whole words only, since the digits of a code may occur in a timestamp.
    const tokens = new Set(all.split(/[^\w-]+/))
    expect(secrets.filter((secret) => secret.length < 6 || tokens.has(secret))).toEqual([])
  })

  test('without codes by email none is sent', async () => {
    await desk.join('ruth@example.com', 'owner')
    const passkeysAlone = deskOn(stores, { deskCodes: false })
    expect(await passkeysAlone.account.requestSignInCode('ruth@example.com', browser())).toEqual(
      refusal('codes-off'),
    )
  })

  test('a recovery code works once, for its owner, and new ones end the old', async () => {
    const { member, session, browser: own } = await desk.join('ruth@example.com', 'owner')
    await desk.join('june@example.com', 'office')
    const codes = await desk.account.makeRecoveryCodes(member, browser())
    expect(codes).toHaveLength(10)
    expect(codes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
    const enter = (email: string, code: string) =>
      desk.account.signIn({ is: 'recovery-code', email, code }, browser(), null)
    const [first = '', second_ = ''] = codes
    expect(await enter('june@example.com', first)).toEqual(refusal('wrong-recovery-code'))
    const results = await Promise.all([
      enter('ruth@example.com', first.toUpperCase().replaceAll('-', ' ')),
      enter('RUTH@example.com', first),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await stores.codeSignIns.countRecoveryCodes(member.id)).toBe(9)
    // It also confirms who is there, which its owner hears by email.
    const found = (await desk.account.findSession(session)) ?? expect.fail('no session')
    const third = { is: 'recovery-code', email: member.email, code: codes[2] ?? '' } as const
    expect((await desk.account.confirmIdentity(third, own, found)).ok).toBe(true)
    const subjects = (await desk.readEmails()).map(({ subject }) => subject)
    expect(subjects).toContain('Recovery codes were made')
    expect(subjects).toContain('You confirmed with a recovery code')
    await desk.account.makeRecoveryCodes(member, browser())
    expect(await enter('ruth@example.com', second_)).toEqual(refusal('wrong-recovery-code'))
  })
})
