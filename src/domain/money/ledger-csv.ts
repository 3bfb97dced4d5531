import { cellsOf, csvLine, type Columns } from '#domain/csv.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import { dateOf } from '#domain/time.ts'
import { methodNames, paidByText } from '#domain/written-quotes/quote-payments.ts'
import { plainAmount } from './amount-text.ts'
import { feeName, feeText, ledgerSourceNames, movementNames, type LedgerEntry } from './ledger.ts'

type Row = LedgerEntry & { readonly timeZone: string }

const payoutOf = ({ fee }: Row) => (fee.is === 'known' ? fee.payout : null)

const columns: Columns<Row> = {
  Date: ({ at, timeZone }) => dateOf(at, timeZone),
  Kind: ({ kind }) => movementNames[kind],
  Customer: ({ name }) => name,
  Email: ({ email }) => email,
  For: ({ about }) => about,
  Source: ({ source }) => ledgerSourceNames[source],
  Method: ({ method }) => methodNames[method],
  Amount: ({ cents }) => plainAmount(cents),
  Currency: ({ currency }) => currency.toUpperCase(),
  Tax: ({ tax }) => (tax === null ? '' : plainAmount(tax.cents)),
  County: ({ tax }) => tax?.county ?? '',
  Fee: ({ fee }) => feeText(fee, plainAmount),
  Payout: (row) => payoutOf(row)?.id ?? '',
  /** The day on which it is at the bank. */
  'Paid out': (row) => payoutOf(row)?.arrivesOn ?? '',
  Payment: ({ paymentId }) => paymentId,
  'Check number': ({ checkNumber }) => checkNumber,
}

/** Every entry as CSV, with all columns. */
export function ledgerCsv(entries: readonly LedgerEntry[], timeZone: string): string {
  const rows = entries.map((entry) => cellsOf(columns, { ...entry, timeZone }))
  return [Object.keys(columns), ...rows].map(csvLine).join('')
}

/**
 * Entries per file for QuickBooks, which accepts 350 KB and 1,000 lines: an entry has at most two
 * lines of 230 characters each.
 */
const entriesInFile = 490

/** The number of QuickBooks files for so many entries. */
export const quickBooksFiles = (entries: number): number =>
  Math.max(1, Math.ceil(entries / entriesInFile))

/**
 * Intuit's three columns of bank transactions for QuickBooks Online: date, description and amount,
 * negative for money that went out. There is no column for fees, so the provider's fee is a line of
 * its own. Other currencies are left out, since a file has only one. `file` counts from 1, with the
 * oldest entries.
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
      const { kind, name, about, cents, fee } = entry
      const [year = '', month = '', day = ''] = dateOf(entry.at, timeZone).split('-')
      const line = (words: readonly string[], amount: number) => [
        `${month}/${day}/${year}`,
        singleLine(words.filter((part) => part !== '').join(' - ')),
        plainAmount(amount),
      ]
      // Changes only the tax; nothing moves at the bank.
      if (kind === 'change-order') return []
      const own = line([movementNames[kind], name, about, paidByText(entry)], cents)
      return fee.is === 'known' && fee.cents !== 0
        ? [own, line([feeName({ kind }), name, about], -fee.cents)]
        : [own]
    })
  return [['Date', 'Description', 'Amount'], ...rows].map((row) => csvLine(row)).join('')
}

/** One line without the characters that QuickBooks refuses in a description. */
const singleLine = (text: string) =>
  text
    .replaceAll(/[\r\n\t",;<>]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, 200)
