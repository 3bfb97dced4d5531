import * as z from 'zod/mini'
import { packs, pieces, type Unit } from './coverage.ts'
import type { RequestEstimate } from './request-estimate.ts'
import { measuresSchema } from './schemas.ts'

const unit: z.ZodMiniType<Unit> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['cubic-yard', 'ton', 'square-foot', 'foot', 'pound']) }),
  z.object({
    kind: z.literal('piece'),
    name: z.enum(pieces),
  }),
  z.object({
    kind: z.literal('pack'),
    name: z.enum(packs),
    size: z.string(),
  }),
])

const line = z.object({
  of: z.enum(['material', 'base', 'sand', 'gravel', 'pipe', 'fabric', 'stakes', 'caps']),
  unit,
  need: z.number(),
  order: z.number(),
  extra: z.number(),
})

/** Schema of estimates as stored with a request and its emails. */
export const requestEstimates: z.ZodMiniType<readonly RequestEstimate[]> = z.array(
  z.object({
    material: z.object({ id: z.string(), name: z.string() }),
    calculated: z.nullable(
      z.object({
        measures: measuresSchema,
        measured: z.array(z.string()),
        estimate: z.object({
          formula: z.number(),
          squareFeet: z.nullable(z.number()),
          tons: z.nullable(z.number()),
          material: line,
          companions: z.array(line),
          notes: z.array(z.string()),
          cautions: z.array(z.string()),
        }),
      }),
    ),
  }),
)
