import { useState } from 'react'
import type * as z from 'zod/mini'
import { useFetcher } from '#web/use-fetcher.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { SeenField } from '#web/desk/forms/seen-field.tsx'
import { type DeskFormOptions, useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { useHydrated } from '#web/hydrated.ts'

export type SettingFetcher = ReturnType<typeof useFetcher<ActionAnswer>>

interface SettingFormProps<Schema extends z.ZodMiniObject> extends DeskFormOptions<Schema> {
  readonly intent?: string
  readonly className?: string
  readonly children: (
    form: ReturnType<typeof useDeskForm<Schema>>,
    fetcher: SettingFetcher,
  ) => React.ReactNode
}

/** A setting's form, and below it the answer with its undo, which resets the form. */
export function SettingForm<Schema extends z.ZodMiniObject>(props: SettingFormProps<Schema>) {
  const fetcher = useFetcher<ActionAnswer>()
  const isHydrated = useHydrated()
  const [undone, setUndone] = useState(0)
  return (
    <>
      {/* Hydration would discard earlier input. */}
      <div key={undone} inert={!isHydrated} className="contents">
        <Fields {...props} fetcher={fetcher} />
      </div>
      <div className="px-4 pb-1">
        <SavedLine
          answer={fetcher.data}
          action={props.action}
          isBusy={fetcher.state !== 'idle'}
          onUndone={() => setUndone((count) => count + 1)}
        />
      </div>
    </>
  )
}

function Fields<Schema extends z.ZodMiniObject>({
  intent = 'save',
  className,
  children,
  fetcher,
  ...options
}: SettingFormProps<Schema> & { readonly fetcher: SettingFetcher }) {
  const form = useDeskForm(fetcher, options)
  return (
    <form {...form.props} className={className}>
      <input type="hidden" name="intent" value={intent} />
      <SeenField seen={form.seen} />
      {children(form, fetcher)}
    </form>
  )
}
