import type { Browser } from '@playwright/test'
import { interactionRuns, measureInteractions, type Interaction } from '#bench/interactions.ts'
import { weighPage } from '#bench/page-weight.ts'
import { kilobytes, printTable } from '#bench/report.ts'
import { openChromium } from '#scripts/chromium.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'

const interactions: readonly Interaction[] = [
  {
    name: 'selecting a row',
    path: deskPaths.requests,
    width: 1440,
    find: (page) => page.getByRole('checkbox').nth(3),
    answer: (page) => page.getByRole('region', { name: 'Selected requests' }),
  },
  {
    name: 'selecting all of a page',
    path: deskPaths.requests,
    width: 1440,
    find: (page) => page.getByLabel('Select all on this page'),
    answer: (page) => page.getByText('50 selected', { exact: true }),
  },
  {
    name: 'opening the filters at 390 px',
    path: deskPaths.requests,
    width: 390,
    find: (page) => page.getByRole('button', { name: 'Filter' }),
    answer: (page) => page.getByLabel('Sort', { exact: true }),
  },
]

/** Prints the weight of the desk's first screens, and the time until presses show. */
export async function printDeskInBrowser(origin: string, token: string): Promise<void> {
  const browser = await openChromium()
  const cookie = { name: 'desk', value: token, url: origin }
  try {
    await printWeights(browser, origin, cookie)
    const measured = await measureInteractions(browser, origin, interactions, [cookie])
    printTable(
      `Interactions with the desk at 4× CPU slow-down, median of ${interactionRuns}`,
      ['interaction', 'next paint, ms'],
      measured.map(([name, ms]) => [name, ms]),
    )
  } finally {
    await browser.close()
  }
}

async function printWeights(
  browser: Browser,
  origin: string,
  cookie: { readonly name: string; readonly value: string; readonly url: string },
): Promise<void> {
  const rows: string[][] = []
  for (const path of [deskPaths.today, deskPaths.requests]) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.addCookies([cookie])
    const { js, css, html, all } = await weighPage(await context.newPage(), origin + path)
    rows.push([path, ...[js, css, html, all].map(kilobytes)])
    await context.close()
  }
  printTable('First screens of the desk, KB', ['page', 'scripts', 'styles', 'HTML', 'all'], rows)
}
