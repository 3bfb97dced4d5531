import { formatCount } from '#domain/counts.ts'
import { troubleText } from '#domain/desk/trouble.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { ledgerSourceNames } from '#domain/money/ledger.ts'
import { quickBooksFiles } from '#domain/money/ledger-csv.ts'
import {
  ledgerPeriod,
  ledgerPeriodText,
  mayExportPeriod,
  neighborPeriods,
} from '#domain/money/ledger-period.ts'
import { methodNames, paymentMethods } from '#domain/written-quotes/quote-payments.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { FileForm, LateLine } from '#web/desk/forms/file-form.tsx'
import { EmptyList, ListChoice, ListSearch, ListSheet } from '#web/desk/lists/list-search.tsx'
import { EntryHead, EntryRow } from '#web/desk/money/entry-row.tsx'
import { LedgerSums } from '#web/desk/money/ledger-sums.tsx'
import { moneyFilePath, moneyPath, moneyQuery } from '#web/desk/money/money-query.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/lists/pager.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useOneTimeParam } from '#web/desk/one-time-param.ts'
import { useColleague } from '#web/desk/use-desk.ts'
import { Options } from '#web/desk/forms/field.tsx'
import type { Route } from './+types/money.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const today = desk.today()
  const query = moneyQuery(url.searchParams, today)
  const { before, after } = neighborPeriods(query.period)
  const { entries, totals, unsettled, due, ...place } = await desk.money.readLedger(
    query.period,
    query,
    query.page,
  )
  const [first = null] = due.flatMap((each) =>
    each.paymentId === null ? [] : [{ id: each.paymentId, text: troubleText(each).about }],
  )
  return {
    query,
    periods: {
      before,
      after,
      thisMonth: today.slice(0, 7),
      isNow: query.period.to >= today,
      text: ledgerPeriodText(query.period),
      beforeText: ledgerPeriodText(ledgerPeriod(before, today)),
      afterText: ledgerPeriodText(ledgerPeriod(after, today)),
    },
    totals,
    unsettled: { count: unsettled.length, first: unsettled[0] ?? null },
    due: {
      count: due.length,
      whose: due.every(({ to }) => to === 'booking') ? 'guest' : 'customer',
      cents: due.reduce((sum, { amountCents }) => sum + amountCents, 0),
      first,
    },
    place,
    entries,
  }
}

export default function Money({ loaderData }: Route.ComponentProps) {
  const { query, periods, totals, unsettled, due, place, entries } = loaderData
  const removed = Number(useOneTimeParam('removed') ?? Number.NaN)
  const { period, source, method, search } = query
  const pathOf = (page: number) => moneyPath({ ...query, period: period.name, page })
  const list = { place, shown: entries.length, pathOf }
  // Where any went through the payment provider.
  const hasFees = entries.some(({ fee }) => fee.is !== 'none')
  const isFiltered = source !== 'any' || method !== 'any' || search !== ''
  return (
    <>
      <PageHead title="Money" aside={periods.text} search="wide">
        {Number.isSafeInteger(removed) ? (
          <AnswerLine
            answer={{ is: 'saved', message: `The payment of ${amountText(removed)} was removed` }}
          />
        ) : null}
        <ButtonLink to={deskPaths.newPayment} variant="filled">
          Record a payment
        </ButtonLink>
      </PageHead>
      <PeriodBar {...loaderData} />
      <LateLine />
      <LedgerSums totals={totals} />
      {unsettled.first === null ? null : (
        <ToDo
          text={
            unsettled.count === 1
              ? 'One payment is unmatched.'
              : `${formatCount(unsettled.count)} payments are unmatched.`
          }
          to={deskPaths.payment(unsettled.first)}
          press={unsettled.count === 1 ? 'Settle it' : 'Settle the first'}
        />
      )}
      {due.first === null ? null : (
        <ToDo
          text={
            due.count === 1
              ? `Refund to make: ${due.first.text}.`
              : `${formatCount(due.count)} ${due.whose}s are owed ${amountText(due.cents)}. First: ${due.first.text}.`
          }
          to={deskPaths.payment(due.first.id)}
          press={due.count === 1 ? 'Refund it' : 'Refund the first'}
        />
      )}
      <ListSearch
        {...list}
        name="Money"
        label="Search this list"
        placeholder="Name, email, what for or amount"
        search={search}
        className="no-print mb-3 flex flex-wrap gap-2"
      >
        <input type="hidden" name="period" value={period.name} />
        <ListChoice name="source" label="From" value={source}>
          <option value="any">From: everything</option>
          <Options of={Object.entries(ledgerSourceNames)} />
        </ListChoice>
        <ListChoice name="method" label="Paid by" value={method}>
          <option value="any">Paid by: any method</option>
          <Options of={paymentMethods.map((each) => [each, methodNames[each]])} />
        </ListChoice>
      </ListSearch>
      {entries.length === 0 ? (
        <EmptyList page={place.page}>
          {isFiltered
            ? `Nothing in ${periods.text} matches. Remove a filter, or look at another month.`
            : `Nothing was paid in ${periods.text}. Payments for events and quotes are added here automatically.`}
        </EmptyList>
      ) : (
        <ListSheet>
          <EntryHead hasFees={hasFees} />
          <ul aria-label="Payments and refunds" className="divide-y divide-hairline-soft">
            {entries.map((entry) => (
              <EntryRow key={`${entry.kind} ${entry.id}`} entry={entry} hasFees={hasFees} />
            ))}
          </ul>
        </ListSheet>
      )}
      <Pager {...list} />
    </>
  )
}

function PeriodBar({
  query,
  periods,
  totals,
}: Pick<Route.ComponentProps['loaderData'], 'query' | 'periods' | 'totals'>) {
  const { role } = useColleague()
  const { period } = query
  return (
    <div className="no-print mb-3 flex flex-wrap items-center gap-2">
      <nav aria-label="Months" className="contents">
        <ButtonLink to={moneyPath({ period: periods.before })}>{periods.beforeText}</ButtonLink>
        {periods.isNow ? null : (
          <>
            <ButtonLink to={moneyPath({ period: periods.after })}>{periods.afterText}</ButtonLink>
            <ButtonLink to={moneyPath({ period: periods.thisMonth })}>This month</ButtonLink>
          </>
        )}
        {period.name.length === 4 ? (
          <ButtonLink to={moneyPath({ period: `${period.name}-01` })}>By month</ButtonLink>
        ) : (
          <ButtonLink to={moneyPath({ period: period.name.slice(0, 4) })}>
            All of {period.name.slice(0, 4)}
          </ButtonLink>
        )}
      </nav>
      {mayExportPeriod(role, period) ? (
        <span className="flex flex-wrap gap-2 desk:ml-auto">
          <QuickBooksFiles period={period.name} files={quickBooksFiles(totals.entries)} />
          <FileForm method="get" from={moneyFilePath(period.name, 'all')} button="Export" />
        </span>
      ) : null}
    </div>
  )
}

function ToDo({
  text,
  to,
  press,
}: {
  readonly text: string
  readonly to: string
  readonly press: string
}) {
  return (
    <p className="no-print mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border border-l-3 border-hairline border-l-clay bg-white px-4 py-2.5">
      <span className="font-semibold text-clay">{text}</span>
      <ButtonLink to={to}>{press}</ButtonLink>
    </p>
  )
}

/** QuickBooks limits the size of files: large months have several, a year is split by month. */
function QuickBooksFiles({ period, files }: { readonly period: string; readonly files: number }) {
  if (files === 1) {
    return (
      <FileForm method="get" from={moneyFilePath(period, 'quickbooks')} button="For QuickBooks" />
    )
  }
  if (period.length === 4) {
    return (
      <span className="self-center text-second text-bark-soft">
        For QuickBooks by month: it takes 1,000 lines at a time
      </span>
    )
  }
  return Array.from({ length: files }, (_, index) => (
    <FileForm
      key={index}
      method="get"
      from={moneyFilePath(period, 'quickbooks', index + 1)}
      button={`For QuickBooks, ${index + 1} of ${files}`}
    />
  ))
}
