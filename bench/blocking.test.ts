import { expect, test } from 'vitest'
import { blockingWithoutWaits, type TraceEvent } from './blocking.ts'

const ms = 1000
const main = { pid: 7, tid: 1 }
const paint: TraceEvent = { ...main, name: 'firstContentfulPaint', ts: 100 * ms }

/** A task of 40 ms by the clock, during which its thread was running for `busy`. */
const task = (at: number, busy: number, thread = main): TraceEvent => ({
  ...thread,
  name: 'RunTask',
  ts: at * ms,
  dur: 40 * ms,
  tdur: busy * ms,
})

test('a task blocks by what its thread ran beyond 50 ms, on a processor so much slower', () => {
  expect(blockingWithoutWaits([paint, task(200, 20), task(300, 15)], 4)).toBe(30 + 10)
  expect(blockingWithoutWaits([paint, task(200, 12), task(300, 1)], 4)).toBe(0)
})

test('tasks before the first paint and of other threads do not count', () => {
  const other = { pid: 7, tid: 2 }
  expect(blockingWithoutWaits([paint, task(50, 30), task(200, 30, other)], 4)).toBe(0)
})

test('a task that lays out is half as slow', () => {
  const layout: TraceEvent = { ...main, name: 'Layout', ts: 210 * ms, dur: 5 * ms }
  expect(blockingWithoutWaits([paint, task(200, 30), layout, task(300, 30)], 4)).toBe(10 + 70)
})
