import { useId } from 'react'
import { sizeText } from '#domain/materials/measured-text.ts'
import type { MeasureErrors } from '#domain/materials/measures.ts'
import type { CalculatorAction } from './calculator-form.ts'
import { FigureField, TotalError } from './figure-field.tsx'
import { Plan } from './plan.tsx'
import { type ShapeForm, shapeNames, shapeOf, sidesOfKind, type ShapeKind } from './shape-form.ts'
import { exampleShapes, ShapePicture } from './shape-picture.tsx'
import { RemoveRowButton } from './remove-row-button.tsx'

/** One shape: its kind and its sides, or its plan. */
export function ShapeFields({
  shape,
  path,
  title,
  kinds,
  takesAway,
  canMinus,
  canRemove,
  errors,
  dispatch,
}: {
  readonly shape: ShapeForm
  readonly path: string
  readonly title: string
  readonly kinds: readonly ShapeKind[]
  /** An edge around shapes adds them all. */
  readonly takesAway: boolean
  readonly canMinus: boolean
  readonly canRemove: boolean
  readonly errors: MeasureErrors
  readonly dispatch: (action: CalculatorAction) => void
}) {
  const id = useId()
  const { key, kind, sides } = shape
  const measured = shapeOf(shape)
  return (
    <fieldset className="rounded-card border border-hairline bg-paper/60 p-4">
      <legend className="float-left flex w-full items-center justify-between gap-3">
        <span className="font-semibold text-evergreen">
          {title}
          {takesAway ? <span className="font-normal text-clay">, subtracted</span> : null}
        </span>
        {canRemove ? (
          <RemoveRowButton
            what={title.toLowerCase()}
            className="-my-2 -mr-2"
            onRemove={() => dispatch({ do: 'remove-shape', key })}
          />
        ) : null}
      </legend>
      <KindChoice
        name={`${id}-kind`}
        title={title}
        kind={kind}
        kinds={kinds}
        onChoose={(chosen) => dispatch({ do: 'set-shape', key, to: { kind: chosen } })}
      />
      {kind === 'drawn' ? (
        <Plan
          corners={shape.corners}
          path={path}
          errors={errors}
          onChange={(corners) => dispatch({ do: 'set-shape', key, to: { corners } })}
          onLeave={(field) => dispatch({ do: 'leave', path: field })}
        />
      ) : (
        <div className="mt-4 flex items-start gap-4">
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 xs:grid-cols-2">
            {sidesOfKind[kind].map(({ side, label }) => (
              <FigureField
                key={side}
                id={`${id}-${side}`}
                label={label}
                {...(side === 'squareFeet' ? { unit: 'sq ft' } : { unit: 'ft', unitName: 'feet' })}
                value={sides[side] ?? ''}
                error={errors[`${path}.${side}`]}
                onChange={(text) => dispatch({ do: 'set-side', key, side, text })}
                onLeave={() => dispatch({ do: 'leave', path: `${path}.${side}` })}
              />
            ))}
          </div>
          <ShapePicture
            shape={measured}
            minus={takesAway}
            className="mt-8 h-16 w-20 shrink-0 max-sm:hidden"
          />
        </div>
      )}
      {kind === 'drawn' ? null : <TotalError id={`${id}-shape`} error={errors[path]} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-bark-soft tabular-nums">
        <span>{sizeText(measured)}</span>
        {canMinus ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={takesAway}
              onChange={({ currentTarget: { checked } }) =>
                dispatch({ do: 'set-shape', key, to: { minus: checked } })
              }
              className="size-5 accent-moss"
            />
            Subtract it from the rest
          </label>
        ) : null}
      </div>
    </fieldset>
  )
}

function KindChoice({
  name,
  title,
  kind,
  kinds,
  onChoose,
}: {
  readonly name: string
  readonly title: string
  readonly kind: ShapeKind
  readonly kinds: readonly ShapeKind[]
  readonly onChoose: (kind: ShapeKind) => void
}) {
  return (
    <div
      role="radiogroup"
      aria-label={`Kind of ${title.toLowerCase()}`}
      className="clear-both flex flex-wrap gap-1.5 pt-3"
    >
      {kinds.map((each) => (
        <label
          key={each}
          className="relative flex min-h-16 flex-[1_1_4.75rem] cursor-pointer flex-col items-center justify-end gap-1.5 rounded-lg border border-hairline bg-white px-1 py-2 text-center text-xs leading-tight hover:border-moss has-checked:border-moss has-checked:bg-leaf-pale/70 has-checked:font-semibold has-checked:text-evergreen"
        >
          <input
            type="radio"
            name={name}
            checked={each === kind}
            onChange={() => onChoose(each)}
            className="absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
          />
          {each === 'area' ? (
            <span aria-hidden="true" className="font-display text-lg leading-none text-moss">
              ft²
            </span>
          ) : (
            <ShapePicture shape={exampleShapes[each]} className="h-6 w-9" />
          )}
          {shapeNames[each]}
        </label>
      ))}
    </div>
  )
}
