import { lazy } from 'react'
import { maxEstimates } from '#domain/materials/submitted-estimate.ts'
import type { CatalogService, QuoteDraft } from '#domain/quote-requests/quote-draft.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Loaded once a material is ticked. Without a connection the form works without it. */
export const LazyQuantities = lazy(() =>
  import('./quantities.tsx').then(
    ({ Quantities }) => ({ default: Quantities }),
    () => ({ default: () => null }),
  ),
)

/** Lists at the top of the form the amounts that are in the request already. */
export function AskedNote({
  estimates,
  catalog,
}: Pick<QuoteDraft, 'estimates'> & { readonly catalog: readonly CatalogService[] }) {
  const asked = catalog
    .flatMap(({ materials }) => materials)
    .flatMap(({ id, name }) =>
      estimates
        .filter(({ materialId }) => materialId === id)
        .map(({ product, measures, amount }) => {
          const what = product?.name ?? name
          return `${what}, ${measures === null ? 'to be measured by us' : amount}`
        }),
    )
  return (
    <output className="block">
      {asked.length === 0 ? null : (
        <span className="mt-4 flex gap-2.5 rounded-lg bg-leaf-pale/60 px-4 py-3 text-sm text-evergreen">
          <Icon name="check" className="mt-0.5 size-4" />
          <span>
            <span className="font-semibold">In your request:</span> {asked.join('; ')}
            {estimates.length < maxEstimates
              ? null
              : `. A request holds ${maxEstimates} amounts, and any more are left out: please describe other places under Project Details.`}
          </span>
        </span>
      )}
    </output>
  )
}
