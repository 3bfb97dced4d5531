import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { followUpNoteLength, followUpState, followUpWords } from '#domain/requests/follow-up.ts'
import { statusNames, workStatuses, type RequestStatus } from '#domain/requests/request-status.ts'
import { addDays, type CalendarDate } from '#domain/time.ts'
import type { ActionAnswer } from '#web/desk/answers.ts'
import { SavedLine } from '#web/desk/saved-line.tsx'
import { SaveOver } from '#web/desk/save-over.tsx'
import { Button } from '#web/desk/button.tsx'
import { Choice } from '#web/desk/choice.tsx'
import { useFormDraft } from '#web/desk/drafts.ts'
import { fieldClasses } from '#web/desk/field.tsx'
import { useKeysAreOn } from '#web/desk/keys.ts'
import { FirstSeenField } from '#web/desk/seen-field.tsx'
import { textIn } from '#web/text-in.ts'
import { useSubmission } from '#web/desk/use-submission.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { FollowUpMark } from './marks.tsx'
import { choosableReasons } from './request-actions.ts'

interface WorkProps {
  readonly action: string
  readonly today: CalendarDate
  readonly revision: number
  readonly status: RequestStatus
  readonly lostReason: string | null
  readonly followUpOn: CalendarDate | null
  readonly followUpNote: string
  readonly assignedTo: string | null
  readonly waiting: string | null
  readonly staff: readonly { readonly id: string; readonly name: string }[]
}

/** `onSaved`: called after the save; the typed values stay until then. */
type SendFields = (fields: Readonly<Record<string, string>>, onSaved?: () => void) => void

/** Follow-up, status and assignee of a request, each saved at once. */
export function WorkSide(props: WorkProps) {
  const { action, revision, status, assignedTo, waiting, staff } = props
  const fetcher = useFetcher<ActionAnswer>()
  const [asksReason, setAsksReason] = useState(false)
  // A choice before hydration would be lost.
  const isHydrated = useHydrated()
  const hasKeys = useKeysAreOn()
  const afterSave = useRef<(() => void) | undefined>(undefined)
  const submission = useSubmission(fetcher, action, () => afterSave.current?.())
  const { isBusy } = submission
  const send: SendFields = (fields, onSaved) => {
    setAsksReason(false)
    afterSave.current = onSaved
    submission.send({ seen: String(revision), ...fields })
  }
  return (
    <>
      <FollowUp {...props} isBusy={isBusy} onStep={send} />
      <section
        aria-label="Progress"
        className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-y-2 border-b border-hairline py-3"
      >
        <label htmlFor="status" className="text-bark-soft">
          Status
        </label>
        <Choice
          id="status"
          {...(hasKeys ? { 'aria-keyshortcuts': 's' } : {})}
          value={status}
          isBusy={isBusy}
          disabled={!isHydrated || status === 'possible-spam'}
          className="min-w-0"
          onChoose={(to) => {
            if (to === 'lost') setAsksReason(true)
            else send(to === 'possible-spam' ? { intent: 'spam' } : { intent: 'status', to })
          }}
        >
          {status === 'unfinished' ? <option value={status}>{statusNames[status]}</option> : null}
          {[...workStatuses, 'possible-spam' as const].map((each) => (
            <option key={each} value={each}>
              {statusNames[each]}
            </option>
          ))}
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
              {choosableReasons.map(([reason, words]) => (
                <option key={reason} value={reason}>
                  {words}
                </option>
              ))}
            </Choice>
          </>
        ) : null}
        <label htmlFor="assigned" className="text-bark-soft">
          Assigned to
        </label>
        <Choice
          id="assigned"
          {...(hasKeys ? { 'aria-keyshortcuts': 'a' } : {})}
          value={assignedTo ?? ''}
          isBusy={isBusy}
          disabled={!isHydrated || status === 'possible-spam'}
          className="min-w-0"
          onChoose={(to) => send({ intent: 'assign', to })}
        >
          <option value="">Nobody</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <span className="text-bark-soft">Waiting</span>
        <span className={waiting === null ? 'text-bark-soft' : 'font-semibold'}>
          {waiting ?? 'Answered'}
        </span>
        {props.lostReason === null ? null : (
          <>
            <span className="text-bark-soft">Lost because</span>
            <span>{props.lostReason}</span>
          </>
        )}
        <div className="col-span-2">
          <SavedLine answer={fetcher.data} action={action} isBusy={isBusy} />
          <SaveOver
            answer={fetcher.data}
            revision={revision}
            isBusy={submission.isBusy}
            onPress={submission.over}
          />
        </div>
      </section>
    </>
  )
}

function FollowUp({
  action,
  today,
  revision,
  status,
  followUpOn,
  followUpNote,
  isBusy,
  onStep,
}: WorkProps & {
  readonly isBusy: boolean
  readonly onStep: SendFields
}) {
  const [isOpen, setIsOpen] = useState(false)
  const hasKeys = useKeysAreOn()
  const { ref, clear } = useFormDraft(`follow-up ${action}`)
  if (status === 'possible-spam' || status === 'won' || status === 'lost') return null
  // A new request waits for its first answer, which is due today.
  const dueOn = status === 'new' ? (followUpOn ?? today) : followUpOn
  const step = (on: string, note = followUpNote) => onStep({ intent: 'follow-up', on, note })
  return (
    <section
      aria-labelledby="follow-up"
      className={`border-t-3 border-b border-t-clay border-b-hairline py-3 ${followUpOn === null ? 'no-print' : ''}`}
    >
      <h2 id="follow-up" className="mb-1">
        Follow up on
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <FollowUpMark
          state={followUpState(dueOn, today)}
          words={dueOn === null ? 'No date' : followUpWords(dueOn, today)}
        />
        <span className="-mr-2 flex">
          {followUpOn === null ? null : (
            <Button variant="word" className="px-2!" disabled={isBusy} onClick={() => step('', '')}>
              Done
            </Button>
          )}
          <Button
            variant="word"
            className="px-2!"
            disabled={isBusy}
            onClick={() => step(addDays(today, 1))}
          >
            Tomorrow
          </Button>
          <Button
            variant="word"
            className="px-2!"
            aria-expanded={isOpen}
            {...(hasKeys ? { 'aria-keyshortcuts': 'f' } : {})}
            onClick={() => setIsOpen(!isOpen)}
          >
            Pick a date
          </Button>
        </span>
      </div>
      {followUpNote === '' ? null : <p className="break-words">{followUpNote}</p>}
      {isOpen ? (
        <form
          ref={ref}
          className="mt-2 grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const form = new FormData(event.currentTarget)
            const fields = {
              intent: 'follow-up',
              seen: textIn(form, 'seen'),
              on: textIn(form, 'on'),
              note: textIn(form, 'note'),
            }
            onStep(fields, () => {
              setIsOpen(false)
              clear()
            })
          }}
        >
          <FirstSeenField revision={revision} />
          <input
            type="date"
            name="on"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes up by a press of theirs
            autoFocus
            aria-label="Date"
            defaultValue={followUpOn ?? addDays(today, 2)}
            className={fieldClasses}
          />
          <input
            name="note"
            maxLength={followUpNoteLength}
            aria-label="What to do"
            placeholder="What to do"
            defaultValue={followUpNote}
            className={fieldClasses}
          />
          <Button type="submit" variant="filled" disabled={isBusy}>
            Save
          </Button>
        </form>
      ) : null}
    </section>
  )
}
