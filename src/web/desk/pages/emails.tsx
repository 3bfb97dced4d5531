import { formatCount } from '#domain/counts.ts'
import { emailFilterNames, emailFilters } from '#domain/emails/email-log.ts'
import { excerptOf } from '#domain/emails/quoted-text.ts'
import { formatShortMoment } from '#domain/time.ts'
import { TextLink } from '#web/desk/button.tsx'
import { requireSession, companyOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { emailsPath, readEmailQuery } from '#web/desk/emails/email-query.ts'
import { emailState } from '#web/desk/emails/email-texts.ts'
import { EmailList } from '#web/desk/emails/email-list.tsx'
import { MailboxNote } from '#web/desk/emails/mailbox-note.tsx'
import { ListSearch } from '#web/desk/list-search.tsx'
import { ListTabs } from '#web/desk/list-tabs.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/pager.tsx'
import type { Route } from './+types/emails.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const { timeZone } = companyOf(context)
  const query = readEmailQuery(url.searchParams)
  const { filter, search, page } = query
  const [found, counts, mailbox] = await Promise.all([
    filter === 'other'
      ? desk.emails
          .listOtherEmails({ isOpen: !query.isAway, search, page })
          .then(({ emails, ...place }) => ({
            place,
            rows: emails.map((email) => ({
              id: email.id,
              to: deskPaths.receivedEmail(email.id),
              who: email.from.name || email.from.address || 'Unknown sender',
              address: email.from.name === '' ? '' : email.from.address,
              subject: email.subject || 'No subject',
              text: excerptOf(email.text),
              when: formatShortMoment(email.receivedAt, timeZone),
              state: null,
              customer: email.customer?.name ?? null,
            })),
          }))
      : desk.emails.listEmails({ filter, search, page }).then(({ emails, ...place }) => ({
          place,
          rows: emails.map((email) => ({
            id: email.id,
            to: deskPaths.sentEmail(email.id),
            who: email.customer ?? email.to,
            address: email.customer === null ? '' : email.to,
            subject: email.subject,
            text: email.state === 'sent' ? '' : (email.lastError ?? ''),
            when: formatShortMoment(email.sentAt ?? email.createdAt, timeZone),
            state: emailState(email, timeZone),
            customer: null,
          })),
        })),
    desk.emails.countEmails(),
    desk.emails.mailboxState(),
  ])
  return {
    query,
    rows: found.rows,
    place: found.place,
    counts,
    mailbox:
      mailbox === null
        ? null
        : {
            ...mailbox,
            checkedAt:
              mailbox.checkedAt === null ? null : formatShortMoment(mailbox.checkedAt, timeZone),
          },
  }
}

/** Sent and failed emails, and received ones that belong to no request. */
export default function Emails({ loaderData }: Route.ComponentProps) {
  const { query, rows, place, counts, mailbox } = loaderData
  const { filter, isAway, search } = query
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
      <MailboxNote mailbox={mailbox} isOther={filter === 'other'} />
      <ListSearch
        name="Emails"
        label="Search emails"
        placeholder="Name, email, town, street or phone"
        search={search}
        action={deskPaths.email}
        address={emailsPath(query)}
        found={place.total ?? rows.length}
        className="no-print mb-3 flex flex-wrap items-center gap-3"
      >
        {filter === 'failed' ? null : <input type="hidden" name="show" value={filter} />}
        {isAway ? <input type="hidden" name="away" value="1" /> : null}
        {filter === 'other' ? (
          <TextLink to={emailsPath({ filter, isAway: !isAway })} variant="tall">
            {isAway ? 'Open' : 'Archived'}
          </TextLink>
        ) : null}
      </ListSearch>
      <EmailList rows={rows} query={query} />
      <Pager place={place} shown={rows.length} pathOf={(page) => emailsPath({ ...query, page })} />
    </>
  )
}
