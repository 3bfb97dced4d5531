import { useState } from 'react'
import { followUpState, followUpText } from '#domain/requests/follow-up.ts'
import { addDays } from '#domain/time.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { useStoredDraftNames, useFormDraft } from '#web/desk/forms/drafts.ts'
import { announceInput, valuesOf } from '#web/desk/forms/form-values.ts'
import { useKeysAreOn } from '#web/desk/keys.ts'
import { UnsavedLine } from '#web/desk/forms/save-over.tsx'
import { textIn } from '#web/form-values.ts'
import { DateForm } from './follow-up-date.tsx'
import { FollowUpMark } from './marks.tsx'
import type { LoadedRequest } from './request-page.ts'

/** `onSaved`: called after the save; the typed values stay until then. */
export type SendFields = (fields: Readonly<Record<string, string>>, onSaved?: () => void) => void

export function FollowUp({
  request: { row, today, revision, work },
  isBusy,
  onStep,
}: {
  readonly request: LoadedRequest
  readonly isBusy: boolean
  readonly onStep: SendFields
}) {
  const { status } = row
  const { followUpOn, followUpNote } = work
  const draft = `follow-up ${deskPaths.request(row.id)}`
  const isDrafted = useStoredDraftNames(row.id).includes(draft)
  const [pressed, setPressed] = useState<boolean | null>(null)
  const isOpen = pressed ?? isDrafted
  const hasKeys = useKeysAreOn()
  const { ref, element, read, isTyped, origin, fill, clear } = useFormDraft(draft)
  const close = () => {
    setPressed(false)
    clear()
  }
  if (status === 'possible-spam' || status === 'won' || status === 'lost') return null
  // A new request waits for its first answer, which is due today.
  const dueOn = status === 'new' ? (followUpOn ?? today) : followUpOn
  /** With the note that is being typed, over the revision that it began with. */
  const putOff = () => {
    const { note: [note = followUpNote] = [], seen: [seen = String(revision)] = [] } = read() ?? {}
    onStep({ intent: 'follow-up', seen, on: addDays(today, 1), note }, close)
  }
  // Text being typed stays: it may be for the next step.
  const finish = () => onStep({ intent: 'followed-up' }, () => setPressed(read() !== null))
  const discard = () => {
    const form = element.current
    if (form === null) return () => false
    const typed = valuesOf(form)
    form.reset()
    clear()
    return () => {
      if (isTyped()) return false
      fill(typed)
      announceInput(form)
      return true
    }
  }
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
          text={dueOn === null ? 'No date' : followUpText(dueOn, today)}
        />
        <span className="-mr-2 flex flex-wrap justify-end">
          {followUpOn === null ? null : (
            <Button variant="tight" disabled={isBusy} onClick={finish}>
              Done
            </Button>
          )}
          <Button variant="tight" disabled={isBusy} onClick={putOff}>
            Tomorrow
          </Button>
          <Button
            variant="tight"
            aria-expanded={isOpen}
            aria-keyshortcuts={hasKeys ? 'f' : undefined}
            onClick={() => setPressed(!isOpen)}
          >
            Pick a date
          </Button>
        </span>
      </div>
      {followUpNote === '' ? null : <p className="break-words">{followUpNote}</p>}
      {isOpen ? (
        <DateForm
          ref={ref}
          revision={revision}
          today={today}
          // One that is over would be refused.
          on={followUpOn !== null && followUpOn >= today ? followUpOn : addDays(today, 2)}
          note={followUpNote}
          takesFocus={pressed === true}
          isBusy={isBusy}
          onSend={(typed) =>
            onStep(
              {
                intent: 'follow-up',
                seen: textIn(typed, 'seen'),
                on: textIn(typed, 'on'),
                note: textIn(typed, 'note'),
              },
              close,
            )
          }
        >
          <UnsavedLine
            answer={undefined}
            revision={revision}
            isBusy={isBusy}
            isRestored={origin === 'draft'}
            onDiscard={discard}
          />
        </DateForm>
      ) : null}
    </section>
  )
}
