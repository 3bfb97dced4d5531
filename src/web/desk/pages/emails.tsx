import { formatCount } from '#domain/counts.ts'
import { emailFilterNames, emailFilters } from '#domain/emails/email-log.ts'
import { TextLink } from '#web/desk/button.tsx'
import { emailsPath } from '#web/desk/emails/email-query.ts'
import { EmailList } from '#web/desk/emails/email-list.tsx'
import { loadEmails } from '#web/desk/emails/emails-page.ts'
import { MailboxNote } from '#web/desk/emails/mailbox-note.tsx'
import { ListSearch } from '#web/desk/lists/list-search.tsx'
import { ListTabs } from '#web/desk/lists/list-tabs.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/lists/pager.tsx'
import type { Route } from './+types/emails.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => loadEmails(context, url.searchParams)

export default function Emails({ loaderData }: Route.ComponentProps) {
  const { query, rows, place, counts } = loaderData
  const { filter, isArchived, search } = query
  const pathOf = (page: number) => emailsPath({ ...query, page })
  const list = { place, shown: rows.length, pathOf }
  return (
    <>
      <PageHead title="Email" search="wide" />
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
