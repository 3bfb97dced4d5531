import { useState } from 'react'
import type { Company } from '#content/company.ts'
import { counted, formatCount, maxCounted } from '#domain/counts.ts'
import { excerptOf } from '#domain/emails/quoted-text.ts'
import { waitingText } from '#domain/requests/opening-hours.ts'
import { addDays, formatDate, minute, formatMomentFrom } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { Button, ButtonLink, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { Stop } from '#web/desk/schedule/stop.ts'
import { VisitLines } from '#web/desk/schedule/todays-visits.tsx'
import { Empty, Group, GroupedSheet, Row, Rows } from '#web/desk/sheet.tsx'
import { RepliedLines, RequestLines } from '#web/desk/today/request-lines.tsx'
import { useRowSubmission } from '#web/desk/today/row-actions.tsx'
import { requestsPath } from './request-query.ts'
import { requestRow } from './request-row.ts'

type Found = DeskResult<'requests', 'requestsToday'>

export function todayRequests(found: Found, company: Company, now: number) {
  const { due, figures, endangered, isNothing } = found
  const closed = figures.won + figures.lost
  const row = (each: Parameters<typeof requestRow>[0]) => requestRow(each, company, now)
  return {
    isNothing,
    tomorrow: addDays(found.today, 1),
    due: due.requests.map(row),
    dueTotal: due.total,
    overdue: due.overdue,
    fresh: found.new.requests.map(row),
    freshTotal: found.new.total,
    endangered: endangered.requests.map((each) => ({
      ...row(each),
      /** `Wed, Dec 23, 2026` */
      forgottenOn: formatDate(each.forgottenAt, company.timeZone),
    })),
    endangeredTotal: endangered.total,
    ahead: found.ahead.map(row),
    replied: found.replied.requests.map((each) => ({
      ...row(each),
      when: formatMomentFrom(now, each.repliedAt, company.timeZone),
      text: repliedText(each),
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
        value:
          figures.medianAnswerMs === null
            ? 'None yet'
            : medianText(figures.medianAnswerMs, company),
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

/** Beginning of a customer's message, or a summary of their additions. */
function repliedText({ text, subject, photographs }: Found['replied']['requests'][number]): string {
  const added = photographs === 0 ? '' : `${counted(photographs, 'photograph')} added`
  const excerpt = excerptOf(text, { subject })
  const quoted = excerpt === '' ? '' : `“${excerpt}”`
  return [added, quoted].filter(Boolean).join(': ') || 'An email with no text'
}

const medianText = (ms: number, company: Company) =>
  ms < minute ? 'Under a minute' : waitingText(ms, company)

export function Figures({ figures }: Pick<TodaysRequests, 'figures'>) {
  return (
    <dl className="mb-5 grid divide-hairline border-y border-hairline max-desk:divide-y desk:grid-cols-4 desk:divide-x">
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

/** The day's work by kinds that occur, or else the week ahead. */
export function TodayRequests({
  visitsAhead,
  ...found
}: Omit<TodaysRequests, 'figures'> & { readonly visitsAhead: readonly Stop[] }) {
  const { tomorrow, due, dueTotal, overdue, fresh, freshTotal, endangered, endangeredTotal } = found
  const { replied, repliedTotal } = found
  if (found.isNothing) {
    return <NothingToday ahead={found.ahead} visits={visitsAhead} tomorrow={tomorrow} />
  }
  return (
    <GroupedSheet>
      {dueTotal === 0 ? null : (
        <Group
          title="Follow up"
          count={dueTotal}
          aside={
            overdue === 0 ? null : (
              <span className="font-semibold text-clay">{formatCount(overdue)} overdue</span>
            )
          }
        >
          <RequestLines rows={due} tomorrow={tomorrow} />
          {dueTotal > due.length ? <All to={requestsPath({})}>All open requests</All> : null}
        </Group>
      )}
      {freshTotal === 0 ? null : (
        <Group
          title="New requests"
          count={freshTotal}
          aside={<span className="text-bark-soft">Waiting, in opening hours</span>}
        >
          <RequestLines rows={fresh} tomorrow={tomorrow} />
          {freshTotal > fresh.length ? (
            <All to={requestsPath({ status: 'new', hasReplied: false })}>{allOf(freshTotal)}</All>
          ) : null}
        </Group>
      )}
      {repliedTotal === 0 ? null : <Replied rows={replied} total={repliedTotal} />}
      {endangeredTotal === 0 ? null : (
        <Group
          title="About to be deleted"
          count={endangeredTotal}
          aside={<span className="text-bark-soft">Nobody has worked on them in a long time</span>}
        >
          <Rows>
            {endangered.map((row) => (
              <EndangeredRow key={row.id} row={row} />
            ))}
          </Rows>
        </Group>
      )}
    </GroupedSheet>
  )
}

/** An open request that will be deleted unless it is retained; closing it marks it as lost. */
function EndangeredRow({ row }: { readonly row: TodaysRequests['endangered'][number] }) {
  const { isBusy, send } = useRowSubmission()
  const { id, name, services, wish, forgottenOn } = row
  return (
    <Row
      title={name}
      to={deskPaths.request(id)}
      second={`${services || wish ? `${services || wish}. ` : ''}Will be deleted on ${forgottenOn}`}
    >
      <span className="-mx-2 flex">
        <Button
          variant="word"
          disabled={isBusy}
          aria-label={`Keep the request of ${name}`}
          onClick={({ currentTarget }) => send(currentTarget, row, { intent: 'keep' })}
        >
          Keep
        </Button>
        <Button
          variant="word"
          disabled={isBusy}
          aria-label={`Close the request of ${name}: never answered`}
          onClick={({ currentTarget }) =>
            send(currentTarget, row, { intent: 'status', to: 'lost', reason: 'no-answer' })
          }
        >
          Close
        </Button>
      </span>
    </Row>
  )
}

/** Initial number of customers who replied, so that other work is in view on a busy day. */
const repliedAtFirst = 6

function Replied({
  rows,
  total,
}: {
  readonly rows: TodaysRequests['replied']
  readonly total: number
}) {
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = !isWhole && rows.length > repliedAtFirst
  return (
    <Group title="Customers who replied" count={total}>
      <RepliedLines rows={isFolded ? rows.slice(0, repliedAtFirst) : rows} />
      {isFolded ? (
        <p className="border-t border-hairline-soft p-2">
          <Button variant="word" onClick={() => setIsWhole(true)}>
            Show all {rows.length}
          </Button>
        </p>
      ) : total > rows.length ? (
        <All to={requestsPath({ hasReplied: true })}>{allOf(total)}</All>
      ) : null}
    </Group>
  )
}

function NothingToday({
  ahead,
  visits,
  tomorrow,
}: Pick<TodaysRequests, 'ahead' | 'tomorrow'> & {
  readonly visits: readonly Stop[]
}) {
  return (
    <GroupedSheet>
      <Empty>
        Nothing is waiting for you today: no follow-ups are due, and nobody is waiting for an
        answer. When someone calls, add a{' '}
        <TextLink to={deskPaths.newRequest} variant="in-text">
          New request
        </TextLink>
      </Empty>
      {ahead.length === 0 ? null : (
        <Group title="Follow up in the week ahead" count={ahead.length}>
          <RequestLines rows={ahead} tomorrow={tomorrow} />
        </Group>
      )}
      {visits.length === 0 ? null : (
        <Group title="Visits and deliveries in the week ahead" count={visits.length}>
          <div className="px-4">
            <VisitLines visits={visits} />
          </div>
        </Group>
      )}
    </GroupedSheet>
  )
}

const allOf = (total: number) => (total > maxCounted ? 'All' : `All ${total}`)

function All({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <p className="border-t border-hairline-soft p-2">
      <ButtonLink to={to} variant="word">
        {children}
      </ButtonLink>
    </p>
  )
}
