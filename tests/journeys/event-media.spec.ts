import { expect, test } from '@playwright/test'
import { answerWith, openEvent } from './event-page.ts'

test.describe('the carousel', () => {
  const picture = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="${color}"/></svg>`
  const media = {
    videos: ['/media/none.mp4'],
    images: ['/media/red.svg', '/media/blue.svg'],
  }

  test.beforeEach(async ({ page }) => {
    await page.route('**/media/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture('red') }),
    )
  })

  test('shows videos first, moves by itself, and can be stopped', async ({ page }) => {
    await answerWith(page, 'bonsai-evening', media)
    await openEvent(page, 'bonsai-evening')
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
    await carousel.getByRole('button', { name: 'Next' }).click()
    await expect(slide('Video 1 of 3')).not.toHaveAttribute('inert')
    await expect(carousel.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('holds still for those who want no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await answerWith(page, 'bonsai-evening', media)
    await openEvent(page, 'bonsai-evening')
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })
})
