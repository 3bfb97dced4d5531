import type { BalanceTransaction, Payout } from '#domain/payments/balance.ts'
import { type Mismatch, siteCurrency, type SubjectKind } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import {
  methodInText,
  paidByText,
  paymentMethods,
  type PaymentMethod,
} from '#domain/written-quotes/quote-payments.ts'
import { isPlainlyAmount } from './amount-text.ts'
import { portionOf } from './arithmetic.ts'

/** The heading of each source in the ledger; `unknown` fits nothing that was asked for. */
export const ledgerSourceNames: Readonly<Record<SubjectKind, string>> = {
  booking: 'Events',
  quote: 'Quotes',
  counter: 'Counter',
  unknown: 'Unmatched',
}

/** The name of each kind of movement in the list and its files. */
export const movementNames: Readonly<Record<Movement['kind'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  'refund-failed': 'Refund failed',
  dispute: 'Disputed',
  'dispute-won': 'Dispute won',
  'change-order': 'Change order',
}

/** The payment method of a movement in words, for the list. */
export function methodText(movement: Pick<LedgerEntry, 'kind' | 'method' | 'checkNumber'>): string {
  const { kind, method } = movement
  if (kind === 'payment') return paidByText(movement)
  const name = movementNames[kind]
  return kind === 'refund' ? `${name}: ${methodInText(method)}` : name
}

/** Whether a dispute by the owner of the card caused it. */
export const isOfDispute = ({ kind }: Pick<Movement, 'kind'>): boolean =>
  kind === 'dispute' || kind === 'dispute-won'

/** The name of the provider's fee for it, in files. */
export const feeName = (movement: Pick<Movement, 'kind'>): string =>
  isOfDispute(movement) ? 'Dispute fee' : 'Payment fee'

/** The fee, for a column; empty without a payment provider. */
export function feeText(fee: Fee, textOf: (cents: number) => string): string {
  switch (fee.is) {
    case 'none':
      return ''
    case 'not-known':
      return 'not known yet'
    case 'known':
      return textOf(fee.cents)
  }
}

/** Money that came in or went back. */
export interface Movement {
  /** Id of the payment or of its refund. */
  readonly id: string
  /**
   * `refund-failed`: the money of a refund came back to us. `dispute`: the card's bank took the
   * money because the owner of the card disputes the payment; `dispute-won`: it came back.
   * `change-order`: no money moved, but the sales tax in the paid amount changed.
   */
  readonly kind: BalanceTransaction['kind'] | 'change-order'
  readonly paymentId: string
  readonly at: Instant
  /** Negative for money that went back. */
  readonly cents: number
  /** ISO 4217 code in lower case. */
  readonly currency: string
  readonly method: PaymentMethod
}

/** Sales tax in a movement; negative for money that went back. */
export interface TaxPart {
  /** Empty if an earlier quote charged tax without a county. */
  readonly county: string
  readonly cents: number
}

/** The provider's fee for a movement. */
export type Fee =
  /** Paid by hand, or a test payment. */
  | { readonly is: 'none' }
  | { readonly is: 'not-known' }
  | {
      readonly is: 'known'
      readonly cents: number
      /** Null until it is on its way to the bank. */
      readonly payout: Pick<Payout, 'id' | 'state' | 'arrivesOn'> | null
    }

export interface LedgerEntry extends Movement {
  readonly source: SubjectKind
  /** The payer; empty if unknown. */
  readonly name: string
  readonly email: string
  /** Null if they are not a customer at the desk. */
  readonly customerId: string | null
  /** Name of the event or quote, or the text typed at the counter. */
  readonly about: string
  /** Of a payment by check; empty if unknown, and for other entries. */
  readonly checkNumber: string
  readonly mismatch: Mismatch | null
  /** Null if it contains no sales tax. */
  readonly tax: TaxPart | null
  readonly fee: Fee
}

/** The name of a county in the ledger. */
export const countyText = (county: string): string => (county === '' ? 'no county' : county)

/** A price with the sales tax in it, in cents. */
export interface TaxedWhole {
  readonly totalCents: number
  readonly taxCents: number
}

/** A movement of a payment, or a change order of its price. */
export interface TaxedMovement extends Pick<Movement, 'kind' | 'cents'> {
  /** Added to total and tax by a change order; negative if it reduces them. */
  readonly change?: TaxedWhole
}

/**
 * The sales tax in each step of one sale, in order. Once the whole total is paid, the parts sum to
 * its tax; once everything is refunded, to zero. A dispute moves no tax: the tax of the sale stays
 * due, and is not charged again with money that replaces the loss. A change order moves the
 * difference that its total and tax make for the money received so far, so that earlier months do
 * not change.
 */
export function taxOfSteps(steps: readonly TaxedMovement[], sold: TaxedWhole): readonly number[] {
  let { totalCents, taxCents } = sold
  let received = 0
  /** Money whose tax is already counted. */
  let taxed = 0
  let counted = 0
  return steps.map(({ kind, cents, change }) => {
    received += cents
    if (kind === 'payment') taxed = Math.max(taxed, received)
    else if (!isOfDispute({ kind })) taxed += cents
    totalCents += change?.totalCents ?? 0
    taxCents += change?.taxCents ?? 0
    // Money above the total is the customer's and contains no tax.
    const due = totalCents <= 0 ? 0 : portionOf(taxCents, Math.min(taxed, totalCents), totalCents)
    const tax = due - counted
    counted = due
    return tax
  })
}

/** Totals of a list of payments, in US cents. */
export interface LedgerTotals {
  readonly inCents: number
  /** Refunded, as a positive amount. */
  readonly backCents: number
  /** Received minus refunded. */
  readonly netCents: number
  /** The provider's known fees, including those for disputes. */
  readonly feeCents: number
  /** The part of the fees for disputes. */
  readonly disputeFeeCents: number
  /** Number of entries whose fee is not known yet. */
  readonly feesNotKnown: number
  /** Net of refunds; methods without movements are left out. */
  readonly byMethod: readonly { readonly method: PaymentMethod; readonly cents: number }[]
  /** Net of refunds, by name of the county. */
  readonly taxByCounty: readonly TaxPart[]
  /** Number of entries in the sums. */
  readonly entries: number
  /** Number of entries in other currencies, which are not in the sums. */
  readonly foreign: number
}

/** The sum of entries with the same kind, method, currency and county. */
export interface LedgerGroup extends Pick<Movement, 'kind' | 'method' | 'currency' | 'cents'> {
  readonly entries: number
  /** Empty if nothing is taxed or the county is unknown. */
  readonly county: string
  readonly taxCents: number
  /** The provider's known fees. */
  readonly feeCents: number
  readonly feesNotKnown: number
}

/** Totals of a period: tax by name of the county, money by method of payment. */
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
  const entriesByMethod = Map.groupBy(counted, ({ method }) => method)
  return {
    inCents,
    backCents: inCents - netCents,
    netCents,
    feeCents: sumOf(counted, ({ feeCents }) => feeCents),
    disputeFeeCents: sumOf(counted.filter(isOfDispute), ({ feeCents }) => feeCents),
    feesNotKnown: sumOf(counted, ({ feesNotKnown }) => feesNotKnown),
    byMethod: paymentMethods.flatMap((method) => {
      const own = entriesByMethod.get(method)
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

export interface LedgerFilter {
  readonly source: SubjectKind | 'any'
  readonly method: PaymentMethod | 'any'
  /** Beginnings of words of a name, an email address or a subject, or an amount. */
  readonly search: string
}

/** A range of amounts, in cents. */
export interface AmountRange {
  readonly from: number
  readonly to: number
}

/** Maximum number of digits before the point in a search for amounts. */
const maxDigits = 8

/**
 * The ranges of amounts, in cents without sign, that begin with the typed text: `107` finds $107.50
 * and $1,070.00. Empty if the text is not an amount.
 */
export function amountsBeginning(typed: string): readonly AmountRange[] {
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

/** The ranges of a search for nothing but an amount, without sign; empty for any other. */
export const searchedAmounts = (search: string): readonly AmountRange[] =>
  isPlainlyAmount(search) ? amountsBeginning(search.trim().replace('-', '')) : []
