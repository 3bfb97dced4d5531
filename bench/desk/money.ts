import { searchTerms } from '#domain/customers/search-terms.ts'
import { company } from '#content/company.ts'
import { addDays, dateOf, day, type Instant } from '#domain/time.ts'
import type { LedgerFilter } from '#domain/money/ledger.ts'
import { ledgerPeriod, periodMoments } from '#domain/money/ledger-period.ts'
import type { QuoteFilter } from '#ports/written-quote-store.ts'
import type { Stores } from '#stores.ts'
import type { Row, RowsOfPerson } from './people.ts'

/** Days before now on which they lie. */
const span = 3_650
const methods = ['card', 'check', 'cash', 'zelle', 'card-at-counter']
const statuses = ['accepted', 'sent', 'accepted', 'declined', 'draft']
const names = 'Rosa Lindqvist,Ben Adler,Priya Barathy,Oscar Holwood,Tamika Varez,Yuki Tanabe'.split(
  ',',
)

/**
 * That many quotes and payments over ten years. An accepted quote has a payment with its tax, any
 * other a payment at the counter. Some are partly refunded, and cards have fees.
 */
export function* moneyOfYears(count: number, now: Instant): Generator<RowsOfPerson> {
  for (let index = 0; index < count; index += 1) {
    const at = now - Math.floor(((count - index) * span * day) / count)
    const status = statuses[index % statuses.length] ?? 'sent'
    const method = methods[index % methods.length] ?? 'check'
    const name = names[index % names.length] ?? ''
    const quote = `quote-${index}`
    const payment = `payment-${index}`
    const cents = 10_700 + (index % 997) * 100
    const isAccepted = status === 'accepted'
    const isBack = index % 25 === 0
    yield {
      written_quotes: [quoteRow(index, { id: quote, at, status, name, cents })],
      written_quote_acceptances: isAccepted ? [acceptanceRow(quote, name, at, cents)] : [],
      payments: [
        {
          id: payment,
          subject_kind: isAccepted ? 'quote' : 'counter',
          subject_id: isAccepted ? quote : payment,
          order_id: payment,
          method,
          amount_cents: cents,
          currency: 'usd',
          taken_at: at,
          payer: isAccepted ? null : name,
          about: isAccepted ? '' : 'Three hollies',
          tax_cents: isAccepted ? 0 : 700,
          tax_county: isAccepted ? '' : 'Forsyth',
          refunded_elsewhere_cents: 0,
          fees_watch_at: null,
        },
      ],
      refunds: isBack
        ? [
            {
              id: `refund-${index}`,
              payment_id: payment,
              amount_cents: 2_140,
              created_at: at + day,
              refunded_at: at + day,
              method,
              tries: 0,
              next_try_at: 0,
              refusals: 0,
              is_owed_again: 0,
            },
          ]
        : [],
      balance_transactions:
        method === 'card'
          ? [
              {
                id: `txn-${index}`,
                payment_id: payment,
                movement_id: payment,
                kind: 'payment',
                fee_cents: 340,
                currency: 'usd',
                payout_id: null,
              },
            ]
          : [],
      search_terms: searchTerms({
        names: [name, 'Retaining wall', String(1_001 + index)],
        emails: [`${index}@example.com`],
        phones: [],
        places: ['Cumming'],
      }).map((term) => ({ kind: 'quote', term, subject_id: quote })),
    }
  }
}

interface SampleQuote {
  readonly id: string
  readonly at: Instant
  readonly status: string
  readonly name: string
  readonly cents: number
}

function quoteRow(index: number, { id, at, status, name, cents }: SampleQuote): Row {
  return {
    id,
    number: 1_001 + index,
    kind: index % 3 === 0 ? 'delivery' : 'quote',
    name,
    phone: '',
    email: `${index}@example.com`,
    email_key: `${index}@example.com`,
    street1: '12 Oak Street',
    city: 'Cumming',
    state: 'GA',
    zip: '30040',
    title: 'Retaining wall',
    status,
    draft: null,
    version: status === 'draft' ? 0 : 1,
    valid_until: addDays(dateOf(at, company.timeZone), 30),
    total_cents: cents,
    created_at: at,
    changed_at: at,
    sent_at: status === 'draft' ? null : at,
    decline_reason: '',
    revocation: 0,
    revision: 2,
  }
}

const acceptanceRow = (quote: string, name: string, at: Instant, cents: number): Row => ({
  quote_id: quote,
  version: 1,
  at,
  name,
  wording: 'I accept this quote.',
  sha256: '',
  picked: '[]',
  total_cents: cents,
  tax_cents: 700,
  tax_county: 'Forsyth',
  payments: '[]',
  pdf: '',
})

/** Reads from the stores what the lists of money and quotes show. */
export function moneyReaders({ ledger, writtenQuotes }: Stores, now: Instant) {
  const today = dateOf(now, company.timeZone)
  const moneyOf =
    (
      name: string,
      { search = '', page = 1, ...filter }: Partial<LedgerFilter> & { page?: number } = {},
    ) =>
    async () => {
      const { from, until } = periodMoments(ledgerPeriod(name, today), company.timeZone)
      await ledger.totals(from, until)
      await ledger.list({ source: 'any', method: 'any', ...filter, search, from, until, page })
    }
  const quotesOf =
    (filter: QuoteFilter, search: string, page = 1) =>
    async () => {
      await writtenQuotes.list({ filter, search, page, today, newsSince: now })
    }
  const month = today.slice(0, 7)
  const year = today.slice(0, 4)
  const fullYear = String(Number(year) - 4)
  const searched = ['r', 'rosa wall', '107.00', '2', 'q-1501', 'nobodyiscalledthis']
  const filters = ['any', 'waiting', 'ended', 'draft', 'accepted', 'declined'] as const
  const words = ['r', 'ros', 'rosa', 'rosa wall', 'Q-1501', '207.00', 'nobodyiscalledthis']
  return {
    'money of a month': [moneyOf(month), moneyOf(`${Number(year) - 4}-04`)],
    'money of a month, searched': searched.map((search) => moneyOf(month, { search })),
    'money of a year': [
      moneyOf(year),
      moneyOf(fullYear),
      moneyOf(fullYear, { page: 20 }),
      moneyOf(fullYear, { source: 'quote' }),
      moneyOf(fullYear, { source: 'unknown' }),
      moneyOf(fullYear, { method: 'zelle', page: 2 }),
    ],
    'money of a year, searched': searched.map((search) => moneyOf(fullYear, { search })),
    quotes: [
      ...filters.map((filter) => quotesOf(filter, '')),
      quotesOf('any', '', 2),
      quotesOf('any', '', 20),
    ],
    'quotes, searched': words.map((text) => quotesOf('any', text)),
  }
}
