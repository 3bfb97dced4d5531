import { useId } from 'react'
import type { FamiliarSize } from '#domain/materials/coverage.ts'
import { number, sizeText } from '#domain/materials/measured-text.ts'
import { maxShapes, type MeasureErrors } from '#domain/materials/measures.ts'
import { areaOf } from '#domain/materials/shapes.ts'
import { removeRow } from '#web/remove-row.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-frame.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CalculatorAction, CalculatorForm } from './calculator-form.ts'
import { FigureField } from './figure-field.tsx'
import { Plan } from './plan.tsx'
import {
  type ShapeForm,
  shapeKinds,
  shapeNames,
  shapeOf,
  sidesOfKind,
  type ShapeKind,
} from './shape-form.ts'
import { exampleShapes, ShapePicture } from './shape-picture.tsx'

/** Shapes whose sides determine their edge. */
const edgeKinds: readonly ShapeKind[] = ['rectangle', 'circle', 'ring', 'l-shape', 'drawn']

/** The shapes that ground is made of, or that an edge goes around. */
export function ShapeList({
  form,
  of,
  sizes,
  errors,
  dispatch,
}: {
  readonly form: CalculatorForm
  readonly of: 'ground' | 'run'
  readonly sizes: readonly FamiliarSize[]
  readonly errors: MeasureErrors
  readonly dispatch: (action: CalculatorAction) => void
}) {
  const id = useId()
  const isGround = of === 'ground'
  const offered = isGround ? sizes : sizes.filter(({ shape }) => edgeKinds.includes(shape.kind))
  const isFull = form.shapes.length >= maxShapes
  return (
    <div data-rows>
      <ul className="grid gap-4">
        {form.shapes.map((shape, at) => (
          <li key={shape.key}>
            <ShapeFields
              shape={shape}
              path={`${of}.${at}`}
              title={form.shapes.length === 1 ? 'Shape' : `Shape ${at + 1}`}
              kinds={isGround ? shapeKinds : edgeKinds}
              takesAway={isGround && shape.minus}
              canMinus={isGround && form.shapes.length > 1}
              canRemove={form.shapes.length > 1}
              errors={errors}
              dispatch={dispatch}
            />
          </li>
        ))}
      </ul>
      <FieldError id={id} error={errors[of]} />
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        <Button
          look="quiet"
          className="min-h-11 px-4"
          data-rows-end
          aria-disabled={isFull}
          onClick={() => dispatch({ do: 'add-shape', shape: null, minus: false })}
        >
          <span aria-hidden="true" className="text-lg leading-none">
            +
          </span>
          Add another shape
        </Button>
        {isGround ? (
          <Button
            look="quiet"
            className="min-h-11 px-4"
            aria-disabled={isFull}
            onClick={() => dispatch({ do: 'add-shape', shape: null, minus: true })}
          >
            <span aria-hidden="true" className="text-lg leading-none">
              −
            </span>
            Subtract a shape
          </Button>
        ) : null}
      </div>
      <details className="group mt-1">
        <summary className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-moss hover:bg-leaf-pale">
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
          Familiar sizes
        </summary>
        <ul className="mt-2 grid gap-2 sm:grid-cols-2">
          {offered.map(({ name, shape }) => (
            <li key={name}>
              <button
                type="button"
                aria-disabled={isFull}
                onClick={() => dispatch({ do: 'add-shape', shape, minus: false })}
                className="flex min-h-11 w-full items-center gap-3 rounded-lg border border-hairline bg-white px-3.5 py-1.5 text-left text-sm leading-snug hover:border-moss hover:bg-leaf-pale/40 aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
              >
                <ShapePicture shape={shape} className="h-5 w-9 shrink-0" />
                <span>
                  {name}
                  <span className="block text-xs text-bark-soft tabular-nums">
                    {number(Math.round(areaOf(shape)))} sq ft
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

function ShapeFields({
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
          <button
            type="button"
            aria-label={`Remove ${title.toLowerCase()}`}
            data-row-remove
            onClick={({ currentTarget }) =>
              removeRow(currentTarget, () => dispatch({ do: 'remove-shape', key }))
            }
            className="-my-2 -mr-2 grid size-11 place-items-center rounded-full text-moss hover:bg-leaf-pale"
          >
            <Icon name="close" className="size-4" />
          </button>
        ) : null}
      </legend>
      <KindChoice
        name={`${id}-kind`}
        title={title}
        kind={kind}
        kinds={kinds}
        onChoose={(chosen) => dispatch({ do: 'set-kind', key, kind: chosen })}
      />
      {kind === 'drawn' ? (
        <Plan
          corners={shape.corners}
          error={errors[path]}
          onChange={(corners) => dispatch({ do: 'set-corners', key, corners })}
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
      {kind === 'drawn' ? null : <FieldError id={`${id}-shape`} error={errors[path]} />}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-bark-soft tabular-nums">
        <span>{sizeText(measured)}</span>
        {canMinus ? (
          <label className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              checked={takesAway}
              onChange={(event) =>
                dispatch({ do: 'set-minus', key, minus: event.currentTarget.checked })
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
      className="clear-both grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-1.5 pt-3"
    >
      {kinds.map((each) => (
        <label
          key={each}
          className="relative flex min-h-16 cursor-pointer flex-col items-center justify-end gap-1.5 rounded-lg border border-hairline bg-white px-1 py-2 text-center text-xs leading-tight hover:border-moss has-checked:border-moss has-checked:bg-leaf-pale/70 has-checked:font-semibold has-checked:text-evergreen"
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
