import { expect } from 'vitest'

/** Processor time of that, in milliseconds. */
function costOf(step: () => unknown): number {
  const before = process.cpuUsage()
  step()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** More than any noise adds, in milliseconds. */
const surelyTooMuch = 500

/** The least of several tries, since others may disturb one; fewer where one says enough. */
function leastCostOf(step: () => unknown): number {
  let least = costOf(step)
  for (let tries = 1; tries < 5 && least < surelyTooMuch; tries += 1) {
    least = Math.min(least, costOf(step))
  }
  return least
}

/** Into how many texts the same letters are divided for comparison. */
const pieces = 20

/** Time that is always cheap, in milliseconds. */
const cheap = 5

/** Expects that a text of so many of these letters costs little more than as much in short ones. */
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
