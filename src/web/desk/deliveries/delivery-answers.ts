import * as z from 'zod/mini'
import { enteredAmount } from '#domain/deliveries/entered-amount.ts'
import { amountText, quantityText, salesTaxText } from '#domain/money/amount-text.ts'
import { jsonField } from '#domain/typed-fields.ts'
import { linesOf } from '#domain/written-quotes/document.ts'
import { goodsText, totalsOf } from '#domain/written-quotes/totals.ts'
import type { PricedDelivery } from '#usecases/desk/delivery-pricing.ts'
import type { ConfirmFirst, FailedAnswer } from '#web/desk/forms/answers.ts'

/** Maximum number of deliveries priced at once: the rows of a page. */
const most = 200

/** Amounts of the materials of a single request. */
const entered = z._default(
  jsonField(z.array(enteredAmount).check(z.maxLength(most)), 'Enter the quantities again.'),
  [],
)

export const deliveriesForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('preview'),
    entered,
    ids: jsonField(
      z.array(z.string()).check(z.minLength(1), z.maxLength(most)),
      'Select at least one request.',
    ),
  }),
  z.object({
    intent: z.literal('send'),
    by: z.enum(['email', 'link']),
    id: z.string(),
    seen: z.string(),
    entered,
  }),
  z.object({
    intent: z.literal('send-several'),
    rows: jsonField(
      z
        .array(z.object({ id: z.string(), seen: z.string() }))
        .check(z.minLength(1), z.maxLength(most)),
      'Select at least one request.',
    ),
  }),
])

export type DeliveryRow = ReturnType<typeof deliveryRow>

export interface SentLine {
  readonly name: string
  readonly text: string
  readonly phone: string
  /** URL of the customer's page. */
  readonly url: string
  readonly quoteId: string
}

export type DeliveriesAnswer =
  | ConfirmFirst
  | FailedAnswer
  | { readonly is: 'priced'; readonly rows: readonly DeliveryRow[] }
  | { readonly is: 'sent'; readonly line: SentLine }

export function deliveryRow(priced: PricedDelivery) {
  const { requestId: id, recipient, earlier, unknown } = priced
  const { name, email } = recipient
  const of = { id, name, email, earlier, unknown }
  if (priced.is === 'incomplete') {
    const { missing, hasNoZone } = priced
    return { ...of, is: priced.is, missing, hasNoZone }
  }
  const { document, seen, totalCents } = priced
  const { lines, tax } = totalsOf(document, [])
  const goods = goodsText(document, [])
  const figures = linesOf(document).map((line) => ({
    name: `${line.text}, ${quantityText(line.quantity)} × ${amountText(line.priceCents)} per ${line.unit}`,
    amount: amountText(lines.get(line.id)?.cents ?? 0),
  }))
  if (tax !== null) {
    figures.push({ name: salesTaxText(tax), amount: amountText(tax.cents) })
  }
  return { ...of, is: priced.is, title: document.title, goods, seen, totalCents, figures }
}
