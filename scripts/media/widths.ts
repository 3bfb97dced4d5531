import type { Plan } from './plan.ts'

/** Files of one crop from which a browser chooses. */
const fewest = 3
const most = 5

/** Sentences about crops with too few widths for all screens, or more than pay off. */
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
