import { beforeEach, describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { reminderTimes } from '#domain/settings/reminder-times.ts'
import { instantAt, minute } from '#domain/time.ts'
import { sendDigests } from '#usecases/desk/send-digests.ts'
import { findTrouble } from '#usecases/desk/trouble.ts'
import { todayRequests } from '#web/desk/requests/today-requests.tsx'
import { noEmails, recipientsOf } from '#support/emails.ts'
import { arriving, forwarded, onRequest } from '#support/received-emails.ts'
import { deskOn } from '#support/desk.ts'
import { askForQuote } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'
import { setVisit, windowAt } from '#support/visits.ts'

const at = (date: string, time: string) => instantAt(date, time, company.timeZone)

describe.each(storesOnEachDatabase)('the digest of a day in %s', (_kind, open) => {
  let now: number
  const stores = newForEachTest(open)
  beforeEach(() => {
    // Clocks are set back on November 1, 2026.
    now = at('2026-10-30', '09:00')
  })
  const desk = newForEachTest(() => deskOn(stores, { startsAt: now }))

  const digests = () => sendDigests(testDependencies(stores, { now: () => now }))
  const sentTo = () => recipientsOf(stores, 'desk-digest')
  const reader = async (name = 'ruth') => {
    const { member } = await desk.join(`${name}@example.com`, 'owner')
    await desk.settings.chooseAlerts(['digest'], member)
    return member
  }

  test('names customers who wait for an answer to a reply', async () => {
    await reader()
    await askForQuote(stores, 'lead-1', now)
    const email = arriving(1, 'rosa@example.com', { ...onRequest('lead-1'), at: now })
    await stores.receivedEmails.take(email, noEmails)
    now = at('2026-10-31', '07:00')
    expect(await digests()()).toBe(1)
    const [digest] = await desk.readEmails()
    expect(digest?.subject).toContain('1 replied')
    expect(digest?.text).toContain('Rosa Lindqvist: Monday is fine')
  })

  test('and Today show what Outlook forwarded, which has no words above it', async () => {
    await reader()
    await askForQuote(stores, 'lead-1', now)
    const email = arriving(1, 'rosa@example.com', { ...onRequest('lead-1'), ...forwarded, at: now })
    await stores.receivedEmails.take(email, noEmails)
    const today = todayRequests(await desk.requests.requestsToday(), company, now)
    expect(JSON.stringify(today)).toContain('Gate code 5')
    now = at('2026-10-31', '07:00')
    await digests()()
    expect((await desk.readEmails())[0]?.text).toContain('Gate code 5')
  })

  test('says that the mailbox cannot be read, or was not for a while', async () => {
    await reader()
    const mailbox = { name: 'inbox', open: () => Promise.reject(new Error('not read here')) }
    const dependencies = testDependencies(stores, { now: () => now }, { mailbox })
    const read = (problem: string | null) =>
      stores.receivedEmails.recordReading(mailbox.name, now, problem)
    now = at('2026-10-31', '07:00')
    await read('mail.example refuses the user name or the password.')
    expect(await sendDigests(dependencies)()).toBe(1)
    const [digest] = await desk.readEmails()
    expect(digest?.text).toContain('Mailbox not read: mail.example refuses the user name')
    await read(null)
    expect(await findTrouble(dependencies)()).toEqual([])
    now += 16 * minute
    expect(await findTrouble(dependencies)()).toMatchObject([{ is: 'mailbox-not-read' }])
    // Being read again, though there is too much to be done yet.
    await stores.receivedEmails.acquire(mailbox.name, 'reader', now + minute, now)
    expect(await findTrouble(dependencies)()).toEqual([])
  })

  test('lists the visits of the day, even if nothing else waits', async () => {
    const member = await reader()
    const on = (date: string) => windowAt(date, '14:00', '16:00')
    const { id } = await setVisit(stores, { ...on('2026-10-31'), assignedTo: member.id })
    await setVisit(stores, { ...on('2026-11-01'), name: 'Nell', phone: '', email: '' })
    now = at('2026-10-31', '07:00')
    expect(await digests()()).toBe(1)
    const [digest] = await desk.readEmails()
    expect(digest?.subject).toBe('Today: 1 to visit')
    expect(digest?.text).toContain('Rosa Lindqvist: Estimate visit, Cumming. ruth')
    expect(JSON.stringify(digest)).toContain(`"visitId":"${id}"`)
    expect(digest?.text).not.toContain('Nell')
  })

  test('is sent at 7 AM, or as an owner has set, once a day, with waiting requests and for how long', async () => {
    const member = await reader()
    await askForQuote(stores, 'lead-1', at('2026-10-30', '08:00'))
    // A digest chosen after 7 AM starts the next day.
    expect(await digests()()).toBe(0)
    now = at('2026-10-31', '06:59')
    expect(await digests()()).toBe(0)
    now = at('2026-10-31', '07:00')
    expect(await digests()()).toBe(1)
    expect(await digests()()).toBe(0)
    const [email] = await desk.readEmails()
    expect(email?.subject).toBe('Today: 1 new')
    expect(email?.text).toContain('11 h: Rosa Lindqvist: Soil & Mulch')
    expect(email?.text).toContain('http://localhost:3000/desk')
    await desk.settings.saveReminderTimes(
      { ...reminderTimes.initial, digestAt: '05:30' },
      0,
      member,
    )
    now = at('2026-11-01', '05:30')
    expect(await digests()()).toBe(1)
  })

  test('starts the next day also for a colleague who had other alerts', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    await desk.settings.chooseAlerts(['new-request'], member)
    await askForQuote(stores, 'lead-1', now)
    const chosenAt = at('2026-10-31', '15:00')
    desk.wait(chosenAt - now)
    now = chosenAt
    await desk.settings.chooseAlerts(['new-request', 'digest'], member)
    expect(await digests()()).toBe(0)
    now = at('2026-11-01', '07:00')
    expect(await digests()()).toBe(1)
  })

  test('is not sent when nothing waits, nor later that day', async () => {
    await reader()
    now = at('2026-10-31', '07:30')
    expect(await digests()()).toBe(0)
    await askForQuote(stores, 'lead-1', at('2026-10-31', '08:00'))
    now = at('2026-10-31', '09:00')
    expect(await digests()()).toBe(0)
    expect(await sentTo()).toEqual([])
  })

  test('comes once a day to each colleague, over two processes, restarts and a change of clocks', async () => {
    for (const name of ['ruth', 'june', 'nell']) await reader(name)
    await askForQuote(stores, 'lead-1', at('2026-10-30', '08:00'))
    const all = ['june@example.com', 'nell@example.com', 'ruth@example.com']
    now = at('2026-10-31', '07:00')
    const rounds = await Promise.all(Array.from({ length: 6 }, () => digests()()))
    expect(rounds.reduce((sum, sent) => sum + sent, 0)).toBe(3)
    expect(await sentTo()).toEqual(all)
    // 1 AM comes twice on November 1, and the job runs every minute.
    for (now = at('2026-11-01', '00:00'); now < at('2026-11-02', '00:00'); now += 1_800_000) {
      await digests()()
    }
    expect(await sentTo()).toEqual([...all, ...all].toSorted())
    // A clock set back a day repeats nothing, one that ran years ahead stops nothing.
    now = at('2026-10-31', '12:00')
    expect(await digests()()).toBe(0)
    now = at('2031-01-01', '12:00')
    expect(await digests()()).toBe(3)
    now = at('2026-11-02', '12:00')
    expect(await digests()()).toBe(3)
  })
})
