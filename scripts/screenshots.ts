/**
 * `npm run screenshots`: starts the built site on its own data and takes a picture of every route
 * at four widths into `screenshots/`. Arguments choose the routes whose address contains one: `npm
 * run screenshots -- services quote`. With `--readme` it takes the first screens that README.md
 * shows, two of them of a demo's desk, into `docs/screenshots/`.
 */
import './without-settings.ts'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { root, startSite } from '#bench/site.ts'
import { paths } from '#domain/site/paths.ts'
import { pagePaths } from '#scripts/site-content.ts'
import { openChromium } from './chromium.ts'
import { takeDesk } from './desk-screenshots.ts'

const target = path.join(root, 'screenshots')
const widths = [390, 820, 1440, 1920] as const
const forReadme = [
  { name: 'home', route: '/', width: 1440 },
  { name: 'service', route: '/services/soil-mulch', width: 1440 },
  { name: 'quote-on-a-phone', route: '/get-a-quote', width: 390 },
] as const

const chosen = process.argv.slice(2)
const madeOnRequest = [
  paths.events,
  paths.event('container-garden-workshop'),
  paths.eventSuccess,
  paths.eventFailure,
  '/nothing-here',
]
const routes = [...pagePaths, ...madeOnRequest].filter(
  (route) => chosen.length === 0 || chosen.some((word) => route.includes(word)),
)
// Opened before the server, which would keep running if there was no browser.
const browser = await openChromium()
const site = await startSite()
try {
  if (chosen.includes('--readme')) await takeForReadme(browser)
  else for (const width of widths) await takeAll(browser, width)
} finally {
  await browser.close()
  await site.stop()
}

async function takeAll(chrome: Browser, width: number): Promise<void> {
  mkdirSync(target, { recursive: true })
  const page = await pageOf(chrome, width)
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'networkidle' })
    await showAll(page)
    const name = route === '/' ? 'home' : route.slice(1).replaceAll(/[/?=]/g, '-')
    await page.screenshot({ path: path.join(target, `${name}-${width}.png`), fullPage: true })
  }
  await page.context().close()
}

async function takeForReadme(chrome: Browser): Promise<void> {
  const folder = path.join(root, 'docs/screenshots')
  mkdirSync(folder, { recursive: true })
  for (const { name, route, width } of forReadme) {
    const page = await pageOf(chrome, width)
    await page.goto(route, { waitUntil: 'networkidle' })
    await keep(name, await page.screenshot())
    await page.context().close()
  }
  await takeDesk(chrome, keep)

  async function keep(name: string, picture: Buffer): Promise<void> {
    await sharp(picture)
      .webp({ quality: 82 })
      .toFile(path.join(folder, `${name}.webp`))
  }
}

async function pageOf(chrome: Browser, width: number): Promise<Page> {
  const context = await chrome.newContext({
    viewport: { width, height: width < 800 ? 844 : 900 },
    reducedMotion: 'reduce',
    baseURL: site.url,
  })
  return context.newPage()
}

/** Pictures load lazily near the screen; this loads all of them at once. */
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
