import * as z from 'zod/mini'
import { packs, pieces } from './coverage.ts'
import { measuresSchema } from './schemas.ts'

const unit = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['cubic-yard', 'ton', 'square-foot', 'foot', 'pound']) }),
  z.object({ kind: z.literal('piece'), name: z.enum(pieces) }),
  z.object({ kind: z.literal('pack'), name: z.enum(packs), size: z.string() }),
])

/** Schema of the exact amount of one thing, and the amount to buy. */
export const lineSchema = z.object({
  /** The material itself, or something bought with it. */
  of: z.enum(['material', 'base', 'sand', 'gravel', 'pipe', 'fabric', 'stakes', 'caps']),
  unit,
  need: z.number(),
  order: z.number(),
  /** Extra share before rounding up: 0.1 is ten percent. */
  extra: z.number(),
})

/** Schema of the amount of a material to buy, with its companions. */
export const estimateSchema = z.object({
  /** `formulaVersion` of the program that calculated it. */
  formula: z.number(),
  /** Area in square feet; null if there is none. */
  squareFeet: z.nullable(z.number()),
  /** Weight on the truck in short tons; null if unknown. */
  tons: z.nullable(z.number()),
  /** The material itself. */
  material: lineSchema,
  /** Things bought with it: base, sand, stakes, caps. */
  companions: z.array(lineSchema),
  /** Other ways to buy or lay it, in whole sentences. */
  notes: z.array(z.string()),
  /** Warnings about the measures, in whole sentences. */
  cautions: z.array(z.string()),
})

/** Schema of estimates as stored with a request and its emails, as calculated when it came. */
export const requestEstimates = z.array(
  z.object({
    material: z.object({ id: z.string(), name: z.string() }),
    /** Null if it has to be measured on site. */
    calculated: z.nullable(
      z.object({
        measures: measuresSchema,
        /** The measures as text, with the names of choices at that time. */
        measured: z.array(z.string()),
        estimate: estimateSchema,
      }),
    ),
  }),
)
