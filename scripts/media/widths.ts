import type { Plan } from './plan.ts'

/** Files of one crop that a browser with AVIF chooses between. */
const fewest = 3
const most = 5

/** Sentences about crops that come in too few widths for all screens, or in more than pay. */
export function tooFewOrMany(
  plans: readonly Pick<Plan, 'base' | 'widths' | 'portrait'>[],
): string[] {
  return plans
    .flatMap(({ base, widths, portrait }) => [{ base, widths }, ...(portrait ? [portrait] : [])])
    .filter(({ widths }) => widths.length < fewest || widths.length > most)
    .map(({ base, widths }) => `${widths.length} widths, not ${fewest} to ${most}: ${base}`)
}
