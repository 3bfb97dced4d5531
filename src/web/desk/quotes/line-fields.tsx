import { useState } from 'react'
import { amountText, parseAmount, plainAmount } from '#domain/money/amount-text.ts'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses } from '#web/desk/field.tsx'
import { namedLine, type PriceChoice } from './price-choice.ts'
import type { Problems, TypedLine } from './typed-quote.ts'

const bare = `${fieldClasses} border-hairline! focus:border-bark-soft!`

/** One line: text, quantity and price; the rest is behind "More". */
export function LineFields({
  line,
  cents,
  problems,
  prices,
  isDraft,
  onChange,
  onEnter,
  onRemove,
  onMove,
}: {
  readonly line: TypedLine
  readonly cents: number | null
  readonly problems: Problems
  readonly prices: readonly PriceChoice[]
  /** Whether prices can be chosen: a sent quote keeps its own. */
  readonly isDraft: boolean
  readonly onChange: (change: Partial<TypedLine>) => void
  readonly onEnter: () => void
  readonly onRemove: () => void
  readonly onMove: (by: -1 | 1) => void
}) {
  const [isOpen, setIsOpen] = useState(line.offer !== 'fixed' || line.detail !== '')
  const [typing, setTyping] = useState<'price' | 'cost' | null>(null)
  const { id } = line
  const name = line.text === '' ? 'new line' : line.text
  const field = (key: 'quantity' | 'unit' | 'price' | 'detail' | 'cost' | 'group') => ({
    value: line[key],
    'aria-invalid': problems.has(`${key} ${id}`) ? true : undefined,
    'aria-describedby': problems.has(`${key} ${id}`) ? `problem ${id}` : undefined,
    onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
      onChange({ [key]: currentTarget.value }),
  })
  const amount = (key: 'price' | 'cost') => {
    const cents = typing === key ? null : parseAmount(line[key])
    const { onChange: onType, ...rest } = field(key)
    return {
      ...rest,
      // Formatted with cents, except while it is being typed.
      value: cents === null ? line[key] : plainAmount(cents),
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        setTyping(key)
        onType(event)
      },
      onBlur: () => setTyping(null),
    }
  }
  const problem = ['quantity', 'price', 'cost', 'group']
    .map((key) => problems.get(`${key} ${id}`))
    .find((message) => message !== undefined)
  /** Moves to the next line. */
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  const listed = prices.find((each) => each.id === line.priceItemId && each.unit === line.unit)
  const isOffList =
    isDraft && listed !== undefined && parseAmount(listed.price) !== parseAmount(line.price)
  return (
    <li className="@container px-4 py-2">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)_6.5rem] gap-1.5 @md:grid-cols-[4rem_minmax(0,1fr)_6.5rem_6.5rem_auto] @2xl:grid-cols-[minmax(0,1fr)_4.5rem_8rem_6.5rem_6.5rem_auto] @md:items-center">
        <input
          data-line={id}
          aria-label={`What, ${name}`}
          onKeyDown={onKeyDown}
          value={line.text}
          list="prices"
          maxLength={160}
          placeholder="What"
          onChange={({ currentTarget }) => onChange(namedLine(line, currentTarget.value, prices))}
          className={`${bare} col-span-3 @md:col-span-5 @2xl:col-span-1`}
        />
        <input
          aria-label={`Quantity, ${name}`}
          onKeyDown={onKeyDown}
          inputMode="decimal"
          {...field('quantity')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${bare} text-right tabular-nums`}
        />
        <input
          aria-label={`Unit, ${name}`}
          onKeyDown={onKeyDown}
          {...field('unit')}
          list="units"
          maxLength={30}
          placeholder="lump sum"
          className={bare}
        />
        <input
          aria-label={`Price, ${name}`}
          onKeyDown={onKeyDown}
          inputMode="decimal"
          placeholder="Price"
          {...amount('price')}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`${bare} text-right tabular-nums`}
        />
        <span className="col-span-2 self-center text-right font-semibold tabular-nums @md:col-span-1">
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
      <p id={`problem ${id}`} role="alert" className="text-second text-brick not-empty:mt-1">
        {problem}
      </p>
      {isOffList ? (
        <p className="flex flex-wrap items-center justify-end gap-x-2 text-second text-bark-soft">
          The price list says ${listed.price}.
          <Button
            variant="word"
            aria-label={`Use the list price, ${name}`}
            onClick={() => onChange({ price: listed.price, cost: listed.cost })}
          >
            Use it
          </Button>
        </p>
      ) : null}
      {isOpen ? (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-second">
          <input
            aria-label={`Description, ${name}`}
            onKeyDown={onKeyDown}
            {...field('detail')}
            maxLength={600}
            placeholder="Description for the customer"
            className={`${bare} basis-full`}
          />
          <label className="flex items-center gap-2">
            Our cost
            <input
              inputMode="decimal"
              placeholder="unknown"
              {...amount('cost')}
              className={`${bare} w-28! text-right tabular-nums`}
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
            className={`${bare} w-auto!`}
          >
            <option value="fixed">Always included</option>
            <option value="optional">Optional</option>
            <option value="one-of">Choose one of</option>
          </select>
          {line.offer === 'one-of' ? (
            <input
              aria-label={`Choice between, ${name}`}
              maxLength={60}
              list="choices"
              placeholder="Color of the stone"
              {...field('group')}
              className={`${bare} w-52!`}
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
      ) : null}
    </li>
  )
}
