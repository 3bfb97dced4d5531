/** Whether the first number that differs from the other's at its place is greater. */
export function isGreater(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
