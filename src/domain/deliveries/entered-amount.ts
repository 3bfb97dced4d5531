import * as z from 'zod/mini'
import { unitSchema } from '#domain/materials/coverage.ts'

/** An amount of a material that the customer named in words. */
export const enteredAmount = z.object({
  /** Id of the material. */
  material: z.string(),
  quantity: z
    .number()
    .check(
      z.gt(0, 'Enter a number like 2.5 for each.'),
      z.maximum(100_000, 'Enter 100,000 at most.'),
    ),
  unit: unitSchema,
})
export type EnteredAmount = z.infer<typeof enteredAmount>
