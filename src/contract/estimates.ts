import * as z from 'zod/mini'
import { measuresSchema } from '#domain/materials/schemas.ts'
import { maxEstimates, type SubmittedEstimate } from '#domain/materials/submitted-estimate.ts'
import { text } from './text.ts'

const productSlug = text(200)

const submittedEstimate = z.object({
  materialId: text(200),
  measures: z.unknown(),
  product: z.optional(z.unknown()),
})

/**
 * The estimates of call 3. Unreadable measures count as none; entries without a material are left
 * out.
 */
export function submittedEstimates(estimates: unknown): readonly SubmittedEstimate[] {
  if (!Array.isArray(estimates)) return []
  return estimates.slice(0, maxEstimates).flatMap((estimate: unknown) => {
    const read = submittedEstimate.safeParse(estimate)
    if (!read.success) return []
    const { materialId, measures, product } = read.data
    const readable = measuresSchema.safeParse(measures)
    return [
      {
        materialId,
        product: productSlug.safeParse(product).data,
        measures: readable.success ? readable.data : null,
      },
    ]
  })
}
