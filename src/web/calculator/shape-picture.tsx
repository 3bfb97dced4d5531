import { checkShape } from '#domain/materials/measures.ts'
import type { Shape } from '#domain/materials/shapes.ts'

/** Stands in for a shape whose sides are not known yet. */
export const exampleShapes: Readonly<Record<Shape['kind'], Shape>> = {
  rectangle: { kind: 'rectangle', length: 4, width: 2.6 },
  circle: { kind: 'circle', diameter: 4 },
  triangle: { kind: 'triangle', base: 4, height: 3 },
  ring: { kind: 'ring', outer: 4, inner: 1.6 },
  'l-shape': { kind: 'l-shape', length: 4, width: 3.2, cutLength: 2, cutWidth: 1.5 },
  area: { kind: 'area', squareFeet: 9 },
  drawn: {
    kind: 'drawn',
    corners: [
      { x: 0, y: 0.6 },
      { x: 2.6, y: 0 },
      { x: 4, y: 1.4 },
      { x: 3.1, y: 3.4 },
      { x: 0.8, y: 3 },
    ],
  },
}

/** A shape to scale, as large as its box allows. */
export function ShapePicture({
  shape,
  minus = false,
  className,
}: {
  readonly shape: Shape
  readonly minus?: boolean
  readonly className: string
}) {
  const isKnown = Object.keys(checkShape(shape)).length === 0
  const { path, width, height } = outlineOf(isKnown ? shape : exampleShapes[shape.kind])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      className={`overflow-visible ${className}`}
    >
      <path
        d={path}
        fillRule="evenodd"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeDasharray={isKnown ? undefined : '4 3'}
        className={
          minus
            ? 'fill-paper-deep stroke-clay'
            : isKnown
              ? 'fill-leaf/35 stroke-moss'
              : 'fill-leaf-pale/60 stroke-moss/70'
        }
      />
    </svg>
  )
}

function outlineOf(shape: Shape): { path: string; width: number; height: number } {
  switch (shape.kind) {
    case 'rectangle':
      return box(shape.length, shape.width)
    case 'area': {
      const side = Math.sqrt(shape.squareFeet)
      return box(side, side)
    }
    case 'circle':
      return {
        path: circle(shape.diameter, shape.diameter),
        width: shape.diameter,
        height: shape.diameter,
      }
    case 'ring':
      return {
        path: circle(shape.outer, shape.outer) + circle(shape.inner, shape.outer),
        width: shape.outer,
        height: shape.outer,
      }
    case 'triangle':
      return {
        path: `M0 ${shape.height}H${shape.base}L${shape.base / 2} 0Z`,
        width: shape.base,
        height: shape.height,
      }
    case 'l-shape': {
      const { length, width, cutLength, cutWidth } = shape
      return {
        path: `M0 0H${length - cutLength}V${cutWidth}H${length}V${width}H0Z`,
        width: length,
        height: width,
      }
    }
    case 'drawn': {
      const left = Math.min(...shape.corners.map(({ x }) => x))
      const top = Math.min(...shape.corners.map(({ y }) => y))
      const points = shape.corners.map(({ x, y }) => `${x - left} ${y - top}`)
      return {
        path: `M${points.join('L')}Z`,
        width: Math.max(...shape.corners.map(({ x }) => x)) - left,
        height: Math.max(...shape.corners.map(({ y }) => y)) - top,
      }
    }
  }
}

function box(width: number, height: number) {
  return { path: `M0 0H${width}V${height}H0Z`, width, height }
}

/** A circle in the middle of a square. */
function circle(diameter: number, square: number): string {
  const radius = diameter / 2
  const arc = `a${radius} ${radius} 0 0 1`
  return `M${(square - diameter) / 2} ${square / 2}${arc} ${diameter} 0${arc} ${-diameter} 0Z`
}
