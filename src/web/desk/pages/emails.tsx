import { formatCount } from '#domain/counts.ts'
import { emailFilterNames, emailFilters } from '#domain/emails/email-log.ts'
import { TextLink } from '#web/desk/button.tsx'
import { emailsPath } from '#web/desk/emails/email-query.ts'
import { EmailList } from '#web/desk/emails/email-list.tsx'
import { loadEmails } from '#web/desk/emails/emails-page.ts'
import { ListSearch } from '#web/desk/lists/list-search.tsx'
import { ListTabs } from '#web/desk/lists/list-tabs.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/lists/pager.tsx'
import type { Route } from './+types/emails.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => loadEmails(context, url.searchParams)

export default function Emails({ loaderData }: Route.ComponentProps) {
  const { query, zone, rows, place, counts } = loaderData
  const { filter, isArchived, search } = query
  const pathOf = (page: number) => emailsPath({ ...query, page })
  const list = { place, shown: rows.length, pathOf }
  return (
    <>
      <PageHead title="Email" aside={zone} search="wide" />
      <ListTabs
        label="Emails"
        tabs={emailFilters.map((each) => ({
          to: emailsPath({ filter: each }),
          name: emailFilterNames[each],
          count: counts[each] ? formatCount(counts[each]) : '',
          isShown: each === filter,
          isBeside: each === 'other',
        }))}
      />
      <MailboxNote {...loaderData} />
      <ListSearch
        {...list}
        name="Emails"
        placeholder="Name, email, town, street or phone"
        search={search}
        className="no-print mb-3 flex flex-wrap items-center gap-3"
      >
        {filter === 'failed' ? null : <input type="hidden" name="show" value={filter} />}
        {isArchived ? <input type="hidden" name="archived" value="1" /> : null}
        {filter === 'other' ? (
          <TextLink to={emailsPath({ filter, isArchived: !isArchived })} variant="tall">
            {isArchived ? 'Open' : 'Archived'}
          </TextLink>
        ) : null}
      </ListSearch>
      <EmailList {...loaderData} />
      <Pager {...list} />
    </>
  )
}

/** State of the reading of the mailbox, or how to turn it on. */
function MailboxNote({
  mailbox,
  query,
}: Pick<Route.ComponentProps['loaderData'], 'mailbox' | 'query'>) {
  const isOther = query.filter === 'other'
  if (mailbox === null) {
    if (!isOther) return null
    return (
      <div className="mb-4 rounded-sheet border border-hairline bg-white px-4 py-3">
        <p className="max-w-[65ch]">
          <b className="font-semibold">Replies stay in your mailbox.</b> To have them added to their
          requests, whoever runs the site sets{' '}
          <code className="rounded bg-paper-deep px-1 break-all">
            IMAP_URL=imaps://user:password@mail-server/INBOX
          </code>{' '}
          and restarts it. Your mailbox stays as it is: nothing in it is moved or marked as read.
        </p>
      </div>
    )
  }
  if (mailbox.problem !== null) {
    return (
      <p className="mb-4 rounded-sheet border border-brick bg-white px-4 py-3">
        <b className="font-semibold text-brick">The mailbox cannot be read.</b> {mailbox.problem}{' '}
        The site keeps trying.
      </p>
    )
  }
  if (!isOther) return null
  return (
    <p className="mb-3 text-second text-bark-soft">
      {mailbox.name}
      {mailbox.checkedAt === null ? ', not read yet' : `, last read ${mailbox.checkedAt}`}
    </p>
  )
}
