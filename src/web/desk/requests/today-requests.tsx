import { Link } from 'react-router'
import type { Company } from '#content/company.ts'
import { countWords, mostCounted } from '#domain/counts.ts'
import { excerptOf } from '#domain/emails/quoted-text.ts'
import { fullName } from '#domain/quotes/lead.ts'
import { waitingWords } from '#domain/requests/opening-hours.ts'
import { dateOf, formatCalendarDate, formatDate, formatTime, minute } from '#domain/time.ts'
import type { Desk } from '#usecases/desk/desk.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Empty, Group, GroupedSheet } from '#web/desk/sheet.tsx'
import { EndangeredLines, type EndangeredRow } from './endangered-lines.tsx'
import { FollowUpMark, StatusShape } from './marks.tsx'
import { requestsPath } from './request-query.ts'
import { requestRow, type RequestRow } from './request-row.ts'

type Found = Awaited<ReturnType<Desk['requestsToday']>>

/** What Today shows of requests, in words. */
export function todayRequests(found: Found, company: Company, now: number) {
  const { due, figures, endangered } = found
  const closed = figures.won + figures.lost
  const row = (each: Parameters<typeof requestRow>[0]) => requestRow(each, company, now)
  return {
    due: due.requests.map(row),
    dueTotal: due.total,
    overdue: due.overdue,
    fresh: found.new.requests.map(row),
    freshTotal: found.new.total,
    endangered: endangered.requests.map((each): EndangeredRow => ({
      ...row(each),
      revision: each.work.revision,
      forgottenOn: formatDate(each.forgottenAt, company.timeZone),
    })),
    endangeredTotal: endangered.total,
    ahead: found.ahead.map(row),
    replied: found.replied.requests.map((each) => ({
      id: each.lead.id,
      name: fullName(each.lead.contact),
      when: momentWords(each.repliedAt, now, company.timeZone),
      words: excerptOf(each.text),
      town: (each.lead.request?.services[0]?.address ?? each.lead.address).city,
      assignee: each.assignee,
    })),
    repliedTotal: found.replied.total,
    figures: [
      {
        label: 'Requests this month',
        value: String(figures.thisMonth),
        second: `${figures.monthLastYear} in the same month last year`,
      },
      {
        label: 'Median time to first answer',
        value: figures.medianAnswerMs === null ? 'None yet' : medianWords(figures.medianAnswerMs),
        second: 'Opening hours, last 30 days',
      },
      {
        label: 'Won rate',
        value: closed === 0 ? 'None yet' : `${Math.round((100 * figures.won) / closed)}%`,
        second: `${figures.won} of ${closed}, last 90 days`,
      },
    ],
  }
}

export type TodaysRequests = ReturnType<typeof todayRequests>

/** The time of today, or the day. */
function momentWords(at: number, now: number, timeZone: string): string {
  return dateOf(at, timeZone) === dateOf(now, timeZone)
    ? formatTime(at, timeZone)
    : formatCalendarDate(dateOf(at, timeZone)).replace(/, \d{4}$/, '')
}

const medianWords = (ms: number) => (ms < minute ? 'Under a minute' : waitingWords(ms))

/** Figures of the business, each with what it counts. */
export function Figures({ figures }: Pick<TodaysRequests, 'figures'>) {
  return (
    <dl className="mb-5 grid divide-hairline border-y border-hairline max-desk:divide-y desk:grid-cols-3 desk:divide-x">
      {figures.map(({ label, value, second }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] py-2.5 desk:block desk:px-5 desk:py-3 desk:first:pl-0"
        >
          <dt className="text-second text-bark-soft">{label}</dt>
          <dd className="row-span-2 self-center text-right text-2xl leading-7.5 font-semibold text-evergreen desk:text-left">
            {value}
          </dd>
          <dd className="text-second text-bark-soft">{second}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The day's work, each kind only where there is any; where there is none, the week ahead. */
export function TodayRequests(found: Omit<TodaysRequests, 'figures'>) {
  const { due, dueTotal, overdue, fresh, freshTotal, endangered, endangeredTotal } = found
  const { replied, repliedTotal } = found
  if (dueTotal + freshTotal + repliedTotal + endangeredTotal === 0)
    return <NothingToday ahead={found.ahead} />
  return (
    <GroupedSheet>
      {dueTotal === 0 ? null : (
        <Group
          title="Follow up"
          count={dueTotal}
          aside={
            overdue === 0 ? null : (
              <span className="font-semibold text-clay">{countWords(overdue)} overdue</span>
            )
          }
        >
          <RequestLines rows={due} />
          <All shown={due.length} total={dueTotal} to={requestsPath({})} />
        </Group>
      )}
      {freshTotal === 0 ? null : (
        <Group
          title="New requests"
          count={freshTotal}
          aside={<span className="text-bark-soft">Waiting, in opening hours</span>}
        >
          <RequestLines rows={fresh} />
          <All shown={fresh.length} total={freshTotal} to={requestsPath({ status: 'new' })} />
        </Group>
      )}
      {repliedTotal === 0 ? null : (
        <Group title="Customers who replied" count={repliedTotal}>
          <RepliedLines rows={replied} />
          {repliedTotal > replied.length ? (
            <p className="border-t border-hairline-soft px-4 py-3 text-bark-soft">
              And {countWords(repliedTotal - replied.length)} more, once these are answered.
            </p>
          ) : null}
        </Group>
      )}
      {endangeredTotal === 0 ? null : (
        <Group
          title="To be forgotten"
          count={endangeredTotal}
          aside={<span className="text-bark-soft">Nobody has worked on them for long</span>}
        >
          <EndangeredLines rows={endangered} />
        </Group>
      )}
    </GroupedSheet>
  )
}

function NothingToday({ ahead }: Pick<TodaysRequests, 'ahead'>) {
  return (
    <GroupedSheet>
      <Empty>
        Nothing waits for you today: nobody is to be followed up, and nobody waits for an answer.
        Add who calls:{' '}
        <Link to={deskPaths.newRequest} className="font-semibold text-moss underline">
          New request
        </Link>
      </Empty>
      {ahead.length === 0 ? null : (
        <Group title="Follow up in the week ahead" count={ahead.length}>
          <RequestLines rows={ahead} />
        </Group>
      )}
    </GroupedSheet>
  )
}

function All({
  shown,
  total,
  to,
}: {
  readonly shown: number
  readonly total: number
  readonly to: string
}) {
  if (total <= shown) return null
  return (
    <p className="border-t border-hairline-soft p-2">
      <ButtonLink to={to} look="word">
        {total > mostCounted ? 'All' : `All ${total}`}
      </ButtonLink>
    </p>
  )
}

/** Who wrote, and what; gone once somebody has answered or has seen to it. */
function RepliedLines({ rows }: { readonly rows: ReturnType<typeof todayRequests>['replied'] }) {
  return (
    <ul className="divide-y divide-hairline-soft">
      {rows.map(({ id, name, when, words, town, assignee }) => (
        <li
          key={id}
          className="relative grid min-h-15.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 hover:bg-paper desk:min-h-11 desk:grid-cols-[7.5rem_minmax(0,11rem)_minmax(0,1fr)_7rem_4.500rem]"
        >
          <span className="order-2 text-right text-bark-soft desk:order-none desk:text-left">
            {when}
          </span>
          <Link
            to={deskPaths.request(id)}
            className="truncate font-semibold after:absolute after:inset-0"
          >
            {name}
          </Link>
          <span className="order-3 col-span-2 truncate text-second text-bark-soft desk:order-none desk:col-span-1 desk:text-row desk:text-bark">
            {words === '' ? 'An email without text' : `“${words}”`}
          </span>
          <span className="hidden truncate text-bark-soft desk:block">{town}</span>
          <span className="hidden truncate text-bark-soft desk:block">
            {assignee?.split(' ')[0]}
          </span>
        </li>
      ))}
    </ul>
  )
}

function RequestLines({ rows }: { readonly rows: readonly RequestRow[] }) {
  return (
    <ul className="divide-y divide-hairline-soft">
      {rows.map(({ id, name, services, town, status, assignee, followUp, waiting }) => (
        <li
          key={id}
          className="relative grid min-h-15.5 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 hover:bg-paper desk:min-h-11 desk:grid-cols-[7.5rem_minmax(0,11rem)_minmax(0,1fr)_7rem_4.500rem]"
        >
          <span className="order-2 text-right desk:order-none desk:text-left">
            {followUp === null ? (
              <span className="inline-flex items-center gap-2 whitespace-nowrap">
                <StatusShape status={status} />
                {waiting}
              </span>
            ) : (
              <FollowUpMark
                state={followUp.state}
                words={followUp.state === 'no-date' ? 'No date' : followUp.words}
              />
            )}
          </span>
          <Link
            to={deskPaths.request(id)}
            className="truncate font-semibold after:absolute after:inset-0"
          >
            {name}
          </Link>
          <span className="order-3 col-span-2 truncate text-second text-bark-soft desk:order-none desk:col-span-1 desk:text-row desk:text-bark">
            {followUp?.note || services}
          </span>
          <span className="hidden truncate text-bark-soft desk:block">{town}</span>
          <span className="hidden truncate text-bark-soft desk:block">
            {assignee?.split(' ')[0]}
          </span>
        </li>
      ))}
    </ul>
  )
}
