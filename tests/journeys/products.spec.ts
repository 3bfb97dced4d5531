import { expect, test } from '@playwright/test'
import { productChoices, products } from '#content/products.ts'
import { expectFitsWithLargeText } from './accessible.ts'
import {
  cards,
  choice,
  comeToRest,
  desk,
  dropdown,
  middleOf,
  moving,
  open,
  option,
  phone,
  tablet,
} from './gallery-page.ts'
import { textsOfSheets } from './page-facts.ts'
import { delayScripts, hydrate } from './slow-line.ts'

const blurbOf = (name: string) => productChoices.find((each) => each.name === name)?.blurb ?? ''
const namesOf = (category: string) =>
  products.filter((product) => product.category === category).map(({ name }) => name)

test.describe('products on a wide screen', () => {
  test.use({ viewport: desk })

  test('begin with all 42 cards, in three columns, and show one category at a time without asking the server, also on the way back, until the menu loads it again', async ({
    page,
    context,
  }) => {
    // A link that names no category of ours; filters.test.ts tests which category a link means.
    await open(page, '/products?category=cars')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
    await expect(page.getByText('Explore the best in gardening essentials')).toBeVisible()
    await expect(cards(page)).toHaveCount(42)
    await expect(choice(page, 'All Categories')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { level: 2, name: 'All Categories' })).toBeVisible()
    await expect(page.getByText(blurbOf('All Categories'))).toBeVisible()
    // Cards far below have no position before their layout.
    await comeToRest(page)
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect([...new Set(lefts)]).toHaveLength(3)

    const asked: string[] = []
    page.on('request', (request) => {
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url())
    })
    // Which products a category has is tested in products.test.ts.
    for (const { value, name } of productChoices.slice(-2)) {
      await choice(page, name).click()
      await expect(cards(page)).toHaveCount(6)
      await expect(cards(page).getByRole('heading')).toHaveText(namesOf(value))
      await expect(page.getByText(blurbOf(name))).toBeVisible()
      await expect(page.getByText(blurbOf('All Categories'))).toBeHidden()
      await expect(page).toHaveURL(`/products?category=${value}`)
      await expect(page.getByRole('button', { pressed: true })).toHaveText(new RegExp(`^${name}`))
      await expect(page.getByText('Showing 6 of 42 products')).toBeVisible()
    }
    await choice(page, 'All Categories').click()
    await expect(cards(page)).toHaveCount(42)
    await expect(page).toHaveURL('/products')
    await context.setOffline(true)
    await page.goBack()
    await expect(cards(page)).toHaveCount(6)
    expect(asked).toEqual([])

    await context.setOffline(false)
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Products' })
      .click()
    await expect(page).toHaveURL('/products')
    await expect(cards(page)).toHaveCount(42)
    await expect(choice(page, 'All Categories')).toHaveAttribute('aria-pressed', 'true')
    // The menu leads to the page as it is now.
    await expect.poll(() => asked).toHaveLength(1)

    await test.step('go back step by step and forward again, and are chosen by keyboard', async () => {
      await choice(page, 'Trees').click()
      await choice(page, 'Seeds').click()
      await expect(cards(page).first()).toContainText('Sunflower')
      await page.goBack()
      await expect(cards(page).first()).toContainText('Banyan')
      await page.goBack()
      await expect(cards(page)).toHaveCount(42)
      await page.goForward()
      await expect(cards(page)).toHaveCount(6)

      await choice(page, 'All Categories').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/products?category=plants')
      await expect(choice(page, 'Plants')).toBeFocused()
    })

    await test.step('a page that WebKit kept is shown where it was left', async () => {
      await choice(page, 'All Categories').click()
      await expect(cards(page)).toHaveCount(42)
      // As in WebKit, which shows a kept page from its top once the router takes over scrolling.
      const shownAt = await page.evaluate(() => {
        scrollTo({ top: 1200, behavior: 'instant' })
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        scrollTo({ top: 0, behavior: 'instant' })
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        return scrollY
      })
      expect(shownAt).toBe(1200)
    })
  })
})

test('a shared link to products shows its category, before the scripts of the page have come and after; on narrow screens they are chosen from a list, which obeys the keyboard and stays in reach', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  const letGo = await delayScripts(page)
  await page.goto('/products?category=%20MULCH', { waitUntil: 'load' })
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByText(blurbOf('Mulch'))).toBeVisible()
  await hydrate(page, letGo)
  await expect(cards(page)).toHaveCount(6)
  await expect(page.getByRole('heading', { level: 2, name: 'Mulch' })).toBeVisible()
  await expect(choice(page, 'Mulch')).toHaveAttribute('aria-pressed', 'true')

  await choice(page, 'All Categories').click()
  await expect(cards(page)).toHaveCount(42)
  await page.setViewportSize(tablet)

  await test.step('are chosen from a list', async () => {
    await expect(page.getByRole('group', { name: 'Category' })).toBeHidden()
    await dropdown(page).click()
    await expect(page.getByRole('option')).toHaveCount(8)
    await expect(option(page, 'Mulch')).toContainText('6')
    await expectFitsWithLargeText(page, undefined, page.getByRole('listbox'))
    await option(page, 'Mulch').click()
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(cards(page)).toHaveCount(6)
    await expect(dropdown(page)).toHaveAccessibleName('Category Mulch')
    await expect(dropdown(page)).toBeFocused()
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size).toBe(2)
    const [firstSheet] = textsOfSheets(await page.pdf({ format: 'Letter' }))
    expect(firstSheet).toContain('Shredded wood colored a warm red')
  })

  const chooseAll = async () => {
    await dropdown(page).click()
    await option(page, 'All Categories').click()
    await expect(cards(page)).toHaveCount(42)
  }

  await test.step('the list closes on a press outside and on Escape, changes nothing by that, and obeys arrows, letters and Enter', async () => {
    await chooseAll()
    await page.setViewportSize(phone)
    await page.evaluate(() => window.scrollTo(0, 0))
    await dropdown(page).click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
    await dropdown(page).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(dropdown(page)).toBeFocused()
    await expect(cards(page)).toHaveCount(42)

    await page.keyboard.press('ArrowDown')
    await expect(option(page, 'All Categories')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(option(page, 'Plants')).toBeFocused()
    await page.keyboard.press('End')
    await expect(option(page, 'Seeds')).toBeFocused()
    await page.keyboard.press('f')
    await expect(option(page, 'Fruits')).toBeFocused()
    await page.keyboard.press('f')
    await expect(option(page, 'Fertilizers')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products?category=fertilizers')
    await expect(cards(page)).toHaveCount(6)
  })

  await test.step('the list stays in reach, and a choice begins at its first card', async () => {
    await chooseAll()
    await page.evaluate(() => window.scrollTo(0, 6000))
    await expect(page.locator('[data-is="hidden"]')).toBeAttached()
    await comeToRest(page)
    await expect(dropdown(page)).toBeInViewport({ ratio: 1 })
    // `click` would scroll up first, which brings the top of the page back and moves the list.
    const place = await middleOf(dropdown(page))
    await page.mouse.click(...place)
    await expect(option(page, 'All Categories')).toBeFocused()
    await comeToRest(page)
    expect(await middleOf(dropdown(page)), 'opening moves nothing').toEqual(place)
    await page.mouse.click(...(await middleOf(option(page, 'Seeds'))))
    await expect(cards(page)).toHaveCount(6)
    await expect(page.getByRole('heading', { name: 'Seeds', exact: true })).toBeInViewport()
    await expect(cards(page).first()).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every product can be read, also by search engines, without prices', async ({ page }) => {
    await page.goto('/products')
    await expect(cards(page)).toHaveCount(42)
    await expect(page.getByText(blurbOf('All Categories'))).toBeVisible()
    await expect(page.getByText(blurbOf('Trees'))).toBeHidden()
    await expect(dropdown(page)).toBeHidden()
    await expect(page.getByRole('group', { name: 'Category' })).toBeHidden()

    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const facts = blocks.map((text): Record<string, unknown> => JSON.parse(text))
    const list = facts.find((each) => each['@type'] === 'ItemList')
    expect(list?.['itemListElement']).toEqual(
      products.map(({ name }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name,
        image: expect.stringMatching(/^http.+\/media\/products-.+\.webp$/),
      })),
    )
    expect(JSON.stringify(list)).not.toMatch(/price|offers/i)
    expect(facts.map((each) => each['@type'])).toContain('BreadcrumbList')
  })
})

test.describe('where motion is welcome', () => {
  test.use({ ...moving, viewport: desk })

  test('cards that stay move to their new places in one view transition', async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (change) => {
        const transition = start(change)
        void transition.ready.then(() => {
          const moving = document
            .getAnimations()
            .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
            .filter((part) => part === '::view-transition-group(match-element)')
          document.documentElement.dataset['moving'] = String(moving.length)
        })
        return transition
      }
    })
    await page.setViewportSize({ width: 1440, height: 1600 })
    await open(page, '/products')
    // A browser skips a transition if the machine is too busy.
    await expect(async () => {
      await choice(page, 'All Categories').click()
      await choice(page, 'Trees').click()
      await expect(cards(page)).toHaveCount(6)
      // From the third row into the first two.
      const moving = page.locator('html')
      await expect(moving).toHaveAttribute('data-moving', /^[3-6]$/, { timeout: 2000 })
    }).toPass()
  })
})
