import type * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import type { shapeSchema } from './schemas.ts'

export type Shape = DeepReadonly<z.infer<typeof shapeSchema>>
/** A corner; `x` and `y` are feet. */
export type Corner = Extract<Shape, { kind: 'drawn' }>['corners'][number]

/** A common size to start from. */
export interface FamiliarSize {
  readonly name: string
  readonly shape: Shape
}

/** Whether all its edges are curved. */
export const isRound = (kind: Shape['kind']): boolean => kind === 'circle' || kind === 'ring'

/** The area in square feet; a drawn shape by the shoelace formula. */
export function areaOf(shape: Shape): number {
  switch (shape.kind) {
    case 'rectangle':
      return shape.length * shape.width
    case 'circle':
      return (Math.PI * shape.diameter ** 2) / 4
    case 'triangle':
      return (shape.base * shape.height) / 2
    case 'ring':
      return (Math.PI * (shape.outer ** 2 - shape.inner ** 2)) / 4
    case 'l-shape':
      return shape.length * shape.width - shape.cutLength * shape.cutWidth
    case 'drawn':
      return Math.abs(sidesOf(shape.corners).reduce((sum, [a, b]) => sum + cross(a, b), 0)) / 2
    case 'area':
      return shape.squareFeet
  }
}

/** The length of all edges in feet; null if the measures do not determine it. */
export function perimeterOf(shape: Shape): number | null {
  switch (shape.kind) {
    case 'rectangle':
    case 'l-shape':
      return 2 * (shape.length + shape.width)
    case 'circle':
      return Math.PI * shape.diameter
    case 'ring':
      return Math.PI * (shape.outer + shape.inner)
    case 'drawn':
      return sideLengths(shape.corners).reduce((sum, length) => sum + length, 0)
    case 'triangle':
    case 'area':
      return null
  }
}

/**
 * The area in square feet of the shape with a margin in feet on every side, as for a base of stone.
 * Corners are square; a bare area counts as a square, and a triangle as isosceles.
 */
export function areaWithMargin(shape: Shape, margin: number): number {
  switch (shape.kind) {
    case 'rectangle':
      return (shape.length + 2 * margin) * (shape.width + 2 * margin)
    case 'l-shape':
      return (
        (shape.length + 2 * margin) * (shape.width + 2 * margin) - shape.cutLength * shape.cutWidth
      )
    case 'circle':
      return (Math.PI * (shape.diameter + 2 * margin) ** 2) / 4
    case 'ring': {
      const inner = Math.max(0, shape.inner - 2 * margin)
      return (Math.PI * ((shape.outer + 2 * margin) ** 2 - inner ** 2)) / 4
    }
    case 'area':
      return (Math.sqrt(shape.squareFeet) + 2 * margin) ** 2
    case 'triangle': {
      const perimeter = shape.base + 2 * Math.hypot(shape.base / 2, shape.height)
      return areaOf(shape) + perimeter * margin + 4 * margin ** 2
    }
    case 'drawn':
      return areaOf(shape) + (perimeterOf(shape) ?? 0) * margin + 4 * margin ** 2
  }
}

/** Whether two sides of a drawn shape cross or touch, so that it has no single inside. */
export function crossesItself(corners: readonly Corner[]): boolean {
  const sides = sidesOf(corners)
  return sides.some(([a, b], first) =>
    sides.some(([c, d], second) => {
      const apart = Math.abs(first - second)
      const areNeighbors = apart <= 1 || apart === sides.length - 1
      return !areNeighbors && meet(a, b, c, d)
    }),
  )
}

/** The longest side of a drawn shape in feet. */
export const longestSideOf = (corners: readonly Corner[]): number =>
  Math.max(...sideLengths(corners))

const sideLengths = (corners: readonly Corner[]): readonly number[] =>
  sidesOf(corners).map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y))

const sidesOf = (corners: readonly Corner[]): (readonly [Corner, Corner])[] =>
  corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length]
    return next === undefined ? [] : [[corner, next] as const]
  })

const cross = (a: Corner, b: Corner): number => a.x * b.y - b.x * a.y

/** The side of the line from a to b that corner c is on, as a sign; 0 is on the line. */
const turn = (a: Corner, b: Corner, c: Corner): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

function meet(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  const abc = turn(a, b, c)
  const abd = turn(a, b, d)
  const cda = turn(c, d, a)
  const cdb = turn(c, d, b)
  if (abc !== abd && cda !== cdb) return true
  return (
    (abc === 0 && isBetween(a, c, b)) ||
    (abd === 0 && isBetween(a, d, b)) ||
    (cda === 0 && isBetween(c, a, d)) ||
    (cdb === 0 && isBetween(c, b, d))
  )
}

/** Whether a corner on the line through two others is between them. */
const isBetween = (a: Corner, point: Corner, b: Corner): boolean =>
  Math.min(a.x, b.x) <= point.x &&
  point.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= point.y &&
  point.y <= Math.max(a.y, b.y)
