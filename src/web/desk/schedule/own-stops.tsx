import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { StepAnswer } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/field.tsx'
import {
  AddFromStop,
  StopPhotographsUnderWay,
  useStopPhotographs,
} from '#web/desk/photographs/photographs-of-stop.tsx'
import type { ShownPhotograph } from '#web/desk/photographs/shown-photograph.ts'
import { Thumbnails } from '#web/desk/photographs/thumbnails.tsx'
import { SaveOver } from '#web/desk/save-over.tsx'
import { SavedLine } from '#web/desk/saved-line.tsx'
import { StepForm, useStep } from '#web/desk/use-step.tsx'
import { DoneFields } from './done-fields.tsx'
import { KindShape, StateMark } from './marks.tsx'
import type { Stop } from './stop.ts'

const word = 'inline-flex min-h-11 items-center font-semibold text-moss hover:underline'
const block =
  'inline-flex min-h-12 flex-1 items-center justify-center rounded-[0.625rem] border border-hairline bg-white font-semibold text-evergreen'

/** A stop with the photographs of its place: the customer's, and ours. */
export interface OwnStopWords extends Stop {
  readonly photographs: readonly ShownPhotograph[]
  /** How a text message to the customer begins: who writes, and about which visit. */
  readonly message: string
}

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

function OwnStop({ stop, isNext }: { readonly stop: OwnStopWords; readonly isNext: boolean }) {
  const fetcher = useFetcher<StepAnswer>()
  const [asks, setAsks] = useState<'note' | 'done' | null>(null)
  const adding = useStopPhotographs(stop.id)
  // What was typed stays until it was saved.
  const step = useStep(fetcher, deskPaths.myDay, () => setAsks(null))
  const { isBusy } = step
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
  const send = (intent: 'done' | 'missed') =>
    step.send({ intent, id: stop.id, seen: String(stop.revision) })
  const words = (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <AddFromStop name={stop.name} choice={adding.choice} />
      <button
        type="button"
        className={word}
        aria-expanded={asks !== null}
        aria-label={`${isDone ? 'Say what was done' : 'Add a note'}, ${stop.name}`}
        onClick={() => setAsks(asks === null ? (isDone ? 'done' : 'note') : null)}
      >
        {isDone ? 'Say what was done' : 'Add a note'}
      </button>
      {isOver || !stop.mayBeMissed ? null : (
        <button
          type="button"
          className={word}
          disabled={isBusy}
          aria-label={`Nobody there, ${stop.name}`}
          onClick={() => send('missed')}
        >
          Nobody there
        </button>
      )}
      <SavedLine answer={fetcher.data} action={deskPaths.myDay} isBusy={isBusy} />
      <SaveOver
        answer={fetcher.data}
        revision={stop.revision}
        isBusy={step.isBusy}
        onPress={step.over}
      />
    </div>
  )
  return (
    <div ref={form} className="py-3">
      {isOver && !isMissed ? (
        <p className="flex flex-wrap items-center gap-x-4 text-bark-soft">
          <span>{stop.window}</span>
          <span className="mr-auto">{stop.name}</span>
          <StateMark stop={stop} />
        </p>
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
          <p className="font-semibold">{[stop.about, stop.truck].filter(Boolean).join(', ')}</p>
          <p>{[stop.street, stop.town].filter(Boolean).join(', ')}</p>
          {stop.note === '' ? null : (
            <p className="mt-2 rounded-[0.5rem] bg-paper-deep px-3.5 py-2.5 break-words whitespace-pre-line">
              {stop.note}
            </p>
          )}
          <div className="mt-3 flex gap-2">
            {stop.mapHref === null ? null : (
              <a href={stop.mapHref} target="_blank" rel="noreferrer" className={block}>
                Map<span className="sr-only"> of {stop.name} (opens in a new tab)</span>
              </a>
            )}
            {stop.phone === '' ? null : (
              <>
                <a href={`tel:+1${stop.phoneDigits}`} className={block}>
                  Call<span className="sr-only"> {stop.name}</span>
                </a>
                <a
                  href={`sms:+1${stop.phoneDigits}?&body=${encodeURIComponent(stop.message)}`}
                  className={block}
                >
                  Text<span className="sr-only"> {stop.name}</span>
                </a>
              </>
            )}
            <Button
              look={isNext ? 'filled' : 'outline'}
              className="min-h-12! flex-[1.4]"
              disabled={isBusy}
              onClick={() => send('done')}
            >
              Done<span className="sr-only"> at {stop.name}</span>
            </Button>
          </div>
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
        <StepForm step={step} className="grid gap-2">
          {asks === 'done' ? (
            <DoneFields stop={stop} seen={stop.revision} minutes={null} />
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
          <Button type="submit" look="filled" disabled={isBusy}>
            {asks === 'done' ? 'Save' : 'Save note'}
          </Button>
        </StepForm>
      )}
    </div>
  )
}
