import { expect, type Page, test } from '@playwright/test'
import { cutPlaceholders } from './accessible.ts'
import { expectBare, sheets } from './page-facts.ts'
import { fillQuote, openQuote, type QuoteForm } from './quote-page.ts'

test('the whole form can be filled and sent with the keyboard, a wide window shows which sections are done, and the printed success hides the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const form = await openQuote(page)

  await test.step('the whole form can be filled and sent with the keyboard', () =>
    sendByKeyboard(page, form))

  // The form starts over.
  const rail = page.getByRole('navigation', { name: 'Sections of the form' })
  await expect(rail.getByRole('link')).toHaveText([
    'Contact',
    'Address',
    'Service Address',
    'Project Details',
    'Additional Notes (Optional)',
  ])
  await fillQuote(form)
  await expect(rail.getByRole('link')).toHaveText([
    'Contact (done)',
    'Address (done)',
    'Project Details (done)',
    'Additional Notes (Optional)',
  ])
  await expect(rail.getByRole('link', { name: 'Project Details' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await form.zip.fill('300')
  await expect(rail.getByRole('link', { name: 'Address', exact: true })).toHaveAttribute(
    'aria-current',
    'step',
  )
  await form.zip.fill('30040')

  await test.step('the success of a quote request hides the form; then the emptied form shows its start', async () => {
    await form.service('Stone & Aggregates').check()
    await form.submit.click()
    await expect(form.dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
    const title = page.locator('form h2')
    await expect(title).toBeInViewport()
    await page.emulateMedia({ media: 'print' })
    await expectBare(page)
    await expect(page.getByText('Your request has been submitted successfully!')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'New Request' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Rather talk it over?' })).toBeHidden()
    expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1)

    await page.emulateMedia({ media: 'screen' })
    await form.close.click()
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport()
    await expect(rail.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'aria-current',
      'step',
    )
  })
})

async function sendByKeyboard(page: Page, form: QuoteForm): Promise<void> {
  const { keyboard } = page
  await form.firstName.focus()
  const typed = ['Ann', 'Lee', 'ann@example.com', '7705550142', '12 Oak Street', 'Cumming', 'GA']
  for (const text of [...typed, '30040']) {
    await keyboard.type(text)
    await keyboard.press('Escape')
    await keyboard.press('Tab')
  }
  await expect(form.addressType).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(form.addressType).toHaveValue('Business')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(form.sameAddress).toBeChecked()
  await keyboard.press('Tab')
  await keyboard.type('New mulch for two front beds.')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await form.submit.focus()
  await keyboard.press('Enter')
  await expect(form.close).toBeFocused()
  await keyboard.press('Tab')
  await expect(form.dialog).toBeVisible()
  await keyboard.press('Escape')
  await expect(form.dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'New Request' })).toBeFocused()
}

const rightOf = (box: { readonly x: number; readonly width: number } | null) =>
  box === null ? Number.NaN : box.x + box.width

test('on a phone, the Next key moves on instead of sending, and materials are in two columns with whole words', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const form = await openQuote(page)
  await form.firstName.tap()
  await page.keyboard.type('Ann')
  await page.keyboard.press('Enter')
  await expect(form.lastName).toBeFocused()
  await expect(form.dialog).toHaveCount(0)

  await form.service('Soil & Mulch').check()
  await form.service('Stone & Aggregates').check()
  const tiles = form.materials.locator('label')
  await expect(tiles.nth(1)).toBeVisible()
  const boxes = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()))
  expect(boxes[1]?.y).toBe(boxes[0]?.y)
  expect(Math.min(...boxes.map((box) => Math.round(box?.height ?? 0)))).toBeGreaterThanOrEqual(44)
  for (const width of [390, 375, 320]) {
    await page.setViewportSize({ width, height: 844 })
    const broken = await tiles.evaluateAll((all) =>
      all.flatMap((tile) => {
        const words = tile.querySelector<HTMLElement>('span:last-child')
        if (words === null) return [tile.outerHTML]
        words.style.overflowWrap = 'normal'
        return words.scrollWidth > words.clientWidth ? [words.textContent] : []
      }),
    )
    expect(broken, `${width} px`).toEqual([])
  }
  // With text at 200 % a single column is wide enough.
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  expect(await cutPlaceholders(page)).toEqual([])
  const card = await page.locator('form').filter({ has: form.materials }).boundingBox()
  const materials = await form.materials.boundingBox()
  const tile = await tiles.first().boundingBox()
  expect(rightOf(materials)).toBeLessThan(rightOf(card))
  expect(rightOf(tile)).toBeLessThan(rightOf(materials))
  await context.close()
})
