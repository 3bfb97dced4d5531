import { contentIdOf } from '#domain/materials/material-id.ts'
import {
  type CompanionAmount,
  maxEstimates,
  type MeasuredMaterial,
} from '#domain/materials/submitted-estimate.ts'
import type { CatalogService, QuoteDraft } from './quote-draft.ts'

/** What a visitor takes from the calculator to the quote request, by the ids of our content. */
export interface CalculatorAnswer extends MeasuredMaterial {
  /** Companions that are requested too. */
  readonly companions: readonly CompanionAmount[]
}

/**
 * The answer to replace. `another`: none, so it is added even with the same measures; `corrects`:
 * one with the same measures or with these former ones.
 */
type Place = MeasuredMaterial | 'another' | { readonly corrects: unknown }

/**
 * Adds the measures of a ticked material to earlier ones, since another bed may be deeper. Measures
 * replace a visit, and a visit replaces the only measures unless it is for another place. A draft
 * with the most estimates takes no more, and the form says so.
 */
function withEstimate(draft: QuoteDraft, estimate: MeasuredMaterial, place: Place): QuoteDraft {
  const { estimates } = draft
  const at = estimates.findIndex((each) => each === place)
  if (at !== -1) return { ...draft, estimates: estimates.with(at, estimate) }
  const former = typeof place === 'object' && 'corrects' in place ? place.corrects : null
  const replaced = [estimate.measures, former].map((measures) => JSON.stringify(measures))
  const isVisit = estimate.measures === null && place !== 'another' && former === null
  const isSame = ({ materialId, product }: MeasuredMaterial) =>
    materialId === estimate.materialId && product?.slug === estimate.product?.slug
  const replacesMeasures = isVisit && estimates.filter(isSame).length === 1
  const others = estimates.filter((each) => {
    if (!isSame(each)) return true
    if (replacesMeasures || each.measures === null) return false
    return place === 'another' || !replaced.includes(JSON.stringify(each.measures))
  })
  if (others.length >= maxEstimates) return draft
  return { ...draft, estimates: [...others, estimate] }
}

/** The draft without one estimate. */
export function withoutEstimate(draft: QuoteDraft, estimate: MeasuredMaterial): QuoteDraft {
  return { ...draft, estimates: draft.estimates.filter((each) => each !== estimate) }
}

/**
 * Requests a material with its measures: ticks it, its companions, and their services. A material
 * that the catalog does not have is left out.
 */
export function askFor(
  draft: QuoteDraft,
  { materialId, companions, ...measured }: CalculatorAnswer,
  catalog: readonly CatalogService[],
  place: Place = { corrects: null },
): QuoteDraft {
  const [material] = findIn(catalog, materialId)
  const others = companions.flatMap((companion) =>
    findIn(catalog, companion.materialId).map((found) => ({ ...found, amount: companion.amount })),
  )
  const asked = material === undefined ? others : [material, ...others]
  const ticked = {
    ...draft,
    interestOptions: union(
      draft.interestOptions,
      asked.map(({ service }) => service),
    ),
    materialOptions: union(
      draft.materialOptions,
      asked.map(({ material: id }) => id),
    ),
  }
  if (material === undefined) return ticked
  const amounts = others.map(({ material: id, amount }) => ({ materialId: id, amount }))
  return withEstimate(
    ticked,
    {
      materialId: material.material,
      ...measured,
      ...(amounts.length === 0 ? {} : { companions: amounts }),
    },
    place,
  )
}

function findIn(catalog: readonly CatalogService[], contentId: string) {
  return catalog
    .flatMap((service) => service.materials.map((material) => ({ service, material })))
    .filter(({ service, material }) => contentIdOf([contentId], service, material) !== undefined)
    .slice(0, 1)
    .map(({ service, material }) => ({ service: service.id, material: material.id }))
}

const union = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])]
