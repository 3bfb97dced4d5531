import { Link } from 'react-router'
import { EmptyList } from '#web/desk/list-search.tsx'
import type { EmailQuery } from './email-query.ts'
import type { EmailState } from './email-words.ts'
import { EmailStateMark } from './state-mark.tsx'

interface EmailRow {
  readonly id: string
  /** Page of the email. */
  readonly to: string
  /** Recipient, or sender of what came in. */
  readonly who: string
  readonly address: string
  readonly subject: string
  /** Its beginning, or the mail server's words. */
  readonly words: string
  readonly when: string
  readonly state: EmailState | null
  /** Who probably wrote it. */
  readonly customer: string | null
}

/** Emails in rows, which take two lines on phones. */
export function EmailList({
  rows,
  query,
}: {
  readonly rows: readonly EmailRow[]
  readonly query: EmailQuery
}) {
  if (rows.length === 0) {
    return (
      <EmptyList>
        {query.search === '' ? emptyWords(query) : 'No address here begins with that.'}
      </EmptyList>
    )
  }
  return (
    <ul
      aria-label="Emails"
      className="-mx-4 mb-3 divide-y divide-hairline-soft border-y border-hairline bg-white desk:mx-0 desk:rounded-sheet desk:border"
    >
      {rows.map(({ id, to, who, address, subject, words, when, state, customer }) => (
        <li
          key={id}
          className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 hover:bg-paper desk:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_minmax(0,15rem)_8.5rem]"
        >
          <Link to={to} className="truncate font-semibold after:absolute after:inset-0">
            {who}
          </Link>
          <span className="order-3 col-span-2 truncate desk:order-none desk:col-span-1">
            {subject} <span className="text-bark-soft">{words}</span>
          </span>
          <span className="order-4 col-span-2 truncate text-second text-bark-soft desk:order-none desk:col-span-1 desk:text-row">
            {state === null ? (
              customer === null ? (
                address
              ) : (
                `Probably ${customer}`
              )
            ) : (
              <EmailStateMark {...state} />
            )}
          </span>
          <span className="text-right text-second whitespace-nowrap text-bark-soft">{when}</span>
        </li>
      ))}
    </ul>
  )
}

/** What an empty list teaches. */
function emptyWords({ filter, isAway }: EmailQuery): string {
  switch (filter) {
    case 'failed':
      return 'Every email has arrived, as far as mail servers tell. What does not arrive stands here first.'
    case 'waiting':
      return 'No email waits to be sent.'
    case 'sent':
      return 'Nothing was sent yet. Acknowledgements, replies and confirmations will stand here.'
    case 'bounced':
      return 'No email came back.'
    case 'given-up':
      return 'Nothing was given up.'
    case 'other':
      return isAway
        ? 'Nothing was put away.'
        : 'Nothing waits. Email that answers none of yours stands here, and one press makes a request of it.'
  }
}
