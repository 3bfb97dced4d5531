import { type DefaultValue, getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { useRef, useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import type * as z from 'zod/mini'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { fieldClasses, FieldMessage, Textarea } from '#web/desk/forms/field.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { composerDraft, type ComposerTab } from './composer-tabs.ts'
import { GoOn } from './list-place.tsx'

export interface Place {
  readonly id: string
  readonly onSaved: (answer: ActionAnswer) => void
}

export function useWriting<Schema extends z.ZodMiniObject>(
  { id, onSaved }: Place,
  tab: ComposerTab,
  schema: Schema,
  defaultValue?: DefaultValue<z.input<Schema>>,
) {
  const fetcher = useFetcher<ActionAnswer>()
  const action = deskPaths.request(id)
  const [undone, setUndone] = useState<ActionAnswer>()
  const foot = useRef<HTMLDivElement>(null)
  const goOn = useRef<HTMLAnchorElement>(null)
  const form = useDeskForm(fetcher, {
    name: composerDraft(id, tab),
    schema,
    action,
    ...(defaultValue === undefined ? {} : { defaultValue }),
    isEmptied: true,
    isIdempotent: true,
    onDone() {
      if (fetcher.data !== undefined) onSaved(fetcher.data)
      goOn.current?.focus({ preventScroll: true })
      // The new entry in the timeline has pushed the form down.
      foot.current?.scrollIntoView({ block: 'nearest' })
    },
  })
  const isSaved = fetcher.data?.is === 'saved' && fetcher.data !== undone && !form.isBusy
  return {
    ...form,
    foot,
    saved: (
      <>
        <SavedLine
          answer={fetcher.data}
          action={action}
          isBusy={form.isBusy}
          sends={tab === 'reply'}
          onUndone={() => {
            setUndone(fetcher.data)
            form.putBack()
          }}
        />
        {isSaved && tab !== 'note' ? <GoOn id={id} ref={goOn} /> : null}
      </>
    ),
  }
}

export function TextArea({
  field,
  label,
  ...rest
}: {
  readonly field: FieldMetadata<string> | FieldMetadata<string | undefined>
  readonly label: string
  readonly placeholder: string
  readonly rows: number
  readonly ref?: React.Ref<HTMLTextAreaElement>
  readonly onFocus?: React.FocusEventHandler<HTMLTextAreaElement>
}) {
  const { key, ...props } = getTextareaProps(field)
  return (
    <>
      <Textarea
        key={key}
        {...props}
        {...rest}
        aria-label={label}
        maxLength={10_000}
        className={`${fieldClasses} py-2`}
      />
      <FieldMessage field={field} />
    </>
  )
}
