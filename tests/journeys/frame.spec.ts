import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { brokenWords } from './accessible.ts'
import { comeToRest, desk, phone } from './gallery-page.ts'

/** Waits until the page is hydrated. */
const open = async (page: Page, path = '/') => {
  await openHydrated(page, path)
}

const strip = (page: Page) => page.getByRole('region', { name: 'Contact' })

/** Expects that the page's top hides on the way down, and that phone and quote come back with it. */
async function expectTopHides(page: Page): Promise<void> {
  await expect(strip(page)).toBeInViewport()
  await page.mouse.move(phone.width / 2, phone.height / 2)
  await page.mouse.wheel(0, 90)
  await expect(strip(page)).toBeInViewport()
  await page.mouse.wheel(0, 700)
  await expect(strip(page)).not.toBeInViewport()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await page.mouse.wheel(0, -120)
  await expect(strip(page)).toBeInViewport()
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(strip(page).getByRole('link', { name: /Call/ })).toHaveAttribute(
    'href',
    /^tel:\+1\d{10}$/,
  )
  await strip(page).getByRole('link', { name: 'Get My Free Quote' }).click()
  await expect(page).toHaveURL('/get-a-quote')
}

test.describe('on a wide screen', () => {
  test.use({ viewport: desk })

  test('the strip and the footer lead on, coming back restores the scroll position, the menu opens the services by keyboard, and a new page takes the focus', async ({
    page,
  }) => {
    await open(page)

    await test.step('the strip carries the mailbox, the address and the four networks', async () => {
      const href = (name: string | RegExp) =>
        strip(page).getByRole('link', { name }).getAttribute('href')
      expect(await href('hello@evergreen.example')).toBe('mailto:hello@evergreen.example')
      expect(await href(/2450 Nursery Lane, Cumming, GA 30040/)).toMatch(/^https:.*Cumming/)
      expect(await href(/^X /)).toMatch(/^https:\/\/x\.com\//)
      expect(await href(/^Facebook/)).toMatch(/^https:\/\/www\.facebook\.com\//)
      expect(await href(/^Instagram/)).toMatch(/^https:\/\/www\.instagram\.com\//)
      expect(await href(/^LinkedIn/)).toMatch(/^https:\/\/www\.linkedin\.com\//)
    })

    await test.step('the footer leads to the map, the mailbox and this year', async () => {
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: /Cumming, GA/ })).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/search\/.*Cumming/,
      )
      await expect(footer.getByRole('link', { name: /hello@/ })).toHaveAttribute(
        'href',
        /^https:\/\/mail\.google\.com\/mail\/\?view=cm/,
      )
      const inTown = { timeZone: 'America/New_York', year: 'numeric' } as const
      const year = new Intl.DateTimeFormat('en-US', inTown).format(Date.now())
      await expect(footer).toContainText(`© ${year}`)
    })

    await test.step('the top never hides while the keyboard is inside', async () => {
      const call = strip(page).getByRole('link', { name: /Call/ })
      await call.focus()
      await page.mouse.move(700, 500)
      await page.mouse.wheel(0, 900)
      await page.waitForFunction(() => window.scrollY > 800)
      await expect(strip(page)).toBeInViewport()
      await call.blur()
      await page.evaluate(() => window.scrollTo(0, 0))
    })

    await test.step('coming back to a page restores the scroll position', async () => {
      const link = page.locator('main a[href^="/services/"]').last()
      await link.scrollIntoViewIfNeeded()
      await comeToRest(page)
      const before = (await link.boundingBox())?.y ?? 0
      await link.click()
      await expect(page).not.toHaveURL('/')
      await page.goBack()
      await expect(page).toHaveURL('/')
      // A card under the pointer rises by 4 px.
      const moved = async () => Math.abs(((await link.boundingBox())?.y ?? Infinity) - before)
      await expect.poll(moved).toBeLessThan(5)
      await page.evaluate(() => window.scrollTo(0, 0))
    })

    await test.step('Escape returns to the word of the services, they close when the keyboard moves on, and stay in view while the page scrolls', async () => {
      const button = page.getByRole('button', { name: 'Services', exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      const menu = page.getByRole('navigation', { name: 'Main' })
      await expect(menu.getByRole('link', { name: 'Stone & Aggregates' })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await expect(menu.getByRole('link', { name: 'Landscaping Services' })).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await expect(
        menu.getByRole('link', { name: 'Irrigation & Drainage Solutions' }),
      ).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await expect(menu.getByRole('link', { name: 'Stone & Aggregates' })).toBeHidden()

      const products = page.getByRole('link', { name: 'Products', exact: true }).first()
      await button.click()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await products.focus()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      // A menu opened by pointing closes without moving the focus.
      await page.mouse.move(700, 800)
      await button.hover()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.mouse.move(700, 800)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await button.hover()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      await expect(products).toBeFocused()

      await button.click()
      await page.mouse.move(700, 800)
      await page.mouse.wheel(0, 900)
      await page.waitForFunction(() => window.scrollY > 800)
      await expect(page.getByRole('banner')).toBeInViewport()
    })

    await strip(page).getByRole('link', { name: 'Get My Free Quote' }).press('Enter')
    await expect(page).toHaveURL('/get-a-quote')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu keeps the focus and leads to a service, and the top of the page hides on the way down', async ({
    page,
  }) => {
    await open(page)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('dialog', { name: 'Menu' })

    await test.step('the menu keeps the focus inside and gives it back', async () => {
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toBeVisible()
      const close = menu.getByRole('button', { name: 'Close menu' })
      await expect(close).toBeFocused()
      // In its first frame the menu has no other target for the focus.
      const last = menu.getByRole('link', { name: /LinkedIn/ })
      await expect(last).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(last).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(button).toBeFocused()
    })

    await test.step('it leaves nothing under it in reach, closes by a press beside it, leads to a service, and goes away when the window grows wide', async () => {
      await button.click()
      await expect(menu).toBeVisible()
      await expect(page.getByRole('main')).toHaveAttribute('inert')
      await page.mouse.click(10, 400)
      await expect(menu).toBeHidden()
      await expect(page.locator('[inert]:not(main *)')).toHaveCount(0)
      expect(new URL(page.url()).pathname).toBe('/')

      await button.click()
      await menu.getByText('Services', { exact: true }).click()
      const link = menu.getByRole('link', { name: 'Soil & Mulch' })
      await expect(link).toBeVisible()
      await expect(link).toHaveAttribute('href', '/services/soil-mulch')

      await page.setViewportSize(desk)
      await expect(menu).toBeHidden()
      const services = page.getByRole('button', { name: 'Services', exact: true })
      await services.click()
      await expect(services).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await page.setViewportSize(phone)
    })

    await test.step('phone and quote are whole when a visitor spaces letters and words wide', async () => {
      const spaced = await page.addStyleTag({
        content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      })
      const box = await strip(page).getByRole('link', { name: 'Get My Free Quote' }).boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
      await spaced.evaluate((style) => {
        if (style instanceof Element) style.remove()
      })
    })

    await test.step('the top hides on the way down, comes back on the way up, and keeps phone and quote one tap away', () =>
      expectTopHides(page))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone })

  test('the page can be read, the phone dialed and every page reached', async ({ page }) => {
    await page.goto('/')
    await expect(
      page.getByRole('heading', { name: 'Landscaping Services', exact: true }).first(),
    ).toBeVisible()
    await expect(strip(page).getByRole('link', { name: /Call/ })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    const footer = page.getByRole('contentinfo')
    await expect(footer).toBeInViewport()
    await expect(footer.getByRole('link', { name: 'Plants & Sod' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Products' })).toBeInViewport()
  })
})

test('no word of the frame, the RSVP or the trail of an article breaks on a phone with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  // Text that is replaced before hydration makes React render the page anew, under a press.
  await openHydrated(page, '/events/event-details?eventid=bonsai-evening')
  const skip = await page.getByRole('link', { name: 'Skip to content' }).boundingBox()
  expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThan(0)
  const quote = strip(page).getByRole('link', { name: 'Get My Free Quote' })
  expect(await quote.evaluate((link) => link.scrollHeight - link.clientHeight)).toBe(0)
  await expect(strip(page).getByRole('link', { name: /^Call/ }).locator('svg')).toBeVisible()
  const bar = page.locator('[data-lower-bar]', { hasText: 'RSVP' })
  const card = page.getByRole('region', { name: 'RSVP' })
  const frame = [strip(page), page.getByRole('banner'), page.getByRole('contentinfo')]
  for (const part of [...frame, bar, card]) {
    expect(await part.evaluate(brokenWords)).toEqual([])
  }
  await page.goto('/mulching')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  expect(await trail.evaluate(brokenWords)).toEqual([])
  // The address of a mailbox may be longer than a line, on a wider phone too.
  await page.setViewportSize({ width: 600, height: 900 })
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })
  for (const [link, heading] of [
    [quote, 'Get Your Free Quote'],
    [privacy, 'Privacy'],
  ] as const) {
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const replaced = await page.getByRole('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      let count = 0
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (!text.textContent?.includes('hello@')) continue
        text.textContent = text.textContent.replace('hello@', `${'gardens'.repeat(9)}@`)
        count += 1
      }
      return count
    })
    expect(replaced, heading).toBeGreaterThan(0)
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed, heading).toBe(600)
  }
})
