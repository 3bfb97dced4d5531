import type { Browser, Locator, Page } from '@playwright/test'
import { pngPicture } from '#support/photographs.ts'

/** Breaks the connection once, in the second part of a photograph; returns the sent parts. */
export async function breakLineOnce(page: Page): Promise<() => readonly string[]> {
  const sent: string[] = []
  let isBroken = false
  await page.route('**/api/photos/*/*', async (route) => {
    const [id = '', part = ''] = route.request().url().split('/').slice(-2)
    sent.push(`${id}/${part}`)
    if (part !== '1' || isBroken) return route.continue()
    isBroken = true
    return route.abort('connectionreset')
  })
  return () => sent
}

/** The number of stored entries of photographs in this browser. */
export const preservedIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('photographs')
        opening.addEventListener('error', failed)
        opening.addEventListener('success', () => {
          const { result } = opening
          if (!result.objectStoreNames.contains('chosen')) return done(0)
          const counting = result.transaction('chosen').objectStore('chosen').count()
          counting.addEventListener('success', () => done(counting.result))
        })
      }),
  )

/** Drops a picture as a file manager does. */
export async function dropPicture(page: Page, target: Locator): Promise<void> {
  const bytes = [...(await pngPicture({ width: 60, height: 40 }))]
  const data = await page.evaluateHandle((some) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([new Uint8Array(some)], 'plan.png', { type: 'image/png' }))
    return transfer
  }, bytes)
  await target.dispatchEvent('dragover', { dataTransfer: data })
  await target.dispatchEvent('drop', { dataTransfer: data })
}

/** Copies a picture, as a screenshot does, and pastes it with the keyboard. */
export async function pastePicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 40
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done))
    if (picture === null) throw new Error('No picture')
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
  })
  await page.keyboard.press('ControlOrMeta+V')
}

export const phoneSize = { width: 390, height: 844 }

export const phoneIn = async (browser: Browser) =>
  (await browser.newContext({ viewport: phoneSize })).newPage()
