import { useState } from 'react'
import * as z from 'zod/mini'
import { enteredAmount, enteredUnits } from '#domain/deliveries/price-delivery.ts'
import { unitText } from '#domain/materials/lines.ts'
import { parseQuantity } from '#domain/money/amount-text.ts'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'

export interface Entering {
  readonly isLooking: boolean
  readonly onEntered: (amounts: readonly z.infer<typeof enteredAmount>[]) => void
}

/** Quantities that the customer named in words, or on the phone. */
export function EnterAmounts({
  materials,
  isLooking,
  onEntered,
}: Entering & {
  readonly materials: readonly {
    readonly id: string
    readonly name: string
    /** The one that is chosen at first. */
    readonly unit: (typeof enteredUnits)[number]
  }[]
}) {
  const [isAsked, setIsAsked] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [units, setUnits] = useState<Readonly<Record<string, (typeof enteredUnits)[number]>>>({})
  const { data: amounts, error } = z.array(enteredAmount).safeParse(
    materials.map(({ id: material, unit }) => ({
      material,
      quantity: (parseQuantity(typed[material] ?? '') ?? 0) / 1000,
      unit: units[material] ?? unit,
    })),
  )
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (amounts === undefined) setIsAsked(true)
        else onEntered(amounts)
      }}
    >
      {materials.map(({ id, name, unit: first }) => (
        <fieldset key={id} className="flex flex-wrap items-end gap-2">
          <legend className="text-second">{name}</legend>
          <input
            aria-label={`Quantity, ${name}`}
            inputMode="decimal"
            value={typed[id] ?? ''}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [id]: value })}
            className={`${fieldClasses} w-28! text-right tabular-nums`}
          />
          <select
            aria-label={`Unit, ${name}`}
            value={units[id] ?? first}
            onChange={({ currentTarget: { value } }) => {
              const unit = enteredUnits.find((each) => each === value)
              if (unit !== undefined) setUnits({ ...units, [id]: unit })
            }}
            className={`${fieldClasses} w-auto!`}
          >
            <Options of={enteredUnits.map((kind) => [kind, unitText(2, { kind })])} />
          </select>
        </fieldset>
      ))}
      {isAsked && error !== undefined ? (
        <p role="alert" className="text-second font-semibold text-brick">
          {error.issues[0]?.message}
        </p>
      ) : null}
      <Button type="submit" variant="filled" disabled={isLooking} className="w-fit">
        {isLooking ? 'Adding up…' : 'Price these quantities'}
      </Button>
    </form>
  )
}
