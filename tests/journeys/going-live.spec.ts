import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { workAsOwner } from './desk-page.ts'
import { withOwnSite } from './own-site.ts'
import { uncompressed } from './page-facts.ts'

// A whole company is set up, page after page.
test.slow()

// A server of its own with an empty folder: only the settings that no page can change.
withOwnSite({ MAIL_FROM: 'hello@bluebird.test', LEADS_TO: 'hello@bluebird.test' })

/**
 * Traces of the sample company. Evergreen plants are followed by another word, or begin with a
 * small letter.
 */
const traces = [
  /\bEvergreen\b(?! (?:and|shrubs|trees|hedges))/,
  /evergreen[._-]example/,
  /\bCumming\b/,
  /Forsyth/,
  /Alpharetta/,
  /555-0142/,
  /7705550142/,
  /Nursery Lane/,
  /30040/,
  /icon-v1|icon-\d+-v1/,
  /ink on evergreen/,
] as const

function expectNoTrace(text: string, where: string): void {
  for (const trace of traces) {
    const at = text.search(trace)
    const found = at < 0 ? null : text.slice(Math.max(0, at - 60), at + 60)
    expect(found, `${where}: ${trace.source}`).toBeNull()
  }
}

/** Every address reachable from home by links. */
async function crawl(page: Page): Promise<readonly string[]> {
  const { origin } = new URL(page.url())
  const feeds = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/search-index.json']
  const waiting = [
    '/',
    ...feeds,
    '/chat-book.json',
    '/desk/sign-in',
    '/blog/rss.xml',
    '/no-such-page',
    '/events',
  ]
  const seen = new Set<string>()
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (seen.has(address)) continue
    seen.add(address)
    const answer = await page.request.get(address, { headers: uncompressed })
    const text = await answer.text()
    expectNoTrace(text, address)
    const links = [
      ...text.matchAll(/href="(\/[^"#]*)"/g),
      ...text.matchAll(new RegExp(`<loc>${origin}(/[^<]*)</loc>`, 'g')),
    ].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    waiting.push(...links.filter((link) => !/^\/(?:assets|media|desk|api)\b/.test(link)))
  }
  return [...seen]
}

test('Bluebird Gardens of Asheville takes the place of the sample company by the checklist alone', async ({
  page,
}) => {
  await workAsOwner(page, 'Wren Bluebird')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: /^Your site is not launched yet/ }).click()

  await page.getByRole('link', { name: 'Company', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Company', exact: true })).toBeInViewport()
  const company = page.locator('form').filter({ hasText: 'Opening hours' })
  const fill = (label: string, value: string) =>
    company.getByLabel(label, { exact: true }).fill(value)
  await fill('Name', 'Bluebird Gardens & Nursery')
  await fill('Short name', 'Bluebird Gardens')
  await fill('Phone', '(828) 555-0123')
  await fill('Email', 'customer-relations@bluebird-gardens-asheville.test')
  // Long, which the strip above the header must bear.
  await fill('Street', '18 Haywood Road, Building 4, Suite 210, River Arts')
  await fill('City', 'Asheville')
  await fill('State', 'NC')
  await fill('ZIP', '28806')
  await fill('Where events are held', 'Bluebird Barn')
  await fill('County', 'Buncombe County')
  await fill('Region', 'western North Carolina')
  await fill('Other towns you serve', 'Weaverville, Black Mountain')
  for (const network of ['X', 'Facebook', 'Instagram', 'LinkedIn']) await fill(network, '')
  await company.getByRole('button', { name: 'Mark closed, Sunday' }).click()
  await company.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible()
  // The ZIP code determines the position.
  await expect(company.getByLabel('Latitude')).toHaveValue(/^35\./)
  await expect(company.getByLabel('Sunday: opens')).toHaveValue('')

  // Without a logo, home screens show the initials.
  const initials = await page.request.get('/media/icons/BG-1f3b2c-180.png')
  expect(await sharp(await initials.body()).metadata()).toMatchObject({ width: 180, height: 180 })

  await page.getByRole('link', { name: 'Going live' }).click()
  await expect(page.getByText('Done')).toHaveCount(2)
  await page.getByLabel('Main color', { exact: true }).fill('#9fc5e8')
  await page.getByRole('button', { name: 'Save logo and colors' }).click()
  await expect(page.getByText(/^Too pale for headings/)).toBeVisible()
  await page.getByLabel('Main color', { exact: true }).fill('#1b3a5c')
  await page.getByLabel('Links', { exact: true }).fill('#24618e')
  await page.getByLabel('Quote button', { exact: true }).fill('#a63d00')
  await page.getByRole('button', { name: 'Logo: choose a picture' }).click()
  const logo = await sharp({
    create: { width: 400, height: 400, channels: 4, background: '#0000' },
  })
    .composite([
      {
        input: { create: { width: 300, height: 200, channels: 3, background: '#ffffff' } },
        left: 50,
        top: 100,
      },
    ])
    .png()
    .toBuffer()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'bluebird.png', mimeType: 'image/png', buffer: logo })
  await expect(dialog).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByText('Our logo')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Our logo')).toBeVisible()
  await page.getByRole('button', { name: 'Save logo and colors' }).click()
  await expect(page.getByText('Yours', { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').locator('img')).toHaveAttribute(
    'src',
    /^\/media\/uploads\//,
  )
  // Without the logo the leaf is shown again, until Undo.
  await page.getByRole('button', { name: 'Remove the logo' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Logo: choose a picture' })).toBeFocused()
  await page.getByRole('button', { name: 'Save logo and colors' }).click()
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('banner').locator('img')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible()

  await expect(page.getByRole('listitem').filter({ hasText: 'Bonsai Evening' })).toHaveText(
    /^Bonsai Evening.*, 20\d\d$/,
  )
  await page.getByRole('button', { name: 'Remove 6 sample events' }).click()
  await expect(page.getByText('Bonsai Evening')).toHaveCount(0)
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText(/^On its way to/)).toBeVisible()
  await expect(page.getByText(/^Stripe is not set up.*test payments are on/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Test Stripe’s webhook' })).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: /^Name/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Town/ })).toHaveCount(0)
  await expect(page.getByText(/that feed Lake Lanier/)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^Soil/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Climate/ })).toBeVisible()
  const climate = page.locator('section').filter({
    has: page.getByRole('heading', { name: /^Climate/ }),
  })
  await climate.locator('summary').last().click()
  await expect(climate.getByRole('link', { name: /^Edit \/services\// }).last()).toBeVisible()
  const edit = climate.getByRole('link', { name: 'Edit /about' }).first()
  await expect(edit).toHaveAttribute('href', '/desk/site/texts/about-page')

  await page.getByRole('link', { name: 'Redirects' }).first().click()
  const list = page.getByLabel('Old and new addresses')
  await list.fill('/our-story.html,/about\n/rose.html,/nowhere')
  await page.getByRole('button', { name: 'Add redirects' }).click()
  await expect(page.getByText('Line 2: “/nowhere” is not a page of this site.')).toBeVisible()
  await list.fill('Old,New\n/our-story.html,/about\nhttps://www.bluebird.test/Shop?id=3,/products')
  await page.getByRole('button', { name: 'Add redirects' }).click()
  await expect(page.getByText('leads to /products')).toBeVisible()
  await expectAccessible(page)
  const moved = await page.request.get('/Our-Story.html', { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, '/about'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goBack()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Launch' }).click()
  await expect(page.getByText('Launched. Search engines may show the site.')).toBeVisible()

  await page.goto('/desk')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Your site is not launched yet')).toHaveCount(0)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#1b3a5c')

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Contact' })
  await expect(strip.getByRole('link', { name: 'Get My Free Quote' })).toBeInViewport({ ratio: 1 })
  const phone = await strip.getByRole('link', { name: /^Call/ }).evaluate((link) => {
    const text = document.createRange()
    text.selectNodeContents(link.lastChild ?? link)
    return text.getClientRects().length
  })
  expect(phone, 'lines of the phone number').toBe(1)

  // Another process would show it within two seconds; this one at once.
  const addresses = await crawl(page)
  expect(addresses.length).toBeGreaterThan(25)
  const home = await (await page.request.get('/')).text()
  expect(home).toContain('--color-evergreen:#1b3a5c')
  expect(home).toContain('Asheville, North Carolina')
  const manifest: unknown = await (await page.request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ short_name: 'Bluebird Gardens', theme_color: '#1b3a5c' })
  const [icon = ''] = /\/media\/icons\/[0-9a-f-]+-180\.png/.exec(home) ?? []
  for (const address of [icon, '/favicon.ico']) {
    const drawn = sharp(await (await page.request.get(address)).body())
    const { data } = await drawn.raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0x1b, 0x3a, 0x5c])
  }
  const mails = path.join(process.env['JOURNEY_DATA'] ?? '', 'mail')
  const emails = readdirSync(mails).map((name) => readFileSync(path.join(mails, name), 'utf8'))
  const ours = emails.filter((email) => email.includes('Test email from Bluebird'))
  expect(ours).toHaveLength(1)
  for (const email of ours) {
    expectNoTrace(email, 'the test email')
    const [inHead = ''] =
      /\/media\/icons\/[0-9a-f-]+-email\.png/.exec(email.replaceAll(/=\r?\n/g, '')) ?? []
    const drawn = sharp(await (await page.request.get(inHead)).body())
    expect(await drawn.metadata()).toMatchObject({ format: 'png', width: 88, height: 88 })
  }
})
