import { useFetcher } from '#web/use-fetcher.ts'
import type { AccountAnswer } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { CopyButton } from '#web/desk/copy-button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/field.tsx'
import { AnswerLine } from '#web/desk/saved-line.tsx'
import { useSubmission } from '#web/desk/use-submission.tsx'
import { Sheet } from '#web/desk/sheet.tsx'

/**
 * The link to one's own visits for a phone's calendar, with buttons that make, show and revoke it.
 */
export function CalendarLink({ url }: { readonly url: string | null }) {
  const fetcher = useFetcher<AccountAnswer>()
  const submission = useSubmission(fetcher, deskPaths.account)
  const { isBusy } = submission
  const send = (intent: string) => submission.send({ intent })
  return (
    <div id="calendar" className="scroll-mt-4">
      <Sheet title="Your visits in your own calendar">
        <div className="grid gap-3 px-4 py-3">
          <p className="text-bark-soft">
            {url === null
              ? 'Make a link and add it to the calendar on your phone as a subscription. It shows the visits and deliveries that are assigned to you.'
              : 'Anyone with this link can see your visits. Add it to your calendar as a subscription, and keep it to yourself.'}
          </p>
          {url === null ? null : (
            <input
              readOnly
              aria-label="Link to your visits"
              value={url}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className={fieldClasses}
            />
          )}
          <div className="flex flex-wrap items-center gap-2">
            {url === null ? (
              <Button disabled={isBusy} onClick={() => send('make-calendar')}>
                Make a link
              </Button>
            ) : (
              <>
                <CopyButton text={url}>Copy</CopyButton>
                <Button disabled={isBusy} onClick={() => send('make-calendar')}>
                  New link
                </Button>
                <Button variant="word" disabled={isBusy} onClick={() => send('revoke-calendar')}>
                  Turn it off
                </Button>
              </>
            )}
            <AnswerLine answer={fetcher.data} isBusy={isBusy} />
          </div>
        </div>
      </Sheet>
    </div>
  )
}
