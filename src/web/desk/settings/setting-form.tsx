import { useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { SavedLine } from '#web/desk/saved-line.tsx'
import { useHydrated } from '#web/hydrated.ts'
import type { ActionAnswer } from '#web/desk/answers.ts'

export type SettingFetcher = ReturnType<typeof useFetcher<ActionAnswer>>

/** A setting's form, and below it the answer with its undo, which resets the form. */
export function SettingForm({
  action,
  children,
}: {
  readonly action: string
  readonly children: (fetcher: SettingFetcher) => React.ReactNode
}) {
  const fetcher = useFetcher<ActionAnswer>()
  const isHydrated = useHydrated()
  const [undone, setUndone] = useState(0)
  return (
    <>
      {/* Hydration would discard earlier input. */}
      <div key={undone} inert={!isHydrated} className="contents">
        {children(fetcher)}
      </div>
      <div className="px-4 pb-1">
        <SavedLine
          answer={fetcher.data}
          action={action}
          isBusy={fetcher.state !== 'idle'}
          onUndone={() => setUndone((count) => count + 1)}
        />
      </div>
    </>
  )
}
