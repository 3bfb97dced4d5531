import { expect } from 'vitest'

/** Processor time of a step, in milliseconds. */
function costOf(step: () => unknown): number {
  const before = process.cpuUsage()
  step()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** A cost above any noise, in milliseconds. */
const surelyTooMuch = 500

/**
 * The minimum of several tries, since other processes may disturb one; stops at an obvious cost.
 */
function leastCostOf(step: () => unknown): number {
  let least = costOf(step)
  for (let tries = 1; tries < 5 && least < surelyTooMuch; tries += 1) {
    least = Math.min(least, costOf(step))
  }
  return least
}

/** Number of short texts that the letters are divided into for comparison. */
const pieces = 20

/** A cost that always passes, in milliseconds. */
const cheap = 5

/**
 * Expects that one long text of these letters costs little more than the same letters in short
 * texts.
 */
export function expectLittleMore(
  unit: string,
  length: number,
  read: (text: string) => unknown,
): void {
  const textOf = (size: number) => `x${unit.repeat(Math.floor(size / unit.length))}x`
  const long = textOf(length)
  if (costOf(() => read(long)) <= cheap) return
  const short = textOf(length / pieces)
  const inShort = leastCostOf(() => Array.from({ length: pieces }, () => read(short)))
  expect(
    leastCostOf(() => read(long)),
    `${read.name} of ${JSON.stringify(unit)}`,
  ).toBeLessThan(5 * inShort + cheap)
}
