import * as z from 'zod/mini'
import { isZip } from '#domain/fields.ts'
import { wholeRate } from '#domain/money/arithmetic.ts'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { requiredText } from '#domain/typed-fields.ts'
import { priceCents } from './price-item.ts'

/** Maximum number of zones or counties, and of ZIP codes in each. */
const most = { rows: 60, zips: 400 } as const

// Errors are of the whole list, which is typed in one field.
const zips = z.array(z.string()).check(
  z.superRefine((all, context) => {
    const wrong = all.find((zip) => !isZip(zip))
    if (wrong !== undefined) {
      context.addIssue(`“${wrong}” is not a ZIP code. A ZIP code has five digits.`)
    }
  }),
  z.maxLength(most.zips, { error: 'That is too many ZIP codes.' }),
)

const cents = priceCents('85.00')

/** Refuses a ZIP code that is in two rows. */
const eachZipOnce = z.superRefine<readonly { readonly zips: readonly string[] }[]>(
  (rows, context) => {
    const seen = new Set<string>()
    for (const zip of rows.flatMap((row) => row.zips)) {
      if (seen.has(zip)) {
        context.addIssue(`${zip} is in two rows. A ZIP code can be in only one.`)
        return
      }
      seen.add(zip)
    }
  },
)

/** Delivery fees for groups of ZIP codes. */
const zoneList = z
  .array(
    z.object({
      name: requiredText('Enter a name for the zone.', 60),
      zips,
      /** For one load. */
      priceCents: cents,
      costCents: z.nullable(cents),
    }),
  )
  .check(z.maxLength(most.rows, { error: 'That is too many zones.' }), eachZipOnce)

export type DeliveryZone = DeepReadonly<z.infer<typeof zoneList>>[number]

/** The setting for delivery prices by ZIP code. */
export const deliveryZones = {
  kind: 'delivery-zones',
  schema: zoneList,
  initial: [],
} satisfies Setting<readonly DeliveryZone[]>

const rateMessage = 'Enter a percentage like 7 or 7.75.'

/** Sales taxes of counties, with their ZIP codes. */
const taxList = z
  .array(
    z.object({
      county: requiredText('Enter the county.', 60),
      rate: z.number({ error: rateMessage }).check(
        z.int(),
        z.minimum(0, { error: rateMessage }),
        z.maximum(wholeRate / 4, {
          error: 'That is higher than any sales tax rate. Check the percentage.',
        }),
      ),
      zips,
    }),
  )
  .check(
    z.maxLength(most.rows, { error: 'That is too many counties.' }),
    eachZipOnce,
    z.refine(
      (rows) => new Set(rows.map(({ county }) => county.toLowerCase())).size === rows.length,
      { error: 'A county is listed twice.' },
    ),
  )

export type CountyTax = DeepReadonly<z.infer<typeof taxList>>[number]

/** The setting for sales tax by county. */
export const countyTaxes = {
  kind: 'county-taxes',
  schema: taxList,
  initial: [],
} satisfies Setting<readonly CountyTax[]>

/** The zone of a ZIP code; null if there is no delivery price for it. */
export const zoneFor = (zones: readonly DeliveryZone[], zip: string): DeliveryZone | null =>
  zones.find(({ zips }) => zips.includes(zip)) ?? null

/** The tax of the county of a ZIP code; null if no county has it. */
export const countyTaxFor = (taxes: readonly CountyTax[], zip: string): CountyTax | null =>
  taxes.find(({ zips }) => zips.includes(zip)) ?? null
