import { useState } from 'react'
import { createPortal } from 'react-dom'
import { contentIdOf } from '#domain/materials/material-id.ts'
import { maxEstimates, type MeasuredMaterial } from '#domain/materials/submitted-estimate.ts'
import { askFor, withoutEstimate } from '#domain/quote-requests/measured-draft.ts'
import type { CatalogService, QuoteDraft } from '#domain/quote-requests/quote-draft.ts'
import type { CalculatorContent, CalculatorMaterial } from '#web/calculator/content.ts'
import { HowMuchButton, useCalculator } from '#web/calculator/use-calculator.tsx'
import { mainId } from '#web/layout/page-change.tsx'
import { removeRow } from '#web/remove-row.ts'
import type { QuoteAction } from './quote-form-state.ts'

/** The amount of each ticked material, from the calculator. */
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
  const [changed, setChanged] = useState<MeasuredMaterial | null>(null)
  const { open, dialog } = useCalculator({
    content: calculator,
    addLabel: 'Add to my request',
    onAnswer: (answer, close) => {
      close()
      dispatch({
        do: 'edit',
        edit: (before) => askFor(before, answer, catalog, changed ?? 'another'),
      })
    },
  })
  const change = (material: CalculatorMaterial, estimate: MeasuredMaterial) => {
    setChanged(estimate)
    open(withProduct(material, [estimate]), estimate.measures)
  }
  const measureAnother = (material: CalculatorMaterial, estimates: readonly MeasuredMaterial[]) => {
    setChanged(null)
    open(withProduct(material, estimates), null, estimates.at(-1)?.measures)
  }
  const measurable = tickedMaterials(draft, catalog, calculator)
  if (measurable.length === 0) return null
  const isFull = draft.estimates.length >= maxEstimates
  const page = document.getElementById(mainId)
  return (
    <section aria-labelledby="quote-quantities" className="mt-6 border-t border-hairline pt-4">
      <h3 id="quote-quantities" className="text-base font-medium">
        How much? <span className="text-sm text-bark-soft">(optional)</span>
      </h3>
      <ul className="mt-1 divide-y divide-hairline/70">
        {measurable.map(({ id, name, material }) => {
          const estimates = draft.estimates.filter(({ materialId }) => materialId === id)
          const companions = companionsOf(draft, id)
          const isNew = estimates.length === 0 && companions.length === 0
          return (
            <li key={id} data-rows className="py-1.5">
              <div className="flex flex-wrap items-center gap-x-4">
                <span className="min-w-40 flex-1 font-semibold text-evergreen">{name}</span>
                {isFull ? null : (
                  <HowMuchButton
                    name={name}
                    data-rows-end
                    onPress={() => measureAnother(material, estimates)}
                  >
                    {isNew ? 'How much do I need?' : 'Add another place'}
                  </HowMuchButton>
                )}
              </div>
              <ul>
                {companions.map(({ estimate, amount }) => (
                  <li key={draft.estimates.indexOf(estimate)} className="py-1 text-sm tabular-nums">
                    {amount}, with {nameOf(catalog, estimate)}
                  </li>
                ))}
                {estimates.map((estimate, at) => (
                  <Measured
                    key={JSON.stringify([estimate.product?.slug, estimate.measures, at])}
                    name={name}
                    estimate={estimate}
                    isOneOfSome={estimates.length > 1}
                    onChange={() => change(material, estimate)}
                    onRemove={(pressed) =>
                      removeRow(pressed, () =>
                        dispatch({
                          do: 'edit',
                          edit: (before) => withoutEstimate(before, estimate),
                        }),
                      )
                    }
                  />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {/* The fields of the calculator are no part of the form. */}
      {dialog === null || page === null ? null : createPortal(dialog, page)}
    </section>
  )
}

/** The measure of a material in one place. */
function Measured({
  name,
  estimate: { measures, amount, product },
  isOneOfSome,
  onChange,
  onRemove,
}: {
  readonly name: string
  readonly estimate: MeasuredMaterial
  /** The amount distinguishes the buttons. */
  readonly isOneOfSome: boolean
  readonly onChange: () => void
  readonly onRemove: (pressed: HTMLElement) => void
}) {
  const what = measures === null ? 'We will come and measure' : amount
  const words = product === undefined ? what : `${product.name}: ${what}`
  const which = isOneOfSome ? `${name}, ${words}` : name
  return (
    <li className="flex flex-wrap items-center gap-x-4 text-sm">
      <span className="min-w-40 flex-1 tabular-nums">{words}</span>
      <span className="flex gap-x-4">
        <HowMuchButton name={which} onPress={onChange}>
          Change
        </HowMuchButton>
        <button
          type="button"
          data-row-remove
          onClick={({ currentTarget }) => onRemove(currentTarget)}
          className="min-h-11 font-semibold text-moss underline decoration-moss/40 underline-offset-4 hover:decoration-moss"
        >
          Remove<span className="sr-only"> the amount of {which}</span>
        </button>
      </span>
    </li>
  )
}

/** The product that all these estimates of the material are for; the material itself without one. */
function withProduct(
  material: CalculatorMaterial,
  estimates: readonly MeasuredMaterial[],
): CalculatorMaterial {
  const product = estimates[0]?.product
  const isSame = estimates.every((each) => each.product?.slug === product?.slug)
  if (product === undefined || !isSame) return material
  return { ...material, name: product.name, product: product.slug }
}

/** The amounts of a material that were calculated with another one. */
const companionsOf = ({ estimates }: QuoteDraft, id: string) =>
  estimates.flatMap((estimate) =>
    (estimate.companions ?? [])
      .filter(({ materialId }) => materialId === id)
      .map(({ amount }) => ({ estimate, amount })),
  )

function nameOf(catalog: readonly CatalogService[], { product, materialId }: MeasuredMaterial) {
  const materials = catalog.flatMap((service) => service.materials)
  return product?.name ?? materials.find(({ id }) => id === materialId)?.name ?? ''
}

interface Measurable {
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
