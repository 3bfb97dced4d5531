import * as z from 'zod/mini'
import { parseAmount, parseRate } from '#domain/money/amount-text.ts'
import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { countyTaxes, deliveryZones } from '#domain/prices/delivery-prices.ts'
import { maxPriceCents, priceFacts, priceKinds, priceLengths } from '#domain/prices/price-item.ts'
import { optionalText, requiredText, ticked } from '#domain/typed-fields.ts'
import { quoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { undoForm } from '#web/desk/forms/undo-forms.ts'
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
  price: z.string({ error: amountMessage }).check(z.refine(isAmount, { error: amountMessage })),
  cost: optionalText(20).check(
    z.refine((typed) => typed === '' || isAmount(typed), { error: amountMessage }),
  ),
  isTaxable: ticked,
  material: optionalText(200),
  seen: seenField,
})

/** The message where another price has them. */
export const priceTaken = 'There is already a price with this kind, name and unit.'

/** A typed text, as it is saved; NaN where no number was typed. */
const parsed = <Value>(parse: (typed: string) => Value) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((typed = '') => parse(typed)),
  )

const cents = (typed: string) => parseAmount(typed) ?? Number.NaN
const rate = parsed((typed) => parseRate(typed) ?? Number.NaN)
const zips = z.pipe(
  parsed((typed) => [...new Set(typed.split(/[\s,;]+/).filter(Boolean))]),
  z.array(z.string()).check(z.minLength(1, { error: 'Enter at least one ZIP code.' })),
)
const name = z._default(z.string(), '')

export const zonesForm = z.object({
  intent: z.literal('zones'),
  seen: seenField,
  rows: z.pipe(
    z.array(
      z.object({
        name,
        priceCents: parsed(cents),
        costCents: parsed((typed) => (typed.trim() === '' ? null : cents(typed))),
        zips,
      }),
    ),
    deliveryZones.schema,
  ),
})

export const taxesForm = z.object({
  intent: z.literal('taxes'),
  seen: seenField,
  rows: z.pipe(z.array(z.object({ county: name, rate, zips })), countyTaxes.schema),
})

export const deliveriesForm = z.safeExtend(deliverySettings.schema, {
  intent: z.literal('deliveries'),
  seen: seenField,
})

export const defaultsForm = z.extend(quoteDefaults.schema, {
  intent: z.literal('defaults'),
  seen: seenField,
  depositRate: z.pipe(rate, quoteDefaults.schema.shape.depositRate),
})

const savedPrices = savedSetting(
  deliveryZones.kind,
  countyTaxes.kind,
  deliverySettings.kind,
  quoteDefaults.kind,
)

const removedPrice = z.object({
  removed: z.extend(priceFacts, { id: z.string(), revision: seenField }),
})

/** Undo of a saved price or an imported file. */
const priceStep = z.union([
  z.object({ price: z.string(), revision: z.int() }),
  z.object({ file: z.string(), prices: z.int() }),
])

export const priceActionForm = z.discriminatedUnion('intent', [
  zonesForm,
  taxesForm,
  deliveriesForm,
  defaultsForm,
  z.object({ intent: z.literal('remove'), id: z.string() }),
  undoForm(z.union([savedPrices, removedPrice, priceStep])),
])
