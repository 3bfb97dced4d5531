import { describe, expect, test } from 'vitest'
import { emailSamples } from '#adapters/mail/email-samples.ts'
import { deleteEmailsAbout } from '#adapters/sql/emails/mail-rows.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import { eventForEmail } from '#domain/emails/booking-report.ts'
import { err, ok } from '#domain/result.ts'
import { brokenComposer, labels } from '#support/stored-bookings.ts'
import { claimOne, noteSent, noteFailed } from '#support/emails.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { draft, labelOf, newLead, request } from '#support/leads.ts'
import { arriving, onRequest } from '#support/received-emails.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { visitEmail } from '#support/visits.ts'

describe.each(storesOnEachDatabase)('the outbox in %s', (_, open) => {
  const stores = newForEachTest(open)

  /** Queues emails with their cause, the only way to do so. */
  async function queue(...emails: readonly (string | NewEmail)[]) {
    await stores.leads.saveContact(newLead(), draft({ notBefore: 1_000_000 }))
    await stores.leads.complete('lead-1', request(), () =>
      emails.map((email) => (typeof email === 'string' ? draft({ label: email }) : email)),
    )
  }
  const code: NewEmail = {
    to: 'rosa@example.com',
    email: {
      kind: 'booking-code',
      data: { event: eventForEmail({ event: gardenEvent(), seatsTaken: 0, revision: 0 }) },
    },
    sealedSecrets: 'sealed',
    about: { kind: 'booking', id: 'b1' },
  }
  const claim = (now: number, leaseUntil: number) => claimOne(stores.outbox, now, leaseUntil)
  const claimed = async (...times: Parameters<typeof claim>) =>
    (await claim(...times)) ?? expect.fail('no email is due')

  test('an email is claimed once, whole, and not before its time', async () => {
    await queue('One')
    expect(await claim(1_999, 9_000)).toBeNull()
    expect(await claim(2_000, 9_000)).toMatchObject({
      to: 'owner@example.com',
      tries: 1,
      body: { kind: 'quote-left-incomplete', data: draft({ label: 'One' }).email.data },
    })
    expect(await claim(8_999, 20_000)).toBeNull()
  })

  test('nothing is found of an email that was erased while it was sent', async () => {
    await queue('One')
    const email = await claimed(2_000, 9_000)
    const { db } = stores.database
    await inTransaction(stores.database, (transaction) =>
      deleteEmailsAbout(transaction, 'lead', ['lead-1']),
    )
    await noteSent(stores.outbox, email, 3_000)
    const terms = db.selectFrom('search_terms').select('term').where('kind', '=', 'email')
    expect(await terms.execute()).toEqual([])
  })

  test('a bounce that comes before its email is marked as sent counts', async () => {
    await queue('One')
    const email = await claimed(2_000, 9_000)
    const report = { recipient: email.to, reason: '550 No such user', messageId: '' }
    const bounce = arriving(1, 'daemon@mx.example', { answers: [email.id], email: { report } })
    await stores.receivedEmails.take(bounce, () => [])
    await noteSent(stores.outbox, email, 3_000)
    expect(await stores.emailLog.find(email.id)).toMatchObject({
      state: 'bounced',
      sentAt: 3_000,
      needsAttention: true,
      lastError: '550 No such user',
      body: { sent: { subject: expect.any(String) } },
    })
    // Nor is it sent again where its sender was killed.
    expect(await claim(20_000, 30_000)).toBeNull()
  })

  test('a bounce marks the email that it returns, and one that it only quotes if it went there', async () => {
    await queue('One')
    const email = await claimed(2_000, 9_000)
    await noteSent(stores.outbox, email, 3_000)
    const bounce = async (number: number, recipient: string, messageId: string) => {
      const report = { recipient, reason: '550 No such user', messageId }
      const more = { answers: [email.id], ...onRequest('lead-1'), email: { report } }
      await stores.receivedEmails.take(arriving(number, 'daemon@mx.example', more), () => [])
      return (await stores.outbox.list(9)).find(({ id }) => id === email.id)?.state
    }
    expect(await bounce(1, 'supplier@example.net', 'colleague@mail.example')).toBe('sent')
    const { timeline } = (await stores.requests.find('lead-1')) ?? { timeline: [] }
    expect(timeline.filter(({ is }) => is === 'received')).toEqual([])
    expect(await bounce(2, email.to, 'rewritten@mx.example')).toBe('bounced')
    await stores.database.db.updateTable('emails').set({ state: 'sent' }).execute()
    expect(await bounce(3, 'forwarded@example.net', `${email.id}@evergreen.example`)).toBe(
      'bounced',
    )
  })

  test('an email about a visit is replaced by a newer one that can no longer be withdrawn', async () => {
    await queue(visitEmail(0), { ...visitEmail(1), notBefore: 5_000 })
    const older = await claimed(2_000, 3_000)
    expect(await stores.outbox.giveUpReplaced(older)).toBe(false)
    const refused = { reason: '451', at: 3_000, nextTryAt: 9_000, needsAttention: true }
    await stores.outbox.markFailed(older, refused)
    const newer = await claimed(5_000, 6_000)
    expect(await stores.outbox.giveUpReplaced(newer)).toBe(false)
    expect(await stores.outbox.giveUpReplaced(older)).toBe(true)
    expect(await stores.emailLog.find(older.id)).toMatchObject({
      state: 'failed',
      replacedBy: newer.id,
      needsAttention: false,
    })
  })

  test('an expired code raises no alert', async () => {
    await queue(code)
    const over = { reason: 'ended', at: 3_000, nextTryAt: null, needsAttention: false }
    for (const email of await stores.outbox.list(9)) await stores.outbox.markFailed(email, over)
    expect(await stores.alerts.alertFailures(() => [], 3_000)).toBe(0)
  })

  test('codes leave before anything else, in a lane of their own', async () => {
    await queue('One', code, 'Two')
    expect(await claimOne(stores.outbox, 2_000, 9_000, 'codes')).toMatchObject({
      body: { kind: 'booking-code', sealedSecrets: 'sealed' },
    })
    expect((await claimed(2_000, 9_000)).body).toMatchObject({ kind: 'quote-left-incomplete' })
  })

  test('receipts leave before what goes to every guest', async () => {
    const email = emailSamples['booking-to-guest'].find(
      ({ kind, data }) => kind === 'booking-to-guest' && data.news.is === 'event-cancelled',
    )
    const toAll = { ...draft(), email: email ?? expect.fail() }
    await queue(toAll, toAll, 'One')
    expect(labelOf(await claimed(2_000, 9_000))).toBe('One')
  })

  test('an email whose sender died comes back when the lease ends', async () => {
    await queue('One')
    await claim(2_000, 9_000)
    expect(await claim(9_000, 20_000)).toMatchObject({ tries: 2 })
  })

  test('an email leased to a sender stays there, even when all are retried', async () => {
    await queue('One')
    const email = await claimed(2_000, 9_000)
    await stores.outbox.retryAll(3_000)
    expect(await claim(8_999, 20_000)).toBeNull()
    await noteSent(stores.outbox, email, 8_999)
    expect(await claim(99_000, 100_000)).toBeNull()
  })

  test('a sender that comes too late does not undo that another one got the email through', async () => {
    await queue('One')
    const slow = await claimed(2_000, 9_000)
    await noteSent(stores.outbox, await claimed(9_000, 20_000), 10_000)
    await noteFailed(stores.outbox, slow, 'timed out', 11_000)
    expect(await stores.outbox.list(10)).toMatchObject([{ state: 'sent', lastError: null }])
  })

  test('a sent email is stored as sent, and never sent again', async () => {
    await queue('One')
    await noteSent(stores.outbox, await claimed(2_000, 9_000), 3_000)
    expect(await claim(99_000, 100_000)).toBeNull()
    expect(await stores.outbox.retryAll(99_000)).toBe(0)
    expect((await stores.outbox.list(10))[0]).toMatchObject({
      state: 'sent',
      sentAt: 3_000,
      body: { sent: { subject: 'Sent', text: 'As sent' } },
    })
  })

  test('a refused email waits, and one given up can be sent again', async () => {
    await queue('One')
    const email = await claimed(2_000, 9_000)
    await noteFailed(stores.outbox, email, 'mailbox full', 5_000)
    expect(await claim(4_999, 9_000)).toBeNull()
    expect(await claim(5_000, 9_000)).toMatchObject({ tries: 2 })
    await noteFailed(stores.outbox, email, 'mailbox gone', null)
    expect((await stores.outbox.list(10))[0]).toMatchObject({
      state: 'failed',
      lastError: 'mailbox gone',
    })
    expect(await claim(99_000, 100_000)).toBeNull()
    expect(await stores.outbox.retryAll(99_000)).toBe(1)
    // All tries are available again.
    expect(await claim(99_000, 100_000)).toMatchObject({ tries: 1 })
  })

  test.each([
    ['sent', (email) => noteSent(stores.outbox, email, 3_000)],
    ['given up', (email) => noteFailed(stores.outbox, email, 'mailbox gone', null)],
  ] satisfies [string, (email: Parameters<typeof labelOf>[0]) => Promise<void>][])(
    'the secrets of an email that was %s are deleted, and it is not sent again without them',
    async (_state, end) => {
      await queue(code)
      const claimCode = (now: number) => claimOne(stores.outbox, now, now + 1_000, 'codes')
      await end((await claimCode(2_000)) ?? expect.fail('no code was due'))
      expect((await stores.outbox.list(10))[0]?.body).toMatchObject({ sealedSecrets: null })
      expect(await stores.outbox.retryAll(99_000)).toBe(0)
      expect(await claimCode(99_000)).toBeNull()
    },
  )

  test('an email given up by a colleague is not retried with others, and is restored as it was', async () => {
    const actor = { by: null, at: 3_000 }
    await queue('One', code)
    const emails = await stores.outbox.list(10)
    const idOf = (kind: string) =>
      emails.find(({ body }) => body.is === 'email' && body.kind === kind)?.id ?? ''
    const one = idOf('quote-left-incomplete')
    const log = stores.emailLog
    expect(await log.giveUp(one, actor)).toEqual(ok({ before: 'waiting', canTakeUp: true }))
    expect(await log.find(one)).toMatchObject({ state: 'failed', needsAttention: false })
    await log.undoGiveUp(one, 'waiting', actor)
    expect(await log.find(one)).toMatchObject({ state: 'waiting' })
    await noteFailed(stores.outbox, await claimed(3_000, 4_000), 'mailbox gone', null)
    expect(await log.counts()).toMatchObject({ failed: 1 })
    expect(await log.giveUp(one, actor)).toMatchObject({ value: { before: 'needs-look' } })
    expect(await log.counts()).toMatchObject({ failed: 0 })
    expect(await stores.outbox.retryAll(5_000)).toBe(0)
    await log.undoGiveUp(one, 'needs-look', actor)
    expect(await log.counts()).toMatchObject({ failed: 1 })
    // An email whose code is gone cannot be sent again.
    const withCode = idOf('booking-code')
    expect(await log.giveUp(withCode, actor)).toMatchObject({ value: { canTakeUp: false } })
    expect(await log.undoGiveUp(withCode, 'waiting', actor)).toMatchObject(
      err({ code: 'had-secret' }),
    )
  })

  test('an email that has left is sent again once by a repeated press, and not given up', async () => {
    const actor = { by: null, at: 3_000 }
    await queue('One')
    const [email = expect.fail('nothing was queued')] = await stores.outbox.list(1)
    await noteSent(stores.outbox, email, 3_000)
    expect(await stores.emailLog.giveUp(email.id, actor)).toEqual(err({ code: 'sent' }))
    const before = (await stores.outbox.list(99)).length
    for (const _press of [1, 2])
      expect(await stores.emailLog.resend(email.id, actor)).toEqual(ok(null))
    expect(await stores.outbox.list(99)).toHaveLength(before + 1)
  })

  test('senders are notified of emails once these are committed, and of no others', async () => {
    let heard = 0
    const end = stores.outbox.onQueued(() => (heard += 1))
    await queue('One')
    expect(heard).toBe(2)
    await stores.leads.complete('nobody', request(), () => [draft()])
    await stores.leads.saveContact(newLead({ id: 'l2', idempotencyKey: 'k2' }), draft())
    await expect(
      stores.leads.complete('l2', request({ id: 'r2' }), brokenComposer),
    ).rejects.toThrow()
    expect(heard).toBe(3)
    end()
    await stores.outbox.retryAll(99_000)
    await stores.leads.complete('l2', request({ id: 'r2' }), () => [draft()])
    expect(heard).toBe(3)
    expect(await labels(stores)).toContain('One')
  })
})
