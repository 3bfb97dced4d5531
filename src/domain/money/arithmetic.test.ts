import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineCents, shareOf, spreadByLargestRemainder } from './arithmetic.ts'

/** The properties are cheap, so many runs are affordable. */
const many = { numRuns: 5_000 }

/**
 * Checks half-up rounding of an exact fraction without rounding: the difference is at most one
 * half, and ties go up.
 */
function isHalfUp(rounded: number, numerator: bigint, denominator: bigint): boolean {
  const off = 2n * (BigInt(rounded) * denominator - numerator)
  return numerator >= 0n
    ? off > -denominator && off <= denominator
    : off >= -denominator && off < denominator
}

const quantity = fc.integer({ min: 0, max: 1_000_000_000 })
const price = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

test('a line is its quantity times its price, rounded half up from the exact fraction', () => {
  expect(lineCents(2_500, 1)).toBe(3)
  expect(lineCents(2_499, 1)).toBe(2)
  expect(lineCents(500, -1)).toBe(-1)
  fc.assert(
    fc.property(quantity, price, (q, p) => isHalfUp(lineCents(q, p), BigInt(q) * BigInt(p), 1000n)),
    many,
  )
})

test('a credit takes back to the cent what its line cost', () => {
  const isUndone = fc.property(quantity, price, (q, p) => lineCents(q, p) + lineCents(q, -p) === 0)
  fc.assert(isUndone, many)
})

test('a share is rounded half up from the exact fraction', () => {
  expect(shareOf(1_000, 7_750)).toBe(78)
  const rate = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(quantity, rate, (cents, r) =>
      isHalfUp(shareOf(cents, r), BigInt(cents) * BigInt(r), 100_000n),
    ),
    many,
  )
})

test('a spread sums to what is spread, and each share is within a cent of the exact one', () => {
  expect(spreadByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spreadByLargestRemainder(10, [0, 0])).toEqual([0, 0])
  expect(spreadByLargestRemainder(10, [-5, 2, 3])).toEqual([0, 4, 6])
  const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(fc.nat(1_000_000_000), weights, (cents, given) => {
      const all = given.reduce((sum, each) => sum + BigInt(each), 0n)
      fc.pre(all > 0n)
      const spread = spreadByLargestRemainder(cents, given)
      expect(spread.reduce((sum, each) => sum + each, 0)).toBe(cents)
      const remainders = given.map((weight, index) => {
        const off = BigInt(spread[index] ?? 0) * all - BigInt(cents) * BigInt(weight)
        expect(off > -all && off < all).toBe(true)
        return { gotCent: off > 0n, remainder: (BigInt(cents) * BigInt(weight)) % all }
      })
      // A smaller remainder never gets a cent before a larger one.
      const without = remainders.filter(({ gotCent }) => !gotCent)
      for (const { gotCent, remainder } of remainders) {
        if (gotCent) expect(without.every((other) => other.remainder <= remainder)).toBe(true)
      }
    }),
    many,
  )
})
