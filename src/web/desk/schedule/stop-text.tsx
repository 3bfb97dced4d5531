import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { useFormDraft, useStoredDraftNames } from '#web/desk/forms/drafts.ts'
import { fieldClasses, Textarea } from '#web/desk/forms/field.tsx'
import { DoneFields } from './done-fields.tsx'
import type { Stop } from './stop.ts'

type StopTextKind = 'note' | 'done'

export const stopDraft = (id: string, kind: StopTextKind) => `stop ${id} ${kind}`

/** The kind of text that a stop has a draft of, from before a reload. */
function usePreservedKind({ id, state }: Stop): StopTextKind | null {
  const drafts = useStoredDraftNames(id)
  if (drafts.includes(stopDraft(id, 'note'))) return 'note'
  return state === 'done' && drafts.includes(stopDraft(id, 'done')) ? 'done' : null
}

/** The text that is being typed about a stop: a note, or the work done. */
export function useStopText(stop: Stop) {
  const kept = usePreservedKind(stop)
  const [pressed, setPressed] = useState<StopTextKind | 'close' | null>(null)
  const kind = pressed === 'close' ? null : (pressed ?? kept)
  const { ref, clear, formKey } = useFormDraft(stopDraft(stop.id, kind ?? 'note'))
  return {
    /** Null while no form is open. */
    kind,
    /** Ref of the form, so that its draft is stored. */
    ref,
    /** Key of the form with its present text. */
    formKey,
    toggle: () => setPressed(kind === null ? (stop.state === 'done' ? 'done' : 'note') : 'close'),
    finish: () => {
      clear()
      setPressed('close')
    },
  }
}

export function StopTextForm({
  stop,
  kind,
  isBusy,
  ref,
  onSubmit,
}: {
  readonly stop: Stop
  readonly kind: StopTextKind
  readonly isBusy: boolean
  readonly ref: React.Ref<HTMLFormElement>
  readonly onSubmit: (form: HTMLFormElement) => void
}) {
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    text.current?.focus({ preventScroll: true })
    // Above the bar at the bottom of a phone.
    text.current?.scrollIntoView({ block: 'center' })
  }, [kind])
  return (
    <form
      ref={ref}
      method="post"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(event.currentTarget)
      }}
    >
      {kind === 'done' ? (
        <DoneFields stop={stop} revision={stop.revision} ref={text} />
      ) : (
        <>
          <input type="hidden" name="intent" value="note" />
          <input type="hidden" name="id" value={stop.id} />
          <Textarea
            ref={text}
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
        {kind === 'done' ? 'Save' : 'Save note'}
      </Button>
    </form>
  )
}
