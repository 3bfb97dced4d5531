import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { draft, newLead, request } from '#support/leads.ts'
import { worlds, type World } from '#support/worlds.ts'

describe.each(worlds)('the mail outbox in %s', (_, open) => {
  let world: World
  beforeEach(async () => {
    world = await open()
  })
  afterEach(() => world.close())

  /** Queues mails the only way they come into being: with what causes them. */
  async function queue(...subjects: readonly string[]) {
    const warning = draft({ notBefore: 1_000_000 })
    await world.leads.saveContact(newLead(), warning)
    await world.leads.complete('lead-1', request(), () =>
      subjects.map((subject) => draft({ subject, attachments: [attachment] })),
    )
  }
  const attachment = { filename: 'a.ics', contentType: 'text/calendar', content: 'BEGIN\r\n' }

  test('a mail is claimed once, whole, and not before its time', async () => {
    await queue('One')
    expect(await world.outbox.claim(1_999, 9_000)).toBeNull()
    expect(await world.outbox.claim(2_000, 9_000)).toMatchObject({
      subject: 'One',
      tries: 1,
      attachments: [attachment],
    })
    expect(await world.outbox.claim(8_999, 20_000)).toBeNull()
  })

  test('senders at once take one mail each, and never the same', async () => {
    await queue('One', 'Two', 'Three', 'Four', 'Five', 'Six')
    const claims = await Promise.all(
      Array.from({ length: 4 }, () => world.outbox.claim(2_000, 9_000)),
    )
    const taken = claims.flatMap((mail) => mail?.subject ?? [])
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken.length).toBeGreaterThan(0)
    const inHand = (await world.outbox.list(10)).filter(({ tries }) => tries > 0)
    expect(inHand.map(({ subject }) => subject).toSorted()).toEqual(taken.toSorted())
  })

  test('a mail whose sender died comes back when the lease ends', async () => {
    await queue('One')
    await world.outbox.claim(2_000, 9_000)
    expect(await world.outbox.claim(9_000, 20_000)).toMatchObject({ subject: 'One', tries: 2 })
  })

  test('a mail in the hands of a sender stays there, even when all are to be tried again', async () => {
    await queue('One')
    const mail = await world.outbox.claim(2_000, 9_000)
    await world.outbox.retryAll(3_000)
    expect(await world.outbox.claim(8_999, 20_000)).toBeNull()
    await world.outbox.markSent(mail?.id ?? '', 8_999)
    expect(await world.outbox.claim(99_000, 100_000)).toBeNull()
  })

  test('a sender that comes too late does not undo that another one got the mail through', async () => {
    await queue('One')
    const slow = await world.outbox.claim(2_000, 9_000)
    const other = await world.outbox.claim(9_000, 20_000)
    await world.outbox.markSent(other?.id ?? '', 10_000)
    await world.outbox.markFailed(slow?.id ?? '', 'timed out', 11_000)
    expect(await world.outbox.list(10)).toMatchObject([{ state: 'sent', lastError: null }])
  })

  test('a sent mail is never sent again', async () => {
    await queue('One')
    const mail = await world.outbox.claim(2_000, 9_000)
    await world.outbox.markSent(mail?.id ?? '', 3_000)
    expect(await world.outbox.claim(99_000, 100_000)).toBeNull()
    expect(await world.outbox.retryAll(99_000)).toBe(0)
    expect((await world.outbox.list(10))[0]).toMatchObject({ state: 'sent', sentAt: 3_000 })
  })

  test('a refused mail waits, and one that was given up can be sent again', async () => {
    await queue('One')
    const mail = await world.outbox.claim(2_000, 9_000)
    await world.outbox.markFailed(mail?.id ?? '', 'mailbox full', 5_000)
    expect(await world.outbox.claim(4_999, 9_000)).toBeNull()
    expect(await world.outbox.claim(5_000, 9_000)).toMatchObject({ tries: 2 })
    await world.outbox.markFailed(mail?.id ?? '', 'mailbox gone', null)
    expect((await world.outbox.list(10))[0]).toMatchObject({
      state: 'failed',
      lastError: 'mailbox gone',
    })
    expect(await world.outbox.claim(99_000, 100_000)).toBeNull()
    expect(await world.outbox.retryAll(99_000)).toBe(1)
    // With all its pauses before it again.
    expect(await world.outbox.claim(99_000, 100_000)).toMatchObject({ tries: 1 })
  })
})
