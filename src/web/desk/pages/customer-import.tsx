import { data, redirect } from 'react-router'
import { counted } from '#domain/counts.ts'
import type { ImportCounts } from '#domain/customers/customer.ts'
import { columnCorrections } from '#domain/customers/chosen-columns.ts'
import { importSourceNames } from '#domain/customers/customer-columns.ts'
import { useActionAnswer } from '#web/action-answer.ts'
import { failed, type FailedAnswer, saved, type SavedAnswer } from '#web/desk/forms/answers.ts'
import { Button, ButtonLink } from '#web/desk/button.tsx'
import { ColumnRows, type ReadColumn } from '#web/desk/customers/choose-columns.tsx'
import { ImportRows } from '#web/desk/customers/import-rows.tsx'
import { outcomeNames, outcomes } from '#web/desk/customers/import-texts.ts'
import { attributionText, orNotFound, requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { UpLink } from '#web/desk/page-head.tsx'
import { ListTabs } from '#web/desk/lists/list-tabs.tsx'
import { listPath, pageNumber } from '#web/desk/lists/list-address.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { usePolling } from '#web/use-polling.ts'
import { SubmissionForm, useAction, usePageSubmission } from '#web/desk/forms/use-submission.tsx'
import { countedPlace, Pager } from '#web/desk/lists/pager.tsx'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/customer-import.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const id = params.importId
  const found = orNotFound(await desk.customers.findImport(id))
  const search = url.searchParams
  const outcome = outcomes.find((each) => each === search.get('show')) ?? null
  const page = pageNumber(search)
  const { at, by, ...about } = found
  return {
    ...about,
    when: attributionText(context, { at, by }),
    outcome,
    page,
    draft: found.state === 'draft' ? await desk.customers.draftColumns(id) : null,
    traces: found.state === 'done' ? await desk.customers.importTraces(id) : null,
    ...(await desk.customers.importRows(id, { outcome, page })),
  }
}

type ColumnsAnswer = SavedAnswer | FailedAnswer

export async function action({
  params,
  context,
}: Route.ActionArgs): Promise<Response | { readonly message: string } | ColumnsAnswer> {
  const { desk, member } = requireSession(context)
  const id = params.importId
  const moved = { message: 'A colleague has already changed this import. Please review it again.' }
  const form = submittedForm(context)
  switch (form.get('intent')) {
    case 'start': {
      const started = await desk.customers.startImport(id)
      return started.ok ? redirect(deskPaths.customerImport(id)) : moved
    }
    case 'undo': {
      const undone = await desk.customers.undoImport(id, member)
      return undone.ok ? redirect(deskPaths.customerImport(id)) : moved
    }
    case 'columns': {
      const choices = form
        .getAll('column')
        .flatMap((each) => columnCorrections.find((one) => one === each) ?? [])
      const corrected = await desk.customers.correctColumns(id, choices)
      if (corrected.ok) return saved(context, 'Read again')
      const { message } = 'message' in corrected.error ? corrected.error : moved
      return failed(message)
    }
    case 'discard': {
      await desk.customers.discardImport(id)
      return redirect(deskPaths.importCustomers)
    }
    default:
      throw data({ code: 'unknown-step' }, { status: 400 })
  }
}

export default function CustomerImport({ loaderData: found }: Route.ComponentProps) {
  const { id, fileName, source, when, state, counts, outcome, page, total, pageLength } = found
  const isBefore = state !== 'done'
  const pathOf = (show: string | null, next?: number) =>
    listPath(deskPaths.customerImport(id), { show }, next)
  const all = outcomes.reduce((sum, each) => sum + counts[each], 0)
  return (
    <>
      <UpLink to={deskPaths.importCustomers}>Import customers</UpLink>
      <h1 className="text-title break-words desk:text-title-wide">{fileName}</h1>
      <p className="mb-4 text-second text-bark-soft">
        {when}. From {importSourceNames[source]}.
      </p>
      <ImportState {...found} />
      {found.draft === null ? null : (
        <Columns id={id} columns={found.draft} shown={found.columns} />
      )}
      <ListTabs
        label="Lines"
        keepsPlace
        tabs={[null, ...outcomes].map((each) => ({
          to: pathOf(each),
          name: each === null ? 'All lines' : outcomeNames[each][isBefore ? 'before' : 'after'],
          count: (each === null ? all : counts[each]).toLocaleString('en-US'),
          isShown: each === outcome,
        }))}
      />
      <ImportRows rows={found.rows} isBefore={isBefore} />
      <Pager
        place={countedPlace({ page, pageLength, total })}
        shown={found.rows.length}
        pathOf={(next) => pathOf(outcome, next)}
      />
    </>
  )
}

function ImportState({
  id,
  state,
  counts,
  otherNames,
  sameNames,
  traces,
  waiting,
}: Pick<
  Route.ComponentProps['loaderData'],
  'id' | 'state' | 'counts' | 'otherNames' | 'sameNames' | 'traces' | 'waiting'
>) {
  const answer = useActionAnswer<{ readonly message: string }>()
  const submission = usePageSubmission(deskPaths.customerImport(id))
  const { isBusy } = submission
  const wanted = counts.new + counts.joined
  return (
    <section
      aria-label="Progress"
      className="mb-5 desk:max-w-3xl rounded-sheet border border-hairline bg-white p-4 desk:p-5"
    >
      {state === 'draft' ? (
        <>
          <p className="mb-3">{importPreview(counts, otherNames, sameNames)}</p>
          <SubmissionForm submission={submission} className="flex flex-wrap gap-3">
            {wanted === 0 ? null : (
              <Button type="submit" name="intent" value="start" variant="filled" disabled={isBusy}>
                Import {counted(wanted, 'line')}
              </Button>
            )}
            <Button type="submit" name="intent" value="discard" disabled={isBusy}>
              Discard
            </Button>
          </SubmissionForm>
        </>
      ) : null}
      {state === 'running' ? <Progress counts={counts} waiting={waiting} /> : null}
      {state === 'undone' ? <p>This was undone.</p> : null}
      <output className="block not-empty:mb-3">
        {state === 'done'
          ? sentenceOf([
              `${counted(counts.new, 'customer')} added`,
              counts.joined > 0 && `${counted(counts.joined, 'line')} added to known customers`,
              counts.same > 0 && `${counted(counts.same, 'line')} known already`,
              counts.refused > 0 && `${counted(counts.refused, 'line')} left out`,
            ])
          : null}
      </output>
      {state === 'done' ? (
        <>
          {traces === null || traces.removable + traces.restorable === 0 ? null : (
            <details>
              <summary className="min-h-11 content-center font-semibold text-moss desk:min-h-9">
                Undo this import…
              </summary>
              <p className="mt-1 mb-3">
                {sentenceOf([
                  `${counted(traces.removable, 'customer')} would be removed`,
                  traces.restorable > 0 &&
                    `along with what was added to ${counted(traces.restorable, 'known customer')}`,
                ])}{' '}
                {traces.touched === 0
                  ? ''
                  : `${counted(traces.touched, 'customer')} would stay, because something has happened with them since.`}
              </p>
              <SubmissionForm submission={submission}>
                <Button type="submit" name="intent" value="undo" variant="danger" disabled={isBusy}>
                  Undo the import
                </Button>
              </SubmissionForm>
            </details>
          )}
          <p className="mt-2">
            <ButtonLink to={deskPaths.customers}>Go to Customers</ButtonLink>
          </p>
        </>
      ) : null}
      <p role="alert" className="font-semibold text-brick not-empty:mt-3">
        {answer?.message}
      </p>
    </section>
  )
}

function importPreview(counts: ImportCounts, otherNames: number, sameNames: number): string {
  const { same, refused } = counts
  const unread = refused > 0 && `${counted(refused, 'line')} cannot be read and would be left out.`
  const brought = sentenceOf([
    counts.new > 0 && counted(counts.new, 'new customer'),
    counts.joined > 0 && `${counted(counts.joined, 'line')} with new details for known customers`,
  ])
  const known = `${refused === 0 ? 'Everything in' : 'The rest of'} this file is here already.`
  const others =
    otherNames > 0 &&
    `${counted(otherNames, 'line')} with another name than the customer who has the same email or phone: that name becomes a note there.`
  const namesakes =
    sameNames > 0 &&
    `${counted(sameNames, 'line')} with the name of another customer, but another email or phone: that makes a new customer.`
  const sentences =
    counts.new + counts.joined > 0
      ? [brought, others, namesakes, unread]
      : [unread, same === 0 ? 'Nothing in this file can be imported.' : known]
  return sentences.filter(Boolean).join(' ')
}

/** A sentence of whatever there is. */
function sentenceOf(parts: readonly (string | false)[]): string {
  const text = parts.filter(Boolean).join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function Progress({
  counts,
  waiting,
}: Pick<Route.ComponentProps['loaderData'], 'counts' | 'waiting'>) {
  usePolling(true)
  const all = counts.new + counts.joined + counts.same
  const done = all - waiting
  return (
    <>
      <label htmlFor="progress" className="mb-2 block">
        {done.toLocaleString('en-US')} of {counted(all, 'line')}. You can leave this page in the
        meantime.
      </label>
      <progress id="progress" max={Math.max(1, all)} value={done} className="h-2.5 w-full" />
    </>
  )
}

function Columns({
  id,
  columns,
  shown,
}: {
  readonly id: string
  readonly columns: readonly ReadColumn[]
  /** Changes once the file is read in another way. */
  readonly shown: Route.ComponentProps['loaderData']['columns']
}) {
  const submission = useAction<ColumnsAnswer>(deskPaths.customerImport(id))
  const read = columns.filter(({ readAs }) => readAs !== null).length
  const others = columns.length - read
  return (
    <details className="mb-4 desk:max-w-3xl">
      <summary className="min-h-11 content-center font-semibold text-moss desk:min-h-9">
        {counted(read, 'column')} read
        {others === 0 ? '' : `, ${others.toLocaleString('en-US')} not needed`}. Change them
      </summary>
      {/* The key resets the choices once the file is read in another way. */}
      <SubmissionForm key={JSON.stringify(shown)} submission={submission} className="mt-1">
        <ColumnRows columns={columns} />
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="columns" disabled={submission.isBusy}>
            {submission.isBusy ? 'Reading…' : 'Read it again this way'}
          </Button>
          <AnswerLine answer={submission.data} />
        </div>
      </SubmissionForm>
    </details>
  )
}
