import { countyTaxes, deliveryZones } from '#domain/prices/delivery-prices.ts'
import { requestEstimate, type RequestEstimate } from '#domain/materials/request-estimate.ts'
import type { DeliveryRow } from '#web/desk/deliveries/delivery-answers.ts'
import { draft, newLead, request } from './leads.ts'
import type { TestStores } from './stores.ts'

const pineMulch = { id: 'soil-mulch/pine-mulch', name: 'Pine Mulch' }

/** Two cubic yards of mulch, as a customer calculates them. */
const twoYards: RequestEstimate = requestEstimate(
  pineMulch,
  {
    kind: 'spread',
    sold: { by: 'cubic-yard' },
    inches: 3,
    tonsPerYard: 0.25,
    compaction: 1,
    extra: 0.05,
  },
  {
    kind: 'spread',
    ground: [{ shape: { kind: 'rectangle', length: 20, width: 10 } }],
    inches: 3,
  },
)

/** Those two yards, as the desk shows their price. */
export const pricedDelivery: Extract<DeliveryRow, { is: 'priced' }> = {
  id: 'lead-1',
  name: 'Rosa Lindqvist',
  email: 'rosa@example.com',
  earlier: null,
  unknown: [{ id: 'mulch', name: 'Pine Mulch', units: [{ kind: 'cubic-yard' }] }],
  is: 'priced',
  title: 'Delivery of Pine Mulch',
  goods: 'Pine Mulch, 2 cubic yards',
  seen: 'seen',
  totalCents: 18_190,
  figures: [],
}

/** Mulch at $42.50 a yard, $85.00 for delivery to 30040, 7 % tax: $181.90 for two yards. */
export async function setUpDeliveryPrices({
  prices,
  settings,
}: Pick<TestStores, 'prices' | 'settings'>) {
  const actor = { by: null, at: 0 }
  await prices.add(
    {
      kind: 'material',
      name: 'Pine mulch',
      unit: 'cubic yard',
      priceCents: 4_250,
      costCents: 2_600,
      isTaxable: true,
      material: pineMulch.id,
    },
    actor,
  )
  await settings.save(
    deliveryZones,
    [{ name: 'Cumming', zips: ['30040'], priceCents: 8_500, costCents: 4_000 }],
    0,
    actor,
  )
  await settings.save(countyTaxes, [{ county: 'Forsyth', rate: 7_000, zips: ['30040'] }], 0, actor)
}

/** Stores a request for mulch; `estimates` is empty if nothing was calculated. */
export async function askForMulch(
  { leads }: Pick<TestStores, 'leads'>,
  id: string,
  at: number,
  estimates: readonly RequestEstimate[] = [twoYards],
  contact = newLead().contact,
) {
  const lead = newLead({ id, idempotencyKey: id, createdAt: at, contact })
  await leads.saveContact(lead, draft({ to: '' }))
  await leads.complete(id, request({ id: `request of ${id}`, at, estimates }), () => [])
}
