import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { freePort } from '#scripts/free-port.ts'
import { type RunningSite, startSite } from '#support/running-site.ts'
import { expectAccessible } from './accessible.ts'
import { workAsOwner } from './desk-page.ts'

// Many steps, each of them saved.
test.slow()
test.describe.configure({ mode: 'serial' })

/** A site of its own: what these journeys change would be on the pages that others read. */
let site: RunningSite
let origin: string
const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-site-'))
const before = { url: process.env['JOURNEY_URL'], data: process.env['JOURNEY_DATA'] }

test.beforeAll(async () => {
  const port = String(await freePort())
  site = await startSite({ DATA_DIR: folder, PORT: port, LIMITS: 'off', SAMPLE_EVENTS: 'off' })
  origin = `http://localhost:${port}`
  process.env['JOURNEY_URL'] = origin
  process.env['JOURNEY_DATA'] = folder
})
test.afterAll(async () => {
  process.env['JOURNEY_URL'] = before.url
  process.env['JOURNEY_DATA'] = before.data
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Reads pages as visitors do, until all of them say it, or none does. */
async function everyPage(page: Page, text: string, isSaid: boolean) {
  for (const address of ['/', '/contact', '/products', '/events', '/privacy', '/blog']) {
    await expect(async () => {
      const read = await (await page.request.get(origin + address)).text()
      expect(read.includes(text), `${address}: ${text}`).toBe(isSaid)
    }).toPass({ timeout: 5_000 })
  }
}

/** What the assistant says of our hours. */
async function chatHours(page: Page): Promise<string> {
  return (await page.request.get(`${origin}/chat-book.json`)).text()
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px an owner closes a day, changes the phone, and takes both back`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height })
    await workAsOwner(page, 'Ruth Site')
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    if (width < 960) await rooms.getByRole('button', { name: 'More' }).click()
    await rooms.getByRole('link', { name: 'Site' }).click()
    const days = page.locator('section', { hasText: 'Holidays and closed days' }).first()
    await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()
    await expectAccessible(page)

    await days.getByRole('button', { name: 'Close today' }).click()
    await expect(days.getByText(/^Saved /)).toBeVisible()
    await everyPage(page, 'Closed today', true)
    const visitor = await context.newPage()
    await visitor.goto(`${origin}/contact`)
    await expect(visitor.getByRole('complementary', { name: 'Notices' })).toHaveText('Closed today')
    await expectAccessible(visitor)
    await visitor.getByRole('button', { name: 'Chat with us' }).click()
    await visitor.getByRole('button', { name: 'Working Hours' }).click()
    await expect(visitor.getByRole('log').getByText('Closed').first()).toBeVisible()
    await visitor.close()
    await days.getByRole('button', { name: 'Undo' }).click()
    await expect(days.getByText('Taken back.')).toBeVisible()
    await everyPage(page, 'Closed today', false)

    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await days.getByLabel('Day').fill(soon)
    await days.getByLabel('Name').fill('Harvest Fair')
    await days.getByLabel('Opens').fill('10:00')
    await days.getByRole('button', { name: 'Add day' }).click()
    await expect(days.getByText('Enter both times')).toBeVisible()
    await expectAccessible(page)
    await days.getByLabel('Closes').fill('12:30')
    await days.getByRole('button', { name: 'Add day' }).click()
    await expect(days.getByText('10 AM to 12:30 PM')).toBeVisible()
    await everyPage(page, 'Open 10 AM to 12:30 PM on', true)
    expect(await chatHours(page)).toContain('Harvest Fair')
    await days.getByRole('button', { name: /^Remove .*Harvest Fair$/ }).click()
    await expect(days.getByText('None. Every day is as usual.')).toBeVisible()
    await everyPage(page, 'Harvest Fair', false)

    const banner = page.locator('section', { hasText: 'Banner' }).first()
    await banner.getByLabel('Text').fill(`Pumpkins at ${width}`)
    await banner.getByRole('button', { name: 'Save banner' }).click()
    await expect(banner.getByText(/^Saved /)).toBeVisible()
    await everyPage(page, `Pumpkins at ${width}`, true)
    await banner.getByRole('button', { name: 'Take it down' }).click()
    await expect(banner.getByLabel('Text')).toHaveValue('')
    await everyPage(page, `Pumpkins at ${width}`, false)

    const company = page.getByRole('button', { name: 'Save company' })
    await page.getByLabel('Phone').fill('828 555')
    await company.click()
    await expect(page.getByText('Enter 10 digits.')).toBeVisible()
    await page.getByLabel('Phone').fill('828 555 0123')
    await company.click()
    await expect(page.getByText(/^Saved /).last()).toBeVisible()
    await everyPage(page, '(828) 555-0123', true)
    await everyPage(page, '555-0142', false)
    expect(await chatHours(page)).toContain('(828) 555-0123')
    await page.getByLabel('Monday: opens').fill('09:30')
    await company.click()
    await everyPage(page, '9:30 AM to 7 PM', true)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Company: back to the original' }).click()
    await expect(page.getByLabel('Phone')).toHaveValue('(770) 555-0142')
    await everyPage(page, '(828) 555-0123', false)
    await everyPage(page, 'Monday to Saturday', true)
  })
}
