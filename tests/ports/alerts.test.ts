import type { MailboxAlert } from '#domain/desk/alert.ts'
import { troubleText } from '#domain/desk/trouble.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { instantAt } from '#domain/time.ts'
import { alertAdditions } from '#usecases/emails/alert-additions.ts'
import { alertFailedEmails } from '#usecases/emails/alert-failures.ts'
import { alertReplies } from '#usecases/emails/alert-replies.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import { deskOn } from '#support/desk.ts'
import { arriving, forwarded, onRequest } from '#support/received-emails.ts'
import { claimOne, noEmails, noteFailed, noteSent, recipientsOf } from '#support/emails.ts'
import { askForQuote, draft, newLead } from '#support/leads.ts'
import { newPhotographId } from '#support/photographs.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'

const at = (date: string, time: string) => instantAt(date, time, company.timeZone)
const ownerAddress = 'hello@evergreen.example'

describe.each(storesOnEachDatabase)('alerts in %s', (_kind, open) => {
  let now: number
  const stores = newForEachTest(open)
  beforeEach(() => {
    now = at('2026-10-30', '09:00')
  })
  const desk = newForEachTest(() => deskOn(stores, { startsAt: now }))
  const dependencies = () =>
    testDependencies(stores, { now: () => now }, { ownerAddress: () => ownerAddress })
  const hears = (alert: MailboxAlert) => alertRecipients(dependencies(), alert)

  test('the mailbox gets alerts while no colleague has chosen any', async () => {
    await desk.join('ruth@example.com', 'owner')
    expect(await hears('new-request')).toEqual([{ to: ownerAddress, atDesk: false }])
  })

  test('colleagues get the alerts they chose; helpers and removed ones get none, and the mailbox no second one', async () => {
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const { member: june } = await desk.join('june@example.com', 'office')
    const { member: teo } = await desk.join('teo@example.com', 'helper')
    const { member: mailbox } = await desk.join(ownerAddress.toUpperCase(), 'office')
    for (const member of [ruth, june, teo])
      await desk.settings.chooseAlerts(['new-request'], member)
    expect((await hears('new-request')).map(({ to }) => to)).toEqual([
      'june@example.com',
      'ruth@example.com',
      ownerAddress,
    ])
    const saved = await desk.settings.saveMailboxAlerts(['refund-refused'], 0, ruth)
    expect(saved.ok).toBe(true)
    expect((await hears('new-request')).map(({ atDesk }) => atDesk)).toEqual([true, true])
    expect(await hears('money-fits-nothing')).toEqual([{ to: ownerAddress, atDesk: false }])
    await desk.settings.chooseAlerts(['refund-refused'], mailbox)
    expect(await hears('refund-refused')).toEqual([
      { to: ownerAddress.toUpperCase(), atDesk: true },
    ])
    await desk.staff.removeStaff({ email: june.email, successor: null, by: ruth.id })
    expect((await hears('new-request')).map(({ to }) => to)).toEqual(['ruth@example.com'])
  })

  test('emails that were given up are alerted once, in one email, and alerts never are', async () => {
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    await desk.settings.chooseAlerts(['failed-email'], ruth)
    const sendAlert = alertFailedEmails(dependencies())
    const giveUp = async () => {
      const later = now + 60_000
      const claim = { lane: 'others', now: later, leaseUntil: later + 1, limit: 10 } as const
      for (const email of await stores.outbox.claim({ ...claim, exceptDomains: [] })) {
        await noteFailed(stores.outbox, email, 'no such mailbox', null)
      }
    }
    const [one, other] = [draft({ to: 'a@mial.example' }), draft({ to: 'b@mial.example' })]
    await stores.leads.saveContact(newLead(), one, other)
    expect(await sendAlert()).toBe(0)
    await giveUp()
    const mailed = await Promise.all([sendAlert(), sendAlert(), sendAlert()])
    expect(mailed.toSorted((a, b) => a - b)).toEqual([0, 0, 2])
    const [alert] = await desk.readEmails()
    expect(alert?.subject).toBe('2 emails could not be sent')
    expect(alert?.text).toContain('a@mial.example')
    await giveUp()
    expect(await sendAlert()).toBe(0)
    // After a retry the same failure is reported again.
    await stores.outbox.retryAll(now)
    await giveUp()
    expect(await sendAlert()).toBe(2)
  })

  test('an email that was refused is alerted while it is tried again; one whose server is down is not', async () => {
    const sendAlert = alertFailedEmails(dependencies())
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    await desk.settings.chooseAlerts(['failed-email'], ruth)
    await stores.leads.saveContact(newLead(), draft({ to: 'a@mial.example' }))
    const fails = async (needsAttention: boolean, isRefused = needsAttention) => {
      const later = now + 60_000
      const claim = { lane: 'others', now: later, leaseUntil: later, limit: 10 } as const
      const claimed = await stores.outbox.claim({ ...claim, exceptDomains: [] })
      const email = claimed.find(({ to }) => to === 'a@mial.example') ?? expect.fail()
      const failure = { reason: '550 No such user', at: now, nextTryAt: now, needsAttention }
      await stores.outbox.markFailed(email, { ...failure, isRefused })
    }
    await fails(false)
    expect(await sendAlert()).toBe(0)
    await fails(true)
    expect(await sendAlert()).toBe(1)
    await fails(true)
    expect(await sendAlert()).toBe(0)
    await stores.outbox.retryAll(now)
    await fails(false)
    await fails(true, false)
    expect(await sendAlert()).toBe(0)
    await fails(true)
    // A mail server that is down then changes nothing.
    await fails(true, false)
    expect(await sendAlert()).toBe(1)
  })

  test('a bounced email is alerted like a refused one, and is on Today', async () => {
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    await desk.settings.chooseAlerts(['failed-email'], ruth)
    const sendAlert = alertFailedEmails(dependencies())
    const comesBack = async (number: number, to: string) => {
      const id = `lead-${number}`
      await stores.leads.saveContact(newLead({ id, idempotencyKey: id }), draft({ to }))
      const email = await claimOne(stores.outbox, now + 60_000, now + 60_001)
      await noteSent(stores.outbox, email, now)
      expect(await sendAlert()).toBe(0)
      const report = { recipient: to, reason: '550 No such user' }
      const bounce = { answers: [email?.id ?? ''], at: now, email: { report } }
      await stores.receivedEmails.take(arriving(number, 'daemon@mx.example', bounce), noEmails)
      expect(await sendAlert()).toBe(1)
    }
    await comesBack(1, 'rosa@example.com')
    expect(await sendAlert()).toBe(0)
    expect((await desk.readEmails())[0]?.text).toContain('rosa@example.com')
    expect(await desk.trouble()).toMatchObject([
      { is: 'email-failed', to: 'rosa@example.com', count: 1, reason: '550 No such user' },
    ])
    // The alert about the first is sent first.
    await noteSent(stores.outbox, await claimOne(stores.outbox, now + 60_000, now + 60_001), now)
    await comesBack(2, 'Rosa@example.com')
    expect((await desk.trouble()).map(troubleText)).toEqual([
      { title: '2 emails failed', about: expect.stringContaining('550 No such user') },
    ])
  })

  test('a reply is alerted once to the assignee, or else to all who chose it', async () => {
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const { member: june } = await desk.join('june@example.com', 'office')
    const { member: nell } = await desk.join('nell@example.com', 'office')
    const { member: teo } = await desk.join('teo@example.com', 'helper')
    for (const each of [ruth, june, teo])
      await desk.settings.chooseAlerts(['customer-replied'], each)
    await askForQuote(stores, 'lead-1', now)
    const reply = async (number: number, change = {}) => {
      const alertsOf = await alertReplies(stores)
      const email = arriving(number, 'rosa@example.com', {
        ...onRequest('lead-1'),
        at: now,
        ...change,
      })
      await stores.receivedEmails.take(email, alertsOf)
      await stores.receivedEmails.take(email, alertsOf)
    }
    const mailed = () => recipientsOf(stores, 'customer-replied')
    const assign = async (to: string) => {
      const change = { is: 'assign', to } as const
      await desk.requests.changeRequests([{ id: 'lead-1', change, seen: null }], ruth)
    }
    await reply(1)
    expect(await mailed()).toEqual(['june@example.com', 'ruth@example.com'])
    expect((await desk.readEmails())[0]).toMatchObject({
      subject: 'Rosa Lindqvist replied',
      text: expect.stringContaining('“Monday is fine”'),
    })
    await assign(june.id)
    await reply(2)
    expect(await mailed()).toEqual(['june@example.com', 'june@example.com', 'ruth@example.com'])
    // If the assignee did not choose the alert, others get it.
    await assign(nell.id)
    await reply(3, { email: { machine: 'auto-replied' } })
    expect(await mailed()).toHaveLength(3)
    await reply(4)
    expect(await mailed()).toHaveLength(5)
    await reply(6, forwarded)
    expect((await desk.readEmails()).map(({ text }) => text).join()).toContain('Gate code 5')
    // A reply from another address is not mistaken for the customer's.
    await stores.receivedEmails.take(
      arriving(5, 'tom@example.net', { ...onRequest('lead-1'), at: now + 1 }),
      await alertReplies(stores),
    )
    expect((await desk.readEmails())[0]).toMatchObject({
      subject: 'tom@example.net replied to the request of Rosa Lindqvist',
      text: expect.stringContaining('This is not the customer’s email address.'),
    })
  })

  test('additions of a customer in a row are alerted in one email', async () => {
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const { member: june } = await desk.join('june@example.com', 'office')
    const sendAlert = alertAdditions(dependencies())
    const mailed = () => recipientsOf(stores, 'request-added-to')
    const add = (count: number) => {
      const ids = Array.from({ length: count }, newPhotographId)
      return stores.photographs.add({ is: 'request', id: 'lead-1' }, ids, { by: null, at: now })
    }
    const later = (minutes: number) => {
      now += minutes * 60_000
    }
    await askForQuote(stores, 'lead-1', now)
    await add(1)
    later(1)
    await stores.requests.addNote('lead-1', 'The dog is friendly.', { by: null, at: now })
    later(1)
    await add(2)
    expect(await sendAlert(), 'there may be more').toBe(0)
    later(2)
    const rounds = await Promise.all([sendAlert(), sendAlert(), sendAlert()])
    expect(rounds.toSorted((a, b) => a - b)).toEqual([0, 0, 1])
    // No colleague has chosen anything yet: the mailbox gets it, with a link to the photographs.
    expect(await mailed()).toEqual([ownerAddress])
    const [alert] = await desk.readEmails()
    expect(alert?.subject).toBe('Rosa Lindqvist added 3 photographs and a note')
    expect(alert?.text).toContain('“The dog is friendly.”')
    expect(alert?.text).toContain('/photographs/')
    expect((await desk.requests.requestsToday()).replied).toMatchObject({
      total: 1,
      requests: [{ text: 'The dog is friendly.', photographs: 3 }],
    })

    // Steady additions do not delay it forever.
    for (let minutes = 0; minutes < 10; minutes += 1) {
      await stores.requests.addNote('lead-1', `More ${minutes}`, { by: null, at: now })
      expect(await sendAlert()).toBe(0)
      later(1)
    }
    await stores.requests.addNote('lead-1', 'And more', { by: null, at: now })
    for (const each of [ruth, june]) await desk.settings.chooseAlerts(['request-added-to'], each)
    await desk.settings.saveMailboxAlerts([], 0, ruth)
    const change = { is: 'assign', to: june.id } as const
    await desk.requests.changeRequests([{ id: 'lead-1', change, seen: null }], ruth)
    expect(await sendAlert()).toBe(1)
    expect(await mailed()).toEqual([ownerAddress, 'june@example.com'].toSorted())
    expect((await desk.readEmails())[0]?.text).toContain('/desk/requests/lead-1')

    // Additions by colleagues cause no alert.
    const ids = [newPhotographId()]
    await stores.photographs.add({ is: 'request', id: 'lead-1' }, ids, { by: ruth.id, at: now })
    await stores.requests.addNote('lead-1', 'Called', { by: ruth.id, at: now })
    later(20)
    expect(await sendAlert()).toBe(0)
  })
})
