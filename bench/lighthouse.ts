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
  /**
   * TBT as if no task had waited for a processor, from the observed paint; may be larger than
   * `tbt`.
   */
  readonly tbtWithoutWaits: number
  readonly cls: number
  /** The speed of the machine in each run, by Lighthouse's `benchmarkIndex`. */
  readonly machine: readonly number[]
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

export interface LighthouseOptions {
  /** The debugging port of the browser. */
  readonly port: number
  readonly form: string
  readonly runs: number
  /** The assumed slowdown of a phone's processor; null for Lighthouse's own 4 and 1. */
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
    // A run on a busy machine may end without a readable trace, and is repeated once.
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
