import { useEffect, useRef, useState } from 'react'
import { fieldClasses } from './field.tsx'

/** An option counts as chosen after the keyboard rests on it this long, in milliseconds. */
const restMs = 800

/**
 * A choice that is sent as it is made. With a keyboard every key passes over another option, so
 * there it counts once one rests on it, presses Enter or goes on. It keeps the keyboard while it is
 * being saved.
 */
export function Choice({
  value,
  isBusy,
  onChoose,
  className = '',
  ...rest
}: Omit<React.ComponentProps<'select'>, 'onChange' | 'defaultValue'> & {
  readonly value: string
  /** Whether the last choice is being saved. */
  readonly isBusy: boolean
  readonly onChoose: (value: string) => void
}) {
  const [passing, setPassing] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [wasBusy, setWasBusy] = useState(isBusy)
  const isByKey = useRef(false)
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    // It is saved, and the page shows it; or it was refused, and goes back.
    if (!isBusy) setChosen(null)
  }
  const choose = (option: string) => {
    setPassing(null)
    if (option === value) return
    setChosen(option)
    onChoose(option)
  }
  useEffect(() => {
    if (passing === null || isBusy) return
    const timer = setTimeout(() => choose(passing), restMs)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only another option begins a new rest
  }, [passing, isBusy])
  return (
    <select
      {...rest}
      value={passing ?? chosen ?? value}
      className={`${fieldClasses} ${className}`}
      onPointerDown={() => (isByKey.current = false)}
      onKeyDown={({ key }) => {
        isByKey.current = true
        if (key === 'Escape') setPassing(null)
        if (key === 'Enter' && passing !== null && !isBusy) choose(passing)
      }}
      onBlur={() => {
        if (passing !== null && !isBusy) choose(passing)
      }}
      onChange={({ currentTarget }) => {
        if (isByKey.current || isBusy) setPassing(currentTarget.value)
        else choose(currentTarget.value)
      }}
    />
  )
}
