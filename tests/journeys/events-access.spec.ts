import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'

test('list and event have no barrier, and nothing is cut off from 320 to 1440 px', async ({
  page,
}) => {
  // Axe reads two pages twice.
  test.slow()
  for (const address of ['/events?from=&to=', '/events/event-details?eventid=nursery-open-day']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // The narrowest is the same as the next, and only has less room.
      if (width > 320) await expectAccessible(page)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${address} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
