import type { Payout } from '#domain/payments/balance.ts'
import type { Mismatch } from '#domain/payments/subject.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import {
  methodNames,
  paymentMethods,
  type PaymentMethod,
} from '#domain/written-quotes/quote-payments.ts'
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

/** Each kind of movement as the list and its files call it. */
export const movementNames: Readonly<Record<Movement['kind'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  'refund-failed': 'Refund failed',
  dispute: 'Disputed',
  'dispute-won': 'Dispute won',
  'change-order': 'Change order',
}

/** How a movement went, as the list says it: which way money came or was given back. */
export function wayWords({ kind, method }: Pick<Movement, 'kind' | 'method'>): string {
  switch (kind) {
    case 'payment':
      return methodNames[method]
    case 'refund':
      return `${movementNames.refund}: ${methodNames[method].toLowerCase()}`
    case 'refund-failed':
    case 'dispute':
    case 'dispute-won':
    case 'change-order':
      return movementNames[kind]
  }
}

/** Whether it moved because the owner of the card disputes the payment. */
export const isOfDispute = ({ kind }: Pick<Movement, 'kind'>): boolean =>
  kind === 'dispute' || kind === 'dispute-won'

/** What the provider keeps of it, as the files call it. */
export const feeName = (movement: Pick<Movement, 'kind'>): string =>
  isOfDispute(movement) ? 'Dispute fee' : 'Card fee'

/** Money that came, or went back. */
export interface Movement {
  /** Of the payment, or of its refund. */
  readonly id: string
  /**
   * `refund-failed`: money of a refund that was given came back to us. `dispute`: the card's bank took
   * the money while its owner disputes the payment; `dispute-won`: it came back. `change-order`: no
   * money moved, but the sales tax in what was paid is another since.
   */
  readonly kind: 'payment' | 'refund' | 'refund-failed' | 'dispute' | 'dispute-won' | 'change-order'
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
  /** Empty where an earlier quote charged tax without naming a county. */
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

/** A county as the books name it. */
export const countyWords = (county: string): string => (county === '' ? 'no county' : county)

/** What something cost with the sales tax in it, in cents. */
export interface TaxedWhole {
  readonly totalCents: number
  readonly taxCents: number
}

/** Money that moved for a whole, or a change order that makes the whole another. */
export interface TaxStep extends Pick<Movement, 'kind' | 'cents'> {
  /** What a change order adds to total and tax: below zero for what it takes off. */
  readonly change?: TaxedWhole
}

/**
 * The sales tax in each step of one whole, in the order in which they happened. Once all of the total
 * has come, the parts sum to its tax; once all went back, to nothing. A dispute moves none: the tax of
 * the sale is due, and is not taken again with money that comes in place of what was lost. A change
 * order moves what its agreed total and tax make another of what has come by then, so that no month
 * before it changes.
 */
export function taxOfSteps(steps: readonly TaxStep[], sold: TaxedWhole): readonly number[] {
  let { totalCents, taxCents } = sold
  let received = 0
  /** Money whose tax is in the books. */
  let taxed = 0
  let counted = 0
  return steps.map(({ kind, cents, change }) => {
    received += cents
    if (kind === 'payment') taxed = Math.max(taxed, received)
    else if (!isOfDispute({ kind })) taxed += cents
    totalCents += change?.totalCents ?? 0
    taxCents += change?.taxCents ?? 0
    // What is paid above the total is the customer's, and has none.
    const due = totalCents <= 0 ? 0 : portionOf(taxCents, Math.min(taxed, totalCents), totalCents)
    const tax = due - counted
    counted = due
    return tax
  })
}

/** What a list of money comes to, in US cents. */
export interface LedgerTotals {
  readonly inCents: number
  /** What went back, as a figure above zero. */
  readonly backCents: number
  /** What came in less what went back. */
  readonly netCents: number
  /** What the payment provider kept, as far as it is known, disputes included. */
  readonly feeCents: number
  /** Of that, for disputes. */
  readonly disputeFeeCents: number
  /** Entries whose fee is not known yet. */
  readonly feesNotKnown: number
  /** After refunds; those that moved alone. */
  readonly byMethod: readonly { readonly method: PaymentMethod; readonly cents: number }[]
  /** After refunds, by the name of the county. */
  readonly taxByCounty: readonly TaxPart[]
  /** Entries that the sums count. */
  readonly entries: number
  /** Entries in other currencies, which no sum counts. */
  readonly foreign: number
}

/** Entries of one kind, way, currency and county, added up. */
export interface LedgerGroup extends Pick<Movement, 'kind' | 'method' | 'currency' | 'cents'> {
  readonly entries: number
  /** Empty where nothing is taxed, or for no county that anybody named. */
  readonly county: string
  readonly taxCents: number
  /** What the payment provider kept, as far as it is known. */
  readonly feeCents: number
  readonly feesNotKnown: number
}

/** Adds up a period; tax by the name of its county, money by the way in which it came. */
export function ledgerTotals(groups: readonly LedgerGroup[]): LedgerTotals {
  const counted = groups.filter(({ currency }) => currency === siteCurrency)
  const inCents = sumOf(
    counted.filter(({ kind }) => kind === 'payment'),
    ({ cents }) => cents,
  )
  const netCents = sumOf(counted, ({ cents }) => cents)
  const taxes = Map.groupBy(
    counted.filter(({ county, taxCents }) => county !== '' || taxCents !== 0),
    ({ county }) => county,
  )
  const ways = Map.groupBy(counted, ({ method }) => method)
  return {
    inCents,
    backCents: inCents - netCents,
    netCents,
    feeCents: sumOf(counted, ({ feeCents }) => feeCents),
    disputeFeeCents: sumOf(counted.filter(isOfDispute), ({ feeCents }) => feeCents),
    feesNotKnown: sumOf(counted, ({ feesNotKnown }) => feesNotKnown),
    byMethod: paymentMethods.flatMap((method) => {
      const own = ways.get(method)
      return own === undefined ? [] : [{ method, cents: sumOf(own, ({ cents }) => cents) }]
    }),
    taxByCounty: [...taxes]
      .map(([county, own]) => ({ county, cents: sumOf(own, ({ taxCents }) => taxCents) }))
      .toSorted((one, other) => one.county.localeCompare(other.county)),
    entries: countOf(counted),
    foreign: countOf(groups) - countOf(counted),
  }
}

const countOf = (groups: readonly LedgerGroup[]) => sumOf(groups, ({ entries }) => entries)

const sumOf = <Item>(all: readonly Item[], of: (item: Item) => number): number =>
  all.reduce((sum, item) => sum + of(item), 0)

/** Which entries of a period a list shows. */
export interface LedgerFilter {
  readonly source: LedgerSource | 'any'
  readonly method: PaymentMethod | 'any'
  /** Beginnings of words of a name, an email address or what it was for, or an amount. */
  readonly search: string
}

/** Amounts of so many digits before the point are looked for. */
const maxDigits = 8

/**
 * The amounts, in cents and without their sign, that begin as was typed: `107` is $107.50, and
 * $1,070.00 too. None of a word that is no amount.
 */
export function amountsBeginning(
  typed: string,
): readonly { readonly from: number; readonly to: number }[] {
  const match = /^(\d+)(?:\.(\d{0,2}))?$/.exec(typed.replaceAll(/[$,]/g, ''))
  const [, whole = '', fraction] = match ?? []
  if (whole === '' || whole.length > maxDigits) return []
  if (fraction !== undefined) {
    const rest = 10 ** (2 - fraction.length)
    const from = Number(`${whole}${fraction}`) * rest
    return [{ from, to: from + rest - 1 }]
  }
  const longer = whole.startsWith('0') ? 0 : maxDigits - whole.length
  return Array.from({ length: longer + 1 }, (_, digits) => {
    const size = 10 ** digits * 100
    return { from: Number(whole) * size, to: (Number(whole) + 1) * size - 1 }
  })
}
