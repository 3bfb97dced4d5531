import { useEffect, useRef } from 'react'
import { dateOf } from '#domain/time.ts'
import { useDesk } from '#web/desk/use-desk.ts'
import { fieldClasses } from './field.tsx'

/** A date that follows what the page proposes, until another one is chosen that is not past yet. */
export function ProposedDate({
  name,
  label,
  proposed,
  className,
}: {
  readonly name: string
  readonly label: string
  readonly proposed: string
  readonly className: string
}) {
  const field = useRef<HTMLInputElement>(null)
  const before = useRef(proposed)
  const { timeZone = 'UTC' } = useDesk() ?? {}
  useEffect(() => {
    const date = field.current
    if (date === null) return
    // A draft brings back what was proposed when it was begun, perhaps long ago.
    const isPast = date.value !== '' && date.value < dateOf(Date.now(), timeZone)
    if (isPast || date.value === before.current) date.value = proposed
    before.current = proposed
  }, [proposed, timeZone])
  return (
    <label className={`flex items-center gap-2 ${className}`}>
      {label}
      <input
        ref={field}
        type="date"
        name={name}
        defaultValue={proposed}
        className={`${fieldClasses} w-auto!`}
      />
    </label>
  )
}
