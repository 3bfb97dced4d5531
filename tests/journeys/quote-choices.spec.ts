import { expect, test } from '@playwright/test'
import { pngPicture } from '#support/photographs.ts'
import { expectAccessible, expectFitsBothWidths } from './accessible.ts'
import { askForQuote, reloadForNews, workAsOwner } from './desk-page.ts'
import { typeLines } from './input-methods.ts'
import { pdfBehind } from './page-facts.ts'
import { delayForms } from './slow-line.ts'

// The whole way from a photograph of the yard to the canceled quote.
test.slow()

test('a bed with a choice of stone, a drawing and a photograph is what its customer sees and signs', async ({
  page,
  browser,
}) => {
  const name = `Bed${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
  const asked = await askForQuote(page, { firstName: name })
  await page.setViewportSize({ width: 1440, height: 900 })
  await workAsOwner(page, 'Ruth Calloway', `/desk/requests?q=${encodeURIComponent(asked)}`)
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page
    .getByLabel('Add photographs')
    .setInputFiles([{ name: 'bed.png', mimeType: 'image/png', buffer: await pngPicture() }])
  await page.getByRole('button', { name: 'Save photographs' }).click()
  await expect(page.getByRole('button', { name: /^Photograph 1 of 1/ })).toBeVisible()
  await page.getByRole('button', { name: 'Write a quote' }).click()
  // A word of any length breaks rather than widens a page.
  const longWord = 'gate'.repeat(15)
  await page.getByLabel('Title').fill(`A bed by the ${longWord}`)
  await page.getByLabel('Name', { exact: true }).fill(`Ann ${longWord}`)
  const photograph = page.getByRole('checkbox', { name: 'Show photograph 1' })
  await photograph.check()
  const plan = {
    name: 'bed-plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% the plan of the bed\n'),
  }
  // The page is left once the drawing is on the quote, and not for one that is refused.
  const letFail = await delayForms(page, '**/drawing.data*')
  await page.getByLabel('Drawing').setInputFiles({ ...plan, buffer: Buffer.from('no PDF') })
  await expect(page.getByText('The drawing is still being sent.')).toBeVisible()
  await page.getByRole('link', { name: 'Their request' }).click()
  await expect(page.getByText(/^Saving. The page opens when/)).toBeVisible()
  letFail()
  await expect(page.getByText('This is not a PDF, or it is larger than 10 MB.')).toBeInViewport()
  await expect(page.getByText(/^Saving. The page opens when/)).toHaveCount(0)
  const letSend = await delayForms(page, '**/drawing.data*')
  await page.getByLabel('Drawing').setInputFiles(plan)
  await page.getByRole('link', { name: 'Their request' }).click()
  await expect(page.getByText(/^Saving. The page opens when/)).toBeVisible()
  letSend()
  await expect(page.getByRole('heading', { name: new RegExp(name), level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: 'bed-plan.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a section' }).click()
  await typeLines(page, [
    ['Soil and planting', '1', '', '1200'],
    ['Edge of brick', '40', 'linear foot', '9'],
    ['Edge of bluestone', '40', 'linear foot', '21.50'],
  ])
  for (const stone of ['Edge of brick', 'Edge of bluestone']) {
    await page.getByRole('button', { name: `More, ${stone}` }).click()
    await page.getByLabel(`Offer, ${stone}`).selectOption('Choose one of')
    await page.getByLabel(`Choice between, ${stone}`).fill('Edge')
  }
  await page
    .getByLabel(/^Name of /)
    .first()
    .fill('Half of it at the start, once the stone and the plants are in the yard')
  await expect(page.getByText('$1,560.00').last()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Their request' })).toBeVisible()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expectFitsBothWidths(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Email the quote' }).click()
  const shown = page.getByRole('link', { name: 'See what they see' })
  const address = ((await shown.getAttribute('href')) ?? '').replace(/#.*$/, '')

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(address)
  await expect(phone.getByRole('banner')).toHaveCount(0)
  const picture = phone.getByRole('img', { name: 'Photograph 1 of 1' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBeGreaterThan(0)
  const drawing = await phone.getByRole('link', { name: 'Drawing (PDF)' }).getAttribute('href')
  expect(await (await phone.request.get(drawing ?? '')).text()).toContain('the plan of the bed')
  // Nothing is above the details, so that a mouse can select them.
  await phone.getByText('40 linear feet at $9.00').hover()
  await expect(phone.getByRole('radio', { name: /Edge of brick/ })).toBeChecked()
  await phone.getByRole('radio', { name: /Edge of bluestone/ }).check()
  await expect(phone.getByRole('button', { name: 'Accept for $2,060.00' })).toBeVisible()
  await expectFitsBothWidths(phone, async (width) => {
    const recipient = await phone.getByText(`Ann ${longWord}`).boundingBox()
    expect((recipient?.x ?? 0) + (recipient?.width ?? Number.NaN)).toBeLessThan(width)
  })
  await expectAccessible(phone)
  await phone.emulateMedia({ media: 'print' })
  await expect(phone.getByText('Edge: choose one, not included')).toBeVisible()
  await expect(phone.getByText('Edge: choose one, included')).toBeVisible()
  await expect(phone.getByText(/^To accept or to ask a question, open the link/)).toBeVisible()
  for (const box of await phone.locator('input, textarea, summary').all())
    await expect(box).toBeHidden()
  await phone.emulateMedia({ media: null })

  await phone.getByLabel('Your name, as you would sign').fill('Ann Stone')
  await phone.getByRole('checkbox', { name: /^I accept this quote/ }).check()
  await phone.getByRole('button', { name: /^Accept for/ }).click()
  await expect(phone.getByText('Signed by typing this name on')).toBeVisible()
  const text = await pdfBehind(phone, 'What you signed, as PDF')
  expect(text).toContain('Edge of bluestone')
  expect(text).not.toContain('Edge of brick')
  expect(text).toContain('$2,060.00')

  // The customer changes their mind: the desk calls the quote off, and nothing is owed.
  await reloadForNews(page, /\/desk\/quotes\/.*\.data/)
  const lines = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Lines' }) })
  await expect(lines).toContainText('40 linear feet at $21.50')
  await expectFitsBothWidths(page, async (width) => {
    const part = await page.locator('select[name=part]').boundingBox()
    expect((part?.x ?? 0) + (part?.width ?? 0)).toBeLessThan(width)
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Call this off' }).click()
  await expect(page.getByText(/^The \$[\d,.]+ still open is no longer owed\.$/)).toBeVisible()
  await expect(page.getByText('gets 1 email: to say it is off.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveAccessibleDescription(/still open is no longer owed/)
  await expect(page.getByLabel('Email the customer')).toHaveAccessibleDescription(/gets 1 email/)
  await expectAccessible(page, 'dialog[open]')
  // Typed text outlasts the box beside it.
  await page.getByLabel('Message to add').fill('We are sorry.')
  await page.getByLabel('Email the customer').uncheck()
  await page.getByLabel('Email the customer').check()
  await expect(page.getByLabel('Message to add')).toHaveValue('We are sorry.')
  const callOff = page.getByRole('button', { name: 'Call off', exact: true })
  await callOff.click()
  await expect(page.getByText(/^Called off \d/)).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Canceled. You owe nothing.')).toBeVisible()
  await expect(phone.getByRole('button', { name: /^Pay online/ })).toHaveCount(0)
  await expectAccessible(phone)
})
