import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { fieldClasses } from './field.tsx'

/** An option counts as chosen after the keyboard rests on it this long, in milliseconds. */
const restMs = 800

/**
 * A select whose choice is sent at once. With a keyboard every key moves to another option, so there
 * the choice counts after a pause, on Enter or on leaving the field. It keeps the focus during the
 * save.
 */
export function Choice({
  value,
  isBusy,
  isMenu = false,
  onChoose,
  className = '',
  ...rest
}: Omit<React.ComponentProps<'select'>, 'onChange' | 'defaultValue'> & {
  readonly value: string
  readonly isBusy: boolean
  /** Whether a choice does something at once, and is not shown afterward. */
  readonly isMenu?: boolean
  /** Gets the former value once a choice is taken back that was not sent. */
  readonly onChoose: (value: string) => void
}) {
  const [passing, setPassing] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const isByKey = useRef(false)
  useWhenChanged(isBusy, () => {
    // The page now shows the saved choice, or the former one after a refusal.
    if (!isBusy) setChosen(null)
  })
  const choose = (option: string) => {
    setPassing(null)
    if (option === (chosen ?? value)) return
    setChosen(option === value || isMenu ? null : option)
    onChoose(option)
  }
  const chooseRested = useEffectEvent(choose)
  useEffect(() => {
    if (passing === null || isBusy) return
    const timer = setTimeout(() => chooseRested(passing), restMs)
    return () => clearTimeout(timer)
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
