/**
 * Exact arithmetic of money: US cents, quantities in thousandths of a unit, rates in thousandths of
 * a percent. Products use big integers, since they can exceed what a number holds exactly.
 */

/** A quantity in thousandths of its unit: 2,500 is two and a half. */
export type Thousandths = number

/** A rate in thousandths of a percent: 7,000 is 7 %. */
export type Rate = number

/** 100 % as a rate. */
export const wholeRate: Rate = 100_000

/**
 * Rounds to whole cents, half a cent up; half a cent below zero goes away from zero, so that a
 * credit takes back exactly what was charged.
 */
function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (2n * size + denominator) / (2n * denominator)
  // Avoids -0.
  return rounded === 0n ? 0 : Number(numerator < 0n ? -rounded : rounded)
}

/** The price of a quantity at a price per unit, in cents. */
export const lineCents = (quantity: Thousandths, priceCents: number): number =>
  roundHalfUp(BigInt(quantity) * BigInt(priceCents), 1000n)

/** The share of an amount at a rate, in cents. */
export const shareOf = (cents: number, rate: Rate): number =>
  roundHalfUp(BigInt(cents) * BigInt(rate), BigInt(wholeRate))

/** The share, in cents, of an amount for so many cents of a whole; 0 if the whole is 0. */
export function portionOf(amountCents: number, cents: number, wholeCents: number): number {
  if (wholeCents === 0) return 0
  return roundHalfUp(BigInt(amountCents) * BigInt(cents), BigInt(wholeCents))
}

/**
 * Spreads an amount over weights to the cent: each gets its share rounded down, and the remaining
 * cents go to the largest remainders, the first of equal ones first. Negative weights count as 0;
 * if all are 0, nothing is spread.
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
  const left = cents - spread.reduce((all, each) => all + each, 0)
  const byRemainder = shares.toSorted((one, other) => Number(other.remainder - one.remainder))
  for (const { index } of byRemainder.slice(0, left)) spread[index] = (spread[index] ?? 0) + 1
  return spread
}
