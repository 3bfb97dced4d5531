import { expect, test } from 'vitest'
import { originalFacts } from '#content/company.ts'
import { deskCaller } from '#web/desk/desk-context.ts'
import { deskCookies } from '#web/desk/sign-in/cookies.ts'
import { siteAnswer } from '#web/desk/site/site-answer.ts'
import { browser, deskOn } from '#support/desk.ts'
import { contextOf } from '#support/page-context.ts'
import { testSite } from '#support/test-site.ts'

test('a save that changes the time zone tells its time in the new one', async () => {
  const site = await testSite()
  const desk = deskOn(site)
  const session = await desk.account.findSession(
    (await desk.join('ruth@example.com', 'owner')).session,
  )
  if (session === null) throw new Error('No session')
  const context = contextOf(site)
  context.set(deskCaller, {
    desk,
    session,
    isRemoved: false,
    cookies: deskCookies(null, 'https://evergreen.example'),
    browser,
  })
  const timeIn = (zone: string) =>
    new Date(desk.now()).toLocaleTimeString('en-US', { timeZone: zone, timeStyle: 'short' })
  const saveIn = async (timeZone: string, seen: number) => {
    const facts = { ...originalFacts, timeZone }
    return siteAnswer(await desk.site.publishCompany(facts, seen, session.member), context)
  }
  const [here, there] = ['America/New_York', 'Pacific/Honolulu'] as const
  expect(await saveIn(here, 0)).toMatchObject({ message: `Saved ${timeIn(here)}` })
  expect(await saveIn(there, 1)).toMatchObject({ message: `Saved ${timeIn(there)}` })
})
