import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ActionAnswer } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { useFormDraft, useTextDraft } from '#web/desk/drafts.ts'
import { fieldClasses } from '#web/desk/field.tsx'
import { Icon } from '#web/desk/icon.tsx'
import {
  AddFromStop,
  StopPhotographsUnderWay,
  useStopPhotographs,
} from '#web/desk/photographs/photographs-of-stop.tsx'
import { Thumbnails } from '#web/desk/photographs/thumbnails.tsx'
import { SaveOver } from '#web/desk/save-over.tsx'
import { SavedLine } from '#web/desk/saved-line.tsx'
import { SubmissionForm, useSubmission } from '#web/desk/use-submission.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { DoneFields } from './done-fields.tsx'
import { KindShape, StateMark } from './marks.tsx'
import { StopActions, StopFacts } from './stop-facts.tsx'
import type { OwnStopWords, Stop } from './stop.ts'

const word = 'inline-flex min-h-11 items-center font-semibold text-moss hover:underline'

/**
 * One's own stops of a day: what is done in short, and the rest in full; whom nobody met may still
 * call back.
 */
export function OwnStops({ stops }: { readonly stops: readonly OwnStopWords[] }) {
  const next = stops.find(({ isOver }) => !isOver)
  return (
    <ul className="-mx-4 border-y border-hairline bg-white desk:mx-0 desk:max-w-2xl desk:rounded-sheet desk:border">
      {stops.map((stop) => (
        <li
          key={stop.id}
          className={`border-hairline px-4 not-first:border-t ${stop === next ? 'border-t-3! border-t-clay!' : ''}`}
        >
          <OwnStop stop={stop} isNext={stop === next} />
        </li>
      ))}
    </ul>
  )
}

const stopDraft = (id: string, form: 'note' | 'done') => `stop ${id} ${form}`

/** The form of a stop that has a draft from before a reload. */
function usePreservedText({ id, state }: Stop): 'note' | 'done' | null {
  const note = useTextDraft(stopDraft(id, 'note'))
  const done = useTextDraft(stopDraft(id, 'done'))
  const isHydrated = useHydrated()
  return useMemo(() => {
    if (!isHydrated) return null
    if (note.read()) return 'note'
    return state === 'done' && done.read() ? 'done' : null
  }, [isHydrated, note, done, state])
}

function OwnStop({ stop, isNext }: { readonly stop: OwnStopWords; readonly isNext: boolean }) {
  const fetcher = useFetcher<ActionAnswer>()
  const kept = usePreservedText(stop)
  const [pressed, setPressed] = useState<'note' | 'done' | 'close' | null>(null)
  const asks = pressed === 'close' ? null : (pressed ?? kept)
  const adding = useStopPhotographs(stop.id)
  const [isWhole, setIsWhole] = useState(false)
  const { ref: keepTyped, clear: forgetTyped } = useFormDraft(stopDraft(stop.id, asks ?? 'note'))
  // Typed text stays until it is saved, also while another action on the stop runs.
  const hasSentText = useRef(false)
  const submission = useSubmission(fetcher, deskPaths.myDay, () => {
    if (!hasSentText.current) return
    forgetTyped()
    setPressed('close')
  })
  const { isBusy } = submission
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asks === null) return
    const text = form.current?.querySelector('textarea')
    text?.focus({ preventScroll: true })
    // Above the bar at the bottom of a phone.
    text?.scrollIntoView({ block: 'center' })
  }, [asks])
  const { isOver } = stop
  const isDone = stop.state === 'done'
  const isMissed = stop.state === 'missed'
  const press = (intent: 'done' | 'missed' | 'not-done') => {
    hasSentText.current = false
    submission.send({ intent, id: stop.id, seen: String(stop.revision) })
  }
  const words = (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <AddFromStop name={stop.name} choice={adding.choice} />
      <button
        type="button"
        className={word}
        aria-expanded={asks !== null}
        aria-label={`${isDone ? 'Say what was done' : 'Add a note'}, ${stop.name}`}
        onClick={() => setPressed(asks === null ? (isDone ? 'done' : 'note') : 'close')}
      >
        {isDone ? 'Say what was done' : 'Add a note'}
      </button>
      {isOver || !stop.mayBeMissed ? null : (
        <button
          type="button"
          className={word}
          disabled={isBusy}
          aria-label={`Nobody there, ${stop.name}`}
          onClick={() => press('missed')}
        >
          Nobody there
        </button>
      )}
      <SavedLine answer={fetcher.data} action={deskPaths.myDay} isBusy={isBusy} />
      <SaveOver
        answer={fetcher.data}
        revision={stop.revision}
        isBusy={submission.isBusy}
        onPress={submission.over}
      />
    </div>
  )
  return (
    <div ref={form} data-rows className="py-3">
      {isOver && !isMissed ? (
        <>
          <p className="flex flex-wrap items-center gap-x-4 text-bark-soft">
            <span>{stop.start}</span>
            <button
              type="button"
              className={`${word} mr-auto`}
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {stop.name}
              <Icon name="down" className={`ml-1 size-4 ${isWhole ? 'rotate-180' : ''}`} />
            </button>
            <StateMark stop={stop} />
          </p>
          {isWhole ? (
            <>
              <StopFacts stop={stop} />
              <StopActions stop={stop}>
                <Button
                  className="min-h-12! flex-[1.4]"
                  disabled={isBusy}
                  onClick={() => press('not-done')}
                >
                  Not done<span className="sr-only"> at {stop.name}</span>
                </Button>
              </StopActions>
            </>
          ) : null}
        </>
      ) : (
        <>
          <p className="flex items-center justify-between gap-3">
            <span className={`font-semibold ${isNext ? 'text-clay' : ''}`}>
              {isNext ? 'Next, ' : ''}
              {stop.window}
            </span>
            {isMissed ? (
              <StateMark stop={stop} />
            ) : (
              <span className="inline-flex items-center gap-2 text-bark-soft">
                <KindShape kind={stop.kind} />
                {stop.kindName}
              </span>
            )}
          </p>
          <h2 className={`mt-1.5 break-words ${isNext ? 'text-[1.25rem] leading-7' : ''}`}>
            {stop.name}
          </h2>
          <StopFacts stop={stop} />
          <StopActions stop={stop}>
            <Button
              variant={isNext ? 'filled' : 'outline'}
              className="min-h-12! flex-[1.4]"
              disabled={isBusy}
              onClick={() => press('done')}
            >
              Done<span className="sr-only"> at {stop.name}</span>
            </Button>
          </StopActions>
        </>
      )}
      {stop.photographs.length === 0 ? null : (
        <div className="mt-3">
          <Thumbnails
            action={deskPaths.photographsOfVisit(stop.id)}
            photographs={stop.photographs}
            about={stop.name}
            className="grid-cols-4 desk:grid-cols-6"
          />
        </div>
      )}
      {words}
      <StopPhotographsUnderWay {...adding} />
      {asks === null ? null : (
        <SubmissionForm
          submission={submission}
          ref={keepTyped}
          onSubmitCapture={() => {
            hasSentText.current = true
          }}
          className="grid gap-2"
        >
          {asks === 'done' ? (
            <DoneFields stop={stop} revision={stop.revision} />
          ) : (
            <>
              <input type="hidden" name="intent" value="note" />
              <input type="hidden" name="id" value={stop.id} />
              <textarea
                name="text"
                required
                rows={3}
                maxLength={2000}
                aria-label={`Note on ${stop.name}`}
                className={`${fieldClasses} py-2`}
              />
            </>
          )}
          <Button type="submit" variant="filled" disabled={isBusy}>
            {asks === 'done' ? 'Save' : 'Save note'}
          </Button>
        </SubmissionForm>
      )}
    </div>
  )
}
