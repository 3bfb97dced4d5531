import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import type { RequestAnswer } from './request-answers.ts'

/** How long a step can be taken back, in milliseconds. */
const undoMs = 10_000

/** Says that a step was saved, with a way back for ten seconds, or why it was not. */
export function SavedLine({
  answer,
  action,
}: {
  readonly answer: RequestAnswer | undefined
  readonly action: string
}) {
  const fetcher = useFetcher<RequestAnswer>()
  const [expired, setExpired] = useState<RequestAnswer | null>(null)
  useEffect(() => {
    if (answer?.is !== 'saved') return
    const timer = setTimeout(() => setExpired(answer), undoMs)
    return () => clearTimeout(timer)
  }, [answer])
  const takenBack = fetcher.data !== undefined && fetcher.state === 'idle'
  const shown = answer?.is === 'refused' ? undefined : answer
  const canUndo = shown?.is === 'saved' && shown.takeBack !== '' && shown !== expired && !takenBack
  return (
    <output
      className={`flex min-h-9 items-center gap-2 text-second empty:hidden ${shown?.is === 'failed' ? 'font-semibold text-brick' : 'text-bark-soft'}`}
    >
      {takenBack ? 'Taken back.' : shown?.message}
      {canUndo ? (
        <Button
          look="word"
          className="px-2!"
          onClick={() =>
            void fetcher.submit(
              { intent: 'take-back', edits: shown.takeBack },
              { method: 'post', action },
            )
          }
        >
          Undo
        </Button>
      ) : null}
    </output>
  )
}
