/**
 * Exact arithmetic of money: US cents, quantities in thousandths of a unit, rates in thousandths of
 * a percent. Products are taken as big integers, since they can pass what a number holds exactly.
 */

/** A quantity in thousandths of its unit: 2,500 are two and a half. */
export type Thousandths = number

/** A rate in thousandths of a percent: 7,000 are 7 %. */
export type Rate = number

/** All of it, as a rate. */
export const wholeRate: Rate = 100_000

/** Rounded to whole cents, half a cent up; below zero half a cent away from zero, so that a credit takes back exactly what it credits. */
function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  // Never -0, which is no amount.
  return rounded === 0n ? 0 : Number(numerator < 0n ? -rounded : rounded)
}

/** What a quantity costs at a price for one unit, in cents. */
export function lineCents(quantity: Thousandths, priceCents: number): number {
  return roundHalfUp(BigInt(quantity) * BigInt(priceCents), 1000n)
}

/** A share of an amount, in cents. */
export function shareOf(cents: number, rate: Rate): number {
  return roundHalfUp(BigInt(cents) * BigInt(rate), BigInt(wholeRate))
}

/** The part of an amount that belongs to so many cents of a whole, in cents; none of no whole. */
export function portionOf(amountCents: number, cents: number, wholeCents: number): number {
  if (wholeCents === 0) return 0
  return roundHalfUp(BigInt(amountCents) * BigInt(cents), BigInt(wholeCents))
}

/**
 * Spreads an amount over weights, to the cent: each gets its share rounded down, and the cents that
 * are left go to the largest remainders, the first of equal ones first. Weights below zero count as
 * none; without any weight nothing is spread.
 */
export function spreadByLargestRemainder(
  cents: number,
  weights: readonly number[],
): readonly number[] {
  const counted = weights.map((weight) => BigInt(Math.max(0, weight)))
  const sum = counted.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n) return weights.map(() => 0)
  const shares = counted.map((weight, index) => {
    const product = BigInt(cents) * weight
    return { index, cents: Number(product / sum), remainder: product % sum }
  })
  const spread = shares.map((share) => share.cents)
  let left = cents - spread.reduce((all, each) => all + each, 0)
  const byRemainder = shares.toSorted((one, other) =>
    one.remainder === other.remainder
      ? one.index - other.index
      : one.remainder > other.remainder
        ? -1
        : 1,
  )
  for (const { index } of byRemainder) {
    if (left === 0) break
    spread[index] = (spread[index] ?? 0) + 1
    left -= 1
  }
  return spread
}
