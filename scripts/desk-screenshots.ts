import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { dateOf, instantAt } from '#domain/time.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { freePort } from './free-port.ts'

/** The desk's pictures in README.md. */
const pictures = [
  { name: 'desk-today', width: 1440, open: async (page: Page) => void (await page.goto('/desk')) },
  {
    name: 'desk-request-on-a-phone',
    width: 390,
    open: async (page: Page) => {
      await page.goto(deskPaths.requests)
      await page.getByRole('link', { name: 'Marisol Whitaker' }).click()
      await page.getByRole('heading', { name: 'Marisol Whitaker' }).waitFor()
    },
  },
] as const

/** A fixed working morning: a picture taken at night would show no waiting requests. */
const time = '10:20'

/** Takes the first screens of a demo's desk. */
export async function takeDesk(
  browser: Browser,
  keep: (name: string, picture: Buffer) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-demo-'))
  const shift = instantAt(dateOf(Date.now(), company.timeZone), time, company.timeZone) - Date.now()
  const clock = `const now = Date.now; Date.now = () => now() + ${shift}`
  const demo = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, 'src/demo/demo.ts'],
    {
      cwd: path.join(import.meta.dirname, '..'),
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DEMO_DIR: folder,
        PORT: String(await freePort()),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<void>((done) => demo.once('exit', () => done()))
  try {
    const link = await new Promise<string>((done, failed) => {
      let out = ''
      demo.once('exit', () => failed(new Error(`The demo did not start: ${out}`)))
      demo.stdout.on('data', (chunk) => {
        out += chunk
        const found = /http:\S+\/desk\/join#\S+/.exec(out)?.[0]
        if (found !== undefined) done(found)
      })
    })
    const context = await browser.newContext({
      baseURL: new URL(link).origin,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(link)
    await page.getByLabel('Your name').fill('Ruth Calloway')
    await page.getByRole('button', { name: 'Join' }).click()
    await page.getByRole('link', { name: 'Not on this device' }).click()
    await page.getByRole('navigation', { name: 'Rooms' }).waitFor()
    for (const { name, width, open } of pictures) {
      await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
      await open(page)
      await page.evaluate(() => document.fonts.ready)
      await keep(name, await page.screenshot())
    }
    await context.close()
  } finally {
    demo.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
