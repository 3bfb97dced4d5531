import { packs, pieces, type Unit } from '#domain/materials/coverage.ts'
import { cubicYard, ton } from '#domain/materials/lines.ts'
import { namesUnit } from '#domain/materials/typed-length.ts'

/** Units of materials only; work is charged by the foot too. */
export const materialUnits: readonly Unit[] = [
  cubicYard,
  ton,
  { kind: 'pound' },
  ...pieces.map((name) => ({ kind: 'piece', name }) as const),
  ...packs.map((name) => ({ kind: 'pack', name, size: '' }) as const),
]

/** Whether a line without a price of the list is taxed unless a colleague says otherwise. */
export const isTaxedByDefault = (typedUnit: string): boolean =>
  materialUnits.some((unit) => namesUnit(typedUnit, unit))
