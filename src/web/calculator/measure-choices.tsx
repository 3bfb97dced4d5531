import { useId } from 'react'
import { patternNames } from '#domain/materials/measured-text.ts'
import { patterns } from '#domain/materials/measure-limits.ts'
import { CheckTile, RadioTile } from '#web/ui/field-check.tsx'
import type { CalculatorAction, CalculatorForm } from './calculator-form.ts'

interface ChoiceProps {
  readonly form: CalculatorForm
  readonly dispatch: (action: CalculatorAction) => void
}

export function Choices({
  form,
  dispatch,
  legend,
  names,
}: ChoiceProps & { readonly legend: string; readonly names: readonly string[] }) {
  const id = useId()
  if (names.length < 2) return null
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-evergreen">{legend}</legend>
      <div className="grid gap-2">
        {names.map((name, choice) => (
          <RadioTile
            key={name}
            name={`${id}-choice`}
            value={String(choice)}
            label={name}
            checked={form.choice === choice}
            onChange={() => dispatch({ do: 'set', to: { choice } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

export function PatternChoice({ form, dispatch }: ChoiceProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-evergreen">How it is laid</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {patterns.map((pattern) => (
          <RadioTile
            key={pattern}
            name={`${id}-pattern`}
            value={pattern}
            label={patternNames[pattern]}
            checked={form.pattern === pattern}
            onChange={() => dispatch({ do: 'set', to: { pattern } })}
          />
        ))}
      </div>
    </fieldset>
  )
}

export function Tick({ form, dispatch, label }: ChoiceProps & { readonly label: string }) {
  return (
    <CheckTile
      name="calculator-tick"
      label={label}
      checked={form.isTicked}
      onChange={(isTicked) => dispatch({ do: 'set', to: { isTicked } })}
      className="max-w-md"
    />
  )
}
