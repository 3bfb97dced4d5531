import { Link } from 'react-router'
import { second } from '#domain/time.ts'
import { useFetcher } from '#web/use-fetcher.ts'
import { usePolling } from '#web/use-polling.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'
import { listPath } from '#web/desk/lists/list-address.ts'
import { countedPlace, Pager } from '#web/desk/lists/pager.tsx'
import { StatusMark } from '#web/desk/requests/marks.tsx'
import { TextArea } from '#web/desk/requests/writing.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import type { CustomerAnswer } from './customer-answers.ts'
import { customerNoteForm } from './customer-form.ts'
import type { CustomerData } from './customer-page.ts'
import { partNames } from './history-lines.ts'

type PartId = keyof CustomerData['parts']

/** History of a customer: the newest entries of each kind, or all of one kind. */
export function CustomerHistory({
  customer,
  parts,
  only,
  pageLength,
}: Pick<CustomerData, 'customer' | 'parts' | 'only' | 'pageLength'>) {
  const path = deskPaths.customer(customer.id)
  // Sending an email is no activity, by which open pages reload otherwise.
  usePolling(parts.emails.rows.filter(({ isOnItsWay }) => isOnItsWay).length, second, 30)
  const shown = partNames.filter(({ id }) =>
    // Kinds that any customer could have next are shown even while empty.
    only === null ? alwaysShown.has(id) || parts[id].total > 0 : id === only.part,
  )
  return (
    <>
      {only === null ? null : (
        <p className="no-print mb-3">
          <TextLink to={path}>Show everything</TextLink>
        </p>
      )}
      {shown.map(({ id, title }) => (
        <Sheet
          key={id}
          title={title}
          count={parts[id].total}
          aside={
            parts[id].total > parts[id].rows.length && only === null ? (
              <Link
                to={`${path}?show=${id}`}
                className="no-print inline-flex min-h-11 items-center font-semibold text-moss hover:underline"
              >
                Show all<span className="sr-only"> {title}</span>
              </Link>
            ) : id === 'payments' && only === null ? (
              <Link
                to={`${deskPaths.newPayment}?customer=${customer.id}`}
                className="no-print inline-flex min-h-11 items-center font-semibold text-moss hover:underline"
              >
                Record a payment
              </Link>
            ) : null
          }
        >
          <PartRows id={id} customer={customer} parts={parts} />
        </Sheet>
      ))}
      {only === null ? null : (
        <Pager
          place={countedPlace({ page: only.page, pageLength, total: parts[only.part].total })}
          shown={parts[only.part].rows.length}
          pathOf={(page) => listPath(path, { show: only.part }, page)}
        />
      )}
    </>
  )
}

const alwaysShown: ReadonlySet<PartId> = new Set(['requests', 'notes', 'payments'])

function PartRows({
  id,
  customer,
  parts,
}: Pick<CustomerData, 'customer' | 'parts'> & { readonly id: PartId }) {
  switch (id) {
    case 'requests':
      return (
        <Rows empty="They have not asked for anything yet.">
          {parts.requests.rows.map(({ id: requestId, services, town, status, when }) => (
            <Row
              key={requestId}
              title={services || 'A request'}
              to={deskPaths.request(requestId)}
              second={[when, town].filter(Boolean).join(', ')}
            >
              <StatusMark status={status} />
            </Row>
          ))}
        </Rows>
      )
    case 'bookings':
      return (
        <Rows>
          {parts.bookings.rows.map(({ id: bookingId, name, when, answer }) => (
            <Row key={bookingId} title={name} second={when}>
              <span className="text-bark-soft">{answer}</span>
            </Row>
          ))}
        </Rows>
      )
    case 'payments':
      return (
        <Rows empty="Nothing yet.">
          {parts.payments.rows.map(({ id: paymentId, name, when, amount, refunded }) => (
            <Row key={paymentId} title={name} to={deskPaths.payment(paymentId)} second={when}>
              <span className="text-second text-bark-soft">{refunded}</span>
              <span className="font-semibold">{amount}</span>
            </Row>
          ))}
        </Rows>
      )
    case 'emails':
      return (
        <Rows>
          {parts.emails.rows.map(({ id: emailId, subject, text, when, path, state, look }) => (
            <Row
              key={emailId}
              title={subject}
              to={path}
              second={[when, text].filter(Boolean).join('. ')}
            >
              {look === 'failed' ? (
                <span className="inline-flex items-center gap-1.5 font-semibold text-brick">
                  <Icon name="warning" className="size-4" />
                  {state}
                </span>
              ) : (
                <span className={look === 'theirs' ? 'font-semibold' : 'text-bark-soft'}>
                  {state}
                </span>
              )}
            </Row>
          ))}
        </Rows>
      )
    case 'notes':
      return <Notes customerId={customer.id} notes={parts.notes.rows} />
  }
}

function Notes({
  customerId,
  notes,
}: {
  readonly customerId: string
  readonly notes: CustomerData['parts']['notes']['rows']
}) {
  return (
    <>
      <Rows>
        {notes.map(({ id, text, about, requestId }) => (
          <li key={id} className="px-4 py-2.5">
            <p className="max-w-[70ch] rounded-[0.375rem] bg-paper-deep px-3 py-2 break-words whitespace-pre-line">
              {text}
            </p>
            <p className="mt-1 text-second text-bark-soft">
              {about}
              {requestId === null ? null : (
                <>
                  , on{' '}
                  <Link to={deskPaths.request(requestId)} className="underline">
                    a request
                  </Link>
                </>
              )}
            </p>
          </li>
        ))}
      </Rows>
      <NewNote customerId={customerId} isFirst={notes.length === 0} />
    </>
  )
}

function NewNote({
  customerId,
  isFirst,
}: {
  readonly customerId: string
  readonly isFirst: boolean
}) {
  const fetcher = useFetcher<CustomerAnswer>()
  const action = deskPaths.customer(customerId)
  const { fields, props, unsaved, isBusy, putBack } = useDeskForm(fetcher, {
    name: `note on customer ${customerId}`,
    schema: customerNoteForm,
    action,
    isEmptied: true,
    isIdempotent: true,
  })
  return (
    <form
      {...props}
      className={`no-print px-4 py-3 ${isFirst ? '' : 'border-t border-hairline-soft'}`}
    >
      <input type="hidden" name="intent" value="note" />
      <TextArea
        field={fields.text}
        label="Note"
        placeholder="Gate code, dogs, who to ask for. Only we see it."
        rows={2}
      />
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button type="submit" disabled={isBusy}>
          Save note
        </Button>
        {unsaved}
        <SavedLine
          answer={
            fetcher.data?.is === 'saved' || fetcher.data?.is === 'failed' ? fetcher.data : undefined
          }
          action={action}
          isBusy={isBusy}
          onUndone={putBack}
        />
      </div>
    </form>
  )
}
