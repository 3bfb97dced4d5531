import path from 'node:path'
import { expect, test } from 'vitest'
import { openSqlite } from '#adapters/sql/database.ts'
import { sqlLeadStore } from '#adapters/sql/requests/lead-store.ts'
import { recordPeriods, defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { monthsBefore } from '#domain/time.ts'
import { newDataFolder } from '#support/databases.ts'
import { draft, newLead } from '#support/leads.ts'
import { openTestSite, stoppedWithTest } from '#support/in-process-server.ts'
import { runManage } from '#support/run-manage.ts'
import { eventually } from '#support/server-process.ts'
import { storesOf } from '#support/stores-of-settings.ts'

test('a running server forgets leads after the months that its owner set, and says so', async () => {
  const folder = newDataFolder()
  const database = openSqlite(path.join(folder, 'site.db'))
  const leads = sqlLeadStore(database)
  for (const months of [2, 4]) {
    const id = `months-${months}`
    const createdAt = monthsBefore(Date.now(), months)
    await leads.saveContact(newLead({ id, idempotencyKey: id, createdAt }), draft())
  }
  await database.close()

  const settings = {
    DATA_DIR: folder,
    RETAIN_LEADS_MONTHS: '3',
    RETAIN_BOOKINGS_MONTHS: '0',
  }
  const site = stoppedWithTest(await openTestSite(settings))
  await eventually(() => site.log().includes('kept long enough'))
  // Both the page and its data contain it.
  for (const address of ['/privacy', '/privacy.data']) {
    const page = await (await fetch(site.url + address)).text()
    expect(page).toContain('Requests for a quote are erased 3 months after we last worked on them.')
    expect(page).toContain('answers of guests are kept until you ask us to erase them.')
    expect(page).not.toContain('[how long')
  }
  const { out } = await runManage(['leads', 'list', '--json'], settings)
  expect(JSON.parse(out)).toMatchObject([{ id: 'months-2' }])
})

test('a period set at the desk in one process replaces the environment’s, on cached pages of another', async () => {
  const settings = { DATA_DIR: newDataFolder(), RETAIN_LEADS_MONTHS: '3', SAMPLE_EVENTS: 'off' }
  const site = stoppedWithTest(await openTestSite(settings))
  const privacy = async () => (await fetch(`${site.url}/privacy`)).text()
  expect(await privacy()).toContain('erased 3 months after we last worked on them')
  const stores = await storesOf(settings)
  const periods = { ...defaultRecordPeriods, requestMonths: 9 }
  const actor = { by: null, at: Date.now() }
  expect((await stores.settings.save(recordPeriods, periods, 0, actor)).ok).toBe(true)
  await eventually(async () => {
    const page = await privacy()
    return page.includes('erased 9 months after we last worked on them')
  })
})
