import { openHydrated } from '#bench/hydrated-page.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectFitsBothWidths } from './accessible.ts'
import { loadChangesSoon, workAsOwner } from './desk-page.ts'
import { expectOnPage, withOwnSite } from './own-site.ts'
import { describePicture, replacePicture } from './picture-steps.ts'
import { delaySaves } from './slow-line.ts'

// Many steps, each of them saved.
test.slow()
test.describe.configure({ mode: 'serial' })

withOwnSite()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an owner writes a page, gives it another address, and takes it off', async ({ page }) => {
    await workAsOwner(page, `Ruth ${'m'.repeat(50)}`, '/desk/site/pages')
    const editor = page.locator('form', { has: page.getByRole('button', { name: 'Publish' }) })

    await expect(page.getByText('You have no pages of your own yet.')).toBeVisible()
    await expect(page.getByText('that every site has are under Page text.')).toBeVisible()
    await page.getByRole('link', { name: 'Add a page' }).click()
    await page.getByLabel('Name').fill('Plant Warranty')
    await page.getByRole('button', { name: 'Start draft' }).click()
    await expect(editor.getByLabel('Address')).toHaveValue('plant-warranty')
    await expect(page.getByText('all that it needs is filled in')).toBeVisible()
    // No error shows before a field was visited; then it shows only at that field.
    await expect(editor.locator('[aria-invalid]')).toHaveCount(0)
    await editor.getByLabel('Subtitle').focus()
    await editor.getByLabel('Subtitle').press('Tab')
    await expect(editor.locator('[aria-invalid]')).toHaveCount(1)
    await editor.getByLabel('Subtitle').fill('A year for every tree that we plant')
    // The draft is discarded with its last letter while it is being saved, and restored from the
    // list.
    await expect(editor.getByText(/^Draft saved /)).toBeVisible()
    // Fields scroll above the bar of Publish when they take the focus, with their ring of 5 px.
    const room = await editor.locator('[data-foot]').evaluate((bar) => {
      const padding = getComputedStyle(document.documentElement).scrollPaddingBottom
      return bar.getBoundingClientRect().top - (innerHeight - Number.parseFloat(padding))
    })
    expect(room).toBeGreaterThanOrEqual(5)
    const letGo = await delaySaves(page)
    const save = page.waitForRequest((request) => request.method() === 'POST')
    await editor.getByLabel('Subtitle').press('End')
    await editor.getByLabel('Subtitle').press('e')
    await save
    await editor.getByLabel('Subtitle').press('d')
    await editor.getByRole('button', { name: 'Discard draft' }).click()
    letGo()
    await expect(page).toHaveURL('/desk/site/pages')
    await expect(page.getByText(/^Draft discarded /)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Plant Warranty' }).click()
    const planted = 'A year for every tree that we planted'
    await expect(editor.getByLabel('Subtitle')).toHaveValue(planted)
    // A colleague with the page open keeps the text there, and can save it for everyone.
    const june = await page.context().newPage()
    await loadChangesSoon(june)
    await openHydrated(june, page.url())
    const juneSubtitle = june.getByLabel('Subtitle')
    const promised = 'A year for every tree'
    await editor.getByLabel('Subtitle').fill(promised)
    await expect(juneSubtitle).toHaveValue(promised)
    await editor.getByRole('button', { name: 'Discard draft' }).click()
    await expect(june.getByText(/discarded the draft on/)).toBeVisible()
    await expect(juneSubtitle).toHaveValue(promised)
    const keepMine = june.getByRole('button', { name: 'Keep mine instead' })
    await juneSubtitle.fill('A year for every tree that we plant. '.repeat(30))
    // The bar of Publish says more now, and the caret stays above it.
    await expect(keepMine).toBeVisible()
    await juneSubtitle.press('End')
    // It may grow once more while the page is being saved; whoever types on sees the caret again.
    await expect(async () => {
      await juneSubtitle.press('!')
      const bar = await june.locator('[data-foot]').boundingBox()
      const typed = await juneSubtitle.boundingBox()
      expect((typed?.y ?? 0) + (typed?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }).toPass()
    await juneSubtitle.fill('A year for every tree that we plant')
    await keepMine.click()
    await expect(june.getByText(/^Draft saved /)).toBeVisible()
    await june.close()
    await page.getByRole('link', { name: 'Plant Warranty' }).click()
    await expect(editor.getByLabel('Subtitle')).toHaveValue('A year for every tree that we plant')
    const text = editor.getByLabel('Text', { exact: true })
    await editor.getByRole('button', { name: 'Picture: choose a picture' }).click()
    // All that Safari does with this key here.
    await page.getByLabel('Search pictures').dispatchEvent('keydown', { key: 'Escape' })
    await expect(page.getByLabel('Search pictures')).toBeHidden()
    await editor.getByRole('button', { name: 'Picture: choose a picture' }).click()
    await page.getByLabel('Search pictures').fill('persimmon')
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click()
    await text.fill('We replace what does not live. See our trees.')
    await text.press('End')
    await editor.getByRole('button', { name: 'Add a link' }).first().click()
    const linkDialog = page.getByRole('dialog', { name: 'Add a link' })
    await linkDialog.getByLabel('Link text').fill('Ask [us]')
    await linkDialog.getByLabel('Leads to').fill('contact')
    await linkDialog.getByRole('button', { name: 'Add link' }).click()
    await expect(linkDialog.getByText('cannot have square brackets')).toBeVisible()
    await linkDialog.getByLabel('Link text').fill('Ask us')
    await linkDialog.getByRole('button', { name: 'Add link' }).click()
    await expect(linkDialog.getByText('Choose a page')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await linkDialog.getByLabel('Leads to').fill('/contakt')
    await linkDialog.getByLabel('Leads to').press('Enter')
    await expect(text).toHaveValue(
      'We replace what does not live. See our trees.[Ask us](/contakt)',
    )
    await editor.getByRole('button', { name: 'Add a part' }).click()
    await editor.getByLabel('Heading').fill('What to bring')
    await editor.getByLabel('Paragraphs').fill('The receipt, or the name of the order.')
    await editor.getByLabel('Title in search results').fill('Plant Warranty')
    await editor.getByLabel('Text in search results').fill('What we replace, and for how long.')
    await expect(
      page.frameLocator('iframe').getByRole('heading', { name: 'What to bring' }),
    ).toBeVisible()
    await expectFitsBothWidths(page)
    await expect(editor.getByText(/^Draft saved /)).toBeVisible()
    // A broken link is named, and published only after a second press.
    await expect(
      editor.getByText('leads to /contakt, which is not a page of this site'),
    ).toBeVisible()
    const publish = editor.getByRole('button', { name: 'Publish', exact: true })
    const place = await publish.boundingBox()
    await publish.click()
    await expect(editor.getByRole('button', { name: 'Publish anyway' })).toBeVisible()
    // A second press in a row hits no other button.
    expect(await publish.boundingBox()).toEqual(place)
    expect((await page.request.get('/plant-warranty')).status()).toBe(404)
    await editor.getByRole('button', { name: 'Publish anyway' }).click()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    await editor.getByRole('button', { name: 'Undo' }).click()
    await expect(editor.getByText('The page is hidden from the site.')).toBeVisible()
    expect((await page.request.get('/plant-warranty')).status()).toBe(404)
    await page.getByRole('main').getByRole('link', { name: 'Pages', exact: true }).last().click()
    await page.getByRole('button', { name: 'Show again: Plant Warranty' }).click()
    await page.getByRole('link', { name: 'Plant Warranty' }).click()
    await expect(editor.getByText('The page is on the site exactly as shown')).toBeVisible()
    // The button is pressed while the draft is being saved.
    const letSavesGo = await delaySaves(page)
    const saving = page.waitForRequest((request) => request.method() === 'POST')
    await text.fill('We replace what does not live. [Ask us](/contact)')
    await saving
    await editor.getByRole('button', { name: 'Publish' }).evaluate((button) => {
      if (button instanceof HTMLElement) button.click()
    })
    letSavesGo()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expectOnPage(page, '/plant-warranty', 'We replace what does not live.')
    await expectOnPage(page, '/sitemap.xml', '/plant-warranty')
    await expectOnPage(page, '/search-index.json', 'Plant Warranty')
    const visitor = await page.context().newPage()
    await visitor.goto('/contact')
    await visitor.getByRole('contentinfo').getByRole('link', { name: 'Plant Warranty' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Plant Warranty' })).toBeVisible()
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'Ask us' }).click()
    await expect(visitor).toHaveURL('/contact')
    await visitor.close()

    await editor.getByLabel('Address').fill('warranty')
    await expect(editor.getByText(/^Draft saved /)).toBeVisible()
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    await expectOnPage(page, '/sitemap.xml', '/plant-warranty', false)

    // An earlier version has a preview like a new one before it is restored.
    await page.getByRole('button', { name: /^Restore version 1 of / }).click()
    await expect(page.getByText('Not restored yet. In version 1:')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Restore it anyway' })).toBeVisible()
    const site = page.getByRole('navigation', { name: 'Site' })
    await site.getByRole('link', { name: 'Pages' }).click()
    await expect(page.getByText('/warranty')).toBeVisible()
    await page.getByRole('button', { name: 'Hide Plant Warranty from the site' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hide “Plant Warranty” from the site?' })
    await expect(dialog.getByLabel('Send people who follow /warranty to')).toHaveValue('')
    await expectAccessible(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Hide it' }).click()
    await expect(page.getByText(/“page not found” page\.$/)).toBeVisible()
    // Redirects to its address stay, and are marked.
    await site.getByRole('link', { name: 'Redirects' }).click()
    const broken = page.getByText('leads to /warranty, which is not on the site')
    await expect(broken.first()).toBeVisible()
  })
})

test('an owner adds a picture on a phone, describes it and removes it; on a wide screen a file takes the place of a picture, and is taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await describePicture(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await replacePicture(page)
})
