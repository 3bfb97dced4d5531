import { expect, test, type Page } from '@playwright/test'
import { openEvent, ownEvent, someEmail } from './event-page.ts'
import { moving } from './gallery-page.ts'

test.use(moving)

/** How long a toast with these words is there, in milliseconds. Ask before it comes. */
function stayOf(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((done) => {
        const toast = () =>
          [...document.querySelectorAll('[role=status]')].some((one) => one.textContent === text)
        let since: number | undefined
        new MutationObserver(() => {
          if (since === undefined && toast()) since = performance.now()
          if (since !== undefined && !toast()) done(performance.now() - since)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      }),
    words,
  )
}

/** A toast that is over fades, and is taken away so much later. */
const fading = 1000

test('a slide stands for 3 s and takes 500 ms to come', async ({ page }) => {
  await openEvent(page, await ownEvent({ images: ['/media/a.webp', '/media/b.webp'] }))
  const track = page.getByRole('group', { name: 'Picture 1 of 2' }).locator('..')
  await expect(track).toHaveCSS('transition-duration', '0.5s')
  const moves = await track.evaluate(
    (element) =>
      new Promise<number[]>((done) => {
        const at: number[] = []
        new MutationObserver(() => {
          at.push(performance.now())
          if (at.length === 3) done(at)
        }).observe(element, { attributeFilter: ['style'] })
      }),
  )
  const gaps = moves.slice(1).map((at, before) => at - (moves[before] ?? 0))
  // A busy machine can only be late.
  expect(Math.min(...gaps)).toBeGreaterThan(2900)
  expect(Math.min(...gaps)).toBeLessThan(3500)
})

test('a toast stays 2 s where all went well, and 4 s where something did not', async ({ page }) => {
  const event = await openEvent(page, 'seed-swap')
  await event.rsvp('Yes').click()
  const wrong = stayOf(
    page,
    'Please correct the following fields: First Name, Last Name, Email, Phone',
  )
  await event.submit.click()
  const failed = await wrong
  expect(failed).toBeGreaterThan(4000 + fading - 300)
  expect(failed).toBeLessThan(4000 + fading + 4000)
  await event.button('Close').click()
  await event.update.click()
  await event.field('Email').fill(someEmail())
  const sent = stayOf(page, 'OTP sent to your email!')
  await event.button('Send OTP').click()
  const went = await sent
  // Seen late by a busy machine, it seems to stay less.
  expect(went).toBeGreaterThan(2000 + fading - 300)
  // A busy machine can only be late, and not so late that it would pass for the longer one.
  expect(went).toBeLessThan(4000 + fading - 100)
})
