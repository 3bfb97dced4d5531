import { useState } from 'react'
import * as z from 'zod/mini'
import { type EnteredAmount, enteredAmount } from '#domain/deliveries/entered-amount.ts'
import { unitText } from '#domain/materials/lines.ts'
import { parseQuantity } from '#domain/money/amount-text.ts'
import type { PricedDelivery } from '#usecases/desk/delivery-pricing.ts'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'

export interface Entering {
  readonly isLooking: boolean
  /** Called when a quantity differs from what was priced. */
  readonly onTyped: () => void
  readonly onEntered: (amounts: readonly EnteredAmount[]) => void
}

/** Quantities that the customer named in words, or on the phone. */
export function EnterAmounts({
  materials,
  isCorrection,
  isLooking,
  onTyped,
  onEntered,
}: Entering & {
  /** Whether they are priced already. */
  readonly isCorrection: boolean
  readonly materials: PricedDelivery['unknown']
}) {
  const [isAsked, setIsAsked] = useState(false)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  /** Places in the units of each material. */
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const { data: amounts, error } = z.array(enteredAmount).safeParse(
    materials.map(({ id: material, units }) => ({
      material,
      quantity: (parseQuantity(typed[material] ?? '') ?? 0) / 1000,
      unit: units[chosen[material] ?? 0],
    })),
  )
  return (
    <form
      noValidate
      onChange={onTyped}
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (amounts === undefined) setIsAsked(true)
        else onEntered(amounts)
      }}
    >
      {materials.map(({ id, name, units }) => (
        <fieldset key={id} className="flex flex-wrap items-end gap-2">
          <legend className="mb-1.5 text-second">{name}</legend>
          <input
            aria-label={`Quantity, ${name}`}
            inputMode="decimal"
            value={typed[id] ?? ''}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [id]: value })}
            className={`${fieldClasses} w-28! text-right tabular-nums`}
          />
          <select
            aria-label={`Unit, ${name}`}
            value={chosen[id] ?? 0}
            onChange={({ currentTarget: { value } }) =>
              setChosen({ ...chosen, [id]: Number(value) })
            }
            className={`${fieldClasses} w-auto!`}
          >
            <Options of={units.map((unit, index) => [index, unitText(2, unit)])} />
          </select>
        </fieldset>
      ))}
      {isAsked && error !== undefined ? (
        <p role="alert" className="text-second font-semibold text-brick">
          {error.issues[0]?.message}
        </p>
      ) : null}
      <Button
        type="submit"
        variant={isCorrection ? 'outline' : 'filled'}
        disabled={isLooking}
        className="w-fit"
      >
        {isLooking ? 'Adding up…' : 'Price these quantities'}
      </Button>
    </form>
  )
}
