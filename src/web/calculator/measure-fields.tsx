import { useId } from 'react'
import type { Coverage, FamiliarSize, Unit } from '#domain/materials/coverage.ts'
import { unitText } from '#domain/materials/lines.ts'
import { number } from '#domain/materials/measured-text.ts'
import type { MeasureErrors } from '#domain/materials/measures.ts'
import { knownUnits } from '#domain/materials/sold.ts'
import { CheckTile, RadioTile } from '#web/ui/field-check.tsx'
import type { CalculatorAction, CalculatorForm, FigureField as Figure } from './calculator-form.ts'
import { FigureField } from './figure-field.tsx'
import { Choices, PatternChoice, Tick } from './measure-choices.tsx'
import { PieceList } from './piece-list.tsx'
import { ShapeList } from './shape-list.tsx'

interface FieldsProps {
  readonly form: CalculatorForm
  readonly coverage: Coverage
  readonly sizes: readonly FamiliarSize[]
  /** Errors of the fields that show theirs. */
  readonly errors: MeasureErrors
  readonly dispatch: (action: CalculatorAction) => void
}

/** The measures of a material, or its amount alone for visitors who know it. */
export function MeasureFields(props: FieldsProps) {
  const { coverage, form, dispatch } = props
  const units = knownUnits(coverage)
  if (units.length === 0) return <Measured {...props} />
  return (
    <>
      <CheckTile
        name="calculator-known"
        label="I know the amount already"
        checked={form.isKnown}
        onChange={(isKnown) => dispatch({ do: 'set-known', isKnown })}
        className="max-w-md"
      />
      {form.isKnown ? <KnownAmount {...props} units={units} /> : <Measured {...props} />}
    </>
  )
}

function KnownAmount({ units, ...props }: FieldsProps & { readonly units: readonly Unit[] }) {
  const { form, dispatch } = props
  const id = useId()
  const [first] = units
  const unit = units[form.unit] ?? first
  if (unit === undefined) return null
  return (
    <>
      {units.length < 2 ? null : (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold text-evergreen">Unit</legend>
          <div className="grid max-w-md grid-cols-2 gap-2">
            {units.map((each, at) => (
              <RadioTile
                key={each.kind}
                name={`${id}-unit`}
                value={String(at)}
                label={unitText(2, each)}
                checked={form.unit === at}
                onChange={() => dispatch({ do: 'set-unit', unit: at })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <FigureOf {...props} field="amount" label={`Amount in ${unitText(2, unit)}`} />
    </>
  )
}

function Measured(props: FieldsProps) {
  const { coverage } = props
  switch (coverage.kind) {
    case 'spread':
      return (
        <>
          <ShapeList {...props} of="ground" />
          <Depth
            {...props}
            uses={coverage.uses ?? []}
            hint={depthHint(coverage.inches, coverage.mostInches)}
          />
        </>
      )
    case 'rated':
      return (
        <>
          <ShapeList {...props} of="ground" />
          {coverage.inches === null ? null : (
            <Depth {...props} uses={[]} hint={depthHint(coverage.inches, coverage.mostInches)} />
          )}
          <Choices
            {...props}
            legend="What is it for?"
            names={coverage.choices.map(({ name }) => name)}
          />
        </>
      )
    case 'potted':
      return (
        <PieceList
          {...props}
          of="pots"
          noun="size of pot"
          fields={[
            { field: 'diameter', label: 'Across the top', unit: 'in', unitName: 'inches' },
            { field: 'height', label: 'Height', unit: 'in', unitName: 'inches' },
            { field: 'count', label: 'How many' },
          ]}
        />
      )
    case 'boulders':
      return (
        <PieceList
          {...props}
          of="boulders"
          noun="size of boulder"
          fields={[
            { field: 'feet', label: 'Distance across', unit: 'ft', unitName: 'feet' },
            { field: 'count', label: 'How many' },
          ]}
        />
      )
    case 'paved':
      return (
        <>
          <ShapeList {...props} of="ground" />
          <PatternChoice {...props} />
          <Tick {...props} label="Cars will drive on it" />
        </>
      )
    case 'sod':
      return (
        <>
          <ShapeList {...props} of="ground" />
          <Tick {...props} label="The edges are curved" />
        </>
      )
    case 'linear':
    case 'drain':
      return <Run {...props} />
    case 'wall':
      return (
        <>
          <Run {...props} />
          <FigureOf
            {...props}
            field="height"
            label="Height that shows"
            unit="ft"
            unitName="feet"
            hint="Above the ground. One more course goes below it."
          />
        </>
      )
    case 'seed':
      return (
        <>
          <ShapeList {...props} of="ground" />
          <Choices
            {...props}
            legend="What is it for?"
            names={coverage.choices.map(({ name }) => name)}
          />
        </>
      )
    case 'fertilizer':
      return (
        <>
          <ShapeList {...props} of="ground" />
          <FigureOf
            {...props}
            field="nitrogenPercent"
            label="First number on the bag"
            hint="A bag of 16-4-8 says 16."
          />
          <Choices {...props} legend="How much" names={coverage.nitrogen.map(({ name }) => name)} />
        </>
      )
    case 'spaced':
      return (
        <>
          <ShapeList {...props} of="ground" />
          <FigureOf
            {...props}
            field="inches"
            label="Distance between plants"
            unit="in"
            unitName="inches"
            hint={`Usually ${inchesText(coverage.inches)}; go by the plant’s label.`}
          />
          <Tick {...props} label="Staggered rows" />
        </>
      )
  }
}

const inchesText = (inches: number) => `${number(inches)} ${inches === 1 ? 'inch' : 'inches'}`

function depthHint(inches: number, mostInches: number | undefined): string {
  const usual = `Usually ${inchesText(inches)}.`
  return mostInches === undefined || mostInches < inches
    ? usual
    : `${usual} More than ${inchesText(mostInches)} does more harm than good.`
}

function Depth({
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

function FigureOf({
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
  readonly unit?: string
  readonly unitName?: string
  readonly hint?: string
}) {
  const id = useId()
  const path = field === 'feet' ? 'run.feet' : field
  return (
    <FigureField
      id={id}
      label={label}
      {...(unit === undefined ? {} : { unit })}
      {...(unitName === undefined ? {} : { unitName })}
      hint={hint}
      value={form.figures[field]}
      error={errors[path]}
      className="max-w-sm"
      onChange={(text) => dispatch({ do: 'set-figure', field, text })}
      onLeave={() => dispatch({ do: 'leave', path })}
    />
  )
}

function Run(props: FieldsProps) {
  const { form, dispatch } = props
  const id = useId()
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold text-evergreen">Where does it go?</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          <RadioTile
            name={`${id}-run`}
            value="feet"
            label="I know how long it is"
            checked={!form.isAround}
            onChange={() => dispatch({ do: 'set-around', isAround: false })}
          />
          <RadioTile
            name={`${id}-run`}
            value="around"
            label="All around a shape"
            checked={form.isAround}
            onChange={() => dispatch({ do: 'set-around', isAround: true })}
          />
        </div>
      </fieldset>
      {form.isAround ? (
        <ShapeList {...props} of="run" />
      ) : (
        <FigureOf {...props} field="feet" label="Length" unit="ft" unitName="feet" />
      )}
    </div>
  )
}
