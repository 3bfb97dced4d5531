import { useId } from 'react'
import { maxShapes } from '#domain/materials/measure-limits.ts'
import type { MeasureErrors } from '#domain/materials/measures.ts'
import { Button } from '#web/ui/button.tsx'
import type { CalculatorAction, CalculatorForm } from './calculator-form.ts'
import { FigureField, TotalError } from './figure-field.tsx'
import { RemoveRowButton } from './remove-row-button.tsx'

/** Pots or boulders, size by size. */
export function PieceList({
  form,
  of,
  noun,
  fields,
  errors,
  dispatch,
}: {
  readonly form: CalculatorForm
  readonly of: 'pots' | 'boulders'
  readonly noun: string
  readonly fields: readonly {
    readonly field: string
    readonly label: string
    readonly unit?: string
    readonly unitName?: string
  }[]
  readonly errors: MeasureErrors
  readonly dispatch: (action: CalculatorAction) => void
}) {
  const id = useId()
  return (
    <div data-rows>
      <ul className="grid gap-4">
        {form.pieces.map(({ key, texts }, at) => (
          <li
            key={key}
            className="flex items-start gap-3 rounded-card border border-hairline bg-paper/60 p-4"
          >
            <div className="grid min-w-0 flex-1 gap-3 xs:grid-cols-2 sm:grid-cols-3">
              {fields.map(({ field, ...words }) => (
                <FigureField
                  key={field}
                  id={`${id}-${key}-${field}`}
                  {...words}
                  value={texts[field] ?? ''}
                  error={errors[`${of}.${at}.${field}`]}
                  onChange={(text) => dispatch({ do: 'set-piece', key, field, text })}
                  onLeave={() => dispatch({ do: 'leave', path: `${of}.${at}.${field}` })}
                />
              ))}
            </div>
            {form.pieces.length > 1 ? (
              <RemoveRowButton
                what={`${noun} ${at + 1}`}
                className="-mt-2 -mr-2"
                onRemove={() => dispatch({ do: 'remove-piece', key })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <TotalError id={id} error={errors[of]} />
      <Button
        variant="quiet"
        className="mt-2 min-h-11 px-4"
        data-rows-end
        aria-disabled={form.pieces.length >= maxShapes}
        onClick={() => dispatch({ do: 'add-piece' })}
      >
        Add another {noun}
      </Button>
    </div>
  )
}
