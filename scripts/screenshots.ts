/**
 * `npm run screenshots`: starts the built site on data of its own and takes a picture of every
 * route at four widths into `screenshots/`. Words after the command choose routes by what their
 * address contains: `npm run screenshots -- services quote`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { prerenderedPaths } from '#web/paths.ts'
import { chromiumFlags, findChromium } from './chromium.ts'

const root = path.join(import.meta.dirname, '..')
const target = path.join(root, 'screenshots')
const widths = [390, 820, 1440, 1920] as const
const port = Number(process.env['PORT'] ?? 4200)
const origin = `http://localhost:${port}`

const chosen = process.argv.slice(2)
const routes = [...prerenderedPaths, '/events', '/nothing-here'].filter(
  (route) => chosen.length === 0 || chosen.some((word) => route.includes(word)),
)
const data = mkdtempSync(path.join(tmpdir(), 'evergreen-screenshots-'))
const server = spawn(process.execPath, ['src/server.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'warn' },
  stdio: 'inherit',
})
const executablePath = findChromium()
const browser = await chromium.launch({
  args: [...chromiumFlags],
  ...(executablePath === undefined ? {} : { executablePath }),
})
try {
  await answers()
  mkdirSync(target, { recursive: true })
  for (const width of widths) await takeAll(browser, width)
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}

async function takeAll(chrome: Browser, width: number): Promise<void> {
  const context = await chrome.newContext({
    viewport: { width, height: width < 800 ? 844 : 900 },
    reducedMotion: 'reduce',
    baseURL: origin,
  })
  const page = await context.newPage()
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'networkidle' })
    await showAll(page)
    const name = route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')
    await page.screenshot({ path: path.join(target, `${name}-${width}.png`), fullPage: true })
  }
  await context.close()
}

/** Pictures below the fold are fetched when they come near; here they come at once. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.allSettled([...document.images].map((picture) => picture.decode()))
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, 0)
  })
  await page.waitForTimeout(300)
}

async function answers(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error('The site did not start')
}
