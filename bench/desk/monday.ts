import type { Page } from '@playwright/test'
import { openChromium } from '#scripts/chromium.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { printTable } from '#bench/report.ts'
import { askForQuote } from '#bench/sample-requests.ts'
import { printSingleSteps } from './single-steps.ts'
import { chooseWith, countingWorker, type Worker } from './worker.ts'

/** New requests on a Monday morning. */
const requests = 23

/** A way to answer each request with a template and a follow-up day. */
type Task = (worker: Worker, isLast: boolean) => Promise<void>

const template = 'When can we call?'
const parts = (page: Page) => ({
  first: page.getByRole('list', { name: 'Requests' }).getByRole('link').first(),
  template: page.getByLabel('Template'),
  send: page.getByRole('button', { name: 'Send', exact: true }),
  pickDate: page.getByRole('button', { name: 'Pick a date' }),
  saveDate: page.getByRole('button', { name: 'Save', exact: true }),
  next: page.getByRole('link', { name: 'Next request' }),
})

const tasks: Readonly<Record<string, Task>> = {
  'each from the list, with a mouse': async ({ page, press }) => {
    const on = parts(page)
    await press(on.first)
    await chooseWith(press, parts(page).template, template)
    await press(on.send)
    await page.getByText(/^Sent /).waitFor()
    await press(on.pickDate)
    await press(on.saveDate)
    await page.getByText(/^Saved /).waitFor()
    await press(page.getByRole('link', { name: 'Requests', exact: true }).last())
    await on.template.waitFor({ state: 'detached' })
  },
  'one after the other, with a mouse': async ({ page, press }, isLast) => {
    const on = parts(page)
    await chooseWith(press, parts(page).template, template)
    await press(on.send)
    await (isLast ? page.getByText(/^Sent /) : on.next).waitFor()
    if (!isLast) await toNext(page, () => press(on.next))
  },
  'each from Today, with a mouse': async ({ page, press }) => {
    const first = page.getByRole('button', { name: /^Reply to / }).first()
    const row = first.locator('xpath=ancestor::li[1]')
    const before = await row.getByRole('link').first().getAttribute('href')
    await row.hover()
    await press(first)
    await chooseWith(press, parts(page).template, template)
    await press(page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }))
    await row.locator(`a[href="${before}"]`).waitFor({ state: 'detached' })
  },
  'each from the list, with the keyboard': async ({ page, key, reach }) => {
    const on = parts(page)
    await key('j')
    await key('Enter')
    await on.template.waitFor()
    await reach(on.template)
    await key('w')
    await reach(on.send)
    await key('Enter')
    await page.getByText(/^Sent /).waitFor()
    await reach(on.pickDate)
    await key('Enter')
    await reach(on.saveDate)
    await key('Enter')
    await page.getByText(/^Saved /).waitFor()
    await key('Alt+ArrowLeft')
    await on.template.waitFor({ state: 'detached' })
  },
  'one after the other, with the keyboard': async ({ page, key }, isLast) => {
    const on = parts(page)
    await on.template.waitFor()
    await key('t')
    await key('w')
    await key('Control+Enter')
    await (isLast ? page.getByText(/^Sent /) : on.next).waitFor()
    if (!isLast) await toNext(page, () => key('j'))
  },
}

async function toNext(page: Page, go: () => Promise<void>): Promise<void> {
  const before = page.url()
  await go()
  await page.waitForURL((url) => url.href !== before)
  await parts(page).next.waitFor({ state: 'detached' })
}

/** Works through a Monday's requests in each way, and prints the number of steps. */
export async function printMonday(origin: string, token: string): Promise<void> {
  const browser = await openChromium()
  const rows: string[][] = []
  try {
    for (const [name, task] of Object.entries(tasks)) {
      for (let count = 0; count < requests; count += 1) {
        const email = `${name} ${count}`.replaceAll(/\W/g, '-')
        await askForQuote(origin, `${email}@example.com`)
      }
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await context.addCookies([{ name: 'desk', value: token, url: origin }])
      rows.push([name, ...(await worked(await context.newPage(), origin, task, name))])
      await context.close()
    }
    await printSingleSteps(browser, origin, token)
  } finally {
    await browser.close()
  }
  printTable(
    `A Monday with ${requests} new requests: each answered with a template, and with a day to follow up`,
    ['way', 'presses and keys', 'for each', 'pages opened', 'for each'],
    rows.map(([name = '', steps = '', pages = '']) => [
      name,
      steps,
      (Number(steps) / requests).toFixed(1),
      pages,
      (Number(pages) / requests).toFixed(1),
    ]),
  )
}

async function worked(page: Page, origin: string, task: Task, name: string) {
  let pages = 0
  page.on('framenavigated', () => (pages += 1))
  const worker = countingWorker(page)
  if (name.startsWith('each from Today')) await page.goto(`${origin}${deskPaths.today}`)
  else {
    await page.goto(`${origin}${deskPaths.requests}?status=new`)
    // Checkboxes work once the page is hydrated.
    await page.getByLabel('Select all on this page').check()
    await page.getByLabel('Select all on this page').uncheck()
  }
  if (name.startsWith('one after')) {
    if (name.endsWith('mouse')) await worker.press(parts(page).first)
    else {
      await worker.key('j')
      await worker.key('Enter')
    }
  }
  for (let count = 1; count <= requests; count += 1) await task(worker, count === requests)
  return [String(worker.steps()), String(pages)]
}
