import { counted } from '#domain/counts.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { NewQuoteButton } from '#web/desk/quotes/new-quote-button.tsx'
import type { Submission } from '#web/desk/forms/use-submission.tsx'
import type { DeliveryRow } from './delivery-answers.ts'
import { type Ready, WhereToEnter } from './one-delivery.tsx'

/** Why a row cannot be sent with the others; null if it can. */
function hindrance(row: DeliveryRow): string | null {
  if (row.is === 'incomplete') {
    const canEnter = row.unknown.length > 0 && !row.hasNoZone
    return [...row.missing, canEnter ? 'Open the request to enter it.' : ''].join(' ').trim()
  }
  if (row.earlier !== null) return `Left out: they already have ${row.earlier}.`
  return row.email === ''
    ? 'Left out: no email address on file. Open the request to text a link.'
    : null
}

export function SeveralDeliveries({
  rows,
  submission,
  onSend,
}: {
  readonly rows: readonly DeliveryRow[]
  readonly submission: Submission
  readonly onSend: (ready: readonly Ready[]) => void
}) {
  const ready = rows.flatMap((row) => (row.is === 'priced' && hindrance(row) === null ? [row] : []))
  const readyFirst = rows.toSorted(
    (one, other) => Number(hindrance(one) !== null) - Number(hindrance(other) !== null),
  )
  const all = ready.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const prices = counted(ready.length, 'price')
  return (
    <>
      <ul className="max-h-[50vh] divide-y divide-hairline-soft overflow-y-auto border-y border-hairline-soft">
        {readyFirst.map((row) => (
          <li key={row.id} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <TextLink to={deskPaths.request(row.id)}>{row.name}</TextLink>
              <span className="block text-second text-clay empty:hidden">{hindrance(row)}</span>
              {row.is === 'priced' ? (
                <span className="block text-second text-bark-soft">{row.goods}</span>
              ) : null}
            </span>
            {row.is === 'priced' ? (
              // Prices that are not sent are not in the sum below.
              hindrance(row) === null ? (
                <span className="whitespace-nowrap tabular-nums">{amountText(row.totalCents)}</span>
              ) : null
            ) : (
              <span className="-mr-2 shrink-0">
                <NewQuoteButton subject="request" id={row.id} variant="word">
                  Write a quote<span className="sr-only"> for {row.name}</span>
                </NewQuoteButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {rows.some(({ is }) => is === 'incomplete') ? (
        <p className="mt-2 text-second text-bark-soft">
          <WhereToEnter />
        </p>
      ) : null}
      {ready.length === 0 ? (
        <p className="mt-4 font-semibold">None of them can be sent.</p>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button variant="filled" disabled={submission.isBusy} onClick={() => onSend(ready)}>
            {submission.isBusy ? `Sending ${prices}…` : `Email ${prices}`}
          </Button>
          <span className="text-second text-bark-soft">
            {ready.length === 1 ? '1 customer gets' : `${ready.length} customers get`} an email,{' '}
            {amountText(all)} in all.
          </span>
        </div>
      )}
    </>
  )
}
