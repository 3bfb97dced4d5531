import type { Locator, Page } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'

export const phone = { width: 390, height: 844 }
export const tablet = { width: 820, height: 1100 }
export const desk = { width: 1440, height: 900 }

/** For tests of motion; others check only the final state. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await openHydrated(page, path)
}

/** Waits until nothing moves anymore. */
export const comeToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // Effects of a scroll begin a frame or two after it.
    for (let quietFrames = 0; quietFrames < 6;) {
      const isMoving = document.getAnimations().some((each) => each instanceof CSSTransition)
      quietFrames = isMoving ? 0 : quietFrames + 1
      await new Promise((done) => requestAnimationFrame(done))
    }
  })

/** The point that a finger or a mouse would press. */
export async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (box === null) throw new Error('nothing to press')
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

/** The cards that show. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** A choice among the round buttons or tiles of wide screens. */
export const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name })

/** The list of narrow screens, by its button. */
export const dropdown = (page: Page) => page.getByRole('button', { name: /^Category/ })

export const option = (page: Page, name: string) => page.getByRole('option', { name })
