import { useState } from 'react'
import { maxDrawingBytes } from '#domain/written-quotes/document.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fileFieldClasses } from '#web/desk/forms/field.tsx'
import { SubmissionForm } from '#web/desk/forms/use-submission.tsx'
import { tooLargeDrawing } from './quote-answers.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Whoever was about to leave the page stays for it. */
const showProblem = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })

/** The drawing of a quote, sent as soon as it is chosen. */
export function DrawingField({ editor }: { readonly editor: QuoteEditor }) {
  const { quote, typed, change, drawing: submission } = editor
  const action = deskPaths.quoteDrawing(quote.id)
  const { data, isBusy } = submission
  const [isTooLarge, setTooLarge] = useState(false)
  const problem = isTooLarge ? tooLargeDrawing : data?.is === 'failed' ? data.message : null
  return (
    <div>
      <p className="mb-1 font-semibold">Drawing (PDF)</p>
      {typed.drawing === null ? null : (
        <p className="flex items-center gap-2">
          <a href={action} className="font-semibold break-all text-moss underline">
            {typed.drawing.name}
          </a>
          <Button variant="word" onClick={() => change({ drawing: null })}>
            Remove
          </Button>
        </p>
      )}
      <SubmissionForm submission={submission}>
        <input
          type="file"
          name="file"
          aria-label="Drawing"
          accept="application/pdf,.pdf"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            const isRefused = file !== undefined && file.size > maxDrawingBytes
            setTooLarge(isRefused)
            if (!isRefused) currentTarget.form?.requestSubmit()
            // So that the same file can be chosen again.
            currentTarget.value = ''
          }}
          className={`${fileFieldClasses} text-second!`}
        />
      </SubmissionForm>
      <output className="text-second text-bark-soft">
        {isBusy ? (
          'Sending…'
        ) : problem === null ? null : (
          <span ref={showProblem} className="text-brick">
            {problem}
          </span>
        )}
      </output>
    </div>
  )
}
