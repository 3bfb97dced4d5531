import { expect, test, type Page } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { expectAccessible } from './accessible.ts'
import { linesOf, row } from './event-page.ts'

test('the list tells what, when, where and for how much, to everyone at every width, leads to an event without a barrier, and the way back leads to it as it was left', async ({
  page,
}) => {
  await openHydrated(page, '/events?from=&to=')

  await test.step('a row shows title, time, place and price', async () => {
    const paid = row(page, 'Hands-on Pruning Class')
    await expect(paid).toContainText('Paid $25')
    await expect(paid).toContainText('2450 Nursery Lane, Cumming, GA 30040')
    await expect(paid).toContainText(/\w{3}, \w{3} \d{1,2}, \d{4}/)
    await expect(paid).toContainText(/2:00 PM – 5:00 PM E[SD]T/)
    await expect(paid.getByText('show more')).toHaveCount(0)
    await expect(row(page, 'Seed Swap')).toContainText(/1:00 PM – 4:00 PM C[SD]T/)
    await expect(row(page, 'Rain Garden Walk')).toContainText('Fully booked')
  })

  await test.step('the link to the rest of a description is on one line', async () => {
    const long = row(page, 'Container Garden Workshop')
    await expect(long).toContainText('Free')
    const more = long.getByRole('link', { name: 'show more' })
    await expect(more).toHaveAttribute(
      'href',
      '/events/event-details?eventid=container-garden-workshop',
    )
    expect(await linesOf(more)).toBe(1)
    await expect(long.getByText(/seats? left/)).toHaveCount(0)
  })

  // On a phone its rows are the same, with less room.
  await expectGoodFrom320(page, [1440])

  await test.step('an event has no barrier, and nothing is cut off from 320 to 1440 px', async () => {
    await row(page, 'Nursery Open Day').getByRole('link', { name: 'Register' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nursery Open Day/)
    await expectGoodFrom320(page)
  })

  await test.step('its pictures fill their whole width in a window that is not high', async () => {
    await page.setViewportSize({ width: 1440, height: 700 })
    const carousel = page.getByRole('region', { name: /^Pictures of/ })
    const place = await carousel.boundingBox()
    const picture = await carousel.getByRole('img').first().boundingBox()
    expect(place?.width).toBeGreaterThan(700)
    expect(Math.round(picture?.width ?? 0)).toBe(Math.round(place?.width ?? 0))
  })

  await test.step('the way back from an event leads to the list as it was left', async () => {
    await page.getByRole('link', { name: 'Back' }).click()
    await expect(page).toHaveURL(/\/events\?from=&to=$/)
  })
})

async function expectGoodFrom320(page: Page, read = [390, 1440]): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // The narrowest is the same as the next, and only has less room; so are the colors, except those
    // of the bar on phones (`reach.spec.ts`).
    if (read.includes(width)) await expectAccessible(page, undefined, { contrast: width === 1440 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
  }
}
