import { useState } from 'react'
import { maxPerRequest } from '#domain/photographs/photograph.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { CopyButton } from '#web/desk/copy-button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { formKeyField } from '#web/desk/forms/form-key.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import type { LoadedRequest } from '#web/desk/requests/request-page.ts'
import { AddPhotographs } from './add-photographs.tsx'
import type { ShownPhotograph } from './shown-photograph.ts'
import { Thumbnails } from './thumbnails.tsx'

export function PhotographsPart({
  action,
  photographs,
  children,
}: {
  /** Address of the photographs of the request or visit. */
  readonly action: string
  readonly photographs: readonly ShownPhotograph[]
  readonly children?: React.ReactNode
}) {
  return (
    <section
      aria-labelledby="photographs"
      className="-mx-4 mb-6 border-y border-hairline bg-white px-4 py-3 desk:mx-0 desk:rounded-sheet desk:border desk:px-5 desk:py-4"
    >
      <h2 id="photographs" className="mb-2">
        Photographs
      </h2>
      {photographs.length === 0 ? <p className="text-bark-soft">None yet.</p> : null}
      <Thumbnails
        action={action}
        photographs={photographs}
        className="grid-cols-3 desk:grid-cols-[repeat(auto-fill,minmax(6rem,1fr))]"
      />
      <AddPhotographs
        action={action}
        room={maxPerRequest - photographs.filter((each) => each.countsTowardLimit).length}
      >
        {children}
      </AddPhotographs>
    </section>
  )
}

export function AskForPhotographs({
  request: { row, contact, pageLink, photographsAskedAt },
}: {
  readonly request: LoadedRequest
}) {
  const action = deskPaths.request(row.id)
  // One email for each press, even if its answer is lost; asked again later, it is another.
  const [formKey, setFormKey] = useState(() => crypto.randomUUID())
  const submission = useAction<ActionAnswer>(action, () => setFormKey(crypto.randomUUID()))
  const [undone, setUndone] = useState<ActionAnswer>()
  const wasSent = submission.data?.is === 'saved' && submission.data !== undone
  return (
    <>
      {contact.email === '' || wasSent ? null : (
        <SubmissionForm submission={submission} className="max-sm:-ml-2">
          <input type="hidden" name={formKeyField} value={formKey} suppressHydrationWarning />
          <Button
            type="submit"
            variant="tight"
            name="intent"
            value="ask-for-photographs"
            disabled={submission.isBusy}
          >
            {`Email ${contact.firstName || 'them'} for photographs${photographsAskedAt === null ? '' : ' again'}`}
          </Button>
          {photographsAskedAt === null ? null : (
            <span className="text-second whitespace-nowrap text-bark-soft">
              Asked {photographsAskedAt}
            </span>
          )}
        </SubmissionForm>
      )}
      <SavedLine
        answer={submission.data}
        action={action}
        isBusy={submission.isBusy}
        onUndone={() => setUndone(submission.data)}
      />
      {pageLink === null ? null : (
        <div className="max-sm:-ml-2">
          <CopyButton variant="tight" text={pageLink}>
            Copy the link to their page
          </CopyButton>
        </div>
      )}
    </>
  )
}
