import { useEffect, useRef, useSyncExternalStore } from 'react'
import { maxPhotographs } from '#domain/photographs/photograph.ts'
import {
  answersTo,
  preferenceNames,
  preferenceQuestions,
  readPreferences,
  type Preferences,
} from '#domain/quote-requests/preferences.ts'
import { PhotographField } from '#web/photographs/photograph-field.tsx'
import { SendingLine } from '#web/photographs/sending-line.tsx'
import {
  photographStorage,
  type PhotographStorage,
} from '#web/photographs/preserved-photographs.ts'
import { setPhotographsNameInTab, photographsNameInTab } from '#web/photographs/photographs-name.ts'
import { type PhotographQueue } from '#web/photographs/photograph-queue.ts'
import { useQueue } from '#web/photographs/use-queue.ts'
import { randomId } from '#web/random-id.ts'
import { SelectField } from '#web/ui/field.tsx'

/** The photographs that go with a request. */
export function QuotePhotographs({
  isAdding,
  disabled,
  onQueue,
}: {
  /** The visitor pressed the button that this replaces. */
  readonly isAdding: boolean
  readonly disabled: boolean
  /** Passes the queue to the form, which sends it. */
  readonly onQueue: (queue: PhotographQueue) => void
}) {
  const choice = useQueue(maxPhotographs, tabStorage)
  const { queue, chosen } = choice
  useEffect(() => onQueue(queue), [onQueue, queue])
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button has taken the focus with it.
    if (!isAdding || document.activeElement !== document.body) return
    const inputs = root.current?.querySelectorAll('input') ?? []
    Array.from(inputs)
      .find((input) => input.checkVisibility())
      ?.focus()
  }, [isAdding])
  return (
    <div ref={root}>
      {chosen.some(({ isSubmitted, state }) => isSubmitted && state.is !== 'sent') ? (
        <p className="mb-3 text-sm font-semibold text-bark-soft">
          Photographs for the request you sent are still on their way. Please keep this page open.
        </p>
      ) : null}
      <PhotographField choice={choice} most={maxPhotographs} disabled={disabled} />
    </div>
  )
}

/** Stores photographs for this tab only, as its draft. */
function tabStorage(): PhotographStorage {
  const name = photographsNameInTab() ?? randomId()
  const keep = photographStorage(`quote ${name}`)
  return {
    ...keep,
    list(photographs) {
      setPhotographsNameInTab(photographs.length === 0 ? null : name)
      return keep.list(photographs)
    },
  }
}

/** The progress of the photographs once the request is sent. */
export function PhotographsSent({ queue }: { readonly queue: PhotographQueue }) {
  const chosen = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  return <SendingLine chosen={chosen} />
}

/** Questions beside the form's own; none has to be answered. */
export function MoreQuestions({
  preferences,
  onAnswer,
}: {
  readonly preferences: Preferences
  readonly onAnswer: (preferences: Preferences) => void
}) {
  return (
    <div className="grid gap-x-6 gap-y-5 pb-8 sm:grid-cols-2">
      {preferenceNames.map((question) => {
        const answers = answersTo(question)
        const chosen = answers.find(([id]) => id === preferences[question])
        return (
          <SelectField
            key={question}
            id={`quote-${question}`}
            name={question}
            label={preferenceQuestions[question].label}
            placeholder="No answer"
            value={chosen?.[1] ?? ''}
            options={answers.map(([, words]) => words)}
            onChange={(words) => {
              const answer = answers.find(([, each]) => each === words)?.[0]
              onAnswer(readPreferences({ ...preferences, [question]: answer }))
            }}
          />
        )
      })}
    </div>
  )
}
