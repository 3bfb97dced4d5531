import type { AccountAnswer } from '#web/desk/sign-in/account-answer.ts'
import { Button } from '#web/desk/button.tsx'
import { CopyButton } from '#web/desk/copy-button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fieldClasses, selectsText } from '#web/desk/forms/field.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { Sheet } from '#web/desk/sheet.tsx'

/** The link gets the focus when it appears, and is selected. */
const focus = (input: HTMLInputElement | null) => input?.focus()

/** The link outlasts the session, so only those who just made it or proved who they are see it. */
export function CalendarLink({ exists }: { readonly exists: boolean }) {
  const submission = useAction<AccountAnswer>(deskPaths.account)
  const { data, isBusy } = submission
  const send = (intent: string) => submission.send({ intent })
  const url = exists && data?.is === 'calendar-link' ? data.url : null
  return (
    <div id="calendar" className="scroll-mt-4">
      <Sheet title="Your visits in your own calendar">
        <div className="grid gap-3 px-4 py-3">
          <p className="text-bark-soft">
            {exists
              ? 'Anyone with your link can see your visits. Add it to your calendar as a subscription, and keep it to yourself.'
              : 'Make a link and add it to the calendar on your phone as a subscription. It shows the visits and deliveries that are assigned to you.'}
          </p>
          {url === null ? null : (
            <input
              ref={focus}
              readOnly
              aria-label="Link to your visits"
              value={url}
              {...selectsText}
              className={fieldClasses}
            />
          )}
          <div className="flex flex-wrap items-center gap-2">
            {url !== null ? (
              <CopyButton text={url}>Copy</CopyButton>
            ) : exists ? (
              <Button disabled={isBusy} onClick={() => send('show-calendar')}>
                Show the link
              </Button>
            ) : null}
            <Button disabled={isBusy} onClick={() => send('make-calendar')}>
              {exists ? 'New link' : 'Make a link'}
            </Button>
            {exists ? (
              <Button variant="word" disabled={isBusy} onClick={() => send('revoke-calendar')}>
                Turn it off
              </Button>
            ) : null}
            <AnswerLine answer={data} isBusy={isBusy} />
          </div>
        </div>
      </Sheet>
    </div>
  )
}
