import { getTextareaProps } from '@conform-to/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { useFormDraft, useStoredDraftNames } from '#web/desk/forms/drafts.ts'
import { fieldClasses, FieldMessage, Textarea } from '#web/desk/forms/field.tsx'
import { useCheckedForm } from '#web/desk/forms/use-checked-form.ts'
import { DoneForm } from './done-form.tsx'
import type { Stop } from './stop.ts'
import { visitNoteForm } from './visit-forms.ts'

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
  ...rest
}: {
  readonly stop: Stop
  readonly kind: StopTextKind
  readonly isBusy: boolean
  readonly ref: React.Ref<HTMLFormElement>
  readonly onSend: (typed: FormData, form: HTMLFormElement) => void
}) {
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    text.current?.focus({ preventScroll: true })
    // Above the bar at the bottom of a phone.
    text.current?.scrollIntoView({ block: 'center' })
  }, [kind])
  return kind === 'done' ? (
    <DoneForm {...rest} stop={stop} label="Save" textRef={text} />
  ) : (
    <NoteForm {...rest} stop={stop} textRef={text} />
  )
}

function NoteForm({
  stop,
  isBusy,
  ref,
  textRef,
  onSend,
}: Omit<React.ComponentProps<typeof StopTextForm>, 'kind'> & {
  readonly textRef: React.Ref<HTMLTextAreaElement>
}) {
  const { fields, props } = useCheckedForm(visitNoteForm, onSend)
  const { key, ...text } = getTextareaProps(fields.text)
  return (
    <form {...props} ref={ref} className="grid gap-2">
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="id" value={stop.id} />
      <div>
        <Textarea
          key={key}
          {...text}
          ref={textRef}
          required
          rows={3}
          maxLength={2000}
          aria-label={`Note on ${stop.name}`}
          className={`${fieldClasses} py-2`}
        />
        <FieldMessage field={fields.text} />
      </div>
      <Button type="submit" variant="filled" disabled={isBusy}>
        Save note
      </Button>
    </form>
  )
}
