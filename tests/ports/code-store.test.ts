import { beforeEach, describe, expect, test } from 'vitest'
import { hour, minute } from '#domain/time.ts'
import { err, ok } from '#domain/result.ts'
import type { EnteredCode, NewCode } from '#ports/code-store.ts'
import { noEmails } from '#support/emails.ts'
import { book, brokenComposer, guest, labels, toGuest } from '#support/stored-bookings.ts'
import { no, now } from '#support/bookings.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { draft } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('codes in %s', (_, open) => {
  const stores = newForEachTest(open)
  beforeEach(async () => {
    await stores.events.importAll([gardenEvent()], now)
    await book(stores, guest(1, 2))
  })

  const email = 'guest1@example.org'
  let count = 0
  const code = (change: Partial<NewCode> = {}): NewCode => ({
    challengeId: 'challenge-1',
    eventId: 'e1',
    email,
    codeHash: 'right',
    ...change,
  })
  const issue = (change: Partial<NewCode> = {}, at = now) =>
    stores.codes.issue(code(change), at, ({ email: to }) => [draft({ to, label: 'Your code' })])
  const enter = (change: Partial<EnteredCode> = {}, at = now) =>
    stores.codes.verify(
      {
        eventId: 'e1',
        challengeId: 'challenge-1',
        codeHash: 'right',
        tokenHash: `token-${(count += 1)}`,
        ...change,
      },
      at,
    )
  const refusal = (word: string, more = {}) => err({ code: word, ...more })
  const done = ok(true)

  test('a right code opens the booking of its address, in any case of its letters', async () => {
    expect(await issue({ email: 'Guest1@EXAMPLE.org' })).toEqual(done)
    const opened = await enter()
    expect(opened).toEqual(ok(await stores.bookings.find('e1', 'b1')))
    expect(await labels(stores)).toEqual(['Your code'])
  })

  test('a code works once, also when entered many times at once', async () => {
    await issue()
    const results = await Promise.all(Array.from({ length: 8 }, () => enter()))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)[0]).toEqual(refusal('code-spent'))
    expect(await enter()).toEqual(refusal('code-spent'))
  })

  test('forty guesses at once get five tries in all, and then the right code is refused', async () => {
    await issue()
    const results = await Promise.all(
      Array.from({ length: 40 }, (_each, index) => enter({ codeHash: `wrong-${index}` })),
    )
    const codes = results.map((result) => (result.ok ? 'opened' : result.error.code))
    expect(codes.filter((word) => word === 'wrong-code')).toHaveLength(5)
    expect(codes.filter((word) => word === 'code-spent')).toHaveLength(35)
    expect(await enter()).toEqual(refusal('code-spent'))
  })

  test('a code opens only its own event, under its own challenge', async () => {
    await issue()
    expect(await enter({ eventId: 'e2' })).toEqual(refusal('code-expired'))
    expect(await enter({ challengeId: 'made-up' })).toEqual(refusal('code-expired'))
    expect((await enter()).ok).toBe(true)
  })

  test('a new code ends the old one', async () => {
    await issue()
    const later = now + minute
    expect(await issue({ challengeId: 'challenge-2', codeHash: 'new' }, later)).toEqual(done)
    expect(await enter({}, later)).toEqual(refusal('code-spent'))
    const opened = await enter({ challengeId: 'challenge-2', codeHash: 'new' }, later)
    expect(opened.ok).toBe(true)
  })

  test('an address without a booking is answered alike, but gets no mail and no way in', async () => {
    const nobody = 'nobody@example.org'
    expect(await issue({ email: nobody })).toEqual(done)
    expect(await labels(stores)).toEqual([])
    await book(stores, guest(2, 1, { email: nobody }))
    expect(await enter()).toEqual(refusal('wrong-code', { triesLeft: 4 }))
    const soon = await issue({ email: nobody, challengeId: 'challenge-2' }, now + 1)
    expect(soon).toEqual(refusal('code-too-soon', { waitMs: minute - 1 }))
  })

  test.each([email, 'nobody@example.org'])(
    '%s gets one code a minute and five an hour',
    async (address) => {
      const at = (minutes: number) =>
        issue({ email: address, challengeId: `challenge-${minutes}` }, now + minutes * minute)
      expect(await at(0)).toEqual(done)
      expect(await at(0.5)).toEqual(refusal('code-too-soon', { waitMs: minute / 2 }))
      for (const minutes of [1, 2, 3, 4]) expect(await at(minutes)).toEqual(done)
      expect(await at(6)).toEqual(refusal('code-too-soon', { waitMs: 54 * minute }))
      await stores.codes.purge(now + 59 * minute)
      expect(await at(59)).toEqual(refusal('code-too-soon', { waitMs: minute }))
      expect(await at(60)).toEqual(done)
    },
  )

  test.each([email, 'nobody@example.org'])(
    'one of ten simultaneous requests of %s counts',
    async (address) => {
      const results = await Promise.all(
        Array.from({ length: 10 }, (_each, index) =>
          issue({ email: address, challengeId: `challenge-${index}` }),
        ),
      )
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await labels(stores)).length).toBe(address === email ? 1 : 0)
    },
  )

  test('other addresses and other events do not wait for each other', async () => {
    await stores.events.importAll([gardenEvent({ id: 'e2', publicId: 'other' })], now)
    expect(await issue()).toEqual(done)
    expect(await issue({ eventId: 'e2', challengeId: 'challenge-2' })).toEqual(done)
    expect(await issue({ email: 'x@example.org', challengeId: 'challenge-3' })).toEqual(done)
  })

  test('no code is stored if its email cannot be written, and the next may follow at once', async () => {
    await expect(stores.codes.issue(code(), now, brokenComposer)).rejects.toThrow('no words')
    expect(await enter()).toEqual(refusal('code-expired'))
    expect(await issue()).toEqual(done)
  })

  test('purging keeps codes and tokens that can still be used or counted', async () => {
    await issue()
    await enter({ tokenHash: 'token' }, now)
    await issue({ challengeId: 'challenge-2' }, now + minute)
    await stores.codes.purge(now + 20 * minute - 1)
    expect((await enter({ challengeId: 'challenge-2' }, now + 20 * minute)).ok).toBe(true)
    const asked = { eventId: 'e1', bookingId: 'b1', tokenHash: 'token', change: no }
    const changed = await stores.bookings.change(asked, now + 20 * minute - 1, toGuest('Pity'))
    expect(changed.ok).toBe(true)
    await stores.codes.purge(now + 2 * hour)
    expect(await enter({ challengeId: 'challenge-2' })).toEqual(refusal('code-expired'))
    expect(await stores.bookings.change(asked, now, noEmails)).toEqual(refusal('bad-token'))
  })
})
