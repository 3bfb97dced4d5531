import { addressLine, type AddressParts } from '#domain/addresses/address-parts.ts'
import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import type { EnteredAmount } from '#domain/deliveries/entered-amount.ts'
import {
  enteredUnits,
  gapText,
  priceDelivery,
  withEntered,
  type DeliveryGap,
  type DeliveryPrices,
  type WantedDelivery,
} from '#domain/deliveries/price-delivery.ts'
import type { Unit } from '#domain/materials/coverage.ts'
import { countyTaxes, deliveryZones } from '#domain/prices/delivery-prices.ts'
import { fullName, type Lead } from '#domain/quote-requests/lead.ts'
import { dateOf } from '#domain/time.ts'
import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import { quoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { totalsOf } from '#domain/written-quotes/totals.ts'
import { canonicalJson } from '#domain/written-quotes/version-content.ts'
import { isOut, quoteNumber, type QuoteRecipient } from '#domain/written-quotes/written-quote.ts'
import type { RequestDetails } from '#ports/request-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Price of a request's delivery, or the reason why there is none. */
export type PricedDelivery = {
  readonly requestId: string
  readonly recipient: QuoteRecipient
  /** `Q-1003` of a delivery of this request that waits for an answer or is accepted. */
  readonly earlier: string | null
  /** Materials whose amount can be entered, or was. */
  readonly unknown: readonly {
    readonly id: string
    readonly name: string
    /** Units in which it can be entered; the first is chosen. */
    readonly units: readonly Unit[]
  }[]
} & (
  | {
      readonly is: 'priced'
      readonly document: QuoteDocument
      readonly totalCents: number
      /** Fingerprint of the figures and of `earlier`, so that nothing unseen is sent. */
      readonly seen: string
    }
  | {
      readonly is: 'incomplete'
      /** Reasons in sentences. */
      readonly missing: readonly string[]
      /** No zone has the ZIP code, so no quantity leads to a price. */
      readonly hasNoZone: boolean
    }
)

/** Amounts that a colleague has entered for one request. */
export type Entered = readonly EnteredAmount[]

export function deliveryPricing({
  requests,
  prices,
  settings,
  writtenQuotes,
  secrets,
  clock,
  company,
  content,
}: Dependencies) {
  const fingerprintOf = (
    shown: Pick<PricedDelivery, 'recipient' | 'earlier'> & { readonly document: QuoteDocument },
  ) => secrets.fingerprint(canonicalJson(shown))
  /** Prices for all requests of one batch. */
  const readPrices = async (): Promise<Omit<DeliveryPrices, 'newId'>> => ({
    prices: await prices.list(),
    companionItems: content().materials.companionItems,
    zones: (await settings.read(deliveryZones)).value,
    taxes: (await settings.read(countyTaxes)).value,
    settings: (await settings.read(deliverySettings)).value,
    validDays: (await settings.read(quoteDefaults)).value.validDays,
    today: dateOf(clock.now(), company().timeZone),
  })
  const price = async (
    requestId: string,
    from: Omit<DeliveryPrices, 'newId'>,
    entered: Entered = [],
  ): Promise<PricedDelivery | null> => {
    const found = await requests.find(requestId)
    if (found === null) return null
    const { lead, work } = found
    const places = placesOf(lead)
    const recipient = recipientOf(found, places[0] ?? lead.address)
    const earlier = await earlierOf(requestId, from.today)
    const priceOf = { requestId, recipient, earlier }
    if (work.status === 'possible-spam') {
      return {
        ...priceOf,
        is: 'incomplete',
        missing: ['It is kept as possible spam. Look at it first.'],
        hasNoZone: false,
        unknown: [],
      }
    }
    let last = 0
    const wanted = {
      materials: (lead.request?.services ?? []).flatMap(({ materials }) => materials),
      estimates: lead.request?.estimates ?? [],
      places,
    }
    const priceWith = (amounts: Entered) =>
      priceDelivery(
        withEntered(wanted, amounts),
        // Ids are repeatable, so that equal figures make an equal document.
        { ...from, newId: () => `part-${(last += 1)}` },
      )
    const priced = priceWith(entered)
    const gaps = priced.ok ? [] : priced.error
    const unknown = unknownAmounts(wanted.materials, gaps, entered).map((material) => ({
      ...material,
      units: enteredUnits(material, content().materials.coverages[material.id], from.prices),
    }))
    if (!priced.ok) {
      const hasNoZone = gaps.some((gap) => gap.is === 'no-zone')
      // What else is missing is found with one of each material, before a quantity is typed.
      const ones = unknown.flatMap(({ id, units: [unit] }) =>
        unit === undefined ? [] : [{ material: id, quantity: 1, unit }],
      )
      const others = ones.filter(({ material: id }) =>
        entered.every(({ material }) => material !== id),
      )
      const withOnes = priceWith([...entered, ...others])
      const all = [...gaps, ...(withOnes.ok ? [] : withOnes.error)]
      const missing = [...new Set(all.map(gapText))]
      return { ...priceOf, is: 'incomplete', missing, hasNoZone, unknown }
    }
    const document = priced.value
    // The last day moves on at midnight, though no figure has changed.
    const figures = { ...document, validUntil: null }
    const seen = fingerprintOf({ document: figures, recipient, earlier })
    const { totalCents } = totalsOf(document, [])
    return { ...priceOf, is: 'priced', document, totalCents, seen, unknown }
  }
  const deliveriesOf = async (requestId: string) =>
    (await writtenQuotes.ofRequest(requestId)).filter(({ kind }) => kind === 'delivery')
  const earlierOf = async (requestId: string, on: string) => {
    const open = (await deliveriesOf(requestId)).find((quote) => isOut(quote, on))
    return open === undefined ? null : quoteNumber(open)
  }
  return { fingerprintOf, readPrices, price, deliveriesOf }
}

/**
 * Materials whose amount can be entered, or was: an entered one may be mistyped, or in a unit that
 * the price list does not have.
 */
function unknownAmounts(
  materials: WantedDelivery['materials'],
  gaps: readonly DeliveryGap[],
  entered: Entered,
): WantedDelivery['materials'] {
  const missing = gaps.flatMap((gap) => (gap.is === 'no-quantity' ? [gap] : []))
  const typed = materials.filter(({ id }) => entered.some(({ material }) => material === id))
  return [...new Map([...missing, ...typed].map(({ id, name }) => [id, { id, name }])).values()]
}

/** Each named place once: of the services, or else of the customer. */
function placesOf({ request, address }: Lead): readonly AddressParts[] {
  const named = (request?.services ?? []).map((service) => service.address)
  const all = named.length === 0 ? [address] : named
  return [...new Map(all.map((place) => [addressLine(place).toLowerCase(), place])).values()]
}

function recipientOf({ lead, replyTo }: RequestDetails, place: AddressParts): QuoteRecipient {
  const { contact } = lead
  const { street1, city, state, zip } = place
  return {
    name: fullName(contact),
    phone: contact.phone,
    email: replyTo,
    address: { street1, city, state, zip },
  }
}
