import { useId } from 'react'
import { type FamiliarSize, areaOf } from '#domain/materials/shapes.ts'
import { number } from '#domain/materials/measured-text.ts'
import { maxShapes } from '#domain/materials/measure-limits.ts'
import type { MeasureErrors } from '#domain/materials/measures.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CalculatorAction, CalculatorForm } from './calculator-form.ts'
import { ShapeFields } from './shape-fields.tsx'
import { shapeKinds, type ShapeKind } from './shape-form.ts'
import { ShapePicture } from './shape-picture.tsx'
import { TotalError } from './figure-field.tsx'

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
      <TotalError id={id} error={errors[of]} />
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-1">
        <Button
          variant="quiet"
          className="min-h-11 px-4"
          data-rows-end
          aria-disabled={isFull}
          onClick={() => dispatch({ do: 'add-shape', shape: null, minus: false })}
        >
          <span aria-hidden="true" className="w-4 text-center text-lg leading-none">
            +
          </span>
          Add another shape
        </Button>
        {isGround ? (
          <Button
            variant="quiet"
            className="min-h-11 px-4"
            aria-disabled={isFull}
            onClick={() => dispatch({ do: 'add-shape', shape: null, minus: true })}
          >
            <span aria-hidden="true" className="w-4 text-center text-lg leading-none">
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
