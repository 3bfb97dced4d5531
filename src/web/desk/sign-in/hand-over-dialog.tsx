import { useState } from 'react'
import { countedIfAny } from '#domain/counts.ts'
import { Question } from '#web/desk/dialog.tsx'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'

/** Asks before a change that takes work from a colleague, and who gets it. */
export function HandOverDialog({
  title,
  text,
  label,
  openRequests,
  visits,
  successors,
  onConfirm,
  onClose,
}: {
  readonly title: string
  readonly text: React.ReactNode
  readonly label: string
  readonly openRequests: number
  readonly visits: number
  /** Value and name of each. */
  readonly successors: readonly (readonly [string, string])[]
  /** Gets the value of the chosen one; empty for nobody. */
  readonly onConfirm: (successor: string) => void
  readonly onClose: () => void
}) {
  const [successor, setSuccessor] = useState(successors[0]?.[0] ?? '')
  const work = openRequests + visits
  return (
    <Question
      title={title}
      no="Keep"
      yes={label}
      onYes={() => onConfirm(work === 0 ? '' : successor)}
      onClose={onClose}
      text={
        <>
          {text}
          {work === 0 ? null : (
            <label className="mt-4 block font-semibold">
              {handedOverText(openRequests, visits)}
              <select
                value={successor}
                onChange={({ currentTarget }) => setSuccessor(currentTarget.value)}
                className={`${fieldClasses} mt-1 font-normal`}
              >
                <Options of={successors} />
                <option value="">Nobody for now</option>
              </select>
            </label>
          )}
        </>
      }
    />
  )
}

/** `2 open requests and 1 visit go to` */
export function handedOverText(requests: number, visits: number): string {
  const parts = [countedIfAny(requests, 'open request'), countedIfAny(visits, 'visit')].filter(
    Boolean,
  )
  return `${parts.join(' and ')} ${requests + visits === 1 ? 'goes' : 'go'} to`
}
