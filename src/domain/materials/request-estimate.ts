import type { Coverage } from './coverage.ts'
import { estimate, type Estimate } from './estimate.ts'
import { amountText, type EstimatedLine, type LineOf, plural, reasonText } from './lines.ts'
import { measuredText, number } from './measured-text.ts'
import type { Measures } from './measures.ts'

/** How much of a material is asked for, as it was calculated when the request came. */
export interface RequestEstimate {
  readonly material: { readonly id: string; readonly name: string }
  /** Null: somebody should come and measure. */
  readonly calculated: {
    readonly measures: Measures
    /** The measures in words, with the names of choices as they were. */
    readonly measured: readonly string[]
    readonly estimate: Estimate
  } | null
}

/**
 * Calculates what a visitor has measured. What cannot be calculated is measured on site: an
 * estimate never stands in the way of a request.
 */
export function requestEstimate(
  material: RequestEstimate['material'],
  coverage: Coverage | undefined,
  measures: Measures | null,
): RequestEstimate {
  if (coverage === undefined || measures === null) return { material, calculated: null }
  const result = estimate(coverage, measures)
  if (!result.ok) return { material, calculated: null }
  const measured = measuredText(measures, coverage)
  return { material, calculated: { measures, measured, estimate: result.value } }
}

/** What is asked for where a product is sold as a material: `Brown Mulch (as Red Mulch)`. */
export const productAs = (product: string, material: string): string =>
  product === material ? material : `${product} (as ${material})`

/** The product that is asked for by that name; null for a material itself. */
export function askedProduct(name: string): string | null {
  const [, product = ''] = /^(.+) \(as .+\)$/.exec(name) ?? []
  return product === '' ? null : product
}

/** What the lines of an estimate are called. */
export const lineNames: Readonly<Record<Exclude<LineOf, 'material'>, string>> = {
  base: 'Stone for the base',
  sand: 'Bedding sand',
  gravel: 'Drainage gravel',
  pipe: 'Drain pipe',
  fabric: 'Filter fabric',
  stakes: 'Stakes',
  caps: 'Cap blocks',
}

/** "2 cubic yards"; with its name where it is not the material itself, as the gravel of a drain. */
export function buyText({ of, order, unit }: EstimatedLine): string {
  const amount = amountText(order, unit)
  return of === 'material' ? amount : `${amount} of ${lineNames[of].toLowerCase()}`
}

/** An estimate in words, for emails and the desk. */
export interface EstimateWords {
  readonly name: string
  /** "2 cubic yards"; or that it is to be measured. */
  readonly buy: string
  /** "1.85 cubic yards", where it is calculated. */
  readonly exact: string
  readonly reason: string
  readonly measured: string
  readonly weight: string
  readonly companions: readonly string[]
  readonly cautions: readonly string[]
}

/** The estimate of one material as desk, emails and quotes say it. */
export function estimateWords({ material, calculated }: RequestEstimate): EstimateWords {
  const { name } = material
  if (calculated === null) {
    const nothing = { exact: '', reason: '', measured: '', weight: '' }
    return { name, buy: 'Please come and measure', ...nothing, companions: [], cautions: [] }
  }
  const { estimate: found, measured } = calculated
  return {
    name,
    buy: buyText(found.material),
    exact: amountText(found.material.need, found.material.unit),
    reason: reasonText(found.material),
    measured: measured.join('; '),
    weight: estimateWeight(found),
    companions: found.companions.map(
      (line) =>
        `${line.of === 'material' ? name : lineNames[line.of]}: ${amountText(line.order, line.unit)}`,
    ),
    cautions: found.cautions,
  }
}

/** What it weighs; empty where it is bought in pounds, which says so already. */
export const estimateWeight = ({ material, tons }: Estimate): string =>
  material.unit.kind === 'pound' ? '' : weightText(tons)

/** "about 1.4 tons", or in pounds below a tenth of a ton; empty where it is not known. */
export function weightText(tons: number | null): string {
  if (tons === null || tons <= 0) return ''
  if (tons < 0.1) return `about ${number(Math.ceil(tons * 200) * 10)} pounds`
  const rounded = Math.round(tons * 10) / 10
  return `about ${number(rounded)} ${plural(rounded, 'ton', 'tons')}`
}

/** What all of it and what goes with it weighs in short tons, as far as it is known. */
export function totalTons(estimates: readonly RequestEstimate[]): number {
  return estimates.reduce((sum, { calculated }) => {
    if (calculated === null) return sum
    const { tons, companions } = calculated.estimate
    const stone = companions.filter(({ unit }) => unit.kind === 'ton')
    return stone.reduce((all, line) => all + line.order, sum + (tons ?? 0))
  }, 0)
}
