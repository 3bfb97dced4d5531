import { expect, type Page, test } from '@playwright/test'
import { aboutPage } from '#content/about.ts'
import { expectFitsWithLargeText } from './accessible.ts'
import { desk } from './gallery-page.ts'
import { expectBare, renderedAt } from './page-facts.ts'

const articles = {
  '/choosing-plants': 11,
  '/landscaping-gardening': 18,
  '/plant-care': 5,
  '/mulching': 5,
} as const

test('About shows its five sections, each 0.2 seconds after the one before, and the blog its articles', async ({
  page,
}) => {
  await page.goto('/about')
  const { trust, aims, values, expertise, process } = aboutPage
  for (const { title, items } of [trust, aims, values, expertise, process]) {
    const region = page.getByRole('region', { name: title, exact: true })
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(
      items.map((item) => item.title),
    )
  }
  await expectFitsWithLargeText(page, undefined, page.getByRole('main'))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const delays = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('[class*="animate-appear"]')].map((each) => {
      return getComputedStyle(each).animationDelay
    }),
  )
  expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s', '1s', '1.2s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('link', { name: 'View Projects' })).toHaveAttribute(
    'href',
    '/projects',
  )

  await test.step('the blog shows four cards, each leads to its article, and one goes from article to article back to the first', () =>
    readTheBlog(page))
})

async function readTheBlog(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  const cards = page.locator('main li:has(h3)')
  await expect(cards).toHaveCount(4)
  const links = await cards
    .getByRole('link')
    .evaluateAll((each) => each.map((link) => link.getAttribute('href')))
  expect(links).toEqual(Object.keys(articles))
  await cards.first().click()
  await expect(page).toHaveURL('/choosing-plants')

  await test.step('lines of an article are neither short nor long', async () => {
    await page.setViewportSize(desk)
    const perLine = await page
      .locator('#topic-1 p')
      .first()
      .evaluate((paragraph) => {
        const lineHeight = Number.parseFloat(getComputedStyle(paragraph).lineHeight)
        const lines = Math.round(paragraph.clientHeight / lineHeight)
        return (paragraph.textContent ?? '').length / lines
      })
    expect(perLine).toBeGreaterThan(52)
    expect(perLine).toBeLessThan(75)
  })

  await test.step('on paper an article is its words, black on white', async () => {
    await page.emulateMedia({ media: 'print' })
    await expectBare(page)
    const words = page.getByRole('heading', { name: 'Watch the light for a day' })
    await expect(words).toBeVisible()
    await expect(words).toHaveCSS('color', 'rgb(0, 0, 0)')
    await page.emulateMedia({ media: 'screen' })
  })

  for (const path of ['/landscaping-gardening', '/plant-care', '/mulching', '/choosing-plants']) {
    await page.getByRole('region', { name: /./ }).getByText('Next article').waitFor()
    await page.locator('section[aria-labelledby=next-article] a').click()
    await expect(page).toHaveURL(path)
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('About can be read, and each article with its numbered topics', async ({
    page,
    request,
  }) => {
    await page.goto('/about')
    const process = page.getByRole('region', { name: 'Process', exact: true })
    await expect(process).toHaveCSS('opacity', '1')
    await page.goto('/choosing-plants')
    await expect(page.locator('article li[id^=topic-]').last()).toBeVisible()
    await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible()
    await expect(page.locator('article time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
    const related = page.getByRole('region', { name: 'When you want a hand' })
    expect(await related.getByRole('link').count()).toBeGreaterThanOrEqual(2)
    // Styles are the same for all articles.
    for (const [path, topics] of Object.entries(articles)) {
      const { all, facts } = await renderedAt(request, path)
      const numbers = Array.from({ length: topics }, (_, at) => `topic-${at + 1}`)
      const parts = all('li').map(({ attribs }) => attribs['id'] ?? '')
      expect(parts.filter((id) => id.startsWith('topic-'))).toEqual(numbers)
      for (const id of numbers) expect(all('a', { href: `#${id}` }), id).toHaveLength(1)
      for (const type of ['BreadcrumbList', 'BlogPosting']) {
        expect(facts).toContainEqual(expect.objectContaining({ '@type': type }))
      }
    }
  })
})
