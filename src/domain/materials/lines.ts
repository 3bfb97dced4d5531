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

/** A line for a purchase: the need plus some percent, rounded up to an amount that is sold. */
export function bought(of: LineOf, need: number, unit: Unit, extra: number): EstimatedLine {
  return { of, unit, need, order: roundUp(need * (1 + extra), stepOf(unit)), extra }
}

/** A line for counted pieces without extra. */
export function exact(of: LineOf, count: number, unit: Unit): EstimatedLine {
  return { of, unit, need: count, order: count, extra: 0 }
}

/** The smallest amount of a unit that is sold. */
export function stepOf(unit: Unit): number {
  switch (unit.kind) {
    case 'cubic-yard':
    case 'pound':
      return 0.5
    case 'ton':
      return 0.25
    case 'square-foot':
    case 'foot':
    case 'piece':
    case 'pack':
      return 1
  }
}

/** Rounds up to the next step; a billionth above a step is an arithmetic error. */
export function roundUp(value: number, step: number): number {
  return Math.max(0, Math.ceil(value / step - 1e-9)) * step
}

/** The singular or plural, by the number that is shown. */
export function plural(count: number, one: string, many: string): string {
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
  switch (unit.kind) {
    case 'cubic-yard':
      return plural(count, 'cubic yard', 'cubic yards')
    case 'ton':
      return plural(count, 'ton', 'tons')
    case 'square-foot':
      return plural(count, 'square foot', 'square feet')
    case 'foot':
      return plural(count, 'foot', 'feet')
    case 'pound':
      return plural(count, 'pound', 'pounds')
    case 'piece':
      return plural(count, unit.name, `${unit.name}s`)
    case 'pack':
      return `${plural(count, unit.name, `${unit.name}s`)} of ${unit.size}`
  }
}

/**
 * Why more of a material is bought than needed: "5% extra, rounded up to the next half cubic yard".
 */
export function reasonText(line: EstimatedLine, kind: Measures['kind']): string {
  const parts: string[] = []
  if (line.extra > 0) parts.push(`${Math.round(line.extra * 100)}% extra ${extraFor(line, kind)}`)
  if (Math.abs(line.order - line.need * (1 + line.extra)) > 1e-9) {
    parts.push(`rounded up to the next ${stepText(line.unit)}`)
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
      return ['bag', 'bale', 'roll'].includes(unit.name)
        ? 'for uneven ground and settling'
        : 'for cuts and overlaps'
    case 'square-foot':
    case 'foot':
    case 'piece':
    case 'pound':
      return 'for cuts and breakage'
  }
}

function stepText(unit: Unit): string {
  switch (unit.kind) {
    case 'cubic-yard':
      return 'half cubic yard'
    case 'pound':
      return 'half pound'
    case 'ton':
      return 'quarter ton'
    case 'square-foot':
      return 'whole square foot'
    case 'foot':
      return 'whole foot'
    case 'piece':
    case 'pack':
      return `whole ${unit.name}`
  }
}
