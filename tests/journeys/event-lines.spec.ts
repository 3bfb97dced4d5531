import { expect, test, type Locator } from '@playwright/test'
import { openEvent, ownEvent, row } from './event-page.ts'

/** The number of text lines in an element. */
async function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
}

test('the link to the rest of a description is on one line', async ({ page }) => {
  await page.goto('/events?from=&to=')
  const more = row(page, 'Container Garden Workshop').getByText('show more')
  expect(await linesOf(more)).toBe(1)
})

test('so does what is left of the seats', async ({ page }) => {
  await openEvent(page, await ownEvent({ raffle: true, capacity: 3 }, 1))
  expect(await linesOf(page.getByText('Bokings Left: Only 2 remaining!'))).toBe(1)
})

test('a special kind of event shows its price', async ({ page }) => {
  await openEvent(page, await ownEvent({ eventType: 'workshop', eventPrice: 25 }))
  const kind = page.locator('dt', { hasText: 'Event Type' }).locator('+ dd')
  await expect(kind).toHaveText('Workshop, Paid $25 per person')
})
