import { useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SaveOver } from '#web/desk/forms/save-over.tsx'
import { AnswerLine, SavedLine } from '#web/desk/forms/saved-line.tsx'
import { SubmissionForm } from '#web/desk/forms/use-submission.tsx'
import { isOutcomeAt } from './quote-answers.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

const ends = {
  remove: {
    button: 'Remove this draft',
    follows: 'The draft will be gone for good.',
    yes: 'Remove',
    over: 'Remove it anyway',
  },
  withdraw: {
    button: 'Withdraw this quote',
    follows: 'Its page will say that it is withdrawn.',
    yes: 'Withdraw',
    over: 'Withdraw it anyway',
  },
} as const

/** Withdraws a quote, with an undo of ten seconds, or removes one that was never sent. */
export function EndPanel({ editor }: { readonly editor: QuoteEditor }) {
  const { quote, ending } = editor
  const { data: answer } = ending
  const [undone, setUndone] = useState(answer)
  const isShown = isOutcomeAt(quote.revision, answer) || answer === undone
  return (
    <div className="mb-6 text-second">
      {quote.state === 'withdrawn' ? null : <EndForm editor={editor} />}
      <SavedLine
        answer={isShown && answer?.is === 'saved' ? answer : undefined}
        action={deskPaths.quote(quote.id)}
        onUndone={() => setUndone(answer)}
      />
    </div>
  )
}

function EndForm({ editor }: { readonly editor: QuoteEditor }) {
  const { quote, seen, ending: submission } = editor
  const answer = submission.data
  const [isAsked, setIsAsked] = useState<boolean>()
  const intent = quote.wasSent ? 'withdraw' : 'remove'
  const { button, follows, yes, over } = ends[intent]
  return (
    <SubmissionForm submission={submission}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="seen" value={seen} />
      {isAsked ? (
        <p className="flex flex-wrap items-center gap-2">
          {follows}
          <Button type="submit" variant="danger" disabled={submission.isBusy}>
            {yes}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button */}
          <Button variant="word" autoFocus onClick={() => setIsAsked(false)}>
            Keep it
          </Button>
        </p>
      ) : (
        <Button
          variant="word"
          className="-ml-2"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the pressed button
          autoFocus={isAsked === false}
          onClick={() => setIsAsked(true)}
        >
          {button}
        </Button>
      )}
      {/* An answer about another revision is left out. */}
      <AnswerLine answer={answer?.is === 'saved' ? undefined : answer} isBusy={submission.isBusy} />
      <SaveOver {...submission} answer={answer} revision={quote.revision} text={over} />
    </SubmissionForm>
  )
}
