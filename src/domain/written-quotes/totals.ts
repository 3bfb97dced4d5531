import { amountOfUnit } from '#domain/money/amount-text.ts'
import {
  lineCents,
  shareOf,
  spreadByLargestRemainder,
  wholeRate,
  type Rate,
} from '#domain/money/arithmetic.ts'
import { linesOf, wholeStage, type QuoteDocument, type QuoteLine, type Stage } from './document.ts'

/** The parts of a quote that its totals come from. */
type CountedDocument = Pick<QuoteDocument, 'sections' | 'discount' | 'tax'>

/** The lines that count, with their sums in cents. */
export interface QuoteTotals {
  /** By line id: the amount before the discount, and the line's share of the discount. */
  readonly lines: ReadonlyMap<string, { readonly cents: number; readonly discountCents: number }>
  readonly subtotalCents: number
  readonly discountCents: number
  /** On the taxable amount after the discount; null if nothing is taxed. */
  readonly tax: {
    readonly county: string
    readonly rate: Rate
    readonly taxableCents: number
    readonly cents: number
  } | null
  readonly totalCents: number
}

/** The profit of the lines that count, from their known costs. */
export interface Profit {
  readonly cents: number
  /** Share of the revenue before tax; null without revenue. */
  readonly rate: Rate | null
  /** Number of lines with unknown costs, which are left out. */
  readonly unknownLines: number
}

/** A payment of the schedule, with its amount. */
export interface ScheduledPayment extends Stage {
  readonly cents: number
}

/**
 * Ids of the lines that count for a customer's choice: all fixed lines, chosen optional ones, and
 * of each group the chosen line or the first.
 */
export function countedLines(
  document: Pick<QuoteDocument, 'sections'>,
  picked: readonly string[],
): ReadonlySet<string> {
  const counted = new Set<string>()
  const groups = new Map<string, QuoteLine[]>()
  for (const line of linesOf(document)) {
    switch (line.offer.is) {
      case 'fixed':
        counted.add(line.id)
        break
      case 'optional':
        if (picked.includes(line.id)) counted.add(line.id)
        break
      case 'one-of': {
        const { group } = line.offer
        groups.set(group, [...(groups.get(group) ?? []), line])
      }
    }
  }
  for (const group of groups.values()) {
    const chosen = group.find(({ id }) => picked.includes(id)) ?? group[0]
    if (chosen !== undefined) counted.add(chosen.id)
  }
  return counted
}

/** The lines that count, without prices: `Topsoil, 4 cubic yards; Delivery to Cumming, 1 load`. */
export function goodsText(
  document: Pick<QuoteDocument, 'sections'>,
  picked: readonly string[],
): string {
  const counted = countedLines(document, picked)
  return linesOf(document)
    .filter(({ id }) => counted.has(id))
    .map(({ text, quantity, unit }) => `${text}, ${amountOfUnit(quantity, unit)}`)
    .join('; ')
}

/** The valid part of a choice: optional lines of the quote, and one of each group. */
export function offeredPicks(
  document: Pick<QuoteDocument, 'sections'>,
  picked: readonly string[],
): readonly string[] {
  const counted = countedLines(document, picked)
  return linesOf(document)
    .filter(({ id, offer }) => offer.is !== 'fixed' && counted.has(id))
    .map(({ id }) => id)
}

/** Adds up the lines that count: each line, the discount spread over them, and the tax once. */
export function totalsOf(document: CountedDocument, picked: readonly string[]): QuoteTotals {
  const counted = countedLines(document, picked)
  const lines = linesOf(document).filter(({ id }) => counted.has(id))
  const amounts = lines.map(({ quantity, priceCents }) => lineCents(quantity, priceCents))
  const subtotalCents = sum(amounts)
  const discountCents = discountOf(document, amounts)
  const discounts = spreadByLargestRemainder(discountCents, amounts)
  const sums = lines.map(({ id, isTaxable }, index) => {
    const [cents, discountCents] = [amounts[index] ?? 0, discounts[index] ?? 0]
    return { id, isTaxable, cents, discountCents }
  })
  const taxableCents = sum(
    sums.map(({ isTaxable, cents, discountCents }) => (isTaxable ? cents - discountCents : 0)),
  )
  const { tax } = document
  // Negative if a change order reduces the taxed amount.
  const taxCents = tax === null ? 0 : shareOf(taxableCents, tax.rate)
  return {
    lines: new Map(sums.map(({ id, cents, discountCents }) => [id, { cents, discountCents }])),
    subtotalCents,
    discountCents,
    tax: tax === null ? null : { ...tax, taxableCents, cents: taxCents },
    totalCents: subtotalCents - discountCents + taxCents,
  }
}

/** The totals as signed; a new calculation may differ because rules have changed. */
export function signedTotals(
  document: CountedDocument,
  signed: {
    readonly picked: readonly string[]
    readonly totalCents: number
    readonly taxCents: number
  },
): QuoteTotals {
  const { tax, ...totals } = totalsOf(document, signed.picked)
  const { totalCents, taxCents } = signed
  return { ...totals, tax: tax === null ? null : { ...tax, cents: taxCents }, totalCents }
}

/** At most the amount that it is taken off. */
function discountOf({ discount }: Pick<QuoteDocument, 'discount'>, amounts: readonly number[]) {
  if (discount === null) return 0
  const most = Math.max(0, sum(amounts))
  const wanted =
    discount.is === 'amount' ? discount.cents : shareOf(most, Math.min(discount.rate, wholeRate))
  return Math.min(wanted, most)
}

/** The profit of the lines that count, after the discount. */
export function profitOf(document: CountedDocument, picked: readonly string[]): Profit {
  const totals = totalsOf(document, picked)
  let cents = 0
  let earned = 0
  let unknownLines = 0
  for (const { id, quantity, costCents } of linesOf(document)) {
    const amount = totals.lines.get(id)
    if (amount === undefined) continue
    if (costCents === null) {
      unknownLines += 1
      continue
    }
    const net = amount.cents - amount.discountCents
    earned += net
    cents += net - lineCents(quantity, costCents)
  }
  return {
    cents,
    rate: earned <= 0 ? null : Math.round((cents / earned) * wholeRate),
    unknownLines,
  }
}

/**
 * The payments of a total, in order. Each is at most what earlier ones leave, and the last is the
 * rest, so that they always sum to the total.
 */
export function paymentsOf(
  { schedule }: Pick<QuoteDocument, 'schedule'>,
  totalCents: number,
): readonly ScheduledPayment[] {
  const stages = schedule.length === 0 ? [wholeStage] : schedule
  let left = Math.max(0, totalCents)
  return stages.map((stage, index) => {
    const cents =
      index === stages.length - 1 ? left : Math.min(left, wanted(stage, totalCents, left))
    left -= cents
    return { ...stage, cents }
  })
}

/** The payments that a customer is asked for; an agreement has no others. */
export const askedPayments = (
  document: Pick<QuoteDocument, 'schedule'>,
  totalCents: number,
): readonly ScheduledPayment[] => paymentsOf(document, totalCents).filter(({ cents }) => cents > 0)

function wanted({ share }: Stage, totalCents: number, left: number): number {
  switch (share.is) {
    case 'percent':
      return shareOf(Math.max(0, totalCents), share.rate)
    case 'amount':
      return share.cents
    case 'rest':
      return left
  }
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
