import { expect, type Page, test } from '@playwright/test'
import {
  allProjectsText,
  projectAsk,
  projectChoices,
  projects,
  projectsCaption,
} from '#content/projects.ts'
import { textsOfSheets } from './page-facts.ts'
import { cards, choice, comeToRest, desk, dropdown, open, option, phone } from './gallery-page.ts'

const titlesOf = (category: string) =>
  projects.filter((project) => project.category === category).map(({ title }) => title)

/** The card with this title, and the content of its sheet. */
const card = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('button', { name: title }) })
const why = (page: Page, title: string) =>
  card(page, title).getByText(projects.find((each) => each.title === title)?.whyUse ?? 'nothing')

/** True once a card's text covers its picture and is within its edge. */
const isRaised = (page: Page, title: string) => async () => {
  const [outer, inner] = await Promise.all([
    card(page, title).boundingBox(),
    why(page, title).boundingBox(),
  ])
  return outer !== null && inner !== null && inner.y + inner.height <= outer.y + outer.height
}

/** Expects rows of whole cards, with the call at the end of one that has room. */
async function expectFullRows(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const ask = page.locator('.project-ask', { hasText: projectAsk.heading })
    // The window may still have its former width when it is first measured.
    await expect(async () => {
      const placed = await cards(page)
        .or(ask)
        .evaluateAll((all) =>
          all
            .filter((each) => each.checkVisibility())
            .map((each) => {
              const { y, width, height } = each.getBoundingClientRect()
              return { y, width, height }
            }),
        )
      const perRow = placed.filter(({ y }) => y === placed[0]?.y).length
      expect(placed.length % perRow, `${width} px`).toBe(0)
      for (const box of placed) expect(box).toMatchObject({ width: 350, height: 450 })
    }).toPass({ timeout: 60_000 })
  }
}

test.describe('projects on a wide screen', () => {
  test.use({ viewport: desk })

  test('begin with landscaping, leave no place empty in their rows, show a paragraph for each category, and are cards with everything about the design, which tell their story', async ({
    page,
  }) => {
    await open(page, '/projects')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects')
    await expect(cards(page)).toHaveCount(3)
    await expect(choice(page, 'Landscape')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(projectsCaption)).toHaveCount(1)

    await test.step('leave no place empty in their rows, however wide the window is', async () => {
      await expectFullRows(page, [390, 820, 991, 1024, 1440])
      await choice(page, 'All Projects').click()
      await expect(cards(page)).toHaveCount(15)
      await expectFullRows(page, [820, 1440])
    })

    await test.step('show three cards and a paragraph for each category, and all fifteen', async () => {
      for (const { value, name, text } of projectChoices.toReversed()) {
        await choice(page, name).click()
        await expect(cards(page).getByRole('button')).toHaveText(titlesOf(value))
        await expect(page.getByText(text)).toBeVisible()
        await expect(page).toHaveURL(
          value === 'landscaping' ? '/projects' : `/projects?category=${value}`,
        )
      }
      await choice(page, 'All Projects').click()
      await expect(cards(page)).toHaveCount(15)
      await expect(page.getByText(allProjectsText)).toBeVisible()
      await page.goBack()
      await expect(cards(page)).toHaveCount(3)
      // On paper their words need no pointer, and the first is below the title.
      await page.emulateMedia({ media: 'print' })
      await expect(why(page, 'Front Walk Garden').locator('..')).toHaveCSS('opacity', '1')
      const [firstSheet] = textsOfSheets(await page.pdf({ format: 'Letter' }))
      expect(firstSheet).toContain('Paver walk wide enough for two')
      await page.emulateMedia({ media: 'screen' })
    })

    await page.setViewportSize(desk)
    await choice(page, 'All Projects').click()

    await test.step('are cards of 350 by 450 pixels with everything about the design', async () => {
      await expect(page.getByText(allProjectsText)).toBeVisible()
      await expect(cards(page)).toHaveCount(15)
      await comeToRest(page)
      const shown = await cards(page).evaluateAll((all) =>
        all.map((each) => {
          const { width, height } = each.getBoundingClientRect()
          const words = each.querySelector('.project-text')
          const isWhole = words !== null && words.scrollHeight <= words.clientHeight
          return { size: [width, height], isWhole, text: each.textContent }
        }),
      )
      for (const [at, project] of projects.entries()) {
        expect(shown[at]).toMatchObject({ size: [350, 450], isWhole: true })
        for (const text of [
          project.title,
          'Features',
          ...project.features,
          'Best For',
          project.bestFor,
          'Why',
          project.whyUse,
        ])
          expect(shown[at]?.text).toContain(text)
      }
    })

    await test.step('tell their story when pointed at and when focused, and appear within half a second, at once where motion is unwelcome', async () => {
      expect(await isRaised(page, 'Courtyard Garden')()).toBe(false)
      await card(page, 'Courtyard Garden').hover()
      await expect.poll(isRaised(page, 'Courtyard Garden')).toBe(true)
      await page.mouse.move(5, 5)
      await expect.poll(isRaised(page, 'Courtyard Garden')).toBe(false)
      await choice(page, 'All Projects').focus()
      await page.keyboard.press('Tab')
      await expect.poll(isRaised(page, 'Front Walk Garden')).toBe(true)
      await page.setViewportSize({ ...phone, height: 700 })
      // The window may still have its former width, and the focus would scroll in that.
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(phone.width)
      await page.keyboard.press('Tab')
      await expect.poll(isRaised(page, 'Courtyard Garden')).toBe(true)
      await expect(card(page, 'Courtyard Garden')).toBeInViewport({ ratio: 1 })
      await page.setViewportSize(desk)

      const seconds = () =>
        cards(page)
          .first()
          .locator('..')
          .evaluate((item) => Number.parseFloat(getComputedStyle(item).animationDuration))
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect(await seconds()).toBe(0.5)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await seconds()).toBeLessThan(0.001)
    })
  })
})

test.describe('projects under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('open with a tap, and are chosen from a list', async ({ page }) => {
    await open(page, '/projects')

    await test.step('open with a tap, one at a time, and close with another', async () => {
      await card(page, 'Front Walk Garden').tap({ position: { x: 150, y: 60 } })
      await expect.poll(isRaised(page, 'Front Walk Garden')).toBe(true)
      await expect(page.getByRole('button', { name: 'Front Walk Garden' })).toHaveAttribute(
        'aria-expanded',
        'true',
      )
      await card(page, 'Courtyard Garden').tap({ position: { x: 150, y: 60 } })
      await expect.poll(isRaised(page, 'Courtyard Garden')).toBe(true)
      await expect.poll(isRaised(page, 'Front Walk Garden')).toBe(false)
      await card(page, 'Courtyard Garden').tap({ position: { x: 150, y: 40 } })
      await expect.poll(isRaised(page, 'Courtyard Garden')).toBe(false)
    })

    await test.step('are chosen from a list that closes outside', async () => {
      await dropdown(page).tap()
      await page.getByRole('heading', { level: 1 }).tap()
      await expect(page.getByRole('listbox')).toBeHidden()
      await dropdown(page).tap()
      await option(page, 'Garden Maintenance').tap()
      await expect(page).toHaveURL('/projects?category=garden-maintenance')
      await expect(cards(page).getByRole('button')).toHaveText(titlesOf('garden-maintenance'))
      const box = () => cards(page).first().boundingBox()
      await expect.poll(box).toMatchObject({ width: 350, height: 450 })
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every project can be read', async ({ page }) => {
    await page.goto('/projects')
    await expect(cards(page)).toHaveCount(15)
    await expect(page.getByText(allProjectsText)).toBeVisible()
    for (const { text } of projectChoices.filter((each) => each.text !== allProjectsText))
      await expect(page.getByText(text)).toBeHidden()
    expect(await isRaised(page, 'Front Walk Garden')()).toBe(true)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Front Walk Garden' })).toBeVisible()
  })
})
