import { useId, useState } from 'react'
import { counted } from '#domain/counts.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { SavedLine, AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { TellCustomer } from '#web/desk/forms/tell-customer.tsx'
import { useStoredText } from '#web/desk/forms/use-stored-text.ts'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import type { QuoteAnswer } from './quote-answers.ts'
import type { LoadedQuote } from './quote-page.ts'
import { whatFollows } from './what-follows.ts'

type CallingOffEffects = NonNullable<LoadedQuote['callingOffEffects']>

/** Calls off an accepted quote after showing what follows, with an undo of ten seconds. */
export function CallOff({ quote }: { readonly quote: LoadedQuote }) {
  const { id, callingOffEffects: ends } = quote
  const action = deskPaths.quote(id)
  const [isAsked, setIsAsked] = useState(false)
  const [message, setMessage, forgetMessage] = useStoredText(`quote ${id} call-off message`)
  const submission = useAction<QuoteAnswer>(action, () => {
    forgetMessage()
    setIsAsked(false)
  })
  const answer = submission.data?.is === 'saved' ? submission.data : undefined
  return (
    <div className="mb-6 text-second">
      {ends === null ? null : (
        <Button variant="word" className="-ml-2" onClick={() => setIsAsked(true)}>
          Call this off
        </Button>
      )}
      {ends !== null && isAsked ? (
        <CallOffDialog
          quote={quote}
          ends={ends}
          submission={submission}
          message={message}
          onMessage={setMessage}
          onClose={() => setIsAsked(false)}
        />
      ) : (
        <SavedLine answer={answer} action={action} isBusy={submission.isBusy} />
      )}
    </div>
  )
}

function CallOffDialog({
  quote,
  ends,
  submission,
  message,
  onMessage,
  onClose,
}: {
  readonly quote: LoadedQuote
  readonly ends: CallingOffEffects
  readonly submission: ReturnType<typeof useAction<QuoteAnswer>>
  /** To the customer. */
  readonly message: string
  readonly onMessage: (typed: string) => void
  readonly onClose: () => void
}) {
  const textId = useId()
  const [isEmailed, setIsEmailed] = useState(true)
  const [left, setLeft] = useState<readonly string[]>(
    ends.visits.flatMap(({ id, isOfQuote }) => (isOfQuote ? [] : [id])),
  )
  const chosen = ends.visits.filter(({ id }) => !left.includes(id))
  const visitEmails = chosen.filter(({ isEmailed }) => isEmailed).length
  return (
    <Dialog title={`Call off ${quote.number}?`} describedBy={textId} onClose={onClose}>
      <SubmissionForm submission={submission} className="grid gap-3">
        <input type="hidden" name="intent" value="call-off" />
        <input type="hidden" name="seen" value={quote.revision} />
        <input
          type="hidden"
          name="visits"
          value={JSON.stringify(chosen.map(({ id, seen }) => ({ id, seen })))}
        />
        <ul id={textId} className="grid list-disc gap-1 pl-5">
          {whatFollows(ends).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {ends.visits.length === 0 ? (
          <p>No visit or delivery is scheduled for it.</p>
        ) : (
          <fieldset>
            <legend className="font-semibold">Also call off on the schedule</legend>
            {ends.visits.map(({ id, text }) => (
              <label key={id} className="flex min-h-11 items-center gap-2.5 desk:min-h-8">
                <input
                  type="checkbox"
                  checked={!left.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setLeft(checked ? left.filter((each) => each !== id) : [...left, id])
                  }
                  className="size-4.5 accent-evergreen"
                />
                {text}
              </label>
            ))}
          </fieldset>
        )}
        {quote.email === '' ? (
          <p>They have no email address: call them.</p>
        ) : (
          <TellCustomer
            isWanted={isEmailed}
            onWanted={setIsEmailed}
            message={message}
            onMessage={onMessage}
            text={`${quote.email} gets ${counted(1 + visitEmails, 'email')}: to say it is off${visitEmails === 0 ? '' : `, and to take ${counted(visitEmails, 'visit')} off their calendar`}.`}
          />
        )}
        <Button type="submit" variant="danger" disabled={submission.isBusy}>
          Call off{chosen.length === 0 ? '' : ` with ${counted(chosen.length, 'visit')}`}
        </Button>
        <AnswerLine answer={submission.data} isBusy={submission.isBusy} />
      </SubmissionForm>
    </Dialog>
  )
}
