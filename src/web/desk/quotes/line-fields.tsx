import { useState } from 'react'
import { amountText, parseAmount } from '#domain/money/amount-text.ts'
import { Button } from '#web/desk/button.tsx'
import { selectsText } from '#web/desk/forms/field.tsx'
import { LineDetails } from './line-details.tsx'
import { type EditedLine, LineAmount, lineFieldClasses, LineInput } from './line-input.tsx'
import { lineInUnit, namedLine, type PriceChoice } from './price-choice.ts'

export function LineFields({
  cents,
  prices,
  isDraft,
  onEnter,
  onRemove,
  onMove,
  ...edited
}: EditedLine & {
  readonly cents: number | null
  readonly prices: readonly PriceChoice[]
  /** Whether prices can be chosen: a sent quote keeps its own. */
  readonly isDraft: boolean
  readonly onEnter: () => void
  readonly onRemove: () => void
  readonly onMove: (by: -1 | 1) => void
}) {
  const { line, problems, onChange } = edited
  const [isOpen, setIsOpen] = useState(line.offer !== 'fixed' || line.detail !== '')
  const { id } = line
  const name = line.text === '' ? 'new line' : line.text
  const problem = ['quantity', 'price', 'cost', 'group']
    .map((key) => problems.get(`${key} ${id}`))
    .find((message) => message !== undefined)
  /** Moves to the next line. On keydown, Safari would lose the choice from the list of suggestions. */
  const onKeyPress = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  const listed = prices.find((each) => each.id === line.priceItemId && each.unit === line.unit)
  const isOffList =
    isDraft && listed !== undefined && parseAmount(listed.price) !== parseAmount(line.price)
  return (
    <li className="@container px-4 py-2">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)_6.5rem] gap-1.5 max-[20rem]:grid-cols-[4rem_minmax(0,1fr)] @md:grid-cols-[4rem_minmax(0,1fr)_6.5rem_6.5rem_4rem] @2xl:grid-cols-[minmax(0,1fr)_4.5rem_8rem_6.5rem_6.5rem_4rem] @md:items-center">
        <input
          data-line={id}
          aria-label={`What, ${name}`}
          onKeyPress={onKeyPress}
          value={line.text}
          list="prices"
          maxLength={160}
          placeholder="What"
          onChange={({ currentTarget }) => onChange(namedLine(line, currentTarget.value, prices))}
          className={`${lineFieldClasses} col-span-full @md:col-span-5 @2xl:col-span-1`}
        />
        <LineInput
          {...edited}
          of="quantity"
          aria-label={`Quantity, ${name}`}
          onKeyPress={onKeyPress}
          inputMode="decimal"
          {...selectsText}
          className="text-right tabular-nums"
        />
        <LineInput
          {...edited}
          of="unit"
          onChange={({ unit = '' }) => onChange(lineInUnit(line, unit))}
          aria-label={`Unit, ${name}`}
          onKeyPress={onKeyPress}
          list="units"
          maxLength={30}
          placeholder="lump sum"
        />
        <LineAmount
          {...edited}
          of="price"
          aria-label={`Price, ${name}`}
          onKeyPress={onKeyPress}
          placeholder="Price"
          {...selectsText}
          className="text-right tabular-nums max-[20rem]:col-span-full"
        />
        <span className="col-span-2 max-[20rem]:col-span-1 self-center text-right font-semibold tabular-nums @md:col-span-1">
          {cents === null ? '' : amountText(cents)}
        </span>
        <Button
          variant="word"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Less' : 'More'}, ${name}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </Button>
      </div>
      <p id={`problem-${id}`} role="alert" className="text-second text-brick not-empty:mt-1">
        {problem}
      </p>
      {isOffList ? (
        <p className="flex flex-wrap items-center justify-end gap-x-2 text-second text-bark-soft">
          The price list says ${listed.price}.
          <Button
            variant="word"
            aria-label={`Use it: list price, ${name}`}
            onClick={() => onChange({ price: listed.price, cost: listed.cost })}
          >
            Use it
          </Button>
        </p>
      ) : null}
      {isOpen ? (
        <LineDetails
          {...edited}
          name={name}
          onKeyPress={onKeyPress}
          onRemove={onRemove}
          onMove={onMove}
        />
      ) : null}
    </li>
  )
}
