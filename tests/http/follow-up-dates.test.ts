import { expect, test } from 'vitest'
import { addDays } from '#domain/time.ts'
import { deskCaller } from '#web/desk/desk-context.ts'
import { action as addRequest } from '#web/desk/pages/new-request.tsx'
import { action as changeRequest } from '#web/desk/pages/request.tsx'
import { deskCookies } from '#web/desk/sign-in/cookies.ts'
import { formContext } from '#web/submitted-form.ts'
import { browser, deskOn } from '#support/desk.ts'
import { contextOf } from '#support/page-context.ts'
import { testSite } from '#support/test-site.ts'

test('a day that is over becomes no follow-up date, from whichever form it comes', async () => {
  const site = await testSite()
  const desk = deskOn(site)
  const { session: token } = await desk.join('ruth@example.com', 'owner')
  const session = (await desk.account.findSession(token)) ?? expect.fail('the session has ended')
  const url = new URL('https://evergreen.example/desk')
  const send = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const context = contextOf(site)
    const cookies = deskCookies(null, url.origin)
    context.set(formContext, form)
    context.set(deskCaller, { desk, session, isRemoved: false, cookies, browser })
    const args = { request: new Request(url, { method: 'POST' }), context, url, pattern: '' }
    return 'intent' in fields
      ? changeRequest({ ...args, params: { requestId: 'r' } })
      : addRequest({ ...args, params: {} })
  }
  const yesterday = addDays(desk.today(), -1)
  const atField = {
    is: 'refused',
    reply: { error: { followUpOn: [expect.stringContaining('over')] } },
  }
  expect(await send({ intent: 'follow-up', seen: '1', on: yesterday })).toMatchObject({
    is: 'failed',
    message: expect.stringContaining('over'),
  })
  const reply = { intent: 'reply', subject: 'Monday?', text: 'Does Monday suit you?' }
  expect(await send({ ...reply, followUpOn: yesterday })).toMatchObject(atField)
  const call = { intent: 'call', outcome: 'reached', followUpOn: yesterday }
  expect(await send(call)).toMatchObject(atField)
  const request = { firstName: 'Rosa', phone: '(470) 555-0188', followUpOn: yesterday }
  expect(await send(request)).toMatchObject(atField)
})
