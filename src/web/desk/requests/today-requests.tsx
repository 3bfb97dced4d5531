import { Link } from 'react-router'
import type { Company } from '#content/company.ts'
import { waitingWords } from '#domain/requests/opening-hours.ts'
import { minute } from '#domain/time.ts'
import type { Desk } from '#usecases/desk/desk.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Empty, Sheet } from '#web/desk/sheet.tsx'
import { FollowUpMark } from './marks.tsx'
import { requestsPath } from './request-query.ts'
import { requestRow, type RequestRow } from './request-row.ts'

type Found = Awaited<ReturnType<Desk['requestsToday']>>

/** What Today shows of requests, in words. */
export function todayRequests(found: Found, company: Company, now: number) {
  const { due, figures } = found
  const closed = figures.won + figures.lost
  return {
    due: due.requests.map((each) => requestRow(each, company, now)),
    dueTotal: due.total,
    fresh: found.new.requests.map((each) => requestRow(each, company, now)),
    freshTotal: found.new.total,
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

const medianWords = (ms: number) => (ms < minute ? 'Under a minute' : waitingWords(ms))

/** Figures of the business, each with what it counts. */
export function Figures({ figures }: Pick<ReturnType<typeof todayRequests>, 'figures'>) {
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

/** Whom to answer: what is due, and who waits for a first word. */
export function TodayRequests({
  due,
  dueTotal,
  fresh,
  freshTotal,
}: Omit<ReturnType<typeof todayRequests>, 'figures'>) {
  return (
    <>
      <Sheet title="Follow up" count={dueTotal}>
        {due.length === 0 ? (
          <Empty>Nobody is to be followed up today.</Empty>
        ) : (
          <RequestLines rows={due} />
        )}
        <All shown={due.length} total={dueTotal} to={requestsPath({})} />
      </Sheet>
      <Sheet
        title="New requests"
        count={freshTotal}
        aside={<span className="text-second text-bark-soft">Waiting, in opening hours</span>}
      >
        {fresh.length === 0 ? (
          <Empty>
            Nobody waits for a first answer. Add who calls:{' '}
            <Link to={deskPaths.newRequest} className="font-semibold text-moss underline">
              New request
            </Link>
          </Empty>
        ) : (
          <RequestLines rows={fresh} />
        )}
        <All shown={fresh.length} total={freshTotal} to={requestsPath({ status: 'new' })} />
      </Sheet>
    </>
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
        All {total}
      </ButtonLink>
    </p>
  )
}

function RequestLines({ rows }: { readonly rows: readonly RequestRow[] }) {
  return (
    <ul className="divide-y divide-hairline-soft">
      {rows.map(({ id, name, services, town, assignee, followUp, waiting }) => (
        <li
          key={id}
          className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 hover:bg-paper desk:grid-cols-[7.5rem_minmax(0,11rem)_minmax(0,1fr)_7rem_5rem]"
        >
          <span className="order-2 text-right desk:order-none desk:text-left">
            {followUp === null ? (waiting ?? '') : <FollowUpMark {...followUp} />}
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
          <span className="hidden truncate text-bark-soft desk:block">{assignee}</span>
        </li>
      ))}
    </ul>
  )
}
