import { useId } from 'react'
import type { Coverage } from '#domain/materials/coverage.ts'
import type { FamiliarSize } from '#domain/materials/shapes.ts'
import { number } from '#domain/materials/measured-text.ts'
import type { MeasureErrors } from '#domain/materials/measures.ts'
import type { CalculatorAction, CalculatorForm, FigureField as Figure } from './calculator-form.ts'
import { FigureField } from './figure-field.tsx'
import { RadioGroup } from './measure-choices.tsx'
import { ShapeList } from './shape-list.tsx'

export interface FieldsProps {
  readonly form: CalculatorForm
  readonly coverage: Coverage
  readonly sizes: readonly FamiliarSize[]
  /** Errors of the fields that show theirs. */
  readonly errors: MeasureErrors
  readonly dispatch: (action: CalculatorAction) => void
}

export const inchesText = (inches: number) =>
  `${number(inches)} ${inches === 1 ? 'inch' : 'inches'}`

/** The depth of the material, with the usual depths of its uses. */
export function Depth({
  uses,
  hint,
  ...props
}: FieldsProps & {
  readonly uses: readonly { readonly name: string; readonly inches: number }[]
  readonly hint: string
}) {
  return (
    <div>
      <FigureOf {...props} field="inches" label="Depth" unit="in" unitName="inches" hint={hint} />
      {uses.length === 0 ? null : (
        <div className="mt-2 flex flex-wrap gap-2">
          {uses.map(({ name, inches }) => (
            <button
              key={name}
              type="button"
              aria-pressed={props.form.figures.inches === String(inches)}
              onClick={() =>
                props.dispatch({ do: 'set-figure', field: 'inches', text: String(inches) })
              }
              className="min-h-11 rounded-full border border-hairline bg-white px-4 text-sm hover:border-moss aria-pressed:border-moss aria-pressed:bg-leaf-pale/70 aria-pressed:font-semibold aria-pressed:text-evergreen"
            >
              {name}: {inchesText(inches)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

export function FigureOf({
  form,
  field,
  errors,
  dispatch,
  label,
  unit,
  unitName,
  hint,
}: FieldsProps & {
  readonly field: Figure
  readonly label: string
  readonly unit?: string | undefined
  readonly unitName?: string | undefined
  readonly hint?: string
}) {
  const id = useId()
  const path = field === 'feet' ? 'run.feet' : field
  return (
    <FigureField
      id={id}
      label={label}
      unit={unit}
      unitName={unitName}
      hint={hint}
      value={form.figures[field]}
      error={errors[path]}
      className="max-w-sm"
      onChange={(text) => dispatch({ do: 'set-figure', field, text })}
      onLeave={() => dispatch({ do: 'leave', path })}
    />
  )
}

/** The length of an edge: typed, or around a shape. */
export function Run(props: FieldsProps) {
  const { form, dispatch } = props
  return (
    <div className="grid gap-4">
      <RadioGroup
        legend="Where does it go?"
        options={[
          ['feet', 'I know how long it is'],
          ['around', 'All around a shape'],
        ]}
        chosen={form.isAround ? 'around' : 'feet'}
        columns="sm:grid-cols-2"
        onChoose={(run) => dispatch({ do: 'set', to: { isAround: run === 'around' } })}
      />
      {form.isAround ? (
        <ShapeList {...props} of="run" />
      ) : (
        <FigureOf {...props} field="feet" label="Length" unit="ft" unitName="feet" />
      )}
    </div>
  )
}
