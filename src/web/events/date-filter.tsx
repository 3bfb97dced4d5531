import { useEffect, useId, useRef, useState } from 'react'
import { isInverted, type DateRange } from '#domain/events/date-filter.ts'
import { monthOf, parseDate, type CalendarDate } from '#domain/time.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { invertedMessage } from './date-range.ts'

/** The button that opens the two dates of the range. */
export function DateFilter({
  range,
  today,
  onChange,
}: {
  readonly range: DateRange
  readonly today: CalendarDate
  /** `isFirst` marks the first change since the dialog was opened: Back undoes all of them. */
  readonly onChange: (range: DateRange, isFirst: boolean) => void
}) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The address changes a moment later; reading it would undo what is typed meanwhile.
  const [chosen, setChosen] = useState<DateRange | null>(null)
  const shown = chosen ?? range

  useEffect(() => {
    if (!isOpen) return
    root.current?.querySelector('input')?.focus()
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) === false) {
        setIsOpen(false)
      }
    }
    const goBack = () => setChosen(null)
    document.addEventListener('pointerdown', press)
    window.addEventListener('popstate', goBack)
    return () => {
      document.removeEventListener('pointerdown', press)
      window.removeEventListener('popstate', goBack)
    }
  }, [isOpen])

  const change = (next: DateRange) => {
    onChange(next, chosen === null)
    setChosen(next)
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys come from the parts inside
    <div
      ref={root}
      className="relative noscript:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <Button
        ref={button}
        variant="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setIsOpen(!isOpen)
          setChosen(null)
        }}
      >
        <Icon name="calendar" />
        Filter Events by Date
        <Icon name="chevron-down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      {isOpen ? (
        <fieldset
          id={id}
          className="absolute top-full left-0 z-20 mt-2 w-[min(25rem,calc(100vw-2.5rem))] rounded-card border border-hairline bg-white p-5 shadow-soft transition-[opacity,translate,visibility] starting:-translate-y-1 starting:opacity-0"
        >
          <legend className="sr-only">Dates</legend>
          <div className="grid gap-4 xs:grid-cols-2">
            <DateInput
              id={`${id}-from`}
              label="From"
              date={shown.from}
              onChange={(from) => change({ ...shown, from })}
            />
            <DateInput
              id={`${id}-to`}
              label="To"
              date={shown.to}
              onChange={(to) => change({ ...shown, to })}
            />
          </div>
          {isInverted(shown) ? (
            <p role="alert" className="mt-3 text-sm font-semibold text-clay">
              {invertedMessage}
            </p>
          ) : null}
          <div className="mt-4 flex flex-wrap gap-1.5">
            <Shortcut onClick={() => change(monthOf(today))}>This month</Shortcut>
            <Shortcut onClick={() => change({ from: today, to: null })}>From today on</Shortcut>
            <button
              type="button"
              onClick={close}
              className="min-h-11 grow rounded-full bg-evergreen px-3.5 text-sm font-semibold text-paper transition-colors hover:bg-moss"
            >
              Done
            </button>
          </div>
        </fieldset>
      ) : null}
    </div>
  )
}

function DateInput({
  id,
  label,
  date,
  onChange,
}: {
  readonly id: string
  readonly label: string
  readonly date: CalendarDate | null
  readonly onChange: (date: CalendarDate | null) => void
}) {
  return (
    <TextField
      type="date"
      id={id}
      name={label.toLowerCase()}
      label={label}
      value={date ?? ''}
      onChange={(text) => onChange(parseDate(text))}
    />
  )
}

function Shortcut(props: { readonly onClick: () => void; readonly children: string }) {
  return (
    <button
      type="button"
      className="min-h-11 rounded-full bg-paper px-3.5 text-sm font-semibold text-moss hover:bg-leaf-pale"
      {...props}
    />
  )
}
