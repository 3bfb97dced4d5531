import * as z from 'zod/mini'
import { parseAmount } from '#domain/money/amount-text.ts'
import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { countyTaxes, deliveryZones } from '#domain/prices/delivery-prices.ts'
import { maxPriceCents, priceFacts, priceKinds, priceLengths } from '#domain/prices/price-item.ts'
import { jsonField, optionalText, requiredText, ticked } from '#domain/typed-fields.ts'
import { quoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { nothingToUndo, seenField } from '#web/desk/forms.ts'
import { savedSetting } from '#web/desk/settings/setting-answer.ts'

const amountMessage = 'Enter an amount like 42.50.'

const isAmount = (typed: string) => {
  const cents = parseAmount(typed)
  return cents !== null && cents >= 0 && cents <= maxPriceCents
}

/** `id` is 'new' for a price that is added. */
export const priceForm = z.object({
  intent: z.literal('price'),
  id: z.string(),
  kind: z.enum(priceKinds, { error: 'Choose a kind.' }),
  name: requiredText('Enter a name.', priceLengths.name),
  unit: optionalText(priceLengths.unit),
  price: z
    .string({ error: amountMessage })
    .check(z.refine((typed) => isAmount(typed), { error: amountMessage })),
  cost: optionalText(20).check(
    z.refine((typed) => typed === '' || isAmount(typed), { error: amountMessage }),
  ),
  isTaxable: ticked,
  material: optionalText(200),
  seen: seenField,
})

const seen = seenField
const unreadable = 'Part of this could not be read.'

const savedPrices = savedSetting(
  deliveryZones.kind,
  countyTaxes.kind,
  deliverySettings.kind,
  quoteDefaults.kind,
)

/** A removed price, for its undo. */
const removedPrice = z.object({ removed: priceFacts })

/** Undo of a saved price or an imported file. */
const priceStep = z.union([
  z.object({ price: z.string(), revision: z.int() }),
  z.object({ file: z.string(), prices: z.int() }),
])

export const priceActionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('zones'), seen, rows: jsonField(deliveryZones.schema, unreadable) }),
  z.object({ intent: z.literal('taxes'), seen, rows: jsonField(countyTaxes.schema, unreadable) }),
  z.object({
    intent: z.literal('deliveries'),
    seen,
    value: jsonField(deliverySettings.schema, unreadable),
  }),
  z.object({
    intent: z.literal('defaults'),
    seen,
    value: jsonField(quoteDefaults.schema, unreadable),
  }),
  z.object({ intent: z.literal('remove'), id: z.string() }),
  z.object({
    intent: z.literal('take-back'),
    edits: jsonField(z.union([savedPrices, removedPrice, priceStep]), nothingToUndo),
  }),
])
