import type { Coverage, Unit } from './coverage.ts'
import { cubicYard, type EstimatedLine, ton, unitText } from './lines.ts'

/** The unit in which a material is ordered; of a drain, its gravel. */
export function orderedUnit(coverage: Coverage): Unit {
  switch (coverage.kind) {
    case 'spread': {
      const { sold } = coverage
      if (sold.by !== 'pack') return { kind: sold.by }
      return { kind: 'pack', name: sold.name, size: sold.size ?? `${sold.cubicFeet} cu ft` }
    }
    case 'rated':
    case 'linear':
      return coverage.unit
    case 'potted':
      return { kind: 'pack', name: 'bag', size: `${coverage.bagCubicFeet} cu ft` }
    case 'boulders':
    case 'drain':
      return ton
    case 'paved':
      return { kind: 'piece', name: 'paver' }
    case 'sod':
      return { kind: 'pack', name: 'pallet', size: `${coverage.palletSquareFeet} sq ft` }
    case 'wall':
      return { kind: 'piece', name: 'block' }
    case 'seed':
    case 'fertilizer':
      return { kind: 'pound' }
    case 'spaced':
      return { kind: 'piece', name: 'plant' }
  }
}

/**
 * Units in which a visitor may know the amount, the ordered unit first: yards of mulch, and of
 * gravel too, though gravel is weighed. Empty if the amount alone does not determine what to bring.
 */
export function knownUnits(coverage: Coverage): readonly Unit[] {
  const ordered = orderedUnit(coverage)
  if (coverage.kind === 'drain') return []
  if (coverage.kind === 'spread' && coverage.sold.by === 'ton') return [ordered, cubicYard]
  if (coverage.kind !== 'rated') return [ordered]
  const units = [ordered, ...coverage.choices.flatMap(({ unit }) => unit ?? [])]
  return [...new Map(units.map((unit) => [unitText(2, unit), unit])).values()]
}

/** Weight in short tons of the amount to buy of a material; null if unknown. */
export function tonsOf(coverage: Coverage, { order, unit }: EstimatedLine): number | null {
  switch (coverage.kind) {
    case 'spread': {
      const { sold, tonsPerYard } = coverage
      if (sold.by === 'ton') return order
      return sold.by === 'pack' ? (order * sold.cubicFeet * tonsPerYard) / 27 : order * tonsPerYard
    }
    case 'rated':
      if (unit.kind === 'ton') return order
      // The weight is that of the usual unit; a choice may be sold by another.
      return coverage.pounds === undefined || unitText(2, unit) !== unitText(2, coverage.unit)
        ? null
        : (order * coverage.pounds) / 2000
    case 'potted':
      return (order * coverage.bagCubicFeet * coverage.tonsPerYard) / 27
    case 'boulders':
    case 'drain':
      return order
    case 'seed':
    case 'fertilizer':
      return order / 2000
    case 'paved':
    case 'sod':
    case 'linear':
    case 'wall':
    case 'spaced':
      return null
  }
}
