import * as z from 'zod/mini'
import { maxCorners, maxShapes, patterns } from './measure-limits.ts'

const finite = z.number()

/** Schema of an area as a visitor measures it. Lengths are in feet. */
export const shapeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rectangle'), length: finite, width: finite }),
  z.object({ kind: z.literal('circle'), diameter: finite }),
  z.object({ kind: z.literal('triangle'), base: finite, height: finite }),
  // A round bed around a tree or a pool.
  z.object({ kind: z.literal('ring'), outer: finite, inner: finite }),
  // A rectangle without one corner.
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
  // An area that the visitor already knows.
  z.object({ kind: z.literal('area'), squareFeet: finite }),
])

/** An area made of shapes; shapes marked minus are left out, as for a tree or a pool. */
const ground = z
  .array(z.object({ shape: shapeSchema, minus: z.optional(z.literal(true)) }))
  .check(z.maxLength(maxShapes))

/** A length in feet: as measured, or the perimeters of some shapes. */
const run = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feet'), feet: finite }),
  z.object({
    kind: z.literal('around'),
    shapes: z.array(shapeSchema).check(z.maxLength(maxShapes)),
  }),
])

/** The place of one of the coverage's choices. */
const choice = z.number()

/**
 * Schema of measures on the wire and in storage, by the kind of the coverage; `checkMeasures` checks
 * their values. Depths and pots are in inches.
 */
export const measuresSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('spread'), ground, inches: finite }),
  z.object({ kind: z.literal('rated'), ground, inches: z.nullable(finite), choice }),
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
  // The visible height in feet above ground.
  z.object({ kind: z.literal('wall'), run, height: finite }),
  z.object({ kind: z.literal('seed'), ground, choice }),
  // The first number on the label: percent of nitrogen.
  z.object({ kind: z.literal('fertilizer'), ground, choice, nitrogenPercent: finite }),
  z.object({ kind: z.literal('spaced'), ground, inches: finite, isStaggered: z.boolean() }),
  z.object({ kind: z.literal('drain'), run }),
  // No measures: the visitor knows the amount, in one of the `knownUnits`.
  z.object({ kind: z.literal('known'), amount: finite, unit: finite }),
])
