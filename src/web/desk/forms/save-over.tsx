import { useState } from 'react'
import type { FailedAnswer } from './answers.ts'
import { Button } from '#web/desk/button.tsx'
import { UndoLine } from './saved-line.tsx'
import type { Theirs } from './take-theirs.ts'
import type { Submission } from './use-submission.tsx'

type Answer = FailedAnswer | { readonly is: string } | undefined

export const isStale = (answer: Answer) => answer?.is === 'failed' && 'isStale' in answer

export function SaveOver({
  answer,
  revision,
  isBusy = false,
  text = 'Save mine instead',
  over,
}: {
  readonly answer: Answer
  /** The newest, as the page has read it after the refusal. */
  readonly revision: number
  readonly isBusy?: boolean
  readonly text?: string | undefined
  /** Saves over that revision; without it the surrounding form is submitted. */
  readonly over?: Submission['over'] | undefined
}) {
  if (!isStale(answer)) return null
  const press =
    over === undefined
      ? ({ type: 'submit', name: 'over', value: String(revision) } as const)
      : { onClick: () => over(revision) }
  return (
    <Button disabled={isBusy} {...press}>
      {text}
    </Button>
  )
}

interface Discarded {
  readonly putBack: () => boolean
  readonly isTypedSince: boolean
}

/** Ways to go on with unsaved values: overtaken by a colleague's save, or of an earlier visit. */
export function UnsavedLine({
  answer,
  revision,
  isBusy,
  isRestored = false,
  overText,
  both = null,
  onSaveOver,
  onDiscard,
}: {
  readonly answer: Answer
  readonly revision: number
  readonly isBusy: boolean
  /** Whether the values come from an earlier visit to the page. */
  readonly isRestored?: boolean
  readonly overText?: string | undefined
  /** Theirs of the fields that both have changed; null if the others do not show theirs. */
  readonly both?: readonly Theirs[] | null
  readonly onSaveOver?: (revision: number) => void
  /** Returns a function that restores the typed values, unless something was typed since. */
  readonly onDiscard: () => () => boolean
}) {
  const [discarded, setDiscarded] = useState<Discarded | null>(null)
  const endUndo = () => setDiscarded(null)
  const discard = () => setDiscarded({ putBack: onDiscard(), isTypedSince: false })
  if (isStale(answer)) {
    return (
      <>
        <SaveOver
          answer={answer}
          revision={revision}
          isBusy={isBusy}
          text={overText}
          over={onSaveOver}
        />
        <Button variant="word" disabled={isBusy} onClick={discard}>
          Discard mine
        </Button>
        {both === null ? null : <BothChanged both={both} />}
      </>
    )
  }
  if (discarded !== null) {
    const { putBack, isTypedSince } = discarded
    return isTypedSince ? (
      <UndoLine
        key="typed since"
        text="Not put back, because you have typed something else since."
        onExpired={endUndo}
      />
    ) : (
      <UndoLine
        text="What you typed was discarded."
        onUndo={() => setDiscarded(putBack() ? null : { putBack, isTypedSince: true })}
        onExpired={endUndo}
      />
    )
  }
  if (!isRestored) return null
  return (
    <span className="inline-flex min-h-9 items-center text-second font-semibold text-clay">
      Not saved yet
      <Button variant="tight" disabled={isBusy} onClick={discard}>
        Discard
      </Button>
    </span>
  )
}

/** What saving the typed values leaves of a colleague's newer save, and what it replaces. */
function BothChanged({ both }: { readonly both: readonly Theirs[] }) {
  return (
    <div role="alert" className="w-full text-second">
      <p>
        What you did not change shows theirs now.
        {both.length === 0 ? '' : ' Both of you changed this, and saving yours replaces theirs:'}
      </p>
      {both.length === 0 ? null : (
        <dl className="mt-1">
          {both.map(({ label, text }, index) => (
            <div key={index} className="line-clamp-3 break-words">
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline">{text === '' ? 'empty' : text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
