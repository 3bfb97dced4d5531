import { useSavingText } from '#web/desk/connection/connection.ts'
import { isStale, UnsavedLine } from '#web/desk/forms/save-over.tsx'
import { useLostFocus } from '#web/desk/forms/saved-line.tsx'
import { differingParts } from './differing-parts.ts'
import { typedFrom } from './typed-quote.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Why the quote is not saved; undefined if it is, or will be on its own. */
function hindrance({ answer, read, quote }: QuoteEditor): string | undefined {
  if (read.problems.size > 0) {
    const tooMany = read.problems.get('parts')
    return `Not saved: ${tooMany ?? 'a field has something in it that cannot be read.'}`
  }
  if (answer?.is !== 'failed') return undefined
  if (!isStale(answer)) return answer.message
  // As it would be saved: an amount can be written in several ways.
  const differing = differingParts(typedFrom(read.document, read.recipient), quote.typed)
  return `${answer.message} ${
    differing.length === 0 ? 'Both say the same.' : `They differ in: ${differing.join(', ')}.`
  }`
}

export function SaveLine({ editor }: { readonly editor: QuoteEditor }) {
  const { answer, isBusy, isChanged } = editor
  const savingText = useSavingText()
  const problem = hindrance(editor)
  const text = problem ?? (isBusy || isChanged ? savingText : answer?.message) ?? null
  const line = useLostFocus(text)
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center gap-2">
      <output
        ref={line}
        tabIndex={-1}
        className={`text-second ${problem === undefined ? 'text-bark-soft' : 'font-semibold text-brick'}`}
      >
        {text ?? 'Saved as you type.'}
      </output>
      <Unsaved editor={editor} />
    </div>
  )
}

/** Why the quote cannot be sent, beside the buttons that send it; far below the line above. */
export function UnsentLine({ editor }: { readonly editor: QuoteEditor }) {
  const problem =
    hindrance(editor) ?? (editor.drawing.isBusy ? 'The drawing is still being sent.' : undefined)
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {problem === undefined ? null : (
        <p className="text-second font-semibold text-brick">{problem}</p>
      )}
      <Unsaved editor={editor} />
    </div>
  )
}

function Unsaved({
  editor: { quote, answer, isBusy, saveOver, discard },
}: {
  readonly editor: QuoteEditor
}) {
  return (
    <UnsavedLine
      answer={answer}
      revision={quote.revision}
      isBusy={isBusy}
      onSaveOver={saveOver}
      onDiscard={discard}
    />
  )
}
