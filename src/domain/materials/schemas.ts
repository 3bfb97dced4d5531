import * as z from 'zod/mini'
import { maxCorners, maxShapes, type Measures, patterns } from './measures.ts'
import type { Shape } from './shapes.ts'

const finite = z.number()

const shape: z.ZodMiniType<Shape> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rectangle'), length: finite, width: finite }),
  z.object({ kind: z.literal('circle'), diameter: finite }),
  z.object({ kind: z.literal('triangle'), base: finite, height: finite }),
  z.object({ kind: z.literal('ring'), outer: finite, inner: finite }),
  z.object({
    kind: z.literal('l-shape'),
    length: finite,
    width: finite,
    cutLength: finite,
    cutWidth: finite,
  }),
  z.object({
    kind: z.literal('drawn'),
    corners: z.array(z.object({ x: finite, y: finite })).check(z.maxLength(maxCorners)),
  }),
  z.object({ kind: z.literal('area'), squareFeet: finite }),
])

const ground = z
  .array(z.object({ shape, minus: z.optional(z.literal(true)) }))
  .check(z.maxLength(maxShapes))

const run = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feet'), feet: finite }),
  z.object({ kind: z.literal('around'), shapes: z.array(shape).check(z.maxLength(maxShapes)) }),
])

/** Schema of measures on the wire and in storage; `checkMeasures` checks their values. */
export const measuresSchema: z.ZodMiniType<Measures> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('spread'), ground, inches: finite }),
  z.object({ kind: z.literal('rated'), ground, inches: z.nullable(finite), choice: finite }),
  z.object({
    kind: z.literal('potted'),
    pots: z
      .array(z.object({ diameter: finite, height: finite, count: finite }))
      .check(z.maxLength(maxShapes)),
  }),
  z.object({
    kind: z.literal('boulders'),
    boulders: z.array(z.object({ feet: finite, count: finite })).check(z.maxLength(maxShapes)),
  }),
  z.object({
    kind: z.literal('paved'),
    ground,
    pattern: z.enum(patterns),
    carsCross: z.boolean(),
  }),
  z.object({ kind: z.literal('sod'), ground, isCurved: z.boolean() }),
  z.object({ kind: z.literal('linear'), run }),
  z.object({ kind: z.literal('wall'), run, height: finite }),
  z.object({ kind: z.literal('seed'), ground, choice: finite }),
  z.object({ kind: z.literal('fertilizer'), ground, choice: finite, nitrogenPercent: finite }),
  z.object({ kind: z.literal('spaced'), ground, inches: finite, isStaggered: z.boolean() }),
  z.object({ kind: z.literal('drain'), run }),
  z.object({ kind: z.literal('known'), amount: finite, unit: finite }),
])
