import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectFitsBothWidths, expectFitsWithLargeText } from './accessible.ts'
import { workAsOwner } from './desk-page.ts'
import { expectOnPage, withOwnSite } from './own-site.ts'
import { renderedAt } from './page-facts.ts'
import { delayNextAnswer } from './slow-line.ts'

// Many steps, each of them saved.
test.slow()
test.describe.configure({ mode: 'serial' })

withOwnSite()

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an owner changes the texts of a page and of the chat, and brings the original back', async ({
    page,
  }) => {
    await workAsOwner(page, 'Ruth Site', '/desk/site/texts')
    const read = async (address: string) => (await page.request.get(address)).text()
    const editor = page.locator('form', { has: page.getByRole('button', { name: 'Publish' }) })
    const openText = async (name: string) => {
      const site = page.getByRole('navigation', { name: 'Site' })
      await site.getByRole('link', { name: 'Page text' }).click()
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    }

    await expect(page.getByRole('heading', { name: 'Page text' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'About', exact: true }).click()
    await test.step('as narrow as with text at 200 %, the page stays where she types while a draft is refused', () =>
      expectToStay(page, editor))
    await editor.getByRole('button', { name: 'Expert Team' }).click()
    await expect(editor.getByRole('textbox', { name: /^Title/ })).toHaveCount(4)
    await expect(editor.getByText('This stays as it is').first()).toBeVisible()
    const heading = editor.getByLabel('Heading')
    await heading.fill('Two sisters and a truck in {twon}')
    await expect(
      editor.getByText('{twon} is not a fact. The facts are listed above.'),
    ).toBeVisible()
    await editor.getByText('Facts that update by themselves').click()
    await expect(editor.getByText('{town}', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await heading.fill('Two sisters and a truck in {town}')
    await expect(editor.getByText(/^Draft saved /)).toBeVisible()
    const said = 'Two sisters and a truck in Cumming'
    await expect(page.frameLocator('iframe').getByRole('heading', { name: said })).toBeVisible()
    await expectOnPage(page, '/about', said, false)
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    await expectOnPage(page, '/about', said)
    const original = await page
      .getByRole('link', { name: 'View the original' })
      .getAttribute('href')
    expect(await read(original ?? '')).not.toContain(said)
    await page.getByRole('button', { name: 'Back to the original' }).click()
    await expect(page.getByText(/^Restored \d/)).toBeVisible()
    await expectOnPage(page, '/about', said, false)
    const version = page.getByRole('link', { name: /^View version 1 of / })
    expect(await read((await version.getAttribute('href')) ?? '')).toContain(said)
    expect(await read('/desk/preview/texts/about-page?version=9')).not.toContain(said)
    // Until the answer comes, Undo is that of publishing.
    await expect(heading).toHaveValue('A nursery that builds gardens')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveValue('Two sisters and a truck in {town}')

    // The owner chooses and orders the projects of the home page.
    await openText('Home')
    // An element that comes into view, as with the focus, is above the buttons that stay in view.
    const below = editor.getByRole('textbox').nth(8)
    await below.evaluate((field) => field.scrollIntoView({ block: 'nearest' }))
    await expect(below).toBeInViewport({ ratio: 1 })
    const field = await below.boundingBox()
    const publish = await editor.getByRole('button', { name: 'Publish' }).boundingBox()
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(publish?.y ?? 0)
    await expectFitsWithLargeText(page)
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    await editor.getByRole('button', { name: 'Publish' }).focus()
    expect(await scrolled(), 'the buttons move nothing').toBe(before)
    const projects = editor.getByRole('region', { name: 'Projects shown' })
    const remove = projects.getByRole('button', { name: /^Remove / }).first()
    const first = (await remove.getAttribute('aria-label')) ?? ''
    await remove.press('Enter')
    await projects.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(remove).toBeFocused()
    await expect(remove).toHaveAccessibleName(first)
    await remove.press('Enter')
    await projects.getByLabel('Add a project').selectOption({ index: 1 })
    await projects.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(projects.getByText('Remove one to choose another.')).toBeVisible()
    await projects
      .getByRole('button', { name: /^Move .* up$/ })
      .last()
      .press('Enter')
    const chosen = await projects.locator('li > :nth-child(2)').allTextContents()
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    await expect(async () => {
      const { textsOf } = await renderedAt(page.request, '/')
      expect(textsOf('h3').filter((title) => chosen.includes(title))).toEqual(chosen)
    }).toPass()

    await openText('Chat answers')
    await editor.getByRole('button', { name: 'Add a question' }).click()
    const own = editor.getByRole('region', { name: 'Your own questions' })
    await expect(own.getByLabel('Question', { exact: true })).toBeFocused()
    await own.getByLabel('Question', { exact: true }).fill('Do you deliver?')
    await own.getByLabel('Answer', { exact: true }).fill('Yes. Call {phone} and tell us where to.')
    await own.getByLabel('Words that mean it').fill('deliver\ndelivery')
    await own.getByRole('button', { name: 'Remove this question' }).click()
    await expect(own.getByText('The question was removed.')).toBeFocused()
    await own.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(own.getByRole('button', { name: 'Do you deliver?', exact: true })).toBeFocused()
    const shown = page.getByRole('region', { name: 'Preview' })
    await expect(shown.getByText('Yes. Call (770) 555-0142 and tell us where to.')).toBeVisible()
    await expectAccessible(page)
    await expectFitsBothWidths(page)
    await expect(editor.getByText(/^Draft saved /)).toBeVisible()
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    await expectOnPage(page, '/chat-book.json', 'Yes. Call (770) 555-0142')

    // The preview of a text outside of the site's pages works too, and needs no script.
    expect(await read('/desk/preview/texts/missing-page')).toContain('Page Not Found')
  })

  test('an owner drafts, previews, publishes and restores a page', async ({ page }) => {
    await workAsOwner(page, 'Ruth Pages', '/desk/site/services')
    const read = async (address: string) => (await page.request.get(address)).text()

    const editor = page.locator('form', { has: page.getByRole('button', { name: 'Publish' }) })

    // A service item gets another name, first as a draft that visitors do not see.
    await page.getByRole('link', { name: 'Soil & Mulch' }).click()
    await expect(editor.getByText('This stays as it is: the quote form').first()).toBeVisible()
    await editor.getByRole('button', { name: 'Types of Soils', exact: true }).click()
    await editor.getByRole('button', { name: 'Topsoil', exact: true }).click()
    const item = editor.getByRole('region', { name: 'Items' }).first()
    const name = item.getByLabel('Name')
    const publish = editor.getByRole('button', { name: 'Publish' })
    await name.focus()
    const place = await publish.boundingBox()
    await name.fill('')
    await name.press('Tab')
    await expect(item.getByText('Please fill this in.')).toBeVisible()
    await expect(editor.getByText(/^Draft saved /)).toBeVisible()
    await publish.click()
    await expect(editor.getByText('One field needs a change')).toBeVisible()
    await expect(name).toBeFocused()
    expect(await publish.boundingBox(), 'nothing moves under the finger').toEqual(place)
    // Optional parts are added and removed with the focus in their place.
    await item.getByRole('button', { name: 'Remove: calculator' }).press('Enter')
    await expect(item.getByRole('button', { name: 'Add: calculator' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(item.getByLabel('Kind').first()).toBeFocused()
    await item.getByRole('button', { name: 'Remove: calculator' }).click()
    // Errors in collapsed entries are found as well.
    await editor.getByRole('button', { name: /^Types of Soils/ }).click()
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(name).toBeFocused()
    // `About` above is read by axe on a phone.
    await expectFitsBothWidths(page, async (width) => {
      if (width === 1440) await expectAccessible(page)
    })
    const renamed = 'Screened Topsoil'
    await name.fill('Sifted soil')
    await expect(editor.getByText(/^Draft saved /)).toBeVisible()
    const preview = page.frameLocator('iframe')
    await expect(preview.getByRole('heading', { name: 'Sifted soil' })).toBeVisible()
    // All of its links are one stop of Tab.
    await page.getByRole('link', { name: 'Whole page' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.locator('iframe')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('iframe')).not.toBeFocused()
    // A preview that did not load is asked for once more.
    await page.route('**/desk/preview/**', (route) => route.abort(), { times: 1 })
    await name.fill(renamed)
    await expect(preview.getByRole('heading', { name: renamed })).toBeVisible()
    // The text of its card is seen where the card is, though it is saved while the page comes.
    const letPageCome = await delayNextAnswer(page, '**/desk/preview/**')
    await page.getByRole('button', { name: 'Card on the home page' }).click()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await editor.getByLabel('Text on its card').fill('Screened, and sold by the scoop.')
    await saved
    letPageCome()
    await page.locator('iframe').scrollIntoViewIfNeeded()
    await expect(preview.getByText('Screened, and sold by the scoop.')).toBeInViewport()
    await page.getByRole('button', { name: 'Its page' }).click()
    await expect(preview.getByRole('heading', { name: renamed })).toBeVisible()
    // Enter in a field publishes nothing.
    await name.press('Enter')
    await expectOnPage(page, '/services/soil-mulch', renamed, false)
    // The frame runs no scripts, and would log each of them as blocked.
    expect(await read('/desk/preview/services/soil-mulch')).not.toContain('<script type="module"')
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    await expect(editor.getByRole('button', { name: 'Publish' })).toBeFocused()
    await expectOnPage(page, '/services/soil-mulch', renamed)
    await expectOnPage(page, '/search-index.json', renamed)
    await editor.getByRole('button', { name: 'Undo' }).click()
    await expect(name).toHaveValue('Topsoil')
    await expectOnPage(page, '/services/soil-mulch', renamed, false)

    // An article with another title changes the blog, the feed and the search.
    const site = page.getByRole('navigation', { name: 'Site' })
    await site.getByRole('link', { name: 'Articles' }).click()
    await page.getByRole('link', { name: 'Mulching' }).click()
    const retitled = 'Mulch before the frost'
    const title = editor.getByLabel('Title', { exact: true })
    // Typed text stays, even if the page is left before the draft is saved.
    await page.route('**/desk/**.data*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await title.fill(retitled)
    const related = editor.getByRole('region', { name: 'Related services' })
    await related.getByRole('button', { name: 'Remove Landscaping Services' }).press('Enter')
    await expect(related.getByRole('button', { name: 'Remove Edging & Borders' })).toBeFocused()
    await related.getByLabel('Add a service').selectOption('Plants & Sod')
    await related.getByRole('button', { name: 'Add', exact: true }).click()
    await page.reload()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(title).toHaveValue(retitled)
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    for (const address of ['/mulching', '/blog', '/blog/rss.xml', '/services/plants-sod']) {
      await expectOnPage(page, address, retitled)
    }
    await expectOnPage(page, '/services/landscaping-services', retitled, false)
  })
})

async function expectToStay(page: Page, editor: Locator): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 300, height: 568 })
  // As over a colleague's save.
  await page.route('**/desk/site/**.data*', (route) =>
    route.continue({
      postData: route
        .request()
        .postData()
        ?.replace(/\bdraft=\d+/, 'draft=99'),
    }),
  )
  const subtitle = editor.getByLabel('Subtitle')
  await subtitle.fill('Two sisters and a truck')
  await expect(editor.getByText(/What you typed is still here/)).toBeVisible()
  await expect(subtitle).toBeInViewport()
  await expect(editor.getByRole('button', { name: 'Publish' })).not.toBeInViewport()
  await page.unrouteAll({ behavior: 'wait' })
  await editor.getByRole('button', { name: 'Discard mine' }).click()
  if (before !== null) await page.setViewportSize(before)
}
