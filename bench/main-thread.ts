import type { Browser } from '@playwright/test'
import { openHydrated } from './hydrated-page.ts'
import type { TraceEvent } from './blocking.ts'
import { median } from './report.ts'

/** Work of the main thread until the page is hydrated, in milliseconds. */
export interface MainThread {
  /** Processor time of all its tasks. */
  readonly busy: number
  /** The share that compiled functions as they were called. */
  readonly compiling: number
  /** The longest of its tasks. */
  readonly longest: number
}

/** Opens a page as a phone does, not slowed, and reads the browser's own trace of it. */
export async function traceMainThread(
  browser: Browser,
  address: string,
  runs: number,
): Promise<MainThread> {
  const traced: MainThread[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    await browser.startTracing(page, {
      categories: ['toplevel', 'blink.user_timing', 'disabled-by-default-v8.compile'],
    })
    await openHydrated(page, address)
    await page.evaluate(() => performance.mark('traced'))
    const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
      (await browser.stopTracing()).toString(),
    )
    traced.push(read(trace.traceEvents))
    await context.close()
  }
  const medianOf = (pick: (one: MainThread) => number) => median(traced.map(pick))
  return {
    busy: medianOf(({ busy }) => busy),
    compiling: medianOf(({ compiling }) => compiling),
    longest: medianOf(({ longest }) => longest),
  }
}

function read(events: readonly TraceEvent[]): MainThread {
  const mark = events.find(({ name }) => name === 'traced')
  if (mark === undefined) throw new Error('the trace does not hold the page')
  const times = (wanted: RegExp) =>
    events
      .filter(({ pid, tid, name }) => pid === mark.pid && tid === mark.tid && wanted.test(name))
      .map(({ tdur = 0 }) => tdur / 1000)
  const tasks = times(/RunTask$/)
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
  return {
    busy: sum(tasks),
    compiling: sum(times(/^V8\.Compile(Code|Function)$/)),
    longest: Math.max(...tasks),
  }
}
