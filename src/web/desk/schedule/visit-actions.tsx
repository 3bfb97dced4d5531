import { useState } from 'react'
import type { SavedAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { useFormDraft } from '#web/desk/forms/drafts.ts'
import { AnswerLine, SavedLine } from '#web/desk/forms/saved-line.tsx'
import { SaveOver } from '#web/desk/forms/save-over.tsx'
import { useStoredText } from '#web/desk/forms/use-stored-text.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { DoneForm } from './done-form.tsx'
import type { Stop } from './stop.ts'
import { stopDraft } from './stop-text.tsx'
import { TellDialog, type Informed } from './tell-dialog.tsx'
import type { EditorAnswer } from './visit-editor.tsx'

export function VisitActions({
  stop,
  informed,
  before,
}: {
  readonly stop: Stop
  readonly informed: Informed
  /** The answer to show while no action has one of its own. */
  readonly before: SavedAnswer | undefined
}) {
  const { id, revision } = stop
  const [asks, setAsks] = useState<'done' | 'cancel' | 'reopen' | null>(null)
  const action = deskPaths.visit(id)
  // Text typed in a dialog outlasts it until it was saved.
  const { ref: doneForm, clear: forgetDone } = useFormDraft(stopDraft(id, 'done'))
  const canceling = useStoredText(`visit ${id} cancel message`)
  const reopening = useStoredText(`visit ${id} reopen message`)
  const [message, setMessage, forgetMessage] = asks === 'reopen' ? reopening : canceling
  const submission = useAction<EditorAnswer>(action, () => {
    if (asks === 'done') forgetDone()
    if (asks === 'cancel' || asks === 'reopen') forgetMessage()
    setAsks(null)
  })
  const { data, isBusy } = submission
  const warned = data?.is === 'warned' ? data : null
  const refusal = data?.is === 'failed' ? data : undefined
  const send = (intent: string, rest: Readonly<Record<string, string>> = {}) =>
    submission.send({ intent, id, seen: String(revision), ...rest }, { isIdempotent: true })
  const refused = (
    <>
      {warned === null ? null : <p role="alert">{warned.warnings.join(' ')}</p>}
      <AnswerLine answer={refusal} isBusy={isBusy} />
      <SaveOver {...submission} answer={refusal} revision={revision} />
    </>
  )
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-2">
        {stop.isOver ? (
          <Button
            disabled={isBusy}
            onClick={() =>
              stop.state === 'canceled' && informed === 'by-email'
                ? setAsks('reopen')
                : send('reopen', { accepted: warned?.accepted ?? '' })
            }
          >
            {warned === null ? 'Schedule it again' : 'Schedule it anyway'}
          </Button>
        ) : (
          <>
            <Button variant="filled" disabled={isBusy} onClick={() => setAsks('done')}>
              Done
            </Button>
            {stop.mayBeMissed ? (
              <Button disabled={isBusy} onClick={() => send('missed')}>
                Nobody there
              </Button>
            ) : null}
            {stop.state === 'not-confirmed' || stop.state === 'not-reached' ? (
              <Button disabled={isBusy} onClick={() => send('called')}>
                Confirmed on the phone
              </Button>
            ) : null}
            <Button disabled={isBusy} onClick={() => setAsks('cancel')}>
              Cancel the visit
            </Button>
          </>
        )}
      </div>
      <SavedLine answer={data?.is === 'saved' ? data : before} action={action} isBusy={isBusy} />
      {asks === null ? refused : null}
      {asks === 'done' ? (
        <Dialog title="Done" onClose={() => setAsks(null)}>
          <DoneForm
            ref={doneForm}
            stop={stop}
            label="Done"
            isBusy={isBusy}
            onSend={(typed) => submission.send(typed)}
          >
            {refused}
          </DoneForm>
        </Dialog>
      ) : null}
      {asks === 'cancel' || asks === 'reopen' ? (
        <TellDialog
          step={asks}
          id={id}
          revision={revision}
          informed={informed}
          submission={submission}
          accepted={asks === 'reopen' ? (warned?.accepted ?? null) : null}
          outcome={refused}
          message={message}
          onMessage={setMessage}
          onClose={() => setAsks(null)}
        />
      ) : null}
    </>
  )
}
