import type { Unit } from '#domain/materials/coverage.ts'
import { unitText } from '#domain/materials/lines.ts'
import { patternNames } from '#domain/materials/measured-text.ts'
import { patterns } from '#domain/materials/measure-limits.ts'
import { knownUnits } from '#domain/materials/sold.ts'
import { isRound } from '#domain/materials/shapes.ts'
import { CheckTile } from '#web/ui/field-check.tsx'
import { Choices, RadioGroup, Tick } from './measure-choices.tsx'
import { Depth, type FieldsProps, FigureOf, inchesText, Run } from './measure-figures.tsx'
import { PieceList } from './piece-list.tsx'
import { ShapeList } from './shape-list.tsx'

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
        onChange={(isKnown) => dispatch({ do: 'set', to: { isKnown } })}
        className="max-w-md"
      />
      {form.isKnown ? <KnownAmount {...props} units={units} /> : <Measured {...props} />}
    </>
  )
}

function KnownAmount({ units, ...props }: FieldsProps & { readonly units: readonly Unit[] }) {
  const { form, dispatch } = props
  const unit = units[form.unit] ?? units[0]
  if (unit === undefined) return null
  return (
    <>
      {units.length < 2 ? null : (
        <RadioGroup
          legend="Unit"
          options={units.map((each, at) => [at, unitText(2, each)] as const)}
          chosen={form.unit}
          columns="max-w-md grid-cols-2"
          onChoose={(at) => dispatch({ do: 'set', to: { unit: at } })}
        />
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
            legend={coverage.choices.some(({ unit }) => unit) ? 'Which kind?' : 'What is it for?'}
            choices={coverage.choices}
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
          <RadioGroup
            legend="How it is laid"
            options={patterns.map((pattern) => [pattern, patternNames[pattern]] as const)}
            chosen={props.form.pattern}
            columns="sm:grid-cols-2"
            onChoose={(pattern) => props.dispatch({ do: 'set', to: { pattern } })}
          />
          <Tick {...props} label="Cars will drive on it" />
        </>
      )
    case 'sod':
      return (
        <>
          <ShapeList {...props} of="ground" />
          {props.form.shapes.some(({ kind }) => isRound(kind)) ? null : (
            <Tick {...props} label="The edges are curved" />
          )}
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
          <Choices {...props} legend="What is it for?" choices={coverage.choices} />
        </>
      )
    case 'fertilizer':
      return (
        <>
          <ShapeList {...props} of="ground" />
          <FigureOf
            {...props}
            field="nitrogenPercent"
            label="First number on the label"
            hint="A label of 16-4-8 says 16."
          />
          <Choices {...props} legend="How much" choices={coverage.nitrogen} />
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

function depthHint(inches: number, mostInches: number | undefined): string {
  const usual = `Usually ${inchesText(inches)}.`
  return mostInches === undefined || mostInches < inches
    ? usual
    : `${usual} More than ${inchesText(mostInches)} does more harm than good.`
}
