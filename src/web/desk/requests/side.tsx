import { useRef, useState } from 'react'
import { isUnhandled, statusNames, workStatuses } from '#domain/requests/request-status.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { SaveOver } from '#web/desk/forms/save-over.tsx'
import { Choice } from '#web/desk/forms/choice.tsx'
import { useKeysAreOn } from '#web/desk/keys.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { Options } from '#web/desk/forms/field.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { FollowUp, type SendFields } from './follow-up.tsx'
import { choosableReasons } from './request-actions.ts'
import type { LoadedRequest } from './request-page.ts'

/** Follow-up, status and assignee of a request, each saved at once. */
export function WorkSide({ request }: { readonly request: LoadedRequest }) {
  const { row, revision, work, staff } = request
  const { status, waiting } = row
  const action = deskPaths.request(row.id)
  const [asksReason, setAsksReason] = useState(false)
  // A choice before hydration would be lost.
  const isHydrated = useHydrated()
  const hasKeys = useKeysAreOn()
  const afterSave = useRef<(() => void) | undefined>(undefined)
  const submission = useAction<ActionAnswer>(action, () => afterSave.current?.())
  const { isBusy } = submission
  const send: SendFields = (fields, onSaved) => {
    setAsksReason(false)
    afterSave.current = onSaved
    submission.send({ seen: String(revision), ...fields })
  }
  return (
    <>
      <FollowUp request={request} isBusy={isBusy} onStep={send} />
      <section
        aria-label="Progress"
        className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-y-2 border-b border-hairline py-3"
      >
        <label htmlFor="status" className="text-bark-soft">
          Status
        </label>
        <Choice
          id="status"
          aria-keyshortcuts={hasKeys ? 's' : undefined}
          value={status}
          isBusy={isBusy}
          disabled={!isHydrated || status === 'possible-spam'}
          className="min-w-0"
          onChoose={(to) => {
            if (to === 'lost' || to === status) setAsksReason(to !== status)
            else send(to === 'possible-spam' ? { intent: 'spam' } : { intent: 'status', to })
          }}
        >
          {status === 'unfinished' ? <option value={status}>{statusNames[status]}</option> : null}
          <Options
            of={[...workStatuses, 'possible-spam' as const].map((each) => [
              each,
              statusNames[each],
            ])}
          />
        </Choice>
        {asksReason ? (
          <>
            <label htmlFor="reason" className="text-bark-soft">
              Lost because
            </label>
            <Choice
              id="reason"
              value=""
              isBusy={isBusy}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question comes up by a press of theirs
              autoFocus
              className="min-w-0"
              onChoose={(reason) => send({ intent: 'status', to: 'lost', reason })}
            >
              <option value="">Choose…</option>
              <Options of={choosableReasons} />
            </Choice>
          </>
        ) : null}
        <label htmlFor="assigned" className="text-bark-soft">
          Assigned to
        </label>
        <Choice
          id="assigned"
          aria-keyshortcuts={hasKeys ? 'a' : undefined}
          value={work.assignedTo ?? ''}
          isBusy={isBusy}
          disabled={!isHydrated || status === 'possible-spam'}
          className="min-w-0"
          onChoose={(to) => send({ intent: 'assign', to })}
        >
          <option value="">Nobody</option>
          <Options of={staff.map(({ id, name }) => [id, name])} />
        </Choice>
        {waiting === null && isUnhandled(status) ? null : (
          <>
            <span className="text-bark-soft">Waiting</span>
            <span className={waiting === null ? 'text-bark-soft' : 'font-semibold'}>
              {waiting ?? 'Answered'}
            </span>
          </>
        )}
        {work.lostReason === null ? null : (
          <>
            <span className="text-bark-soft">Lost because</span>
            <span>{work.lostReason}</span>
          </>
        )}
        <div className="col-span-2">
          <SavedLine answer={submission.data} action={action} isBusy={isBusy} />
          <SaveOver {...submission} answer={submission.data} revision={revision} />
        </div>
      </section>
    </>
  )
}
