import { expect, test } from 'vitest'
import { calendarFeedPath } from '#contract/calendar-feed.ts'
import { memoryLimiter } from '#adapters/limits/limiters.ts'
import { limits } from '#domain/limits.ts'
import { deskOn } from '#support/desk.ts'
import { testSite } from '#support/test-site.ts'
import { setVisit } from '#support/visits.ts'

const startsAt = Date.parse('2027-04-12T12:00:00Z')

async function withFeed(change: Parameters<typeof testSite>[0] = {}) {
  const site = await testSite(change)
  site.wait(startsAt - site.clock.now())
  const desk = deskOn(site, { startsAt })
  const { member } = await desk.join('teo@example.com', 'helper')
  const other = (await desk.join('ana@example.com', 'helper')).member
  await setVisit(
    site,
    { assignedTo: member.id, note: 'Gate code 4410' },
    {},
    { by: null, at: startsAt },
  )
  await setVisit(site, { assignedTo: other.id, name: 'Nell' }, {}, { by: null, at: startsAt })
  const link = async () => calendarFeedPath((await desk.calendars.calendarToken(member)) ?? 'none')
  return { ...site, desk, member, other, link }
}

test('a colleague’s calendar shows their visits alone, and no copy of it stays on the way', async () => {
  const { app, desk, member, link, records } = await withFeed()
  expect(await desk.calendars.calendarToken(member)).toBeNull()
  await desk.calendars.renewCalendar(member)
  const answer = await app.request(await link())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const text = await answer.text()
  expect(text).toContain('SUMMARY:Estimate visit: Rosa Lindqvist')
  expect(text).toContain('Gate code 4410')
  expect(text).not.toContain('Nell')
  expect(JSON.stringify(records)).not.toContain(member.id)
})

test('a link is made void by a new one, by turning it off, and when its colleague leaves', async () => {
  const { app, desk, member, link } = await withFeed()
  await desk.calendars.renewCalendar(member)
  const first = await link()
  await desk.calendars.renewCalendar(member)
  const second = await link()
  expect((await app.request(first)).status).toBe(404)
  expect((await app.request(second)).status).toBe(200)
  await desk.calendars.revokeCalendar(member)
  expect((await app.request(second)).status).toBe(404)
  await desk.calendars.renewCalendar(member)
  const third = await link()
  expect((await app.request(third)).status).toBe(200)
  await desk.staff.removeStaff({ email: 'teo@example.com', successor: null, by: null })
  expect((await app.request(third)).status).toBe(404)
  const back = await desk.join('teo@example.com', 'helper')
  expect(back.member.id).toBe(member.id)
  expect((await app.request(third)).status).toBe(404)
})

test('signing out everywhere ends the link too, the end of one session does not', async () => {
  const { app, desk, member, other, link } = await withFeed()
  await desk.calendars.renewCalendar(member)
  await desk.calendars.renewCalendar(other)
  const own = await link()
  const [session] = await desk.account.listSessions(member)
  await desk.account.endSessions(member, { id: session?.id ?? '' })
  expect((await app.request(own)).status).toBe(200)
  await desk.account.endSessions(member, 'all')
  expect((await app.request(own)).status).toBe(404)
  expect([...(await desk.calendars.calendarHolders())]).toEqual([other.id])
})

test('a colleague ends another’s link, who can make a new one', async () => {
  const { app, desk, member, other, link } = await withFeed()
  await desk.calendars.renewCalendar(member)
  const first = await link()
  expect([...(await desk.calendars.calendarHolders())]).toEqual([member.id])
  await desk.calendars.endCalendarOf(member.id, other)
  expect((await desk.calendars.calendarHolders()).size).toBe(0)
  expect((await app.request(first)).status).toBe(404)
  const { entries } = await desk.activity.listActivity(null)
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'calendar-link-revoked', by: 'ana', about: 'teo' }),
  )
  await desk.calendars.renewCalendar(member)
  expect((await app.request(await link())).status).toBe(200)
  expect((await app.request(first)).status).toBe(404)
})

test('a link that was guessed or changed opens nothing', async () => {
  const { app, desk, member, other, link } = await withFeed()
  await desk.calendars.renewCalendar(member)
  const right = await link()
  const guesses = [
    right.replace(member.id, other.id),
    right.replace('.ics', ''),
    right.replace(/.\.ics$/, (end) => (end === 'A.ics' ? 'E.ics' : 'A.ics')),
    calendarFeedPath(member.id),
    calendarFeedPath(`${member.id}.${'a'.repeat(43)}`),
    calendarFeedPath("x' or 1=1"),
    '/calendar/.ics',
  ]
  for (const guess of guesses) {
    const answer = await app.request(guess)
    expect(answer.status, guess).toBe(404)
  }
})

test('the calendars are limited per network', async () => {
  const { app } = await withFeed({ limiter: memoryLimiter() })
  const path = calendarFeedPath('nobody')
  const { points } = limits['calendar-feeds']
  for (let count = 0; count < points; count += 1) await app.request(path)
  expect((await app.request(path)).status).toBe(429)
})
