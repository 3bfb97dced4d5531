import { useId } from 'react'
import { CheckTile, RadioTile } from '#web/ui/field-check.tsx'
import type { CalculatorAction, CalculatorForm } from './calculator-form.ts'

/** One of a few options, under a legend. */
export function RadioGroup<Value extends string | number>({
  legend,
  options,
  chosen,
  columns = '',
  onChoose,
}: {
  readonly legend: string
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly chosen: Value
  readonly columns?: string
  readonly onChoose: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-evergreen">{legend}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {options.map(([value, label]) => (
          <RadioTile
            key={value}
            name={name}
            value={String(value)}
            label={label}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly form: CalculatorForm
  readonly dispatch: (action: CalculatorAction) => void
}

/** The choices of a material, where it has several. */
export function Choices({
  form,
  dispatch,
  legend,
  choices,
}: ChoiceProps & {
  readonly legend: string
  readonly choices: readonly { readonly name: string }[]
}) {
  if (choices.length < 2) return null
  return (
    <RadioGroup
      legend={legend}
      options={choices.map(({ name }, at) => [at, name] as const)}
      chosen={form.choice}
      onChoose={(choice) => dispatch({ do: 'set', to: { choice } })}
    />
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
