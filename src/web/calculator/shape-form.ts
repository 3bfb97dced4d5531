import type { Corner, Shape } from '#domain/materials/shapes.ts'
import { parseFeet, parseSquareFeet } from '#domain/materials/typed-length.ts'

export type ShapeKind = Shape['kind']

/** A corner of a drawn shape as typed. */
export interface CornerForm {
  readonly x: string
  readonly y: string
}

/** A shape as a visitor fills it. */
export interface ShapeForm {
  readonly key: number
  readonly kind: ShapeKind
  /** Whether the shape is subtracted from the others. */
  readonly minus: boolean
  /** Texts of the sides of every kind, so that a change of kind forgets none. */
  readonly sides: Readonly<Record<string, string>>
  readonly corners: readonly CornerForm[]
}

/** A bed with one slanted side, to begin a drawing with. */
const firstCorners: readonly CornerForm[] = [
  { x: '2', y: '2' },
  { x: '14', y: '2' },
  { x: '14', y: '8' },
  { x: '2', y: '12' },
]

export const shapeNames: Readonly<Record<ShapeKind, string>> = {
  rectangle: 'Rectangle',
  circle: 'Circle',
  triangle: 'Triangle',
  ring: 'Ring',
  'l-shape': 'L-shaped',
  area: 'Square feet',
  drawn: 'Draw it',
}

export const shapeKinds = [
  'rectangle',
  'circle',
  'triangle',
  'ring',
  'l-shape',
  'area',
  'drawn',
] as const satisfies readonly ShapeKind[]

/** The sides of a kind, in the order of their fields. */
export const sidesOfKind: Readonly<
  Record<ShapeKind, readonly { readonly side: string; readonly label: string }[]>
> = {
  rectangle: [
    { side: 'length', label: 'Length' },
    { side: 'width', label: 'Width' },
  ],
  circle: [{ side: 'diameter', label: 'Distance across' }],
  triangle: [
    { side: 'base', label: 'Longest side' },
    { side: 'height', label: 'Height above it' },
  ],
  ring: [
    { side: 'outer', label: 'Across the outside' },
    { side: 'inner', label: 'Across the inside' },
  ],
  'l-shape': [
    { side: 'length', label: 'Whole length' },
    { side: 'width', label: 'Whole width' },
    { side: 'cutLength', label: 'Length of the missing corner' },
    { side: 'cutWidth', label: 'Width of the missing corner' },
  ],
  area: [{ side: 'squareFeet', label: 'Square feet' }],
  drawn: [],
}

export function newShape(key: number): ShapeForm {
  return { key, kind: 'rectangle', minus: false, sides: {}, corners: firstCorners }
}

/** A shape with its figures as texts. */
export function shapeFormOf(shape: Shape, key: number): ShapeForm {
  const form = { ...newShape(key), kind: shape.kind }
  if (shape.kind === 'drawn') return { ...form, corners: shape.corners.map(cornerForm) }
  const sides = Object.entries(shape).filter(([, value]) => typeof value === 'number')
  return { ...form, sides: Object.fromEntries(sides.map(([side, feet]) => [side, String(feet)])) }
}

/** A shape in numbers; text that is no number becomes NaN. */
export function shapeOf({ kind, sides, corners }: ShapeForm): Shape {
  const feet = (side: string) => parseFeet(sides[side] ?? '')
  switch (kind) {
    case 'rectangle':
      return { kind, length: feet('length'), width: feet('width') }
    case 'circle':
      return { kind, diameter: feet('diameter') }
    case 'triangle':
      return { kind, base: feet('base'), height: feet('height') }
    case 'ring':
      return { kind, outer: feet('outer'), inner: feet('inner') }
    case 'l-shape':
      return {
        kind,
        length: feet('length'),
        width: feet('width'),
        cutLength: feet('cutLength'),
        cutWidth: feet('cutWidth'),
      }
    case 'drawn':
      return { kind, corners: corners.map(cornerOf) }
    case 'area':
      return { kind, squareFeet: parseSquareFeet(sides['squareFeet'] ?? '') }
  }
}

export function cornerOf({ x, y }: CornerForm): Corner {
  return { x: parseFeet(x), y: parseFeet(y) }
}

export function cornerForm({ x, y }: Corner): CornerForm {
  return { x: String(x), y: String(y) }
}
