import { useId, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { estimate as calculate } from '#domain/materials/estimate.ts'
import { unitAmountText } from '#domain/materials/lines.ts'
import { measuredText } from '#domain/materials/measured-text.ts'
import type { MeasureErrors, Measures } from '#domain/materials/measures.ts'
import { buyText } from '#domain/materials/request-estimate.ts'
import type { CalculatorAnswer } from '#domain/quote-requests/measured-draft.ts'
import { useHydrated } from '#web/hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectArrow } from '#web/ui/field-frame.tsx'
import { fieldInput, fieldLabel } from '#web/ui/field-styles.ts'
import { usePreservedText } from '#web/use-preserved-text.ts'
import {
  calculatorReducer,
  calculatorOf,
  measuresOf,
  newCalculator,
  type CalculatorForm,
} from './calculator-form.ts'
import type { CalculatorContent, CalculatorMaterial } from './content.ts'
import { MeasureFields } from './measure-fields.tsx'
import { Result } from './result.tsx'
import './calculator.css'

/** Calculates the amount of a material while the visitor types. */
export function Calculator({
  content,
  material,
  measures = null,
  choice = 0,
  addLabel,
  preservedAs,
  wide = false,
  onChoose,
  onAnswer,
}: {
  readonly content: CalculatorContent
  readonly material: CalculatorMaterial
  /** Former measures to start from. */
  readonly measures?: Measures | null
  /** Initial position among the choices of the material. */
  readonly choice?: number
  readonly addLabel: string
  /** Name under which this tab stores the measures. */
  readonly preservedAs: string
  /** Shows the result beside the fields if there is enough space. */
  readonly wide?: boolean
  /** Called with another chosen material; missing if the material is fixed. */
  readonly onChoose?: (material: CalculatorMaterial) => void
  readonly onAnswer: (answer: CalculatorAnswer) => void
}) {
  const { id, name, coverage } = material
  const isHydrated = useHydrated()
  const [form, dispatch] = useReducer(calculatorReducer, null, () =>
    measures === null ? newCalculator(coverage, choice) : calculatorOf(coverage, measures),
  )
  const of = optionOf(material)
  // An entry that is edited stays as it was until the edit is done.
  const preservedName = measures === null ? preservedAs : null
  usePreservedText(preservedName, JSON.stringify({ of, form }), (stored) => {
    if (stored === null) return
    // The schema loads only where something is preserved; without a connection the form starts
    // empty.
    import('./preserved-form.ts').then(
      ({ readForm }) => {
        const before = readForm(stored, of)
        if (before !== null) dispatch({ do: 'bring-back', form: before, over: form })
      },
      () => {},
    )
  })
  // The material can change here, or by the address.
  const [measured, setMeasured] = useState(material)
  if (optionOf(measured) !== of) {
    setMeasured(material)
    if (measured.coverage !== coverage) dispatch({ do: 'change-material', coverage })
  }
  const fields = useRef<HTMLDivElement>(null)
  const [unwanted, setUnwanted] = useState<readonly string[]>([])
  const taken = measuresOf(form, coverage)
  const result = calculate(coverage, taken)
  const found = result.ok ? result.value : null
  const all: MeasureErrors =
    result.ok || result.error.code !== 'invalid' ? {} : result.error.fieldErrors
  const errors = shownErrors(form, all)
  const companions = (found?.companions ?? []).flatMap(({ of, order, unit }) => {
    const item = content.companions[of]
    return item === undefined || unwanted.includes(item.id)
      ? []
      : [{ materialId: item.id, amount: unitAmountText(order, unit) }]
  })
  const asked = {
    materialId: id,
    ...(material.product === undefined ? {} : { product: { slug: material.product, name } }),
  }

  const choose = (chosen: string) => {
    const next = content.materials.find((each) => optionOf(each) === chosen)
    if (next !== undefined) onChoose?.(next)
  }

  const add = () => {
    if (found === null) {
      flushSync(() => dispatch({ do: 'show-errors', paths: Object.keys(all) }))
      const field = fields.current?.querySelector<HTMLElement>(
        '[aria-invalid=true], [data-total-error]',
      )
      field?.closest('details')?.setAttribute('open', '')
      field?.focus()
      return
    }
    onAnswer({ ...asked, measures: taken, amount: buyText(found.material), companions })
  }

  return (
    <div className={wide ? 'calculator-columns grid items-start gap-6 lg:gap-8' : 'grid gap-6'}>
      {/* Hydration would undo text typed before it. */}
      <div ref={fields} inert={!isHydrated} className="grid gap-6 print:hidden">
        {onChoose === undefined ? null : (
          <MaterialSelect materials={content.materials} chosen={of} onChoose={choose} />
        )}
        <p className="-mt-2 text-sm text-bark-soft">{material.howMuch}</p>
        <MeasureFields
          form={form}
          coverage={coverage}
          sizes={content.sizes}
          errors={errors}
          dispatch={dispatch}
        />
      </div>
      <div className={wide ? 'lg:under-top' : ''}>
        <Result
          name={name}
          kind={taken.kind}
          estimate={found}
          isRefused={Object.keys(errors).length > 0}
          measured={found === null ? [] : measuredText(taken, coverage)}
          companions={content.companions}
          also={companions.map(({ materialId }) => materialId)}
          onAlso={(item, wanted) =>
            setUnwanted(wanted ? unwanted.filter((each) => each !== item) : [...unwanted, item])
          }
        />
        <div className="mt-4 grid gap-2 print:hidden">
          <Button onClick={add}>{addLabel}</Button>
          <Button
            variant="outline"
            onClick={() => onAnswer({ ...asked, measures: null, amount: '', companions: [] })}
          >
            I don’t know, come and measure
          </Button>
          <Button variant="quiet" disabled={found === null} onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <p className="mt-3 text-xs text-bark-soft">
          Ground is uneven, and loads vary by about 15 percent. We will check the amount before
          anything is ordered.
        </p>
      </div>
    </div>
  )
}

/** Errors of fields that the visitor has left; errors of no single field are always shown. */
function shownErrors({ touched }: CalculatorForm, all: MeasureErrors): MeasureErrors {
  return Object.fromEntries(
    Object.entries(all).filter(
      ([path]) => touched.has(path) || /^(ground|run)(\.\d+)?$|^(pots|boulders)$/.test(path),
    ),
  )
}

/** A product is listed beside the material that it is sold as. */
const optionOf = ({ id, product }: CalculatorMaterial) =>
  product === undefined ? id : `${id} ${product}`

function MaterialSelect({
  materials,
  chosen,
  onChoose,
}: {
  readonly materials: readonly CalculatorMaterial[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}) {
  const id = useId()
  const services = Map.groupBy(materials, ({ service }) => service.name)
  return (
    <div>
      <label htmlFor={id} className={`${fieldLabel} mb-1.5 block`}>
        Material
      </label>
      <div className="relative">
        <select
          id={id}
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
          className={`${fieldInput} appearance-none pr-11`}
        >
          {[...services].map(([service, each]) => (
            <optgroup key={service} label={service}>
              {each.map((material) => (
                <option key={optionOf(material)} value={optionOf(material)}>
                  {material.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <SelectArrow />
      </div>
    </div>
  )
}
