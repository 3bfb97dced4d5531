import type { FieldMetadata } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { dateOf } from '#domain/time.ts'
import { useDesk } from '#web/desk/use-desk.ts'
import { fieldClasses, FieldMessage } from './field.tsx'

/** The follow-up date, as the page proposes it until another one is chosen that is not past yet. */
export function ProposedDate({
  field: followUp,
  label,
  proposed,
  className,
}: {
  readonly field: FieldMetadata<string | undefined>
  readonly label: string
  readonly proposed: string
  readonly className: string
}) {
  const field = useRef<HTMLInputElement>(null)
  // A draft brings back what was proposed when it was stored, perhaps long ago.
  const before = useRef<HTMLInputElement>(null)
  // Rendered once, since React would set its value anew.
  const [beforeField] = useState(
    <input ref={before} type="hidden" name="proposedOn" defaultValue={proposed} />,
  )
  const { timeZone = 'UTC' } = useDesk() ?? {}
  useEffect(() => {
    const date = field.current
    if (date === null || before.current === null) return
    const isPast = date.value !== '' && date.value < dateOf(Date.now(), timeZone)
    if (isPast || date.value === before.current.value) date.value = proposed
    before.current.value = proposed
  }, [proposed, timeZone])
  return (
    <div className={className}>
      <label className="flex max-w-full flex-wrap items-center gap-x-2">
        {label}
        {beforeField}
        <input
          ref={field}
          type="date"
          name="followUpOn"
          defaultValue={proposed}
          aria-invalid={followUp.errors && true}
          aria-describedby={followUp.errors && followUp.errorId}
          className={`${fieldClasses} w-auto! max-w-full`}
        />
      </label>
      <FieldMessage field={followUp} />
    </div>
  )
}
