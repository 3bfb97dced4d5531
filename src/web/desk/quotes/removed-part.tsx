import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import { UndoLine } from '#web/desk/forms/saved-line.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Offers to put the part back that was removed last, in view anywhere in the long form. */
export function RemovedPart({
  editor: { removed, setRemoved },
}: {
  readonly editor: Pick<QuoteEditor, 'removed' | 'setRemoved'>
}) {
  const end = useCallback(() => setRemoved(null), [setRemoved])
  if (removed === null) return null
  const { id, text, putBack } = removed
  return (
    // Without a height, so that nothing moves.
    <div className="sticky top-0 z-10 h-0">
      <div className="w-fit rounded-sheet border border-hairline bg-white px-4">
        <UndoLine
          key={id}
          text={text}
          onExpired={end}
          onUndo={() => {
            flushSync(() => {
              putBack()
              end()
            })
            const field = `[data-line="${id}"], [data-section="${id}"], [data-stage="${id}"]`
            document.querySelector<HTMLElement>(field)?.focus()
          }}
        />
      </div>
    </div>
  )
}
