import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { counted } from '#domain/counts.ts'
import { isChoice } from '#domain/customers/chosen-columns.ts'
import { maxImportBytes } from '#domain/customers/customer-columns.ts'
import type { ColumnsUnknown } from '#usecases/desk/customer-imports.ts'
import { failed, type FailedAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { ChooseColumns } from '#web/desk/customers/choose-columns.tsx'
import { stateNames } from '#web/desk/customers/import-texts.ts'
import { attributionText, requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fileFieldClasses } from '#web/desk/forms/field.tsx'
import { PageHead, UpLink } from '#web/desk/page-head.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import { fileIn } from '#web/form-values.ts'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/import-customers.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const imports = await requireSession(context).desk.customers.listImports()
  return {
    imports: imports.map(({ id, fileName, at, by, state, counts }) => ({
      id,
      fileName,
      about: attributionText(context, { at, by }),
      state: stateNames[state],
      counts,
    })),
  }
}

export async function action({ context }: Route.ActionArgs): Promise<Response | FileAnswer> {
  const { desk, member } = requireSession(context)
  const form = submittedForm(context)
  const file = await fileIn(form)
  if (file === null) return failed('Choose a file first.')
  const choices = form.getAll('column').map(String).filter(isChoice)
  const prepared = await desk.customers.prepareImport(
    file,
    member,
    choices.length === 0 ? null : { choices, hasHeader: form.has('header') },
  )
  if (prepared.ok) return redirect(deskPaths.customerImport(prepared.value))
  const { error } = prepared
  if (error.code === 'file-refused') return failed(error.message)
  const { message, columns, hasHeader } = error
  return { ...failed(message), open: { columns, hasHeader } }
}

interface FileAnswer extends FailedAnswer {
  /** Columns with unknown titles. */
  readonly open?: Pick<ColumnsUnknown, 'columns' | 'hasHeader'>
}

export default function ImportCustomers({ loaderData: { imports } }: Route.ComponentProps) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  // Another file has other columns.
  const [dropped, setDropped] = useState<FileAnswer | null>(null)
  const submission = useAction<FileAnswer>(deskPaths.importCustomers)
  const { isBusy } = submission
  const answer = submission.data === dropped ? undefined : submission.data
  const message = isTooLarge
    ? 'This file is larger than 8 MB. Split it and import the parts one by one.'
    : isBusy
      ? undefined
      : answer?.message
  return (
    <>
      <UpLink to={deskPaths.customers}>Customers</UpLink>
      <PageHead title="Import customers" />
      <div className="desk:max-w-3xl">
        <SubmissionForm
          submission={submission}
          className="mb-6 rounded-sheet border border-hairline bg-white p-4 desk:p-6"
        >
          <label htmlFor="file" className="mb-1 block font-semibold">
            CSV file
          </label>
          <input
            id="file"
            type="file"
            name="file"
            accept=".csv,.tsv,.txt,text/csv"
            aria-describedby="file-hint file-message"
            aria-invalid={message === undefined ? undefined : true}
            onChange={({ currentTarget: { files } }) => {
              setIsTooLarge((files?.[0]?.size ?? 0) > maxImportBytes)
              setDropped(submission.data ?? null)
            }}
            className={fileFieldClasses}
          />
          <p id="file-hint" className="mt-1 text-second text-bark-soft">
            From QuickBooks (Customer Contact List), Google Contacts (Export, Google CSV), an export
            from this desk, or any other list. You can say what its columns hold.
          </p>
          <p
            id="file-message"
            role="alert"
            className="text-second font-semibold text-brick not-empty:mt-1"
          >
            {message}
          </p>
          {answer?.open === undefined ? null : <ChooseColumns {...answer.open} />}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button type="submit" variant="filled" disabled={isBusy || isTooLarge}>
              {isBusy ? 'Reading…' : 'Check the file'}
            </Button>
            <span className="text-second text-bark-soft">
              You will see what changes before anything is saved.
            </span>
          </div>
        </SubmissionForm>
        {imports.length === 0 ? null : (
          <Sheet title="Imported in the last 30 days" count={imports.length}>
            <Rows>
              {imports.map(({ id, fileName, about, state, counts }) => (
                <Row
                  key={id}
                  title={
                    <Link to={deskPaths.customerImport(id)} className="break-all hover:underline">
                      {fileName}
                    </Link>
                  }
                  second={about}
                >
                  <span className="text-bark-soft">
                    {state === 'Done' ? `${counted(counts.new, 'customer')} added` : state}
                  </span>
                </Row>
              ))}
            </Rows>
          </Sheet>
        )}
      </div>
    </>
  )
}
