import type { CompanionItems } from '#domain/materials/lines.ts'
import { contentIdOf } from '#domain/materials/material-id.ts'
import type { RequestEstimate } from '#domain/materials/request-estimate.ts'
import type { RequestedService } from './lead.ts'
import type { CatalogService } from './quote-draft.ts'

/** Removes companions from an estimate that the catalog offers but the visitor did not tick. */
export function withWantedCompanions(
  { material, calculated }: RequestEstimate,
  companionItems: CompanionItems,
  catalog: readonly CatalogService[],
  asked: readonly RequestedService[],
): RequestEstimate {
  if (calculated === null) return { material, calculated }
  const { estimate } = calculated
  const companions = estimate.companions.filter(({ of }) => {
    const id = companionItems[of]
    return id === undefined || !holds(catalog, id) || holds(asked, id)
  })
  return { material, calculated: { ...calculated, estimate: { ...estimate, companions } } }
}

const holds = (
  services: readonly Pick<RequestedService, 'id' | 'name' | 'materials'>[],
  id: string,
) =>
  services.some((service) =>
    service.materials.some((material) => contentIdOf([id], service, material) !== undefined),
  )
