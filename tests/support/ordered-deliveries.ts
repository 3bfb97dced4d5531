import { systemSecrets } from '#adapters/system/secrets.ts'
import type { DeliveryAnswers } from '#domain/deliveries/delivery-answers.ts'
import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { emptyDocument } from '#domain/written-quotes/document.ts'
import { deliveryPage } from '#usecases/deliveries/delivery-page.ts'
import { schedulePaidDeliveries } from '#usecases/deliveries/schedule-deliveries.ts'
import { quoteToken } from '#usecases/written-quotes/quote-links.ts'
import type { TestStores } from './stores.ts'
import { testDependencies, testSecret } from './test-dependencies.ts'
import { newAcceptance, quoteLine, sendQuote } from './written-quotes.ts'

/** A Monday. */
export const at = Date.parse('2027-04-12T14:00:00Z')
/** The day that customers pick. */
export const day = '2027-04-15'
export const answers: DeliveryAnswers = {
  where: 'On the tarp left of the driveway',
  gate: 'Code 2468',
  wires: 'no',
  septic: 'unsure',
  nobodyHome: 'dump',
}
/** Mulch for $80, brought for $20, in one load or that many. */
const mulchIn = (loads: number) => ({
  ...emptyDocument,
  title: 'Delivery of Pine Mulch',
  sections: [
    {
      id: 'all',
      name: '',
      lines: [
        quoteLine('mulch', { priceCents: 8_000 }),
        quoteLine('way', { unit: 'load', quantity: loads * 1000, priceCents: 2_000 }),
      ],
    },
  ],
})
export const mulch = mulchIn(1)
const whole = { id: 'whole', name: 'Payment in full', due: 'accepted', cents: 10_000 } as const
const secrets = systemSecrets(testSecret)
const noEmails = () => []

/** Dependencies of the customer's page of a delivery and of its schedule. */
export const deliveryDependencies = (stores: TestStores, now = at) =>
  testDependencies(stores, { now: () => now }, { ownerAddress: () => 'hello@evergreen.example' })

/** Opens stores of a company that brings two loads a day. */
export async function openForDeliveries(open: () => Promise<TestStores>) {
  const stores = await open()
  const two = { ...deliverySettings.initial, loadsPerDay: 2 }
  await stores.settings.save(deliverySettings, two, 0, { by: null, at })
  return stores
}

/** Steps of customers and of the schedule. */
export function deliveriesIn(stores: TestStores) {
  const page = (now?: number) => deliveryPage(deliveryDependencies(stores, now))
  /** An accepted delivery for $100; returns its id and the token of its page. */
  const ordered = async (loads = 1) => {
    const version = { totalCents: 10_000, validUntil: '2027-05-12' }
    const id = await sendQuote(stores, at, { kind: 'delivery', document: mulchIn(loads) }, version)
    const acceptance = newAcceptance(1, { totalCents: 10_000, payments: [whole] })
    await stores.writtenQuotes.accept(id, acceptance, at, noEmails)
    return { id, token: quoteToken(secrets, id, 0) }
  }
  const pay = (id: string, cents = 10_000, paidAt = at) => {
    const payment = { part: 'whole', cents, method: 'check', at: paidAt } as const
    return stores.writtenQuotes.recordPayment(id, payment, { by: null, at }, noEmails)
  }
  return {
    page,
    ordered,
    pay,
    /** One that is paid, after its day was picked. */
    paid: async (loads?: number) => {
      const { id, token } = await ordered(loads)
      await page().choose(token, { day, answers })
      await pay(id)
      return { id, token }
    },
    sweep: (limit?: number) => schedulePaidDeliveries(deliveryDependencies(stores), limit)(),
    visits: () => stores.visits.between({ from: day, to: day, assignedTo: null }),
  }
}
