import { expect, test, type Page } from '@playwright/test'
import { paths } from '#web/paths.ts'
import { prerenderedPaths } from '#web/prerendered-paths.ts'

// To show all sections of a page at once, whose styles its policy would refuse.
test.use({ bypassCSP: true })

/** The families with what is seldom written, those of them that the page has asked for. */
const seldomLetters = (page: Page) =>
  page.evaluate(async () => {
    // The browser asks for letters when it lays out what is written in them.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ family, status }) => family.includes('Seldom') && status !== 'unloaded')
      .map(({ family }) => family)
  })

test('our own pages are written in the letters that come first', async ({ page }) => {
  for (const path of [...prerenderedPaths, paths.events]) {
    await page.goto(path)
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    expect(await seldomLetters(page), path).toEqual([])
  }
})

test('the accents of a name bring their letters', async ({ page }) => {
  await page.goto(paths.quote)
  await page.getByLabel('First Name').first().fill('José')
  await expect.poll(() => seldomLetters(page)).toEqual(['Figtree Seldom'])
})
