import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { formatCount } from '#domain/counts.ts'
import { may } from '#domain/desk/roles.ts'
import { bulkEmails } from '#domain/desk/session.ts'
import type { RequestChange } from '#domain/requests/request-work.ts'
import { isWholeList } from '#domain/requests/request-export.ts'
import { statusNames } from '#domain/requests/request-status.ts'
import { type ActionAnswer, confirmFirst, refused } from '#web/desk/forms/answers.ts'
import { FileForm, LateLine } from '#web/desk/forms/file-form.tsx'
import { ListChoice, ListSearch } from '#web/desk/lists/list-search.tsx'
import { ListTabs } from '#web/desk/lists/list-tabs.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { Button, ButtonLink } from '#web/desk/button.tsx'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { DeliveryDialog } from '#web/desk/deliveries/delivery-dialog.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager, type ShownList } from '#web/desk/lists/pager.tsx'
import { BulkBar } from '#web/desk/requests/bulk-bar.tsx'
import { bulkForm } from '#web/desk/requests/request-forms.ts'
import { NoRequests } from '#web/desk/requests/no-requests.tsx'
import { clearForm, RequestList, selectAll } from '#web/desk/requests/request-list.tsx'
import { requestsPath, requestTabs, sortNames } from '#web/desk/requests/request-query.ts'
import { loadRequests, type RequestsData } from '#web/desk/requests/requests-page.ts'
import { changeAnswer, clearedAnswer } from '#web/desk/requests/request-actions.ts'
import { useColleague } from '#web/desk/use-desk.ts'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { Options } from '#web/desk/forms/field.tsx'
import type { Route } from './+types/requests.ts'

/** Id of the button that shows the boxes of rows, on narrow screens only. */
const selectRows = 'select-rows'

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadRequests(context, url.searchParams)

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const caller = requireSession(context)
  const { desk, member } = caller
  const submission = submissionOf(context, bulkForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  if (value.intent === 'clear') {
    const emails = await desk.requests.countHeldAcknowledgments(value.ids)
    const first = emails < bulkEmails ? null : confirmFirst(caller)
    if (first !== null) return first
    return clearedAnswer(context, await desk.requests.clearRequests(value.ids, member))
  }
  const edits =
    value.intent === 'undo'
      ? value.edits
      : value.ids.map((id, row) => ({
          id,
          seen: value.seen[row] ?? 0,
          change: bulkChange(value),
        }))
  const changed = await desk.requests.changeRequests(edits, member)
  return changeAnswer(changed, context)
}

function bulkChange(
  value: Extract<z.output<typeof bulkForm>, { intent: 'assign' | 'status' | 'spam' }>,
): RequestChange {
  switch (value.intent) {
    case 'assign':
      return { is: 'assign', to: value.to }
    case 'status':
      return { is: 'status', to: value.to, reason: value.reason }
    case 'spam':
      return { is: 'spam' }
  }
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  const { query, rows, counts, place, assignable } = loaderData
  const address = requestsPath(query)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isSelecting, setIsSelecting] = useState(false)
  const [priced, setPriced] = useState<readonly string[]>([])
  // Rows that were selected in another list would be changed unseen once they are back.
  useWhenChanged(address, () => setSelected(new Set()))
  const stopSelecting = () => {
    setSelected(new Set())
    setIsSelecting(false)
  }
  // A row that is cleared by its own button leaves the others selected.
  const isOfSelected = useRef(false)
  const submission = useAction<ActionAnswer>(address, () => {
    if (isOfSelected.current) stopSelecting()
  })
  const send = (form: FormData, isBulk: boolean) => {
    isOfSelected.current = isBulk
    submission.send(form)
  }
  const list: ShownList = {
    place,
    shown: rows.length,
    pathOf: (page) => requestsPath({ ...query, page }),
  }
  const chosen = rows.filter(({ id }) => selected.has(id))
  const shown = chosen.map(({ id }) => id)
  return (
    <>
      <PageHead title="Requests" search="wide">
        <ButtonLink to={deskPaths.newRequest} variant="filled">
          New request
        </ButtonLink>
      </PageHead>
      <ListTabs
        label="Status"
        tabs={requestTabs.map((status) => ({
          to: requestsPath({ status }),
          name: status === 'open' ? 'Open' : statusNames[status],
          count: counts[status] === 0 ? '' : formatCount(counts[status]),
          isShown: status === query.status,
          isBeside: status === 'possible-spam',
        }))}
      />
      <Filters
        {...loaderData}
        list={list}
        isSelecting={isSelecting}
        onSelecting={
          rows.length === 0 ? null : () => (isSelecting ? stopSelecting() : setIsSelecting(true))
        }
      />
      <LateLine />
      {rows.length === 0 ? (
        <NoRequests query={query} />
      ) : (
        <RequestList
          {...loaderData}
          isSelecting={isSelecting}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      <output className="sr-only">
        {shown.length === 0
          ? null
          : `${shown.length} selected. The next button leads to the actions for them.`}
      </output>
      {/* Submitted by the buttons in the rows of "Possible spam". */}
      <form
        id={clearForm}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          send(new FormData(event.currentTarget, event.nativeEvent.submitter), false)
        }}
      >
        <input type="hidden" name="intent" value="clear" />
      </form>
      <div className="flex flex-wrap items-center gap-x-4">
        <SavedLine answer={submission.data} action={address} isBusy={submission.isBusy} />
        <Pager {...list} />
      </div>
      {shown.length > 0 || isSelecting ? (
        <BulkBar
          ids={shown}
          assignable={assignable}
          isBusy={submission.isBusy}
          spam={
            query.status === 'possible-spam'
              ? { emails: chosen.filter((row) => row.holdsAcknowledgment).length }
              : null
          }
          onSelectAll={
            shown.length === rows.length
              ? null
              : () => setSelected(new Set(rows.map(({ id }) => id)))
          }
          onClear={() => {
            stopSelecting()
            // The bar goes. One of them is hidden, and takes no focus.
            for (const id of [selectAll, selectRows]) {
              document.getElementById(id)?.focus({ preventScroll: true })
            }
          }}
          onPrice={() => setPriced(shown)}
          onStep={(form) => {
            for (const { id, revision } of chosen) {
              form.append('ids', id)
              form.append('seen', String(revision))
            }
            send(form, true)
          }}
        />
      ) : null}
      {priced.length === 0 ? null : (
        // The rows stay selected, so that the focus returns to the button.
        <DeliveryDialog ids={priced} onClose={() => setPriced([])} />
      )}
    </>
  )
}

function Filters({
  query,
  staff,
  services,
  list,
  isSelecting,
  onSelecting,
}: Pick<RequestsData, 'query' | 'staff' | 'services'> & {
  readonly list: ShownList
  readonly isSelecting: boolean
  /** Null where there is nothing to select. */
  readonly onSelecting: (() => void) | null
}) {
  const { role } = useColleague()
  const mayExport = !isWholeList(query) || may(role, 'export-everything')
  const [isOpen, setIsOpen] = useState(false)
  // Folded on phones.
  const filters = [query.assignedTo, query.service, query.hasReplied].filter(
    (each) => each !== null,
  ).length
  const choice = `max-w-46 max-wide:w-full! max-wide:max-w-none ${isOpen ? '' : 'max-wide:hidden'}`
  return (
    <div className="items-start justify-between gap-4 desk:flex">
      <ListSearch
        {...list}
        name="Requests"
        placeholder="Name or phone"
        search={query.search}
        className="no-print mb-3 flex flex-1 flex-wrap gap-2"
        buttons={
          <>
            <Button
              className="wide:hidden"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {filters === 0 ? 'Filter' : `Filter (${filters})`}
            </Button>
            {onSelecting === null ? null : (
              <Button
                id={selectRows}
                className="wide:hidden"
                aria-pressed={isSelecting}
                onClick={onSelecting}
              >
                {isSelecting ? 'Done' : 'Select'}
              </Button>
            )}
          </>
        }
      >
        <input type="hidden" name="status" value={query.status} />
        <ListChoice
          name="assigned"
          label="Assigned to"
          value={query.assignedTo ?? ''}
          className={choice}
        >
          <option value="">Assigned to: anyone</option>
          <option value="nobody">Assigned to: nobody</option>
          <Options of={staff.map(({ id, name }) => [id, `Assigned to: ${name}`])} />
        </ListChoice>
        <ListChoice
          name="replied"
          label="Replied"
          value={query.hasReplied === null ? '' : query.hasReplied ? 'yes' : 'no'}
          className={choice}
        >
          <option value="">Replied: any</option>
          <option value="yes">Replied: yes</option>
          <option value="no">Replied: no</option>
        </ListChoice>
        <ListChoice name="service" label="Service" value={query.service ?? ''} className={choice}>
          <option value="">Service: any</option>
          <Options of={services.map(({ id, name }) => [id, `Service: ${name}`])} />
        </ListChoice>
        <ListChoice name="sort" label="Sort" value={query.sort} className={choice}>
          <Options of={Object.entries(sortNames).map(([sort, name]) => [sort, `Sort: ${name}`])} />
        </ListChoice>
      </ListSearch>
      {mayExport && onSelecting !== null ? (
        <div className="no-print mb-3 max-desk:hidden">
          <FileForm from={deskPaths.exportRequests} button="Export" variant="word">
            <input type="hidden" name="list" value={requestsPath(query).split('?')[1] ?? ''} />
          </FileForm>
        </div>
      ) : null}
    </div>
  )
}
