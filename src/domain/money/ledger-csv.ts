import { csvLine } from '#domain/csv.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import { dateOf } from '#domain/time.ts'
import { methodNames } from '#domain/written-quotes/quote-payments.ts'
import { plainAmount } from './amount-text.ts'
import { sourceNames, type LedgerEntry } from './ledger.ts'

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
  'Payment',
]

const kindNames = {
  payment: 'Payment',
  refund: 'Refund',
  'refund-failed': 'Refund that failed',
} as const

/** Every entry with all that is known of it. */
export function ledgerCsv(entries: readonly LedgerEntry[], timeZone: string): string {
  const rows = entries.map((entry) => [
    dateOf(entry.at, timeZone),
    kindNames[entry.kind],
    entry.name,
    entry.email,
    entry.about,
    sourceNames[entry.source],
    methodNames[entry.method],
    plainAmount(entry.cents),
    entry.currency.toUpperCase(),
    entry.tax === null ? '' : plainAmount(entry.tax.cents),
    entry.tax?.county ?? '',
    entry.paymentId,
  ])
  return [columns, ...rows].map((row) => csvLine(row)).join('')
}

/**
 * Intuit's three columns for bank transactions that QuickBooks Online takes in: date, description
 * and amount, below zero for money that went out. Other currencies are left out: a file has one.
 */
export function quickBooksCsv(entries: readonly LedgerEntry[], timeZone: string): string {
  const rows = entries
    .filter(({ currency }) => currency === siteCurrency)
    .toReversed()
    .map((entry) => {
      const [year = '', month = '', day = ''] = dateOf(entry.at, timeZone).split('-')
      const words = [
        kindNames[entry.kind],
        entry.name,
        entry.about,
        methodNames[entry.method],
      ].filter((part) => part !== '')
      return [`${month}/${day}/${year}`, plainWords(words.join(' - ')), plainAmount(entry.cents)]
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
