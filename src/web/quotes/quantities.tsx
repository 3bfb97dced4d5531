import { createPortal } from 'react-dom'
import { contentIdOf } from '#domain/materials/material-id.ts'
import { mostEstimates } from '#domain/materials/submitted-estimate.ts'
import { askFor, withoutEstimate } from '#domain/quotes/measured-draft.ts'
import type { CatalogService, QuoteDraft } from '#domain/quotes/quote-draft.ts'
import type { CalculatorContent, CalculatorMaterial } from '#web/calculator/content.ts'
import { HowMuchButton, useCalculator } from '#web/calculator/use-calculator.tsx'
import { mainId } from '#web/layout/page-change.tsx'
import type { QuoteAction } from './quote-form-state.ts'

/** How much of each ticked material, as measured with the calculator. */
export function Quantities({
  draft,
  catalog,
  calculator,
  dispatch,
}: {
  readonly draft: QuoteDraft
  readonly catalog: readonly CatalogService[]
  readonly calculator: CalculatorContent
  readonly dispatch: (action: QuoteAction) => void
}) {
  const { open, dialog } = useCalculator({
    content: calculator,
    addLabel: 'Add to my request',
    onAnswer: (answer) =>
      dispatch({ do: 'edit', edit: (before) => askFor(before, answer, catalog) }),
  })
  const measurable = tickedMaterials(draft, catalog, calculator)
  if (measurable.length === 0) return null
  const isFull = draft.estimates.length >= mostEstimates
  const page = document.getElementById(mainId)
  return (
    <section aria-labelledby="quote-quantities" className="mt-6 border-t border-hairline pt-4">
      <h3 id="quote-quantities" className="text-base font-medium">
        How much? <span className="text-sm text-bark-soft">(optional)</span>
      </h3>
      <ul className="mt-1 divide-y divide-hairline/70">
        {measurable.map(({ id, name, material }) => {
          const estimate = draft.estimates.find(({ materialId }) => materialId === id)
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 py-1.5">
              <span className="min-w-40 flex-1">
                <span className="font-semibold text-evergreen">{name}</span>
                {estimate === undefined ? null : (
                  <span className="block text-sm tabular-nums">
                    {estimate.measures === null ? 'We come and measure' : estimate.amount}
                  </span>
                )}
              </span>
              {estimate === undefined ? (
                isFull ? null : (
                  <HowMuchButton name={name} onPress={() => open(material)} />
                )
              ) : (
                <span className="flex gap-x-4">
                  <HowMuchButton name={name} onPress={() => open(material, estimate.measures)}>
                    Change
                  </HowMuchButton>
                  <button
                    type="button"
                    onClick={() =>
                      dispatch({ do: 'edit', edit: (before) => withoutEstimate(before, id) })
                    }
                    className="min-h-11 text-sm font-semibold text-moss underline decoration-moss/40 underline-offset-4 hover:decoration-moss"
                  >
                    Remove<span className="sr-only"> the amount of {name}</span>
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {/* The fields of the calculator are no part of the form. */}
      {dialog === null || page === null ? null : createPortal(dialog, page)}
    </section>
  )
}

interface Measurable {
  /** Of the catalog. */
  readonly id: string
  readonly name: string
  readonly material: CalculatorMaterial
}

function tickedMaterials(
  draft: QuoteDraft,
  catalog: readonly CatalogService[],
  { materials }: CalculatorContent,
): readonly Measurable[] {
  const known = materials.map(({ id }) => id)
  return catalog
    .filter(({ id }) => draft.interestOptions.includes(id))
    .flatMap((service) =>
      service.materials
        .filter(({ id }) => draft.materialOptions.includes(id))
        .flatMap(({ id, name }) => {
          const contentId = contentIdOf(known, service, { id, name })
          const material = materials.find((each) => each.id === contentId)
          return material === undefined ? [] : [{ id, name, material }]
        }),
    )
}
