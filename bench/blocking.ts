/** An event of the browser's trace, as far as tasks need it. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Duration by the clock; missing for events without an end. */
  readonly dur?: number
  /** Processor time of its thread in that duration. */
  readonly tdur?: number
}

/** The longest task that does not block, in milliseconds. */
const blocksAfterMs = 50

/**
 * The blocking time after the first paint as if no task had waited for a processor, in
 * milliseconds. Tasks count by processor time, `slowdown` times as long, and half of that where
 * they lay out, as in Lighthouse. Lighthouse's own figure is higher mostly by waits for other
 * programs.
 */
export function blockingWithoutWaits(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (paint === undefined) return Number.NaN
  const ofThread = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
  const layouts = ofThread.filter(({ name }) => name === 'Layout').map(({ ts }) => ts)
  return ofThread
    .filter(({ name, ts }) => name.endsWith('RunTask') && ts > paint.ts)
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const laysOut = layouts.some((at) => at >= ts && at < ts + dur)
      return (tdur / 1000) * (laysOut ? slowdown / 2 : slowdown) - blocksAfterMs
    })
    .reduce((total, blocking) => total + Math.max(0, blocking), 0)
}
