import type * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import type { Coverage } from './coverage.ts'
import { estimate, type Estimate } from './estimate.ts'
import {
  unitAmountText,
  type EstimatedLine,
  type LineOf,
  plural,
  reasonText,
  roundUp,
} from './lines.ts'
import { measuredText, number } from './measured-text.ts'
import type { Measures } from './measures.ts'
import type { requestEstimates } from './stored-estimate.ts'

export type RequestEstimate = DeepReadonly<z.infer<typeof requestEstimates>>[number]

/**
 * Calculates a visitor's measures. Materials that cannot be calculated are measured on site, so
 * that an estimate never blocks a request.
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

/** The name of a product that is requested as a material: `Brown Mulch (as Red Mulch)`. */
export const productAs = (product: string, material: string): string =>
  product === material ? material : `${product} (as ${material})`

/** The product in such a name; null for a material itself. */
export function askedProduct(name: string): string | null {
  const [, product = ''] = /^(.+) \(as .+\)$/.exec(name) ?? []
  return product === '' ? null : product
}

/** Names of the lines of an estimate. */
export const lineNames: Readonly<Record<Exclude<LineOf, 'material'>, string>> = {
  base: 'Stone for the base',
  sand: 'Bedding sand',
  gravel: 'Drainage gravel',
  pipe: 'Drain pipe',
  fabric: 'Filter fabric',
  stakes: 'Stakes',
  caps: 'Cap blocks',
}

/** "2 cubic yards"; with its name if it is not the material itself, as the gravel of a drain. */
export function buyText({ of, order, unit }: EstimatedLine): string {
  const amount = unitAmountText(order, unit)
  return of === 'material' ? amount : `${amount} of ${lineNames[of].toLowerCase()}`
}

/** An estimate as text, for emails and the desk. */
export interface EstimateText {
  readonly name: string
  /** "2 cubic yards", or that it is measured on site. */
  readonly buy: string
  /** "1.85 cubic yards", if calculated. */
  readonly exact: string
  readonly reason: string
  readonly measured: string
  readonly weight: string
  readonly companions: readonly string[]
  readonly cautions: readonly string[]
}

/** The estimate of one material as text for desk, emails and quotes. */
export function estimateText({ material, calculated }: RequestEstimate): EstimateText {
  const { name } = material
  if (calculated === null) {
    const nothing = { exact: '', reason: '', measured: '', weight: '' }
    return { name, buy: 'Please come and measure', ...nothing, companions: [], cautions: [] }
  }
  const { estimate: found, measured, measures } = calculated
  return {
    name,
    buy: buyText(found.material),
    exact: unitAmountText(found.material.need, found.material.unit),
    reason: reasonText(found.material, measures.kind),
    measured: measured.join('; '),
    weight: estimateWeight(found),
    companions: found.companions.map(
      (line) =>
        `${line.of === 'material' ? name : lineNames[line.of]}: ${unitAmountText(line.order, line.unit)}`,
    ),
    cautions: found.cautions,
  }
}

/** Its weight; empty if it is bought in pounds, which states it already. */
export const estimateWeight = ({ material, tons }: Estimate): string =>
  material.unit.kind === 'pound' ? '' : weightText(tons)

/** "about 1.4 tons", or below a ton "about 250 pounds", up to the next ten; empty if unknown. */
export function weightText(tons: number | null): string {
  if (tons === null || tons <= 0) return ''
  if (tons < 1) return `about ${number(roundUp(tons * 2000, 10))} pounds`
  const rounded = Math.round(tons * 10) / 10
  return `about ${number(rounded)} ${plural(rounded, 'ton')}`
}

/** Total weight in short tons, including companions, as far as it is known. */
export const totalTons = (estimates: readonly RequestEstimate[]): number =>
  estimates.reduce((sum, { calculated }) => {
    if (calculated === null) return sum
    const { tons, companions } = calculated.estimate
    const stone = companions.filter(({ unit }) => unit.kind === 'ton')
    return stone.reduce((all, line) => all + line.order, sum + (tons ?? 0))
  }, 0)
