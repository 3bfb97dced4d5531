import { csvLine } from '#domain/csv.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import { dateOf } from '#domain/time.ts'
import { methodNames } from '#domain/written-quotes/quote-payments.ts'
import { plainAmount } from './amount-text.ts'
import { feeName, ledgerSourceNames, movementNames, type Fee, type LedgerEntry } from './ledger.ts'

const columns = [
  'Date',
  'Kind',
  'Customer',
  'Email',
  'For',
  'Source',
  'Method',
  'Amount',
  'Currency',
  'Tax',
  'County',
  'Fee',
  'Payout',
  'Paid out',
  'Payment',
]

/** Every entry with all that is known of it. */
export function ledgerCsv(entries: readonly LedgerEntry[], timeZone: string): string {
  const rows = entries.map((entry) => [
    dateOf(entry.at, timeZone),
    movementNames[entry.kind],
    entry.name,
    entry.email,
    entry.about,
    ledgerSourceNames[entry.source],
    methodNames[entry.method],
    plainAmount(entry.cents),
    entry.currency.toUpperCase(),
    entry.tax === null ? '' : plainAmount(entry.tax.cents),
    entry.tax?.county ?? '',
    ...feeColumns(entry.fee),
    entry.paymentId,
  ])
  return [columns, ...rows].map((row) => csvLine(row)).join('')
}

/** The fee, the payout's number, and the day on which it is at the bank. */
function feeColumns(fee: Fee): readonly [string, string, string] {
  switch (fee.is) {
    case 'none':
      return ['', '', '']
    case 'not-known':
      return ['not known yet', '', '']
    case 'known':
      return [plainAmount(fee.cents), fee.payout?.id ?? '', fee.payout?.arrivesOn ?? '']
  }
}

/**
 * Entries in one file for QuickBooks, which takes 350 KB and 1,000 lines at a time: each is two
 * lines at most, of 230 signs each.
 */
const entriesInFile = 490

/** How many files for QuickBooks so many entries are. */
export const quickBooksFiles = (entries: number): number =>
  Math.max(1, Math.ceil(entries / entriesInFile))

/**
 * Intuit's three columns for bank transactions that QuickBooks Online takes in: date, description
 * and amount, below zero for money that went out. There is no column for fees, so what the payment
 * provider kept is a line of its own. Other currencies are left out: a file has one. `file` counts
 * from 1, with the oldest.
 */
export function quickBooksCsv(
  entries: readonly LedgerEntry[],
  timeZone: string,
  file: number,
): string {
  const rows = entries
    .filter(({ currency }) => currency === siteCurrency)
    .toReversed()
    .slice((file - 1) * entriesInFile, file * entriesInFile)
    .flatMap((entry) => {
      const { kind, name, about, method, cents, fee } = entry
      const [year = '', month = '', day = ''] = dateOf(entry.at, timeZone).split('-')
      const line = (words: readonly string[], amount: number) => [
        `${month}/${day}/${year}`,
        plainWords(words.filter((part) => part !== '').join(' - ')),
        plainAmount(amount),
      ]
      // Moves tax alone, and nothing at the bank.
      if (kind === 'change-order') return []
      const own = line([movementNames[kind], name, about, methodNames[method]], cents)
      return fee.is === 'known' && fee.cents !== 0
        ? [own, line([feeName({ kind }), name, about], -fee.cents)]
        : [own]
    })
  return [['Date', 'Description', 'Amount'], ...rows].map((row) => csvLine(row)).join('')
}

/** Without the signs that QuickBooks refuses in a description, as one line. */
const plainWords = (text: string) =>
  text
    .replaceAll(/[\r\n\t",;<>]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, 200)
