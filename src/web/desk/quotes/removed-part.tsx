import { flushSync } from 'react-dom'
import { UndoLine } from '#web/desk/forms/saved-line.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Offers to put the part back that was removed last, in view anywhere in the long form. */
export function RemovedPart({
  editor: { removed, setRemoved },
}: {
  readonly editor: Pick<QuoteEditor, 'removed' | 'setRemoved'>
}) {
  const end = () => setRemoved(null)
  // The space above the form is always there, so that the line covers no field and moves none.
  const space = '-mx-4 -mt-4 min-h-9 px-4'
  if (removed === null) return <div className={space} />
  const { id, text, putBack } = removed
  return (
    <div className={`${space} sticky top-0 z-10 bg-paper`}>
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
  )
}
