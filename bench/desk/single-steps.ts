import type { Browser, Page } from '@playwright/test'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { printTable } from '#bench/report.ts'
import { askForQuote } from '#bench/sample-requests.ts'
import { chooseWith, countingWorker, type Worker } from './worker.ts'

/** One action on a request's page, with a mouse and with the keyboard. */
interface SingleStep {
  readonly mouse: (worker: Worker) => Promise<void>
  readonly keyboard: (worker: Worker) => Promise<void>
  /** Expects the page to show the result. */
  readonly done: (page: Page) => Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByLabel('Status', { exact: true })
const reason = (page: Page) => page.getByLabel('Lost because')
const isSaved = async (page: Page) =>
  page
    .getByText(/^Saved /)
    .first()
    .waitFor()

/** Chooses by keyboard in the field that the key leads to. */
const chooseByKeys =
  (field: string, first: string): SingleStep['keyboard'] =>
  async ({ key }) => {
    await key(field)
    await key(first)
    await key('Enter')
  }

const steps: Readonly<Record<string, SingleStep>> = {
  'follow up tomorrow': {
    mouse: ({ page, press }) => press(button(page, 'Tomorrow')),
    keyboard: async ({ page, key }) => {
      await key('f')
      await page.getByLabel('Date', { exact: true }).waitFor()
      // Focus moves from the date back past "Pick a date".
      await key('Shift+Tab')
      await key('Shift+Tab')
      await key('Enter')
    },
    done: isSaved,
  },
  'follow up on a day, with what is to be done': {
    mouse: async ({ page, press }) => {
      await press(button(page, 'Pick a date'))
      await press(page.getByLabel('What to do'))
      await page.keyboard.type('Call about the wall')
      await press(button(page, 'Save'))
    },
    keyboard: async ({ page, key, reach }) => {
      await key('f')
      await reach(page.getByLabel('What to do'))
      await page.keyboard.type('Call about the wall')
      await key('Enter')
    },
    done: isSaved,
  },
  note: {
    mouse: async ({ page, press }) => {
      await press(button(page, 'Note'))
      await page.keyboard.type('The gate is 42 in wide.')
      await press(button(page, 'Save note'))
    },
    keyboard: async ({ page, key }) => {
      await key('n')
      await page.keyboard.type('The gate is 42 in wide.')
      await key('Control+Enter')
    },
    done: (page) => page.getByText('The gate is 42 in wide.').waitFor(),
  },
  'a call that reached nobody': {
    mouse: async ({ page, press }) => {
      await press(button(page, 'Log a call'))
      await press(page.getByLabel('Voicemail'))
      await press(button(page, 'Log call'))
    },
    keyboard: async ({ page, key }) => {
      await key('c')
      // The second choice.
      await key('ArrowDown')
      await page.getByLabel('Voicemail').and(page.locator(':checked')).waitFor()
      await key('Control+Enter')
    },
    done: isSaved,
  },
  assign: {
    mouse: ({ page, press }) => chooseWith(press, page.getByLabel('Assigned to'), 'june'),
    keyboard: chooseByKeys('a', 'j'),
    done: isSaved,
  },
  won: {
    mouse: ({ page, press }) => chooseWith(press, status(page), 'Won'),
    keyboard: chooseByKeys('s', 'w'),
    done: isSaved,
  },
  'lost, with why': {
    mouse: async ({ page, press }) => {
      await chooseWith(press, status(page), 'Lost')
      await chooseWith(press, reason(page), 'Too expensive')
    },
    keyboard: async (worker) => {
      await chooseByKeys('s', 'l')(worker)
      await reason(worker.page).waitFor()
      await worker.key('t')
      await worker.key('Enter')
    },
    done: isSaved,
  },
  'possible spam': {
    mouse: ({ page, press }) => chooseWith(press, status(page), 'Possible spam'),
    keyboard: chooseByKeys('s', 'p'),
    done: isSaved,
  },
}

/** Does each action once on the page of a new request, and prints the number of steps. */
export async function printSingleSteps(
  browser: Browser,
  origin: string,
  token: string,
): Promise<void> {
  const rows: string[][] = []
  for (const [name, step] of Object.entries(steps)) {
    const counts: string[] = []
    for (const way of ['mouse', 'keyboard'] as const) {
      await askForQuote(origin, `${name} ${way}`.replaceAll(/\W/g, '-') + '@example.com')
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      await context.addCookies([{ name: 'desk', value: token, url: origin }])
      const page = await context.newPage()
      // The newest request comes first.
      await page.goto(`${origin}${deskPaths.requests}?status=new&sort=newest`)
      await page.getByRole('list', { name: 'Requests' }).getByRole('link').first().click()
      await status(page).and(page.locator(':enabled')).waitFor()
      const worker = countingWorker(page)
      await step[way](worker)
      await step.done(page)
      counts.push(String(worker.steps()))
      await context.close()
    }
    rows.push([name, ...counts])
  }
  printTable(
    'One step on the page of a request, in presses and keys; what is typed counts as none',
    ['step', 'with a mouse', 'with the keyboard'],
    rows,
  )
}
