import type { Payout } from '#domain/payments/balance.ts'
import type { Mismatch } from '#domain/payments/subject.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import type { PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import { portionOf } from './arithmetic.ts'

/** What money was for. `unknown`: it fits nothing that was asked for. */
export const ledgerSources = ['booking', 'quote', 'counter', 'unknown'] as const
export type LedgerSource = (typeof ledgerSources)[number]

/** Each source as the books head it. */
export const ledgerSourceNames: Readonly<Record<LedgerSource, string>> = {
  booking: 'Events',
  quote: 'Quotes',
  counter: 'Counter',
  unknown: 'Fits nothing',
}

/** Money that came, or went back. */
export interface Movement {
  /** Of the payment, or of its refund. */
  readonly id: string
  /** `refund-failed`: money of a refund that was given came back to us. */
  readonly kind: 'payment' | 'refund' | 'refund-failed'
  readonly paymentId: string
  readonly at: Instant
  /** Below zero for what went back. */
  readonly cents: number
  /** ISO 4217, in lower case. */
  readonly currency: string
  readonly method: PaymentMethod
}

/** Sales tax in a movement; below zero for what went back. */
export interface TaxPart {
  readonly county: string
  readonly cents: number
}

/** What the payment provider kept of a movement. */
export type Fee =
  /** Paid by hand, or by a test payment. */
  | { readonly is: 'none' }
  | { readonly is: 'not-known' }
  | {
      readonly is: 'known'
      readonly cents: number
      /** Null while it is not on its way to the bank. */
      readonly payout: Pick<Payout, 'id' | 'state' | 'arrivesOn'> | null
    }

/** A line of the list of money. */
export interface LedgerEntry extends Movement {
  readonly source: LedgerSource
  /** Who paid; empty where nobody knows. */
  readonly name: string
  readonly email: string
  /** Null where they are no customer of the desk. */
  readonly customerId: string | null
  /** The event, the quote, or what was typed at the counter. */
  readonly about: string
  readonly mismatch: Mismatch | null
  /** Null where nothing of it is sales tax. */
  readonly tax: TaxPart | null
  readonly fee: Fee
}

/** What something cost with the sales tax in it, in cents. */
export interface TaxedWhole {
  readonly totalCents: number
  readonly taxCents: number
}

/**
 * The sales tax in each movement of one whole, in the order in which they happened. Once all of the
 * total has come, the parts sum to its tax; once all went back, to nothing.
 */
export function taxOfMovements(
  movements: readonly Pick<Movement, 'cents'>[],
  { totalCents, taxCents }: TaxedWhole,
): readonly number[] {
  let received = 0
  return movements.map(({ cents }) => {
    const before = portionOf(taxCents, received, totalCents)
    received += cents
    return portionOf(taxCents, received, totalCents) - before
  })
}

/** What a list of money comes to, in US cents. */
export interface LedgerTotals {
  readonly inCents: number
  /** What went back, as a figure above zero. */
  readonly backCents: number
  /** What came in less what went back. */
  readonly netCents: number
  /** What the payment provider kept, as far as it is known. */
  readonly feeCents: number
  /** Entries whose fee is not known yet. */
  readonly feesNotKnown: number
  /** After refunds; those that moved alone. */
  readonly byMethod: readonly { readonly method: PaymentMethod; readonly cents: number }[]
  /** After refunds, by the name of the county. */
  readonly taxByCounty: readonly TaxPart[]
  /** Entries in other currencies, which no sum counts. */
  readonly foreign: number
}

/** Adds up the entries of a period; tax by the name of its county. */
export function ledgerTotals(entries: readonly LedgerEntry[]): LedgerTotals {
  const counted = entries.filter(({ currency }) => currency === siteCurrency)
  const inCents = sum(counted.filter(({ kind }) => kind === 'payment'))
  const netCents = sum(counted)
  const taxes = counted.flatMap(({ tax }) => (tax === null ? [] : [tax]))
  return {
    inCents,
    backCents: inCents - netCents,
    netCents,
    feeCents: counted.reduce((all, { fee }) => all + (fee.is === 'known' ? fee.cents : 0), 0),
    feesNotKnown: counted.filter(({ fee }) => fee.is === 'not-known').length,
    byMethod: [...sums(counted, ({ method }) => method)].map(([method, cents]) => ({
      method,
      cents,
    })),
    taxByCounty: [...sums(taxes, ({ county }) => county)]
      .map(([county, cents]) => ({ county, cents }))
      .toSorted((one, other) => one.county.localeCompare(other.county)),
    foreign: entries.length - counted.length,
  }
}

function sums<Entry extends { readonly cents: number }, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): ReadonlyMap<Key, number> {
  const all = new Map<Key, number>()
  for (const entry of entries) {
    const key = keyOf(entry)
    all.set(key, (all.get(key) ?? 0) + entry.cents)
  }
  return all
}

const sum = (entries: readonly { readonly cents: number }[]) =>
  entries.reduce((all, { cents }) => all + cents, 0)

/** Which entries of a period a list shows. */
export interface LedgerFilter {
  readonly source: LedgerSource | 'any'
  readonly method: PaymentMethod | 'any'
  /** Beginnings of words of a name, an email address or what it was for, or an amount. */
  readonly search: string
}

/** Those that pass all of the filter, in the order in which they came. */
export function filterLedger(
  entries: readonly LedgerEntry[],
  { source, method, search }: LedgerFilter,
): readonly LedgerEntry[] {
  const words = wordsOf(search)
  return entries.filter((entry) => {
    if (source !== 'any' && entry.source !== source) return false
    if (method !== 'any' && entry.method !== method) return false
    if (words.length === 0) return true
    const amount = (Math.abs(entry.cents) / 100).toFixed(2)
    const own = [...wordsOf(`${entry.name} ${entry.email} ${entry.about}`), amount]
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll(/[$,]/g, '')
    .split(/[^\p{L}\p{N}.@-]+/u)
    .filter((word) => word !== '')
