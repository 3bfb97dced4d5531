import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
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

/** Expects a JPEG without a position in the viewer. */
export async function expectNoPlace(page: Page, picture: Locator): Promise<void> {
  const made = await page.request.get(
    new URL((await picture.getAttribute('src')) ?? '', page.url()).href,
  )
  const { exif, xmp, format } = await sharp(await made.body()).metadata()
  expect({ exif, xmp, format }).toEqual({ exif: undefined, xmp: undefined, format: 'jpeg' })
}

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

/** The questions beside the form's own fields. */
export const preferences = [
  ['When would you like it done?', 'Within a month'],
  ['Rough budget', '$1,000 to $5,000'],
  ['Best time to call', 'Early evening'],
  ['How should we reach you?', 'Text'],
  ['How did you hear about us?', 'Our truck or a yard sign'],
] as const

/** The number of printed pages of a page of the desk. */
export async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

export const phoneSize = { width: 390, height: 844 }

export const phoneIn = async (browser: Browser) =>
  (await browser.newContext({ viewport: phoneSize })).newPage()
