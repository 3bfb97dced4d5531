import { useEffect, useRef } from 'react'
import { fieldClasses } from './field.tsx'

/** A date that follows what the page proposes, until another one is chosen. */
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
  useEffect(() => {
    const date = field.current
    if (date !== null && date.value === before.current) date.value = proposed
    before.current = proposed
  }, [proposed])
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
