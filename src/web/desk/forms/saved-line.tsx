import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from '#web/use-fetcher.ts'
import { second } from '#domain/time.ts'
import type { FailedAnswer, SavedAnswer, ActionAnswer, ToCall } from './answers.ts'
import { Button } from '#web/desk/button.tsx'
import { PersonToCall } from '#web/desk/person-to-call.tsx'
import { nothingToUndo } from './undo-forms.ts'
import { useLocationState } from '#web/desk/location-state.ts'
import { useSavingText } from '#web/desk/connection/connection.ts'
import { useSubmission } from './use-submission.tsx'

/** How long the undo is offered, in milliseconds. */
const undoMs = 10 * second

/** The answer of the previous page, if it navigated here with it as state. */
export function useJustSaved(): SavedAnswer | undefined {
  const state = useLocationState()
  return isSavedAnswer(state) ? state : undefined
}

const isSavedAnswer = (state: unknown): state is SavedAnswer =>
  typeof state === 'object' && state !== null && 'is' in state && state.is === 'saved'

/** Shows that a save succeeded, with an undo for ten seconds, or why it failed. */
export function SavedLine({
  answer,
  action,
  isBusy = false,
  sends = false,
  keepsPlace = false,
  onUndone,
  onExpired,
}: {
  readonly answer: ActionAnswer | undefined
  /** Action for the undo: it gets `undoForm` with the edits of the answer. */
  readonly action: string
  readonly isBusy?: boolean
  /** Whether what is on its way sends an email, so that the line says so. */
  readonly sends?: boolean
  /** Whether the page stays where it is scrolled to, as it saves while somebody types. */
  readonly keepsPlace?: boolean
  /** Called once the undo is done and the page's data is reloaded. */
  readonly onUndone?: () => void
  /** Called after ten seconds without an undo. */
  readonly onExpired?: () => void
}) {
  const fetcher = useFetcher<ActionAnswer>()
  const submission = useSubmission(fetcher, action, onUndone)
  const savingText = useSavingText(sends && isBusy)
  const [expired, setExpired] = useState<typeof answer | null>(null)
  const [undone, setUndone] = useState<typeof answer | null>(null)
  // An undo that asks "Confirm it's you" can be pressed again after the dialog is closed.
  const isUndone = answer !== undefined && undone === answer && fetcher.data?.is !== 'confirm-first'
  const expire = useEffectEvent(() => {
    const line = document.activeElement?.closest('output')
    flushSync(() => setExpired(answer))
    if (document.activeElement === document.body) line?.focus({ preventScroll: true })
    onExpired?.()
  })
  useEffect(() => {
    // Starts when the button can be pressed, which is after the page has reloaded.
    if (answer?.is !== 'saved' || isBusy || isUndone) return
    const timer = setTimeout(expire, undoMs)
    return () => clearTimeout(timer)
  }, [answer, isBusy, isUndone])
  // The answer of the undo before stays until this one has its own.
  const isUndoing = submission.isBusy || (isUndone && submission.answer === undefined)
  const isSaving = isBusy || isUndoing
  const shown = isUndone && !isUndoing ? fetcher.data : answer
  const canUndo = shown?.is === 'saved' && shown.undo !== '' && shown !== expired && !isBusy
  return (
    <Line
      isFailed={!isSaving && (shown?.is === 'failed' || (isUndone && shown?.is === 'refused'))}
      keepsPlace={keepsPlace}
      text={isSaving ? savingText : savedText(shown, isUndone)}
      toCall={shown?.is === 'saved' && !isSaving ? shown.toCall : undefined}
    >
      {canUndo && !isUndone && !isUndoing ? (
        <Button
          variant="tight"
          onClick={() => {
            setUndone(shown)
            submission.send({ intent: 'undo', edits: shown.undo }, { to: shown.undoneAt })
          }}
        >
          Undo
        </Button>
      ) : null}
    </Line>
  )
}

/** Message of an answer, or of its undo, which has no fields of its own. */
export function savedText(shown: ActionAnswer | undefined, isUndone: boolean): string | null {
  switch (shown?.is) {
    case 'saved':
      return isUndone ? 'Undone.' : shown.message
    case 'failed':
      return shown.message
    case 'refused':
      return isUndone ? nothingToUndo : null
    case 'confirm-first':
      // Stays if the dialog is closed.
      return 'Not saved yet.'
    case undefined:
      return null
  }
}

/** Message of an answer without an undo. */
export function AnswerLine({
  answer,
  isBusy = false,
  sends = false,
}: {
  readonly answer: FailedAnswer | SavedAnswer | { readonly is: string } | undefined
  readonly isBusy?: boolean
  /** Whether what is on its way sends an email, so that the line says so. */
  readonly sends?: boolean
}) {
  const savingText = useSavingText(sends)
  const message = answer !== undefined && 'message' in answer ? answer.message : null
  return <Line isFailed={!isBusy && answer?.is === 'failed'} text={isBusy ? savingText : message} />
}

/** Shows an action only in this browser, with an undo for ten seconds; then the focus goes on. */
export function UndoLine({
  text,
  onUndo,
  onExpired,
}: {
  readonly text: string
  /** Without it nothing can be undone. */
  readonly onUndo?: () => void
  readonly onExpired: () => void
}) {
  const line = useRef<HTMLDivElement>(null)
  const leave = (step: () => void) => {
    const hasFocus = line.current?.contains(document.activeElement) === true
    const next = hasFocus ? controlBelow(line.current) : undefined
    flushSync(step)
    if (document.activeElement === document.body) next?.focus({ preventScroll: true })
  }
  const expire = useEffectEvent(() => leave(onExpired))
  useEffect(() => {
    const timer = setTimeout(expire, undoMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={line}>
      <Line isFailed={false} text={text}>
        {onUndo === undefined ? null : (
          <Button variant="tight" onClick={() => leave(onUndo)}>
            Undo
          </Button>
        )}
      </Line>
    </div>
  )
}

/** The first control after a line that is not above it, where the line sticks to the window. */
function controlBelow(line: HTMLElement | null): HTMLElement | undefined {
  if (line === null) return undefined
  const { top } = line.getBoundingClientRect()
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled',
  )
  return [...controls].find(
    (each) =>
      (line.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !line.contains(each) &&
      each.checkVisibility() &&
      each.getBoundingClientRect().top >= top,
  )
}

/** The line of a message, which takes the focus if the pressed button is gone. */
export function useLostFocus(message: string | null): React.RefObject<HTMLOutputElement | null> {
  const line = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (message !== null && document.activeElement === document.body) {
      line.current?.focus({ preventScroll: true })
    }
  }, [message])
  return line
}

function Line({
  isFailed,
  keepsPlace = false,
  text,
  toCall = [],
  children,
}: {
  readonly isFailed: boolean
  readonly keepsPlace?: boolean
  readonly text: string | null
  /** Named after the text. */
  readonly toCall?: readonly ToCall[] | undefined
  readonly children?: React.ReactNode
}) {
  const line = useLostFocus(text)
  useEffect(() => {
    // A form may be far below it, and so may the button that is gone.
    const hasFocus = line.current !== null && document.activeElement === line.current
    if ((isFailed || hasFocus) && !keepsPlace) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isFailed, keepsPlace, text, line])
  return (
    <output
      ref={line}
      // Outside of any form: Safari empties the output elements of a form on reset.
      form=""
      tabIndex={-1}
      // As high before and after an undo is offered. Its focus ring is within, around the text alone,
      // since neighbors are close.
      className={`-mx-2 flex min-h-11 w-fit items-center gap-2 rounded-[0.5rem] p-2 text-second empty:sr-only has-[button]:py-0 -outline-offset-3 desk:min-h-9 ${isFailed ? 'font-semibold text-brick' : 'text-bark-soft'}`}
    >
      {toCall.length === 0 ? (
        text
      ) : (
        <span>
          {text}
          {toCall.map((person, index) => (
            <Fragment key={person.id}>
              {index === 0 ? ' ' : '; '}
              <PersonToCall {...person} />
            </Fragment>
          ))}
        </span>
      )}
      {children}
    </output>
  )
}
