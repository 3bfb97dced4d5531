import { expect, test, type Page } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { eventPage, ownEvent, someEmail } from './event-page.ts'
import { moving } from './gallery-page.ts'

test.use(moving)

/** Opens an event with a clock that only the test advances. */
async function openStill(page: Page, eventId: string) {
  await page.clock.install()
  await openHydrated(page, `/events/event-details?eventid=${eventId}`)
  await page.clock.pauseAt(Date.now() + 60_000)
  return eventPage(page)
}

/**
 * Advances the clock until the condition holds; returns the milliseconds. Steps are small, since
 * effects of a timer show a moment later, and may set the next timer then.
 */
async function timeUntil(page: Page, isSo: () => Promise<boolean>): Promise<number> {
  const step = 100
  let passed = 0
  for (; !(await isSo()); passed += step) await page.clock.runFor(step)
  return passed
}

/** The display time of a toast with this text, in milliseconds. */
async function stayOf(page: Page, words: string): Promise<number> {
  const toast = page.getByRole('status').getByText(words, { exact: true })
  await expect(toast).toBeVisible()
  return timeUntil(page, async () => (await toast.count()) === 0)
}

/** A toast that is over fades, and is taken away so much later. */
const fading = 1000

test('a slide shows for 3 s and takes 500 ms to appear', async ({ page }) => {
  const images = ['/media/a.webp', '/media/b.webp']
  const event = await openStill(page, await ownEvent({ images }))
  const shown = page.locator('[aria-roledescription=slide]:not([inert])')
  await expect(shown.locator('..')).toHaveCSS('transition-duration', '0.5s')
  // The keyboard pauses the slides, so that they start over at a known moment.
  await page.getByRole('button', { name: 'Picture 1 of 2' }).press('Enter')
  await expect(shown).toHaveAccessibleName('Picture 1 of 2')
  await event.update.focus()
  const stands: number[] = []
  for (const next of ['Picture 2 of 2', 'Picture 1 of 2']) {
    const isNext = async () => (await shown.getAttribute('aria-label')) === next
    stands.push(await timeUntil(page, isNext))
  }
  // A busy machine can only be late.
  expect(Math.min(...stands)).toBeGreaterThan(2900)
  expect(Math.min(...stands)).toBeLessThan(3500)
})

test('a toast stays 2 s where all went well, and 4 s where something did not', async ({ page }) => {
  const event = await openStill(page, 'seed-swap')
  await event.rsvp('Yes').click()
  await event.submit.click()
  const failed = await stayOf(
    page,
    'Please correct the following fields: First Name, Last Name, Email, Phone',
  )
  expect(failed).toBeGreaterThan(4000 + fading - 300)
  expect(failed).toBeLessThan(4000 + fading + 4000)
  await event.button('Close').click()
  await event.update.click()
  await event.field('Email').fill(someEmail())
  await event.button('Send OTP').click()
  const went = await stayOf(page, 'OTP sent to your email!')
  expect(went).toBeGreaterThan(2000 + fading - 300)
  // A busy machine can only be late, and not late enough to look like the longer pause.
  expect(went).toBeLessThan(4000 + fading - 100)
})
