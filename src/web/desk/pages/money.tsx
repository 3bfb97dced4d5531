import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { countWords } from '#domain/counts.ts'
import { may } from '#domain/desk/roles.ts'
import { amountText } from '#domain/money/amount-text.ts'
import {
  ledgerSources,
  sourceNames,
  type LedgerEntry,
  type LedgerTotals,
} from '#domain/money/ledger.ts'
import { ledgerPeriod, neighborPeriods, periodWords } from '#domain/money/ledger-period.ts'
import { exactMoneyText } from '#domain/payments/wording.ts'
import { dateOf } from '#domain/time.ts'
import { handMethods, methodNames } from '#domain/written-quotes/quote-payments.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { ExportButton } from '#web/desk/export-button.tsx'
import { fieldClasses } from '#web/desk/field.tsx'
import { longestSearch } from '#web/desk/list-address.ts'
import { moneyFilePath, moneyPath, moneyQuery } from '#web/desk/money/money-query.ts'
import { useDay } from '#web/desk/moments.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { countedPlace, Pager } from '#web/desk/pager.tsx'
import { useColleague } from '#web/desk/use-desk.ts'
import { siteContext } from '#web/site-context.ts'

/** Rows on one page. */
const pageLength = 50

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk } = visitOf(context)
  const { timeZone } = context.get(siteContext).content.company
  const today = dateOf(desk.now(), timeZone)
  const query = moneyQuery(new URL(request.url).searchParams, today)
  const { before, after } = neighborPeriods(query.period)
  const { entries, totals } = await desk.readLedger(query.period, query)
  const page = Math.min(query.page, Math.max(1, Math.ceil(entries.length / pageLength)))
  return {
    query: { ...query, page },
    periods: {
      before,
      after,
      thisMonth: today.slice(0, 7),
      isNow: query.period.to >= today,
      words: periodWords(query.period),
      beforeWords: periodWords(ledgerPeriod(before, today)),
      afterWords: periodWords(ledgerPeriod(after, today)),
    },
    totals,
    total: entries.length,
    entries: entries.slice((page - 1) * pageLength, page * pageLength),
  }
}

/** Everything that was paid and refunded, month by month. */
export default function Money() {
  const { query, periods, totals, total, entries } = useLoaderData<typeof loader>()
  const { role } = useColleague()
  const { period, source, method, search, page } = query
  const isFiltered = source !== 'any' || method !== 'any' || search !== ''
  return (
    <>
      <PageHead title="Money" aside={periods.words} search="wide">
        <ButtonLink to={deskPaths.newPayment} look="filled">
          Record a payment
        </ButtonLink>
      </PageHead>
      <div className="no-print mb-3 flex flex-wrap items-center gap-2">
        <nav aria-label="Months" className="contents">
          <ButtonLink to={moneyPath({ period: periods.before })}>{periods.beforeWords}</ButtonLink>
          {periods.isNow ? null : (
            <>
              <ButtonLink to={moneyPath({ period: periods.after })}>
                {periods.afterWords}
              </ButtonLink>
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
        {may(role, 'export-everything') ? (
          <span className="flex flex-wrap gap-2 desk:ml-auto">
            <ExportButton from={moneyFilePath(period.name, 'quickbooks')}>
              For QuickBooks
            </ExportButton>
            <ExportButton from={moneyFilePath(period.name, 'all')}>Export</ExportButton>
          </span>
        ) : null}
      </div>
      <Totals totals={totals} />
      <search aria-label="Money" className="no-print mb-3 block">
        <Form
          key={moneyPath({ ...query, period: period.name })}
          action={deskPaths.money}
          className="flex flex-wrap gap-2"
          onChange={({ currentTarget, target }) => {
            if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
          }}
        >
          <input type="hidden" name="period" value={period.name} />
          <input
            type="search"
            name="q"
            defaultValue={search}
            maxLength={longestSearch}
            aria-label="Search this list"
            placeholder="Name, email, what for or amount"
            className={`${fieldClasses} min-w-0 basis-full desk:max-w-80 desk:basis-auto`}
          />
          <select
            name="source"
            aria-label="From"
            defaultValue={source}
            className={`${fieldClasses} w-auto!`}
          >
            <option value="any">From: everything</option>
            {ledgerSources.map((each) => (
              <option key={each} value={each}>
                {sourceNames[each]}
              </option>
            ))}
          </select>
          <select
            name="method"
            aria-label="Paid by"
            defaultValue={method}
            className={`${fieldClasses} w-auto!`}
          >
            <option value="any">Paid by: any way</option>
            {(['card', ...handMethods] as const).map((each) => (
              <option key={each} value={each}>
                {methodNames[each]}
              </option>
            ))}
          </select>
        </Form>
      </search>
      {entries.length === 0 ? (
        <p className="rounded-sheet border border-hairline bg-white px-4 py-8 text-center text-bark-soft">
          {isFiltered
            ? `Nothing of ${periods.words} fits. Take a filter away, or look at another month.`
            : `Nothing was paid in ${periods.words}. Payments for events and quotes stand here by themselves.`}
        </p>
      ) : (
        <div className="-mx-4 mb-3 border-y border-hairline bg-white desk:mx-0 desk:overflow-hidden desk:rounded-sheet desk:border">
          <div
            className={`hidden min-h-9 border-b border-hairline px-4 text-second text-bark-soft ${columns}`}
          >
            <span>Day</span>
            <span>Customer</span>
            <span>For</span>
            <span>Paid by</span>
            <span className="text-right">Sales tax</span>
            <span className="text-right">Amount</span>
          </div>
          <ul aria-label="Payments and refunds" className="divide-y divide-hairline-soft">
            {entries.map((entry) => (
              <EntryRow key={`${entry.kind} ${entry.id}`} entry={entry} />
            ))}
          </ul>
        </div>
      )}
      <Pager
        place={countedPlace({ page, pageLength, total })}
        shown={entries.length}
        pathOf={(other) => moneyPath({ ...query, period: period.name, page: other })}
      />
    </>
  )
}

/** What the period comes to. */
function Totals({ totals }: { readonly totals: LedgerTotals }) {
  const { inCents, backCents, netCents, byMethod, taxByCounty, foreign } = totals
  const figures = [
    { label: 'Came in', cents: inCents },
    { label: 'Went back', cents: backCents },
    { label: 'Net', cents: netCents },
  ]
  const parts = [
    ...byMethod.map(({ method, cents }) => ({ label: methodNames[method], cents })),
    ...taxByCounty.map(({ county, cents }) => ({ label: `Sales tax, ${county}`, cents })),
  ]
  return (
    <section
      aria-label="Totals"
      className="mb-4 border-y border-hairline py-3 max-desk:-mx-4 max-desk:bg-white max-desk:px-4"
    >
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {figures.map(({ label, cents }) => (
          <div key={label}>
            <dt className="text-second text-bark-soft">{label}</dt>
            <dd className="font-display text-[1.375rem] leading-7 font-medium tabular-nums">
              {amountText(cents)}
            </dd>
          </div>
        ))}
      </dl>
      {parts.length === 0 ? null : (
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-second">
          {parts.map(({ label, cents }) => (
            <div key={label} className="flex gap-2">
              <dt className="text-bark-soft">{label}</dt>
              <dd className="font-semibold tabular-nums">{amountText(cents)}</dd>
            </div>
          ))}
        </dl>
      )}
      {foreign === 0 ? null : (
        <p className="mt-2 text-second text-clay">
          {foreign === 1 ? 'One entry' : `${countWords(foreign)} entries`} in another currency:
          listed below, in no sum.
        </p>
      )}
    </section>
  )
}

const columns =
  'desk:grid desk:grid-cols-[9.5rem_minmax(0,1.2fr)_minmax(0,1.6fr)_8.5rem_5.5rem_7rem] desk:items-center desk:gap-4'

/** A row, which becomes a card on phones. */
function EntryRow({ entry }: { readonly entry: LedgerEntry }) {
  const day = useDay()
  const { kind, at, cents, currency, name, about, method, mismatch, tax, paymentId } = entry
  const amount = exactMoneyText({ amountCents: cents, currency })
  return (
    <li
      className={`relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-l-3 px-3.5 py-2 hover:border-l-moss hover:bg-paper desk:py-1 ${mismatch === null ? 'border-l-transparent' : 'border-l-clay'} ${columns}`}
    >
      <span className="text-second whitespace-nowrap text-bark-soft max-desk:order-3 desk:text-row">
        {day(at)}
      </span>
      <Link
        to={deskPaths.payment(paymentId)}
        className="truncate font-semibold after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 max-desk:order-1"
      >
        {name === '' ? 'Not known' : name}
      </Link>
      <span className="truncate max-desk:order-5 max-desk:col-span-2 max-desk:text-second">
        {mismatch === null ? about : 'Fits nothing'}
      </span>
      <span className="text-second text-bark-soft max-desk:order-4 max-desk:text-right desk:text-row desk:text-bark">
        {kind === 'payment' ? methodNames[method] : kindWords[kind]}
      </span>
      <span className="hidden text-right tabular-nums desk:block">
        {tax === null ? '' : amountText(tax.cents)}
      </span>
      <span
        className={`text-right font-semibold whitespace-nowrap tabular-nums max-desk:order-2 ${cents < 0 ? 'text-clay' : ''}`}
      >
        {amount}
      </span>
    </li>
  )
}

const kindWords = { refund: 'Refund', 'refund-failed': 'Refund failed' } as const
