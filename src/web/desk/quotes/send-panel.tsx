import { useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { AskingButton } from '#web/desk/dialog.tsx'
import { formKeyField } from '#web/desk/forms/form-key.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useStoredText } from '#web/desk/forms/use-stored-text.ts'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { isOutcomeAt, type QuoteAnswer } from './quote-answers.ts'
import type { LoadedQuote } from './quote-page.ts'
import { UnsentLine } from './save-line.tsx'
import { TextField } from './text-field.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

export const sendPanelId = 'send'

export function SendPanel({ editor }: { readonly editor: QuoteEditor }) {
  const { id, version, email, revision } = editor.quote
  const { missing, sending: submission } = editor
  const answer = submission.data
  const [message, setMessage] = useStoredText(`quote ${id} message`)
  const [sent, setSent] = useState<string | null>(null)
  const [formKey] = useState(() => crypto.randomUUID())
  useWhenChanged(answer, () => {
    if (answer?.is === 'saved' && message === sent) setMessage('')
  })
  if (!editor.isDraft) return isOutcomeAt(revision, answer) ? <AnswerLine answer={answer} /> : null
  const nextVersion = version + 1
  const isSaved = !editor.isChanged && !editor.isBusy && !editor.drawing.isBusy
  const isReady = isSaved && missing.length === 0
  const what = nextVersion === 1 ? 'the quote' : `version ${nextVersion}`
  return (
    <Sheet id={sendPanelId} title={nextVersion === 1 ? 'Send' : `Send version ${nextVersion}`}>
      <SubmissionForm submission={submission} className="grid gap-3 px-4 py-3">
        <input type="hidden" name="intent" value="send" />
        <input type="hidden" name="seen" value={editor.seen} />
        {/* Pressed again after its answer was lost, it is sent once; a later version is another form. */}
        <input
          type="hidden"
          name={formKeyField}
          value={`${formKey}-${editor.seen}`}
          suppressHydrationWarning
        />
        <input type="hidden" name="message" value={message} />
        <TextField
          label="Message in the email"
          value={message}
          rows={3}
          maxLength={4000}
          placeholder="Here is what we talked about."
          onChange={setMessage}
        />
        {missing.length === 0 ? null : (
          <ul className="list-disc pl-5 text-second text-clay">
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            name="by"
            value="email"
            variant="filled"
            onClick={() => setSent(message)}
            disabled={!isReady || submission.isBusy || email === ''}
          >
            {submission.isBusy ? 'Sending…' : `Email ${what}`}
          </Button>
          <Button
            type="submit"
            name="by"
            value="link"
            onClick={() => setSent(null)}
            disabled={!isReady || submission.isBusy}
          >
            Just make the link
          </Button>
        </div>
        <UnsentLine editor={editor} />
        {email === '' ? (
          <p className="text-second text-bark-soft">
            No email address on file. Text the link instead.
          </p>
        ) : (
          <p className="text-second break-words text-bark-soft">{`To ${email}.`}</p>
        )}
        {/* An answer about another version is left out. */}
        <AnswerLine
          answer={answer?.is === 'saved' ? undefined : answer}
          isBusy={submission.isBusy}
          sends
        />
      </SubmissionForm>
    </Sheet>
  )
}

/** Emails the version that the customer's link shows, after a question. */
export function EmailVersion({ quote: { id, version, email } }: { readonly quote: LoadedQuote }) {
  const { data, isBusy, send } = useAction<QuoteAnswer>(deskPaths.quote(id))
  return (
    <>
      <AskingButton
        variant="word"
        className="-ml-2"
        disabled={isBusy}
        question={{
          title: `Email version ${version}?`,
          text: `${email} gets an email with the link to it.`,
          yes: 'Email it',
          yesVariant: 'filled',
          onYes: () =>
            send({
              intent: 'email',
              version: String(version),
              [formKeyField]: crypto.randomUUID(),
            }),
        }}
      >
        Email it
      </AskingButton>
      <AnswerLine answer={data} isBusy={isBusy} sends />
    </>
  )
}

/** Voids the links so far, after a question. */
export function NewLink({ quote: { id, revocation } }: { readonly quote: LoadedQuote }) {
  const { data, isBusy, send } = useAction<QuoteAnswer>(deskPaths.quote(id))
  return (
    <>
      <AskingButton
        variant="word"
        className="-ml-2"
        disabled={isBusy}
        question={{
          title: 'Make a new link?',
          text: (
            <>
              <p>
                Every link to this quote that was emailed, texted or copied before will open nothing
                anymore. Give the customer the new one: text it, copy it, or send their email again
                under Email. Links to its change orders for the same address stop working, too: give
                the customer new ones from the page of each.
              </p>
              <p className="mt-3">
                The page of their request, and that of the quote that a change order changes, no
                longer lead to it. Whoever is paying online at this moment comes back to a page that
                says so; their payment counts.
              </p>
            </>
          ),
          yes: 'Make a new link',
          onYes: () => send({ intent: 'new-link', revocation: String(revocation) }),
        }}
      >
        Make a new link
      </AskingButton>
      <AnswerLine answer={data} isBusy={isBusy} />
    </>
  )
}
