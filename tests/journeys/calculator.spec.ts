import { expect, test, type Page } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { paths } from '#domain/site/paths.ts'
import { expectAccessible, expectFitsBothWidths, expectFitsWithLargeText } from './accessible.ts'
import { workAsOwner } from './desk-page.ts'
import { callsOf, fillQuote, quoteForm } from './quote-page.ts'
import { sheets } from './page-facts.ts'
import { delayPages } from './slow-line.ts'

test.slow()

const howMuch = (page: Page, name: string) =>
  page.getByRole('button', { name: `How much do I need? ${name}` })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a visitor measures pavers on the service page, and the desk sees how many', async ({
    page,
  }) => {
    const calls = callsOf(page)
    await openHydrated(page, paths.service('stone-aggregates'))
    await howMuch(page, 'Paver B (rectangular)').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Fill in the numbers')).toBeVisible()
    await dialog.getByLabel('Length in feet').fill('zero')
    await dialog.getByLabel('Width in feet').fill('10')
    await expect(dialog.getByText(`Enter feet, such as 12, 12.5 or 12' 6".`)).toBeVisible()
    await dialog.getByLabel('Length in feet').fill(`20'`)
    await dialog.getByRole('radio', { name: 'Herringbone' }).check()
    await dialog.getByRole('checkbox', { name: 'Cars will drive on it' }).check()
    await expect(dialog.getByText('990 pavers', { exact: true })).toBeVisible()
    await expect(dialog.getByText('11.5 tons (Crusher Run)')).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveText('Paver B (rectangular): buy 990 pavers.')
    await expectAccessible(page, 'dialog[open]')
    const letGo = await delayPages(page)
    await dialog.getByRole('button', { name: 'Add to my quote request' }).click()
    await expect(dialog, 'closed while the form is on its way').toBeHidden()
    letGo()

    await expect(page).toHaveURL(paths.quote)
    const form = quoteForm(page)
    await expect(form.service('Stone & Aggregates')).toBeChecked()
    for (const name of ['Paver B (rectangular)', 'Crusher Run']) {
      await expect(form.materials.getByRole('checkbox', { name, exact: true })).toBeChecked()
    }
    await page.reload()
    await expect(page.getByText('In your request: Paver B (rectangular), 990 pavers')).toBeVisible()
    await expect(form.materials).toContainText('11.5 tons, with Paver B (rectangular)')
    await page.getByRole('button', { name: 'Add another place Crusher Run' }).click()
    await dialog.getByRole('button', { name: 'I don’t know, come and measure' }).click()
    await page.getByRole('button', { name: 'Change Paver B (rectangular)' }).click()
    await expect(dialog.getByLabel('Length in feet')).toHaveValue('20')
    await dialog.getByLabel('Length in feet').fill('10')
    await dialog.getByRole('button', { name: 'Add to my request' }).click()
    await expect(form.materials.getByText('495 pavers', { exact: true })).toBeVisible()
    // A second place for the same pavers is listed beside the first, and can be removed.
    await page.getByRole('button', { name: 'Add another place Paver B (rectangular)' }).click()
    await dialog.getByLabel('Length in feet').fill('4')
    await dialog.getByRole('button', { name: 'Add to my request' }).click()
    await expect(dialog.getByLabel('Width in feet')).toBeFocused()
    // Escape and Back close the dialog alone, and the measures survive both.
    const another = page.getByRole('button', { name: 'Add another place Paver B (rectangular)' })
    await page.keyboard.press('Escape')
    await another.click()
    await expect(dialog.getByLabel('Length in feet')).toHaveValue('4')
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(another).toBeFocused()
    await another.click()
    await expect(dialog.getByLabel('Length in feet')).toHaveValue('4')
    await dialog.getByLabel('Width in feet').fill('5')
    await dialog.getByRole('button', { name: 'Add to my request' }).click()
    await expect(form.materials.getByText('95 pavers', { exact: true })).toBeVisible()
    await expect(form.materials.getByText('495 pavers', { exact: true })).toBeVisible()
    await page
      .getByRole('button', { name: 'Remove the amount of Paver B (rectangular), 95 pavers' })
      .press('Enter')
    await expect(
      page.getByRole('button', { name: 'Remove the amount of Paver B (rectangular)' }),
    ).toBeFocused()
    await expectFitsBothWidths(page)
    await expectAccessible(page, '#main form')
    await fillQuote(form)
    await form.submit.click()
    await expect(form.dialog).toContainText('Success!')
    expect(calls.request[0]?.postDataJSON()).toMatchObject({
      estimates: [
        { materialId: 'stone-aggregates/paver-b', measures: { pattern: 'herringbone' } },
        { materialId: 'stone-aggregates/crusher-run', measures: null },
      ],
    })

    await workAsOwner(page, 'Ruth Calloway', '/desk/requests?sort=newest')
    await page.getByRole('link', { name: 'Ann', exact: true }).first().click()
    const quantities = page.getByRole('region', { name: 'Quantities' })
    await expect(quantities).toContainText('Crusher RunPlease come and measure')
    await expect(quantities).toContainText('495 pavers to buy, exact amount 450 pavers')
    await expect(quantities).toContainText('Rectangle 10 × 10 ft; Herringbone; Cars drive on it')
    await expect(quantities).toContainText('Stone for the base: 6 tons')
    await expectFitsBothWidths(page)
    await expectAccessible(page)
  })

  test('the calculator works with the keyboard alone, and prints one sheet', async ({ page }) => {
    await openHydrated(page, paths.calculatorFor('stone-aggregates/gravel'))
    await page.getByLabel('Material', { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('I know the amount already')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('End')
    await expect(page.getByRole('radio', { name: 'Rectangle' })).toBeFocused()
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Draw it' })).toBeChecked()
    // Forced colors drop the background that shows it.
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(page.locator('label:has(:checked)').filter({ hasText: 'Draw it' })).toHaveCSS(
      'border-top-width',
      '3px',
    )
    await page.emulateMedia({ forcedColors: 'none' })
    await expect(page.getByText('96 square feet, 40.65 feet around')).toBeVisible()
    const third = page.getByRole('button', { name: /^Corner 3:/ })
    await third.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(third).toHaveAccessibleName('Corner 3: 19 feet across, 8.5 feet down')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowLeft')
    await expect(page.getByText('Two sides cross.')).toBeVisible()
    const add = page.getByRole('button', { name: 'Add a corner between 1 and 2' })
    expect(await add.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await add.press('Enter')
    await expect(page.getByRole('button', { name: /^Corner 2:/ })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Corner 5:/ })).toBeVisible()
    const corners = page.getByText('Corners in feet', { exact: true })
    await corners.click()
    const across = page.getByLabel('Across in feet of corner 4')
    await across.fill('12')
    await expect(page.getByRole('button', { name: /^Corner 4: 12 feet across/ })).toBeVisible()
    await expect(page.getByText('Two sides cross.')).toBeHidden()
    // Text that is no figure stays to be corrected, and the drawing stays too.
    await across.fill('12,5')
    await across.press('Tab')
    await expect(across).toHaveValue('12,5')
    await expect(across).toHaveAccessibleDescription('Enter feet from 0 to 1,000.')
    // Keypads of phones lack the marks of 12'-6" and the slash of 2-1/2.
    for (const field of [across, page.getByLabel('Depth')])
      await expect(field).toHaveAttribute('inputmode', 'text')
    await expect(page.getByRole('button', { name: /^Corner 4: 12 feet across/ })).toBeVisible()
    await expectFitsBothWidths(page)
    await expectAccessible(page, '#main')
    await corners.click()
    await page.getByRole('button', { name: 'Add to my quote request' }).click()
    await expect(across).toBeFocused()
    // An outline that was typed so that it crosses can be mended with the arrow keys.
    await across.fill('0')
    await expect(page.getByText('Two sides cross.')).toBeVisible()
    const fourth = page.getByRole('button', { name: /^Corner 4:/ })
    await fourth.press('ArrowRight')
    await expect(fourth).toHaveAccessibleName(/^Corner 4: 0.5 feet across/)
    await across.fill('12')
    // A removed corner leaves the others their last places.
    await across.fill('12,5')
    await page.getByRole('button', { name: 'Remove corner 1' }).click()
    await expect(page.getByRole('button', { name: /^Corner 3: 12 feet across/ })).toBeVisible()
    await page.getByLabel('Across in feet of corner 3').fill('12')

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(/^[\d.]+ tons?$/)).toBeVisible()
    await expect(page.getByText(/^Drawn, .* corners in feet at/)).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Circle' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Rules of thumb' })).toBeHidden()
    await expect(page.getByText(/^Evergreen .*, \(770\) 555-0142\. \w{3}, /)).toBeVisible()
    expect(sheets(await page.pdf({ format: 'Letter' }))).toBe(1)
    // With "Background graphics" on, black words would stand on the evergreen behind a drawing.
    await expect(page.locator('.drawing').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test('a visitor drags a corner of the plan and takes shapes together', async ({ page }) => {
  // A link to a material that is gone opens the most popular one.
  await openHydrated(page, paths.calculatorFor('soil-mulch/no-longer-sold'))
  await expect(page.getByLabel('Material')).toHaveValue('soil-mulch/hardwood-mulch')
  await page.getByText('Familiar sizes').click()
  await page.getByRole('button', { name: /^A raised bed/ }).click()
  await expect(page.getByText('32 square feet, 24 feet around')).toBeVisible()
  await page.getByRole('button', { name: 'Subtract a shape' }).click()
  const second = page.getByRole('group', { name: /^Shape 2/ })
  await second.getByRole('radio', { name: 'Circle' }).check()
  await second.getByLabel('Distance across in feet').fill('20')
  await expect(page.getByText('Nothing is left')).toBeVisible()
  await expect(page.getByText('Correct the numbers to see the amount here.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to my quote request' }).click()
  await expect(page.locator(':focus')).toContainText('Nothing is left')
  await expect(page.getByText('Nothing is left')).toBeInViewport()
  await second.getByLabel('Distance across in feet').fill('2')
  await expect(page.getByText('For 28.86 square feet.')).toBeVisible()
  await second.getByRole('button', { name: 'Remove shape 2' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add another shape' })).toBeFocused()
  await page.getByRole('radio', { name: 'Draw it' }).check()
  // iPhones zoom in on a field with smaller text.
  const size = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize)
  expect(await page.getByLabel('Drawing area').evaluate(size)).toBeGreaterThanOrEqual(16)
  const corner = page.getByRole('button', { name: /^Corner 1:/ })
  const box = await corner.boundingBox()
  if (box === null) throw new Error('no corner')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40, { steps: 4 })
  await page.mouse.up()
  await expect(corner).not.toHaveAccessibleName('Corner 1: 2 feet across, 2 feet down')
  await page.getByLabel('Material', { exact: true }).selectOption('edging-borders/metal-edging')
  await page.getByRole('radio', { name: 'All around a shape' }).check()
  await expect(page).toHaveURL(/material=edging-borders/)
  await expect(page.getByText(/^Stakes: \d+ stakes$/)).toBeVisible()
  // Another material by a link has its own usual depth.
  await page.getByRole('link', { name: 'How Much Do I Need?' }).click()
  await expect(page.getByLabel('Depth in inches')).toHaveValue('3')
})

test('a product leads to its calculator, and an amount that is known goes with it', async ({
  page,
}) => {
  const chosen = page.getByLabel('Material', { exact: true }).locator('option:checked')
  await openHydrated(page, `${paths.products}?category=mulch`)
  await page.getByRole('link', { name: /Long Needle Pine Straw Rolls/ }).click()
  await expect(chosen).toHaveText('Long Needle Pine Straw Rolls')
  const rolls = page.getByRole('radio', { name: 'Long-needle rolls' })
  await expect(rolls).toBeChecked()
  await expectFitsWithLargeText(page)
  await page.getByLabel('Length in feet').fill('10')
  await page.getByLabel('Width in feet').fill('10')
  await page.getByRole('button', { name: 'Add to my quote request' }).click()
  // Another place is for the same product.
  await page.getByRole('button', { name: 'Add another place Pine Needles' }).click()
  await expect(
    page.getByRole('heading', { name: 'How much Long Needle Pine Straw Rolls?' }),
  ).toBeVisible()
  await expect(rolls).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/#dialog$/)
  await page.goBack()
  await page.getByLabel('I know the amount already').check()
  const units = page.getByRole('group', { name: 'Unit' }).getByRole('radio')
  await expect(units).toHaveCount(2)
  await page.getByLabel('Material', { exact: true }).selectOption('stone-aggregates/gravel')
  await expect(page.getByRole('radio', { name: 'tons' })).toBeVisible()
  await expect(units).toHaveCount(2)
  await page.goBack()
  await page.getByRole('link', { name: 'How much do I need? Brown' }).click()
  await expect(chosen).toHaveText('Brown Mulch')
  await page.getByLabel('I know the amount already').check()
  await page.getByLabel('Amount in cubic yards').fill('6 tons')
  await page.getByRole('button', { name: 'Add to my quote request' }).click()
  await expect(
    page.getByText('Enter an amount in this unit, above 0 and up to 50,000.'),
  ).toBeVisible()
  // The red link would leave a calculated amount behind.
  const redLink = page.locator('.reach-bar a + a')
  await expect(redLink).toHaveCSS('display', 'flex')
  await page.getByLabel('Amount in cubic yards').fill('6 yards')
  await expect(redLink).toHaveCSS('display', 'none')
  await page.getByRole('button', { name: 'Add to my quote request' }).click()
  await expect(page.getByText('In your request: Brown Mulch, 6 cubic yards')).toBeVisible()
  // Back corrects it.
  await page.goBack()
  await expect(page.getByLabel('Amount in cubic yards')).toHaveValue('6 yards')
  await page.getByLabel('Amount in cubic yards').fill('7 yards')
  await page.getByRole('button', { name: 'Add to my quote request' }).click()
  const request = page.getByText('In your request: Brown Mulch')
  await expect(request).toContainText('Brown Mulch, 7 cubic yards')
  await expect(request).not.toContainText('6 cubic yards')
})

test('without JavaScript the rules of thumb remain', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(paths.calculator)
  await expect(page.locator('noscript p')).toBeVisible()
  await expect(page.getByLabel('Material', { exact: true })).toBeHidden()
  const rules = page.locator('#main details', { hasText: 'Edging & Borders' })
  await rules.locator('summary').click()
  await expect(rules.getByText('Stone Edging')).toBeVisible()
  await context.close()
})
