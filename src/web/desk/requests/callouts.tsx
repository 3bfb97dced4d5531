import { Link } from 'react-router'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SavedLine, useJustSaved } from '#web/desk/forms/saved-line.tsx'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import type { LoadedRequest } from './request-page.ts'

/** The action of both callouts, whose answer stays when the question is gone. */
const useCallout = (id: string) =>
  useAction<ActionAnswer>(deskPaths.request(id), undefined, 'callout')

/** Callout about an unanswered message of the customer; a reply removes it as well. */
export function Replied({ request: { row, revision } }: { readonly request: LoadedRequest }) {
  const submission = useCallout(row.id)
  return (
    <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sheet border border-hairline bg-white px-4 py-2.5">
      <p className="min-w-0 flex-1 basis-56">
        <b className="font-semibold">{row.name} replied.</b> Answer below, or mark it done.
      </p>
      <SubmissionForm submission={submission}>
        <input type="hidden" name="seen" value={revision} />
        <Button type="submit" name="intent" value="replied" disabled={submission.isBusy}>
          Done
        </Button>
      </SubmissionForm>
    </div>
  )
}

/** Reasons why a machine may have sent the request; none if a colleague has cleared it. */
export function SpamCallout({
  request: { row, spamSignals },
}: {
  readonly request: LoadedRequest
}) {
  const submission = useCallout(row.id)
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sheet border border-hairline bg-paper-deep px-4 py-3">
      <p className="min-w-0 flex-1 basis-64">
        {spamSignals.length === 0 ? (
          <>
            <b className="font-semibold">Marked as spam by a colleague.</b> Nobody is working on it.
          </>
        ) : (
          <>
            <b className="font-semibold">This may be spam:</b> {spamSignals.join('; ')}. Nothing was
            emailed to them.
          </>
        )}
      </p>
      <SubmissionForm submission={submission}>
        <Button type="submit" name="intent" value="clear" disabled={submission.isBusy}>
          Not spam
        </Button>
      </SubmissionForm>
    </div>
  )
}

/** Result of the last action, or of entering the request by hand. */
export function LastStep({ id }: { readonly id: string }) {
  const { data, isBusy } = useCallout(id)
  const justTaken = useJustSaved()
  return (
    <>
      <SavedLine answer={data ?? justTaken} action={deskPaths.request(id)} isBusy={isBusy} />
      {justTaken === undefined ? null : (
        <Link
          to={deskPaths.newRequest}
          className="no-print mb-3 inline-flex min-h-11 items-center font-semibold text-moss hover:underline desk:min-h-9"
        >
          Add another request
        </Link>
      )}
    </>
  )
}
