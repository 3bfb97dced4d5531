import { Link } from 'react-router'
import { amountText } from '#domain/money/amount-text.ts'
import { feeText, methodText, type LedgerEntry } from '#domain/money/ledger.ts'
import { moneyText } from '#domain/payments/wording.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { ListHead } from '#web/desk/lists/list-search.tsx'
import { useDay } from '#web/desk/use-desk.ts'
import { payoutText } from './payout-text.ts'

const columns = {
  withFees:
    'wide:grid-cols-[8.5rem_minmax(0,1.1fr)_minmax(0,1.5fr)_9rem_4.5rem_6.5rem_4.5rem_6.5rem]',
  withoutFees: 'wide:grid-cols-[8.5rem_minmax(0,1.1fr)_minmax(0,1.5fr)_10rem_4.5rem_6.5rem]',
}
const columnsOf = (hasFees: boolean) =>
  `wide:grid wide:items-center wide:gap-3 ${hasFees ? columns.withFees : columns.withoutFees}`

export function EntryHead({ hasFees }: { readonly hasFees: boolean }) {
  return (
    <ListHead columns={columnsOf(hasFees)}>
      <span>Day</span>
      <span>Customer</span>
      <span>For</span>
      <span>Paid by</span>
      <span className="text-right">Sales tax</span>
      {hasFees ? (
        <>
          <span className="text-right">Fee</span>
          <span className="text-right">Paid out</span>
        </>
      ) : null}
      <span className="text-right">Amount</span>
    </ListHead>
  )
}

export function EntryRow({
  entry,
  hasFees,
}: {
  readonly entry: LedgerEntry
  readonly hasFees: boolean
}) {
  const day = useDay()
  const { kind, at, cents, currency, name, about, mismatch, tax, fee, paymentId } = entry
  const amount = moneyText({ amountCents: cents, currency })
  // An entry for tax alone moves no money.
  const isChange = kind === 'change-order'
  const payout = payoutText(fee)
  const hasFailed = fee.is === 'known' && fee.payout?.state === 'failed'
  return (
    <li
      className={`relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-3 border-l-3 px-3.5 py-2 hover:border-l-moss hover:bg-paper wide:py-1 ${mismatch === null ? 'border-l-transparent' : 'border-l-clay'} ${columnsOf(hasFees)}`}
    >
      <span className="text-second text-bark-soft max-wide:order-3 wide:text-row wide:whitespace-nowrap">
        {day(at)}
      </span>
      <Link
        to={deskPaths.payment(paymentId)}
        className="min-[20rem]:truncate font-semibold opens-row max-wide:order-1"
      >
        {name === '' ? 'Unknown' : name}
      </Link>
      <span className="min-[20rem]:truncate max-wide:order-5 max-wide:text-second">
        {mismatch === null ? about : 'Unmatched'}
      </span>
      <span className="text-second text-bark-soft max-wide:order-4 max-wide:text-right max-[20rem]:text-left wide:text-row wide:text-bark">
        {methodText(entry)}
      </span>
      <span
        className={`text-right tabular-nums ${isChange ? 'max-wide:order-6 max-wide:col-span-full max-wide:text-left max-wide:text-second' : 'hidden wide:block'}`}
      >
        {tax === null ? null : (
          <>
            <span className="wide:sr-only">Sales tax </span>
            {amountText(tax.cents)}
          </>
        )}
      </span>
      {hasFees ? (
        <>
          <span className="text-right text-second whitespace-nowrap text-bark-soft tabular-nums max-wide:order-6 wide:text-bark">
            {fee.is === 'none' ? null : <span className="wide:sr-only">Fee </span>}
            {feeText(fee, amountText)}
          </span>
          <span
            className={`hidden text-right text-second whitespace-nowrap wide:block ${hasFailed ? 'font-semibold text-brick' : ''}`}
          >
            {payout === '' ? null : <span className="sr-only">Paid out </span>}
            {payout}
          </span>
        </>
      ) : null}
      <span
        className={`text-right max-[20rem]:text-left font-semibold whitespace-nowrap tabular-nums max-wide:order-2 ${cents < 0 ? 'text-clay' : ''}`}
      >
        {amount}
      </span>
    </li>
  )
}
