import { second } from '#domain/time.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { usePolling } from '#web/use-polling.ts'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import type { LoadedRequest } from './request-page.ts'

/** Interval between checks for the platform's answer, in milliseconds. */
const everyMs = 2 * second

/** Why the platform behind the site does not have the request, with a button that tries again. */
export function HandOver({ request: { row, handOver } }: { readonly request: LoadedRequest }) {
  usePolling(handOver?.state === 'under-way', everyMs)
  const submission = useAction<ActionAnswer>(deskPaths.request(row.id))
  const { isBusy } = submission
  if (handOver === null) return null
  const { state, title, detail } = handOver
  return (
    <section aria-labelledby="hand-over" className="no-print border-b border-hairline py-3">
      <h2 id="hand-over" className="mb-1">
        Platform
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <span
          className={
            state === 'failed' ? 'inline-flex items-center gap-2 font-semibold text-brick' : ''
          }
        >
          {state === 'failed' ? (
            <span aria-hidden="true" className="size-2 shrink-0 rotate-45 bg-brick" />
          ) : null}
          {title}
        </span>
        {state === 'waiting' || state === 'failed' ? (
          <SubmissionForm submission={submission} className="-mr-2">
            <Button type="submit" name="intent" value="hand-over" variant="tight" disabled={isBusy}>
              Try again now
            </Button>
          </SubmissionForm>
        ) : null}
      </div>
      {detail === '' ? null : <p className="break-words text-second text-bark-soft">{detail}</p>}
      {submission.data?.is === 'failed' ? (
        <AnswerLine answer={submission.data} isBusy={isBusy} />
      ) : null}
    </section>
  )
}
