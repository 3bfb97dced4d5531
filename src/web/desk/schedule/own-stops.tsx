import { useRef, useState } from 'react'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'
import {
  AddFromStop,
  StopPhotographsUnderWay,
  useStopPhotographs,
} from '#web/desk/photographs/photographs-of-stop.tsx'
import { Thumbnails } from '#web/desk/photographs/thumbnails.tsx'
import { formKeyField } from '#web/desk/forms/form-key.ts'
import { SaveOver } from '#web/desk/forms/save-over.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { KindShape, StateMark } from './marks.tsx'
import { StopActions, StopFacts } from './stop-facts.tsx'
import { StopTextForm, useStopText } from './stop-text.tsx'
import type { OwnStopText } from './stop.ts'

const word = 'inline-flex min-h-11 items-center font-semibold text-moss hover:underline'

/** Done ones in short. Missed customers stay in full, since they may call back. */
export function OwnStops({ stops }: { readonly stops: readonly OwnStopText[] }) {
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

function OwnStop({ stop, isNext }: { readonly stop: OwnStopText; readonly isNext: boolean }) {
  const adding = useStopPhotographs(stop.id)
  const { kind, toggle, finish, formKey, ref: keepTyped } = useStopText(stop)
  // Typed text stays until it is saved, also while another action on the stop runs.
  const hasSentText = useRef(false)
  const opener = useRef<HTMLButtonElement>(null)
  const submission = useAction<ActionAnswer>(deskPaths.myDay, () => {
    if (!hasSentText.current) return
    finish()
    opener.current?.focus({ preventScroll: true })
  })
  const [isWhole, setIsWhole] = useState(false)
  const { isBusy } = submission
  const { isOver } = stop
  const textText = stop.state === 'done' ? 'Say what was done' : 'Add a note'
  const press = (intent: 'done' | 'missed' | 'not-done') => {
    hasSentText.current = false
    submission.send({ intent, id: stop.id, seen: String(stop.revision) })
  }
  return (
    <div data-rows className="py-3">
      {isOver && stop.state !== 'missed' ? (
        <StopInShort
          stop={stop}
          isBusy={isBusy}
          isWhole={isWhole}
          onToggle={() => setIsWhole(!isWhole)}
          onNotDone={() => press('not-done')}
        />
      ) : (
        <StopInFull stop={stop} isNext={isNext} isBusy={isBusy} onDone={() => press('done')} />
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
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <AddFromStop name={stop.name} choice={adding.choice} />
        <button
          ref={opener}
          type="button"
          className={word}
          aria-expanded={kind !== null}
          aria-label={`${textText}, ${stop.name}`}
          onClick={toggle}
        >
          {textText}
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
        <SavedLine answer={submission.data} action={deskPaths.myDay} isBusy={isBusy} />
        <SaveOver {...submission} answer={submission.data} revision={stop.revision} />
      </div>
      <StopPhotographsUnderWay {...adding} />
      {kind === null ? null : (
        <StopTextForm
          stop={stop}
          kind={kind}
          isBusy={isBusy}
          ref={keepTyped}
          onSend={(typed, form) => {
            hasSentText.current = true
            typed.set(formKeyField, formKey(form))
            submission.send(typed)
          }}
        />
      )}
    </div>
  )
}

/** A stop that is over: time and name, and the rest on request. */
function StopInShort({
  stop,
  isBusy,
  isWhole,
  onToggle,
  onNotDone,
}: {
  readonly stop: OwnStopText
  readonly isBusy: boolean
  readonly isWhole: boolean
  readonly onToggle: () => void
  readonly onNotDone: () => void
}) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-bark-soft">
        <span>{stop.start}</span>
        <button
          type="button"
          className={`${word} mr-auto`}
          aria-expanded={isWhole}
          onClick={onToggle}
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
            <Button className="min-h-12! flex-[1.4]" disabled={isBusy} onClick={onNotDone}>
              Not done<span className="sr-only"> at {stop.name}</span>
            </Button>
          </StopActions>
        </>
      ) : null}
    </>
  )
}

/** An upcoming stop, or one where nobody was. */
function StopInFull({
  stop,
  isNext,
  isBusy,
  onDone,
}: {
  readonly stop: OwnStopText
  readonly isNext: boolean
  readonly isBusy: boolean
  readonly onDone: () => void
}) {
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <span className={`font-semibold ${isNext ? 'text-clay' : ''}`}>
          {isNext ? 'Next, ' : ''}
          {stop.window}
        </span>
        {stop.state === 'missed' ? (
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
          onClick={onDone}
        >
          Done<span className="sr-only"> at {stop.name}</span>
        </Button>
      </StopActions>
    </>
  )
}
