import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { freePort } from '#scripts/free-port.ts'
import { type RunningSite, startSite } from '#support/server-process.ts'
import { uncompressed } from './page-facts.ts'

/** A site for the journeys of one file, whose changes would disturb others. */
export function withOwnSite(
  settings: Readonly<Record<string, string>> = { SAMPLE_EVENTS: 'off' },
): void {
  let site: RunningSite | undefined
  let origin: string
  let folder: string
  const before = { url: process.env['JOURNEY_URL'], data: process.env['JOURNEY_DATA'] }

  test.beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'evergreen-site-'))
    const port = String(await freePort())
    site = await startSite({ DATA_DIR: folder, PORT: port, LIMITS: 'off', ...settings })
    origin = `http://localhost:${port}`
    process.env['JOURNEY_URL'] = origin
    process.env['JOURNEY_DATA'] = folder
  })
  test.afterAll(async () => {
    process.env['JOURNEY_URL'] = before.url
    process.env['JOURNEY_DATA'] = before.data
    await site?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  test.use({
    // oxlint-disable-next-line no-empty-pattern -- It is known once the site runs
    baseURL: async ({}, use) => {
      await use(origin)
    },
  })
}

/** Waits until an address contains a text, or no longer does. */
export async function expectOnPage(page: Page, address: string, text: string, isShown = true) {
  await expect(async () => {
    const read = await (await page.request.get(address, { headers: uncompressed })).text()
    expect(read.includes(text), `${address}: ${text}`).toBe(isShown)
  }).toPass({ timeout: 60_000 })
}
