import { expect, test } from '@playwright/test'
import { openEvent, ownEvent } from './event-page.ts'
import { moving } from './gallery-page.ts'

test.use(moving)

/** An event far behind all that lists show. */
const farEvent = (changes: Readonly<Record<string, unknown>>) =>
  ownEvent({ startDateTime: '2199-02-10T14:00:00-05:00', endDateTime: null, ...changes })

test('the carousel shows videos first, advances automatically, can be stopped, and shows its own picture for a video that failed', async ({
  page,
}) => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="red"/></svg>'
  await page.route('**/media/*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  const videos = ['/media/none.mp4']

  await test.step('shows videos first, advances automatically, and can be stopped', async () => {
    const images = ['/media/red.svg', '/media/blue.svg']
    await openEvent(page, await farEvent({ videos, images }))
    const carousel = page.getByRole('region', { name: 'Pictures of Fern Evening' })
    const slide = (name: string) => carousel.getByRole('group', { name })
    await expect(
      carousel.getByRole('list', { name: 'All pictures' }).getByRole('button'),
    ).toHaveCount(3)
    await expect(carousel.getByRole('button', { name: 'Video 1 of 3' })).toBeVisible()
    await expect(slide('Picture 2 of 3')).not.toHaveAttribute('inert')
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await carousel.getByRole('button', { name: 'Picture 3 of 3' }).click()
    await expect(slide('Picture 3 of 3')).not.toHaveAttribute('inert')
    // Forced colors drop the ring around the small picture of the slide that shows.
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(carousel.getByRole('button', { name: 'Picture 3 of 3' })).toHaveCSS(
      'border-top-width',
      '3px',
    )
    await page.emulateMedia({ forcedColors: 'none' })
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect(slide('Video 1 of 3')).not.toHaveAttribute('inert')
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  await test.step('shows its own picture for a video that failed before the script ran', async () => {
    const isBroken = () =>
      page.evaluate(() => (document.querySelector('video')?.error ?? null) !== null)
    await page.route('**/assets/*.js', async (route) => {
      await expect.poll(isBroken).toBe(true)
      await route.continue()
    })
    await openEvent(page, await farEvent({ videos }))
    const slide = page.getByRole('group', { name: 'Video 1 of 1' })
    await expect(slide.locator('picture')).toBeVisible()
    await expect(slide.locator('video')).toHaveCount(0)
  })
})

test('the media of an event hold still for those who want no motion, and load from no other site', async ({
  page,
  baseURL,
}) => {
  const eventId = await farEvent({
    videos: ['https://videos.invalid/walk.mp4'],
    images: ['https://pictures.invalid/walk.jpg'],
  })
  const asked: URL[] = []
  page.on('request', (request) => asked.push(new URL(request.url())))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openEvent(page, eventId)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.goto('/events?from=2199-02-01&to=2199-02-28')
  await expect(page.getByRole('article').first()).toBeVisible()
  const ways = ['videos/0', 'images/0'].map((end) => `/api/events/${eventId}/${end}`)
  await expect
    .poll(() => asked.map(({ pathname }) => pathname))
    .toEqual(expect.arrayContaining(ways))
  const elsewhere = asked.filter(({ origin }) => origin !== baseURL)
  expect(elsewhere.map(String)).toEqual([])
})
