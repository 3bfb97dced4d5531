import type { Page } from '@playwright/test'
import { openAwake } from '#bench/awake-page.ts'

export const phone = { width: 390, height: 844 }
export const tablet = { width: 820, height: 1100 }
export const desk = { width: 1440, height: 900 }

/** Most tests are about what shows in the end and not about the way there. */
export const still = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Opens a page and waits until its scripts have taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await openAwake(page, path)
}

/** Brings on the moment when also what is far below is laid out (decision 20). */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.getAnimations().forEach((each) => each.finish()))

/** The cards that show. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** A choice among the round buttons or tiles of wide screens. */
export const choice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name })

/** The list of narrow screens, by its button. */
export const dropdown = (page: Page) => page.getByRole('button', { name: /^Category/ })

export const option = (page: Page, name: string) => page.getByRole('option', { name })
