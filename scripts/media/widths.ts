import type { Plan } from './plan.ts'

/** Files of one crop that a browser chooses between. */
const fewest = 3
const most = 5

/** Describes crops with too few widths for all screens, or with more than pay off. */
export function tooFewOrMany(
  plans: readonly Pick<Plan, 'base' | 'portrait' | 'targets'>[],
): string[] {
  return plans.flatMap(({ base, portrait, targets }) =>
    [base, ...(portrait ? [portrait.base] : [])].flatMap((crop) =>
      (['avif', 'webp'] as const).flatMap((format) => {
        const { length } = targets.filter(
          (target) => target.format === format && target.file.startsWith(`${crop}-`),
        )
        const isRight = length >= fewest && length <= most
        return isRight ? [] : [`${length} widths, not ${fewest} to ${most}: ${crop} as ${format}`]
      }),
    ),
  )
}
