import { expect, type Locator, type Page } from '@playwright/test'

/** Uses keys alone: Tab reaches each target, as for a visitor without a mouse. */
export function keyboard(page: Page) {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    await expect(target).toBeEnabled()
    await tabTo(page, target)
  }
  return {
    async press(target: Locator) {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async write(field: Locator, text: string) {
      await reach(field)
      await page.keyboard.type(text)
    },
  }
}

/** Counts the keys pressed on the page from now on; text put in at once counts letter by letter. */
export async function countKeys(page: Page): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle(() => {
    const pressed = { keys: 0 }
    const isLetter = ({ key }: KeyboardEvent) => key.length === 1
    addEventListener('keydown', (event) => (pressed.keys += isLetter(event) ? 0 : 1), true)
    addEventListener(
      'input',
      (event) => (pressed.keys += event instanceof InputEvent ? (event.data?.length ?? 0) : 0),
      true,
    )
    return pressed
  })
  return () => counter.evaluate(({ keys }) => keys)
}

/** Presses Tab, or Shift and Tab if it is before the focus, until the element has the focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  // Found once: to find it by its role after every key takes longer than the key.
  const element = await place.elementHandle()
  for (let steps = 0; steps < 80; steps += 1) {
    const key = await element?.evaluate((target) => {
      const focused = document.activeElement
      if (focused === target || focused === null) return null
      const isBefore = focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
      return isBefore === 0 ? 'Tab' : 'Shift+Tab'
    })
    if (key === null || key === undefined) break
    await page.keyboard.press(key)
  }
  await expect(place).toBeFocused()
}

/**
 * Writes one line of a quote after another, without a mouse; Enter goes on with the next. Each text
 * is put in at once, as each key makes the page count and draw anew.
 */
export async function typeLines(
  { keyboard: keys }: Page,
  lines: readonly (readonly [string, string, string, string])[],
) {
  for (const [what, quantity, unit, price] of lines) {
    await keys.insertText(what)
    await keys.press('Tab')
    await keys.insertText(quantity)
    await keys.press('Tab')
    if (unit !== '') await keys.insertText(unit)
    await keys.press('Tab')
    if (price !== '') await keys.insertText(price)
    await keys.press('Enter')
  }
}
