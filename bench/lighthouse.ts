import lighthouse, { desktopConfig } from 'lighthouse'
import { blockingWithoutWaits } from './blocking.ts'
import { median } from './report.ts'

/** The medians of several runs of Lighthouse over one address. */
export interface LighthouseResult {
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  readonly scores: readonly number[]
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  /** The same if no task waited for a processor, from the paint as observed: it may be more. */
  readonly tbtWithoutWaits: number
  readonly cls: number
  /** How fast the machine was in each run, by Lighthouse's `benchmarkIndex`. */
  readonly machine: readonly number[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

export interface LighthouseOptions {
  /** Where the browser listens. */
  readonly port: number
  readonly form: string
  readonly runs: number
  /** How many times slower than this machine's the processor is taken to be; null for its own 4 and 1. */
  readonly slowdown: number | null
}

/** Runs Lighthouse; its throttling is simulated. */
export async function runLighthouse(
  url: string,
  { port, form, runs, slowdown }: LighthouseOptions,
): Promise<LighthouseResult> {
  const results: LighthouseResult[] = []
  const repeated = new Set<number>()
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(
      url,
      {
        port,
        output: 'json',
        logLevel: 'silent',
        onlyCategories: categories,
        ...(slowdown === null ? {} : { throttling: { cpuSlowdownMultiplier: slowdown } }),
      },
      form === 'desktop' ? desktopConfig : undefined,
    )
    if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`)
    const { audits, categories: scored, configSettings } = result.lhr
    const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    // On a busy machine a run may end without a trace that can be read; it is done again once.
    if (Number.isNaN(number('largest-contentful-paint')) && !repeated.has(run)) {
      repeated.add(run)
      run -= 1
      continue
    }
    results.push({
      scores: categories.map((category) => Math.round((scored[category]?.score ?? 0) * 100)),
      fcp: number('first-contentful-paint'),
      lcp: number('largest-contentful-paint'),
      tbt: number('total-blocking-time'),
      tbtWithoutWaits: blockingWithoutWaits(
        result.artifacts.Trace.traceEvents,
        configSettings.throttling.cpuSlowdownMultiplier,
      ),
      cls: number('cumulative-layout-shift'),
      machine: [result.lhr.environment.benchmarkIndex],
    })
  }
  const medianOf = (pick: (result: LighthouseResult) => number) => median(results.map(pick))
  return {
    scores: categories.map((_, index) => medianOf(({ scores }) => scores[index] ?? 0)),
    fcp: medianOf(({ fcp }) => fcp),
    lcp: medianOf(({ lcp }) => lcp),
    tbt: medianOf(({ tbt }) => tbt),
    tbtWithoutWaits: medianOf(({ tbtWithoutWaits }) => tbtWithoutWaits),
    cls: medianOf(({ cls }) => cls),
    machine: results.flatMap(({ machine }) => machine),
  }
}
