import { useId } from 'react'
import { Button } from '#web/desk/button.tsx'
import { type EditedLine, LineAmount, lineFieldClasses, LineInput } from './line-input.tsx'

/** Fields that most lines do not need: description, cost, tax, offer and order. */
export function LineDetails({
  name,
  onKeyPress,
  onRemove,
  onMove,
  ...edited
}: EditedLine & {
  /** Name of the line in the labels of its fields. */
  readonly name: string
  readonly onKeyPress: (event: React.KeyboardEvent) => void
  readonly onRemove: () => void
  readonly onMove: (by: -1 | 1) => void
}) {
  const { line, onChange } = edited
  const costId = useId()
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-second">
      <LineInput
        {...edited}
        of="detail"
        aria-label={`Description, ${name}`}
        onKeyPress={onKeyPress}
        maxLength={600}
        placeholder="Description for the customer"
        className="basis-full"
      />
      <label htmlFor={costId} className="flex items-center gap-2">
        Our cost
        <LineAmount
          {...edited}
          of="cost"
          id={costId}
          placeholder="unknown"
          className="w-28! text-right tabular-nums"
        />
      </label>
      <label className="flex min-h-11 items-center gap-2 desk:min-h-9">
        <input
          type="checkbox"
          checked={line.isTaxable}
          onChange={({ currentTarget }) => onChange({ isTaxable: currentTarget.checked })}
          className="size-5 accent-moss"
        />
        Taxable
      </label>
      <select
        aria-label={`Offer, ${name}`}
        value={line.offer}
        onChange={({ currentTarget: { value } }) =>
          onChange({ offer: value === 'optional' || value === 'one-of' ? value : 'fixed' })
        }
        className={`${lineFieldClasses} w-auto!`}
      >
        <option value="fixed">Always included</option>
        <option value="optional">Optional</option>
        <option value="one-of">Choose one of</option>
      </select>
      {line.offer === 'one-of' ? (
        <LineInput
          {...edited}
          of="group"
          aria-label={`Choice between, ${name}`}
          maxLength={60}
          list="choices"
          placeholder="Color of the stone"
          className="w-52!"
        />
      ) : null}
      <span className="-mx-2 ml-auto flex">
        <Button variant="word" onClick={() => onMove(-1)} aria-label={`Move ${name} up`}>
          Up
        </Button>
        <Button variant="word" onClick={() => onMove(1)} aria-label={`Move ${name} down`}>
          Down
        </Button>
        <Button variant="word" onClick={onRemove} aria-label={`Remove ${name}`}>
          Remove
        </Button>
      </span>
    </div>
  )
}
