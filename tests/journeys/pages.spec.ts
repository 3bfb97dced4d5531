import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { factTypes } from './page-facts.ts'

/** The named items of each service page, as the specification lists them. */
const services: Readonly<Record<string, { readonly name: string; readonly items: string[] }>> = {
  'landscaping-services': {
    name: 'Landscaping Services',
    items: [
      'Residential',
      'Commercial',
      'Woodland',
      'Native',
      'Ornamental',
      'Xeriscaping',
      'Tropical',
      'Hardscape-Dominant',
      'Sustainable',
    ],
  },
  'lawncare-fertilization': {
    name: 'Lawn Care & Fertilization',
    items: [
      'Granular Fertilizers',
      'Liquid Fertilizer',
      'Weed Control',
      'Insect & Pest Control Fertilizer',
      'Lawn Repair & Soil Enrichment Blends',
      'Compost & Organic Soil Enhancing',
    ],
  },
  'soil-mulch': {
    name: 'Soil & Mulch',
    items: [
      'Topsoil',
      'Coconut Coir',
      'Pine',
      'Hardwood',
      'Cedar',
      'Rubber',
      'Bark Nuggets',
      'Red',
      'Black',
      'Straw',
      'Pine Needles',
    ],
  },
  'stone-aggregates': {
    name: 'Stone & Aggregates',
    items: [
      'Gravel',
      'Crushed Granite',
      'Limestone',
      'Flagstone',
      'Boulders',
      'Paver A',
      'Paver B',
      'Paver C',
      'Riprap',
      'Lava Rock',
      'River Rock',
      'Blue Stone',
      'Crushed Concrete',
    ],
  },
  'plants-sod': {
    name: 'Plants & Sod',
    items: ['Sod', 'Shrubs', 'Trees', 'Flowers', 'Fruit Plants', 'Vegetable Plants'],
  },
  'edging-borders': { name: 'Edging & Borders', items: ['Plastic', 'Metal', 'Stone'] },
  'hardscaping-materials': {
    name: 'Hardscaping Materials',
    items: ['Retaining Wall Blocks', 'Concrete Blocks', 'Brick Pavers'],
  },
  'irrigation-drainage-solutions': { name: 'Irrigation & Drainage Solutions', items: [] },
}

const counts: Readonly<Record<string, readonly number[]>> = {
  'landscaping-services': [9],
  'lawncare-fertilization': [6],
  'soil-mulch': [12, 9],
  'stone-aggregates': [20],
  'plants-sod': [6],
  'edging-borders': [3],
  'hardscaping-materials': [3],
  'irrigation-drainage-solutions': [9, 9],
}

const articles = {
  '/choosing-plants': 11,
  '/landscaping-gardening': 18,
  '/plant-care': 5,
  '/mulching': 5,
} as const

const allPages = [
  '/about',
  '/contact',
  '/blog',
  '/privacy',
  ...Object.keys(articles),
  ...Object.keys(services).map((slug) => `/services/${slug}`),
]

for (const [slug, { name, items }] of Object.entries(services)) {
  test(`the page of ${name} shows every item and leads to its quote`, async ({ page }) => {
    await page.goto(`/services/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

    const cards = page.locator('main section li[id]:has(h3)')
    const perSection = await page
      .locator('main section:has(li[id] h3)')
      .evaluateAll((sections) => sections.map((each) => each.querySelectorAll('li[id]').length))
    const expected = counts[slug] ?? []
    const total = expected.reduce((sum, count) => sum + count, 0)
    await expect(cards).toHaveCount(total)
    if (expected.length > 1) expect(perSection).toEqual(expected)
    for (const item of items) {
      await expect(cards.locator('h3').filter({ hasText: item }).first()).toBeAttached()
    }
    // Each card says what the thing is, what it is good for and how much of it; with a picture.
    await expect(cards.locator('dt', { hasText: 'Good for' })).toHaveCount(total)
    await expect(cards.locator('dt', { hasText: 'Rule of thumb' })).toHaveCount(total)
    await expect(cards.locator('img, [role=img]')).toHaveCount(total)

    await expect(page.getByRole('link', { name: 'Ask for a quote for this' })).toHaveAttribute(
      'href',
      `/get-a-quote?service=${slug}`,
    )
    expect(await factTypes(page)).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'Service', 'FAQPage']),
    )
  })
}

test('sales units stand on the stone and edging cards', async ({ page }) => {
  await page.goto('/services/stone-aggregates')
  for (const unit of ['Sold per ton', 'Sold per bag', 'Sold per pallet', 'Sold per sq ft']) {
    await expect(page.getByText(unit, { exact: true }).first()).toBeAttached()
  }
  await page.goto('/services/edging-borders')
  await expect(page.getByText('Sold per 20 ft', { exact: true })).toHaveCount(1)
  await expect(page.getByText('Sold per linear ft', { exact: true })).toHaveCount(2)
})

test('asking for a quote for a service opens the form with it ticked', async ({ page }) => {
  await page.goto('/services/edging-borders')
  await page.getByRole('link', { name: 'Ask for a quote for this' }).click()
  await expect(page.getByRole('checkbox', { name: 'Edging & Borders' })).toBeChecked()
})

test('the index follows the scroll and leads to each item', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services/stone-aggregates')
  const index = page.getByRole('navigation', { name: 'On this page' })
  const current = index.locator('[aria-current]')
  for (const item of ['Crusher Run', 'Cobblestones', 'Mexican Beach Pebbles', 'Gravel']) {
    const link = index.getByRole('link', { name: item, exact: true })
    await link.click()
    await expect(current).toHaveText([item])
    await expect(link).toBeInViewport()
    await expect(page.getByRole('heading', { level: 3, name: item, exact: true })).toBeInViewport()
  }
  await page.locator('#lava-rock').scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 500)
  await expect(current).toHaveCount(1)
  await expect(current).not.toHaveText('Gravel')
})

test('stone cards appear one after another, 0.2 seconds apart', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/services/stone-aggregates')
  const delays = await page
    .locator('main li[id]:has(h3)')
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => getComputedStyle(card).animationDelay))
  expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s'])

  const starts = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen = new Map<Animation, number>()
        const look = () => {
          for (const each of document.getAnimations()) {
            if (each.id !== 'stagger' || seen.has(each) || each.startTime === null) continue
            seen.set(each, Number(each.startTime) + Number(each.effect?.getTiming().delay ?? 0))
          }
          if (seen.size >= 2) resolve([...seen.values()].toSorted((a, b) => a - b))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.evaluate(() => document.querySelector('#slate-chips')?.scrollIntoView())
  const [first = 0, second = 0] = await starts
  expect(second - first).toBeGreaterThan(180)
  expect(second - first).toBeLessThan(400)
})

test('nothing on the stone page moves for those who ask for stillness', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/services/stone-aggregates')
  await page.evaluate(() => document.querySelector('#slate-chips')?.scrollIntoView())
  await expect(page.locator('#slate-chips')).toHaveCSS('opacity', '1')
  expect(await page.evaluate(() => document.getAnimations().map(({ id }) => id))).toEqual([])
})

test('About shows its five sections, each 0.2 seconds after the one before', async ({ page }) => {
  await page.goto('/about')
  for (const [section, items] of Object.entries({
    'Why People Trust Us': [
      'Expert Team',
      'Client-Centered Approach',
      'On-Time Delivery',
      'Personalized Service',
    ],
    'Mission and Vision': ['Mission', 'Vision'],
    'Core Values': ['Passion', 'Integrity', 'Sustainability', 'Excellence'],
    'Areas of Expertise': ['Plant Science', 'Water Management', 'Climate Adaptation'],
    Process: ['Consultation', 'Design', 'Implementation', 'Maintenance'],
  })) {
    const region = page.getByRole('region', { name: section, exact: true })
    await expect(region.getByRole('heading', { level: 3 })).toHaveText(items)
  }
  const delays = await page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('[class*="animate-appear"]')].map((each) => {
      return getComputedStyle(each).animationDelay
    }),
  )
  expect(delays).toEqual(['0s', '0.2s', '0.4s', '0.6s', '0.8s', '1s', '1.2s'])
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('link', { name: 'View Projects' })).toHaveAttribute(
    'href',
    '/projects',
  )
})

test('the blog shows four cards, and each leads to its article', async ({ page }) => {
  await page.goto('/blog')
  const cards = page.locator('main li:has(h3)')
  await expect(cards).toHaveCount(4)
  const links = await cards
    .getByRole('link')
    .evaluateAll((each) => each.map((link) => link.getAttribute('href')))
  expect(links).toEqual(Object.keys(articles))
  await cards.first().click()
  await expect(page).toHaveURL('/choosing-plants')
})

for (const [path, topics] of Object.entries(articles)) {
  test(`the article at ${path} has its ${topics} numbered topics`, async ({ page }) => {
    await page.goto(path)
    const parts = page.locator('article li[id^=topic-]')
    await expect(parts).toHaveCount(topics)
    await expect(parts.last()).toContainText(String(topics))
    await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible()
    await expect(page.locator('article time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/)
    await expect(
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link'),
    ).toHaveCount(topics)
    const related = page.getByRole('region', { name: 'When you want a hand' })
    expect(await related.getByRole('link').count()).toBeGreaterThanOrEqual(2)
    expect(await factTypes(page)).toEqual(expect.arrayContaining(['BreadcrumbList', 'BlogPosting']))
  })
}

test('a reader goes from article to article and comes back to the first', async ({ page }) => {
  await page.goto('/choosing-plants')
  for (const path of ['/landscaping-gardening', '/plant-care', '/mulching', '/choosing-plants']) {
    await page.getByRole('region', { name: /./ }).getByText('Next article').waitFor()
    await page.locator('section[aria-labelledby=next-article] a').click()
    await expect(page).toHaveURL(path)
  }
})

test('lines of an article are neither short nor long', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/choosing-plants')
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

test('a service that nobody offers is not found', async ({ page }) => {
  const answer = await page.goto('/services/snow-removal')
  expect(answer?.status()).toBe(404)
})

for (const path of allPages) {
  test(`${path} tells what it is, once`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/Evergreen/)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    expect((await content('meta[name=description]'))?.length).toBeGreaterThan(50)
    expect(await content('meta[property="og:title"]')).toBe(await page.title())
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      new RegExp(`^http.*${path}$`),
    )
    await expect(
      page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]'),
    ).toHaveCount(1)
  })

  for (const width of [390, 1440]) {
    test(`${path} is accessible and fits at ${width} pixels`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the stone page can be read, jumped about in and left for the form', async ({ page }) => {
    await page.goto('/services/stone-aggregates')
    await page.getByRole('link', { name: 'Slate Chips', exact: true }).click()
    await expect(page).toHaveURL(/#slate-chips$/)
    const card = page.locator('#slate-chips')
    await expect(card).toBeInViewport()
    await expect(card).toHaveCSS('opacity', '1')
    await page.getByText('Which stone is suitable for a driveway?').click()
    await expect(page.getByText(/^Use two layers\./)).toBeVisible()
    await page.getByRole('link', { name: 'Ask for a quote for this' }).click()
    await expect(page).toHaveURL('/get-a-quote?service=stone-aggregates')
  })

  test('About and the articles can be read', async ({ page }) => {
    await page.goto('/about')
    const process = page.getByRole('region', { name: 'Process', exact: true })
    await expect(process).toHaveCSS('opacity', '1')
    await page.goto('/mulching')
    await expect(page.locator('#topic-5')).toBeVisible()
  })
})
