import { Form, redirect } from 'react-router'
import { unverified } from '#domain/emails/received-email.ts'
import { formatMomentWithZone } from '#domain/time.ts'
import { failed, type FailedAnswer, saved, type SavedAnswer } from '#web/desk/forms/answers.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { receivedEmailForm } from '#web/desk/emails/email-forms.ts'
import { UpLink } from '#web/desk/page-head.tsx'
import { emailsPath } from '#web/desk/emails/email-query.ts'
import { ReceivedText } from '#web/desk/emails/received-text.tsx'
import { maxSearchLength, searchedText } from '#web/desk/lists/list-address.ts'
import { searchFieldClasses, SearchHint } from '#web/desk/lists/list-search.tsx'
import { useSearchField } from '#web/desk/lists/use-search-field.ts'
import { StatusMark } from '#web/desk/requests/marks.tsx'
import { requestRow } from '#web/desk/requests/request-row.ts'
import { receivedBody } from '#web/desk/requests/timeline-text.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/received-email.ts'

/** Requests that are offered for an email. */
const maxOffered = 10
const searchHint = 'Name, email, town or phone'

type ReceivedEmailAnswer = FailedAnswer | SavedAnswer

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const { company } = context.get(siteContext).content
  const id = params.emailId
  const search = searchedText(url.searchParams)
  const email = orNotFound(await desk.emails.findOtherEmail(id))
  const found =
    search === ''
      ? await desk.emails.requestsForEmail(id)
      : (await desk.requests.searchRequests(search)).rows
  const now = desk.now()
  const others = found.filter(({ lead }) => lead.id !== email.requestId)
  return {
    id,
    search,
    subject: email.subject || 'No subject',
    from: email.from,
    when: formatMomentWithZone(email.receivedAt, company.timeZone),
    isOpen: email.isOpen,
    requestId: email.requestId,
    customer: email.customer,
    body: receivedBody(email),
    requests: others.slice(0, maxOffered).map((each) => requestRow(each, company, now)),
    hasMore: others.length > maxOffered,
  }
}

export async function action({ params, context }: Route.ActionArgs): Promise<ReceivedEmailAnswer> {
  const { desk, member } = requireSession(context)
  const id = params.emailId
  const submission = submissionOf(context, receivedEmailForm)
  if (submission.status !== 'success') return failed('That is not something this page can do.')
  const { value } = submission
  switch (value.intent) {
    case 'make-request': {
      const made = await desk.emails.makeRequestOfEmail(id, value.seen, member)
      if (made.ok) throw redirect(deskPaths.request(made.value))
      return refused(made.error.code)
    }
    case 'put-on': {
      const put = await desk.emails.putEmailOnRequest(id, value.requestId, value.seen, member)
      if (put.ok) throw redirect(deskPaths.request(value.requestId))
      return refused(put.error.code)
    }
    case 'take-off': {
      const off = await desk.emails.takeEmailOffRequest(id, value.seen, member)
      return off.ok ? saved(context, 'Taken off the request') : refused(off.error.code)
    }
    case 'archive':
    case 'put-back':
    case 'undo': {
      const step = value.intent === 'undo' ? value.edits : value.intent
      const isArchived = step === 'archive'
      const put = await desk.emails.archiveEmail(id, isArchived, member)
      if (!put.ok) return refused(put.error.code)
      const undo = isArchived ? 'put-back' : 'archive'
      return saved(context, isArchived ? 'Archived' : 'Put back', undo)
    }
  }
}

function refused(
  code: 'unknown-email' | 'unknown-request' | 'already-placed',
): ReceivedEmailAnswer {
  const messages = {
    'unknown-email': 'This email is no longer there.',
    'unknown-request': 'This request is no longer there.',
    'already-placed': 'Someone has already moved it. This page shows where it is.',
  } as const
  return failed(messages[code])
}

export default function ReceivedEmailPage({ loaderData }: Route.ComponentProps) {
  const { subject, from, when, requestId, customer, body } = loaderData
  return (
    <>
      {requestId === null ? (
        <UpLink to={emailsPath({ filter: 'other' })}>Other email</UpLink>
      ) : (
        <UpLink to={deskPaths.request(requestId)}>The request</UpLink>
      )}
      <h1 className="text-title break-words desk:text-title-wide">{subject}</h1>
      <p className="mb-4 break-words text-bark-soft">
        From {[from.name, from.address].filter(Boolean).join(', ')}, {unverified}, {when}
        {customer === null ? null : (
          <>
            . Probably <TextLink to={deskPaths.customer(customer.id)}>{customer.name}</TextLink>
          </>
        )}
      </p>
      <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8">
        <div className="mb-5 min-w-0">
          <ReceivedText {...body} />
        </div>
        <div className="no-print">
          <Places email={loaderData} />
        </div>
      </div>
    </>
  )
}

function Places({
  email: { id, search, isOpen, requestId, requests, hasMore },
}: {
  readonly email: Route.ComponentProps['loaderData']
}) {
  const action = deskPaths.receivedEmail(id)
  const submission = useAction<ReceivedEmailAnswer>(action)
  const { isBusy } = submission
  const isPlaced = requestId !== null
  const field = useSearchField(search)
  const seen = <input type="hidden" name="seen" value={requestId ?? ''} />
  return (
    <>
      <SubmissionForm submission={submission} className="flex flex-wrap gap-2">
        {seen}
        <Button
          type="submit"
          name="intent"
          value="make-request"
          variant={isPlaced ? 'outline' : 'filled'}
          disabled={isBusy}
        >
          {isPlaced ? 'Move it to a new request' : 'Create a request'}
        </Button>
        <Button
          type="submit"
          name="intent"
          value={isPlaced ? 'take-off' : isOpen ? 'archive' : 'put-back'}
          disabled={isBusy}
        >
          {isPlaced ? 'Take it off this request' : isOpen ? 'Archive' : 'Put back'}
        </Button>
      </SubmissionForm>
      <SavedLine answer={submission.data} action={action} isBusy={isBusy} />
      <h2 className="mt-5 mb-2">Or {isPlaced ? 'to another' : 'add it to a'} request</h2>
      <search aria-label="Requests">
        <SearchHint>{searchHint}</SearchHint>
        <Form action={action} className="mb-2">
          <input
            type="search"
            name="q"
            ref={field}
            defaultValue={search}
            maxLength={maxSearchLength}
            aria-label="Search requests"
            placeholder={searchHint}
            className={searchFieldClasses}
          />
        </Form>
      </search>
      <output className="sr-only">
        {search === '' ? null : (
          <span key={search}>{`${hasMore ? 'At least ' : ''}${requests.length} found`}</span>
        )}
      </output>
      {requests.length === 0 ? (
        <p className="text-bark-soft">
          {search === ''
            ? isPlaced
              ? 'Search for the request it belongs to.'
              : 'Nobody with this email address has asked for anything. Search for the request it belongs to.'
            : 'No request matches.'}
        </p>
      ) : (
        <SubmissionForm submission={submission}>
          <input type="hidden" name="intent" value="put-on" />
          {seen}
          <ul
            aria-label="Requests it could belong to"
            className="divide-y divide-hairline-soft border-y border-hairline"
          >
            {requests.map((row) => (
              <li key={row.id} className="flex flex-wrap items-center gap-x-3 py-2">
                <span className="min-w-40 flex-1">
                  <b className="block font-semibold">{row.name}</b>
                  <span className="block text-second text-bark-soft">
                    {[row.services, row.town].filter(Boolean).join(', ')}
                  </span>
                  <span className="text-second">
                    <StatusMark status={row.status} />
                  </span>
                </span>
                <Button type="submit" name="requestId" value={row.id} disabled={isBusy}>
                  {isPlaced ? 'Move here' : 'Add here'}
                </Button>
              </li>
            ))}
          </ul>
        </SubmissionForm>
      )}
    </>
  )
}
