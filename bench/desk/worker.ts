import type { Locator, Page } from '@playwright/test'

/** Counts the actions of a colleague; typing into a field is not counted. */
export interface Worker {
  readonly page: Page
  readonly press: (target: Locator) => Promise<void>
  /** A key, or a chord of them. */
  readonly key: (name: string) => Promise<void>
  /** Presses Tab until the element has the focus. */
  readonly reach: (target: Locator) => Promise<void>
  /** Presses and keys so far. */
  readonly steps: () => number
}

export function countingWorker(page: Page): Worker {
  let steps = 0
  return {
    page,
    async press(target) {
      steps += 1
      await target.click()
    },
    async key(pressed) {
      steps += 1
      if (pressed === 'Alt+ArrowLeft') await page.goBack()
      else await page.keyboard.press(pressed)
    },
    async reach(target) {
      while (!(await target.evaluate((element) => element === document.activeElement))) {
        steps += 1
        await page.keyboard.press('Tab')
      }
    },
    steps: () => steps,
  }
}

/** Opens a select field and presses one of its options. */
export async function chooseWith(
  press: Worker['press'],
  field: Locator,
  option: string,
): Promise<void> {
  await press(field)
  // Counts the press of the option, which a script cannot click in the browser's own list.
  await press(field)
  await field.selectOption(option)
}
