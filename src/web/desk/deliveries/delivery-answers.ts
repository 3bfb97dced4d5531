import * as z from 'zod/mini'
import { amountText, quantityText, rateText } from '#domain/money/amount-text.ts'
import { jsonField } from '#domain/typed-fields.ts'
import { linesOf } from '#domain/written-quotes/document.ts'
import { totalsOf } from '#domain/written-quotes/totals.ts'
import type { PlatformRefusal, PricedDelivery } from '#usecases/desk/price-deliveries.ts'
import type { ConfirmFirst } from '#web/desk/confirm-first.ts'

/** Most deliveries that are priced at once: the rows of a page. */
const most = 200

/** The first tap, which shows the figures, and the second, which sends them. */
export const deliveriesForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('look'),
    ids: jsonField(z.array(z.string()).check(z.minLength(1), z.maxLength(most)), 'Choose some.'),
  }),
  z.object({
    intent: z.literal('send'),
    by: z.enum(['email', 'link']),
    rows: jsonField(
      z
        .array(z.object({ id: z.string(), seen: z.string() }))
        .check(z.minLength(1), z.maxLength(most)),
      'Choose some.',
    ),
  }),
])

/** The delivery of one request, as it would be sent. */
export type DeliveryRow = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /** Number of a price that they have already. */
  readonly earlier: string | null
} & (
  | {
      readonly is: 'priced'
      readonly title: string
      readonly seen: string
      readonly totalCents: number
      readonly figures: readonly { readonly name: string; readonly amount: string }[]
    }
  | { readonly is: 'incomplete'; readonly missing: readonly string[] }
)

/** What became of one. */
export interface DeliveryOutcome {
  readonly id: string
  readonly name: string
  /** What keeps it from being sent; null once it went out. */
  readonly problem: string | null
  readonly words: string
  /** Of the customer's page, and of the desk's. */
  readonly links: { readonly url: string; readonly quoteId: string; readonly phone: string } | null
}

export type DeliveriesAnswer =
  | ConfirmFirst
  | { readonly is: 'failed'; readonly message: string }
  | { readonly is: 'priced'; readonly rows: readonly DeliveryRow[] }
  | { readonly is: 'saved'; readonly outcomes: readonly DeliveryOutcome[] }

export function deliveryRow(priced: PricedDelivery): DeliveryRow {
  const { requestId: id, recipient, earlier } = priced
  const { name, email, phone } = recipient
  const of = { id, name, email, phone, earlier }
  if (priced.is === 'incomplete') return { ...of, is: 'incomplete', missing: priced.missing }
  const { document, seen, totalCents } = priced
  const { lines, tax } = totalsOf(document, [])
  const figures = linesOf(document).map((line) => ({
    name: `${line.text}, ${quantityText(line.quantity)} × ${amountText(line.priceCents)} a ${line.unit}`,
    amount: amountText(lines.get(line.id)?.cents ?? 0),
  }))
  if (tax !== null) {
    const taxName = `Sales tax, ${tax.county} County, ${rateText(tax.rate)}`
    figures.push({ name: taxName, amount: amountText(tax.cents) })
  }
  return { ...of, is: 'priced', title: document.title, seen, totalCents, figures }
}

/** Why one was not sent, in a sentence. */
export function refusalWords(refusal: PlatformRefusal): string {
  switch (refusal.code) {
    case 'unknown-request':
      return 'This request is no longer there.'
    case 'no-email':
      return 'No email address is known. Send a link by text instead.'
    case 'changed':
      return 'Prices or the request have changed meanwhile. Look at the figures again.'
    case 'missing':
      return refusal.missing.join(' ')
  }
}
