import type * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import type { Unit } from './coverage.ts'
import type { Measures } from './measures.ts'
import type { lineSchema } from './stored-estimate.ts'

export type EstimatedLine = DeepReadonly<z.infer<typeof lineSchema>>
/** The role of a line in an estimate. */
export type LineOf = EstimatedLine['of']

/** Items of the catalog for companions of other materials. */
export type CompanionItems = Readonly<Partial<Record<LineOf, string>>>

/** 27 cubic feet. */
export const cubicYard: Unit = { kind: 'cubic-yard' }
/** Short tons of 2,000 pounds. */
export const ton: Unit = { kind: 'ton' }

const half = { size: 0.5, name: 'half' }
const quarter = { size: 0.25, name: 'quarter' }
const whole = { size: 1, name: 'whole' }

/** The smallest amount of each unit that is sold. */
const steps: Readonly<Record<Unit['kind'], typeof whole>> = {
  'cubic-yard': half,
  ton: quarter,
  'square-foot': whole,
  foot: whole,
  pound: half,
  piece: whole,
  pack: whole,
}

/** A line for a purchase: the need plus some percent, rounded up to an amount that is sold. */
export function bought(of: LineOf, need: number, unit: Unit, extra: number): EstimatedLine {
  return { of, unit, need, order: roundUp(need * (1 + extra), steps[unit.kind].size), extra }
}

/** A line for counted pieces without extra. */
export function exact(of: LineOf, count: number, unit: Unit): EstimatedLine {
  return { of, unit, need: count, order: count, extra: 0 }
}

/** Rounds up to the next step; a billionth above a step is an arithmetic error. */
export function roundUp(value: number, step: number): number {
  return Math.max(0, Math.ceil(value / step - 1e-9)) * step
}

/** The singular or plural, by the number that is shown. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many
}

/** "2 cubic yards", "8 bags of 2 cu ft"; at most two decimals. */
export function unitAmountText(amount: number, unit: Unit): string {
  if (amount > 0 && amount < 0.01) return `less than 0.01 ${unitText(2, unit)}`
  const figure = amount.toLocaleString('en-US', { maximumFractionDigits: 2 })
  return `${figure} ${unitText(Number(amount.toFixed(2)), unit)}`
}

/** The name of a unit for a count, like "cubic yards"; packs with their size. */
export function unitText(count: number, unit: Unit): string {
  const name = plural(count, ...namesOf(unit))
  return unit.kind === 'pack' ? `${name} of ${unit.size}` : name
}

/** Singular and plural of a unit. */
function namesOf(unit: Unit): readonly [one: string, many?: string] {
  switch (unit.kind) {
    case 'cubic-yard':
      return ['cubic yard']
    case 'square-foot':
      return ['square foot', 'square feet']
    case 'foot':
      return ['foot', 'feet']
    case 'ton':
    case 'pound':
      return [unit.kind]
    case 'piece':
    case 'pack':
      return [unit.name]
  }
}

/** Why more is bought than needed: "5% extra, rounded up to the next half cubic yard". */
export function reasonText(line: EstimatedLine, kind: Measures['kind']): string {
  const parts: string[] = []
  if (line.extra > 0) parts.push(`${Math.round(line.extra * 100)}% extra ${extraFor(line, kind)}`)
  if (Math.abs(line.order - line.need * (1 + line.extra)) > 1e-9) {
    const [name] = namesOf(line.unit)
    parts.push(`rounded up to the next ${steps[line.unit.kind].name} ${name}`)
  }
  return parts.join(', ')
}

function extraFor({ unit }: EstimatedLine, kind: Measures['kind']): string {
  switch (unit.kind) {
    case 'ton':
      // Stone that is laid piece by piece, such as flagstone, is bought by what a ton covers.
      return kind === 'rated' ? 'for cuts and gaps' : 'for uneven ground and settling'
    case 'cubic-yard':
      return 'for uneven ground and settling'
    case 'pack':
      if (unit.name === 'coil') return 'for cuts and overlaps'
      return unit.name === 'pallet' ? 'for cuts' : 'for uneven ground and settling'
    case 'foot':
      return 'for cuts and curves'
    case 'square-foot':
    case 'piece':
    case 'pound':
      return 'for cuts and breakage'
  }
}
