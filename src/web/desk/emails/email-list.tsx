import { useState } from 'react'
import { Link } from 'react-router'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { EmptyList, SearchEverything } from '#web/desk/lists/list-search.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { EmailQuery } from './email-query.ts'
import type { EmailsData } from './emails-page.ts'
import { EmailStateMark } from './state-mark.tsx'

export function EmailList({ rows, query }: Pick<EmailsData, 'rows' | 'query'>) {
  const [placed, setPlaced] = useState('')
  const { data, isBusy, send } = useAction<ActionAnswer>(deskPaths.email)
  const place = (id: string, intent: string) => {
    setPlaced(id)
    send({ intent }, { to: deskPaths.receivedEmail(id) })
  }
  const isPlaced = query.filter === 'other' && !query.isArchived
  return (
    <>
      {rows.length === 0 ? (
        <EmptyList page={query.page}>
          {query.search === '' ? (
            emptyTexts[query.filter === 'other' && query.isArchived ? 'archived' : query.filter]
          ) : (
            <>
              Nothing found in this list.
              <SearchEverything text={query.search} />
            </>
          )}
        </EmptyList>
      ) : (
        <ul
          aria-label="Emails"
          className="-mx-4 mb-3 divide-y divide-hairline-soft border-y border-hairline bg-white desk:mx-0 desk:rounded-sheet desk:border"
        >
          {rows.map(({ id, to, who, address, subject, text, when, state, customer }) => (
            <li
              key={id}
              className={`relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-4 px-4 py-2 hover:bg-paper ${isPlaced ? 'wide:grid-cols-[minmax(0,13rem)_minmax(0,1fr)_minmax(0,11rem)_auto_8.5rem] wide:py-1' : 'wide:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_minmax(0,15rem)_8.5rem]'}`}
            >
              <span className="min-[20rem]:truncate">
                <Link to={to} className="font-semibold opens-row">
                  {who}
                </Link>{' '}
                {state === null ? null : <span className="text-bark-soft">{address}</span>}
              </span>
              <span className="order-3 col-span-full min-[20rem]:truncate wide:order-none wide:col-span-1">
                {subject} <span className="text-bark-soft">{text}</span>
              </span>
              <span className="order-4 col-span-full min-[20rem]:truncate text-second text-bark-soft wide:order-none wide:col-span-1 wide:text-row">
                {state !== null ? (
                  <EmailStateMark {...state} />
                ) : customer === null ? (
                  address
                ) : (
                  `Probably ${customer}`
                )}
              </span>
              {isPlaced ? (
                <span className="relative z-1 order-5 col-span-full -ml-2 flex gap-2 wide:order-none wide:col-span-1 wide:ml-0">
                  <Button
                    variant="tight"
                    aria-label={`Create a request from the email of ${who}`}
                    disabled={isBusy}
                    onClick={() => place(id, 'make-request')}
                  >
                    Create a request
                  </Button>
                  <Button
                    variant="tight"
                    aria-label={`Archive the email of ${who}`}
                    disabled={isBusy}
                    onClick={() => place(id, 'archive')}
                  >
                    Archive
                  </Button>
                </span>
              ) : null}
              <span className="text-right max-[20rem]:text-left text-second whitespace-nowrap text-bark-soft">
                {when}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SavedLine answer={data} action={deskPaths.receivedEmail(placed)} isBusy={isBusy} />
    </>
  )
}

const emptyTexts: Readonly<Record<EmailQuery['filter'] | 'archived', string>> = {
  failed:
    'Every email has gone out, as far as we know. Anything that fails will show up here first.',
  waiting: 'No email is waiting to be sent.',
  sent: 'Nothing has been sent yet. Acknowledgments, replies and confirmations will show up here.',
  bounced: 'No email has bounced.',
  'given-up': 'No email was given up on.',
  other:
    'Nothing is waiting. Email that doesn’t answer one of yours shows up here, and one press turns it into a request.',
  archived: 'Nothing is archived.',
}
