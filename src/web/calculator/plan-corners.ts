import type { Corner } from '#domain/materials/shapes.ts'

/** Possible widths of a sheet, in feet. */
export const planWidths: readonly [number, ...number[]] = [20, 40, 80, 160, 320]

/** The smallest sheet with room around the corners; sheets are four feet wide for three high. */
export function fittingWidth(points: readonly Corner[]): number {
  const reach = Math.max(
    0,
    ...points.map(({ x, y }) => Math.max(x, y / 0.75)).filter(Number.isFinite),
  )
  return planWidths.find((width) => width >= reach) ?? Math.ceil(reach / 100) * 100
}

/** The nearest half foot on the sheet. */
export function snapped({ x, y }: Corner, width: number, height: number): Corner {
  const half = (value: number, most: number) =>
    Math.min(Math.max(Math.round(value * 2) / 2, 0), Math.floor(most * 2) / 2)
  return { x: half(x, width), y: half(y, height) }
}

/** One more corner in the middle of the side that begins at a corner. */
export function withCornerAfter(points: readonly Corner[], at: number): readonly Corner[] {
  const from = points[at]
  const to = points[(at + 1) % points.length]
  if (from === undefined || to === undefined) return points
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return [...points.slice(0, at + 1), middle, ...points.slice(at + 1)]
}
