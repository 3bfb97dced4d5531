import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderMarkup } from '#adapters/mail/email-markup.tsx'
import { createLog } from '#adapters/system/log.ts'
import { siteContent } from '#scripts/site-content.ts'
import { newDataFolder } from '#support/databases.ts'
import { draft, newLead } from '#support/leads.ts'
import { startBackgroundWork } from './background.ts'
import { readConfig } from './config.ts'
import { composeDependencies, senderOf } from './dependencies.ts'
import { addressIn } from './settings.ts'
import { openStores } from './stores.ts'

test('an email leaves with the write that queued it, not with the next look at the clock', async () => {
  const config = readConfig({ DATA_DIR: newDataFolder() })
  const log = createLog('silent')
  const stores = await openStores(config, log)
  onTestFinished(() => stores.database.close())
  const dependencies = await composeDependencies(config, log, stores, () => siteContent)
  // Work that repeats after a pause does not run again.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
  const work = startBackgroundWork(config, log, dependencies, renderMarkup)
  onTestFinished(() => work.stop())

  await stores.leads.saveContact(newLead({ createdAt: Date.now() }), draft())
  const until = performance.now() + 50_000
  const states = async () => (await stores.outbox.list(10)).map(({ state }) => state)
  while ((await states())[0] !== 'sent' && performance.now() < until) await nextTurn()
  expect(await states()).toEqual(['sent'])
})

test.each([
  ['Evergreen', 'Evergreen'],
  ['Lopez, Sons', 'Lopez, Sons'],
  ['Bob: Lawns; Beds', 'Bob: Lawns; Beds'],
  ['The "Garden" <3', 'The Garden 3'],
])('email comes from the company that is called %s', (shortName, name) => {
  const sender = senderOf({ mailFrom: null }, { shortName, email: 'hello@evergreen.example' })
  expect(sender).toBe(`"${name}" <hello@evergreen.example>`)
  expect(addressIn(sender)).toBe('hello@evergreen.example')
})
