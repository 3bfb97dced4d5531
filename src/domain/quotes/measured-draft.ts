import { contentIdOf } from '#domain/materials/material-id.ts'
import type { MeasuredMaterial } from '#domain/materials/submitted-estimate.ts'
import type { CatalogService, QuoteDraft } from './quote-draft.ts'

/** What a visitor takes from the calculator to the quote request, by the ids of our content. */
export interface CalculatorAnswer extends MeasuredMaterial {
  /** Materials that go with it. */
  readonly also: readonly string[]
}

/** Puts what was measured of a ticked material in the place of what was measured before. */
function withEstimate(draft: QuoteDraft, estimate: MeasuredMaterial): QuoteDraft {
  const others = withoutEstimate(draft, estimate.materialId).estimates
  return { ...draft, estimates: [...others, estimate] }
}

export function withoutEstimate(draft: QuoteDraft, materialId: string): QuoteDraft {
  return {
    ...draft,
    estimates: draft.estimates.filter((estimate) => estimate.materialId !== materialId),
  }
}

/**
 * Asks for a material with what was measured: ticks it, what goes with it, and their services. A
 * material that the catalog does not have is left out.
 */
export function askFor(
  draft: QuoteDraft,
  { materialId, measures, amount, also }: CalculatorAnswer,
  catalog: readonly CatalogService[],
): QuoteDraft {
  const asked = [materialId, ...also].flatMap((contentId) => findIn(catalog, contentId))
  const ticked = {
    ...draft,
    interestOptions: union(
      draft.interestOptions,
      asked.map(({ service }) => service),
    ),
    materialOptions: union(
      draft.materialOptions,
      asked.map(({ material }) => material),
    ),
  }
  const [measured] = findIn(catalog, materialId)
  return measured === undefined
    ? ticked
    : withEstimate(ticked, { materialId: measured.material, measures, amount })
}

function findIn(catalog: readonly CatalogService[], contentId: string) {
  return catalog
    .flatMap((service) => service.materials.map((material) => ({ service, material })))
    .filter(({ service, material }) => contentIdOf([contentId], service, material) !== undefined)
    .slice(0, 1)
    .map(({ service, material }) => ({ service: service.id, material: material.id }))
}

const union = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])]
