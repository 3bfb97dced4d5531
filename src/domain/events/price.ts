import type { GardenEvent } from './event.ts'

type Priced = Pick<GardenEvent, 'kind' | 'priceCents'>

/** Smallest amount in US cents that a card can be charged, by Stripe's rules. */
export const smallestChargeCents = 50

/** Largest amount in US cents that a card can be charged, by Stripe's rules. */
export const largestChargeCents = 99_999_999

/** Whether a card can be charged so many US cents. */
export const isChargeable = (cents: number): boolean =>
  cents >= smallestChargeCents && cents <= largestChargeCents

/** Price of one seat in US cents; 0 for a free event and for one without a price. */
export const seatPriceCents = (event: Priced): number =>
  event.kind === 'free' ? 0 : (event.priceCents ?? 0)

/** Whether a Yes must be paid for. */
export const isPaid = (event: Priced): boolean => seatPriceCents(event) > 0

/** `25`, `25.50`: cents only if there are any. */
export const dollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)

/** `Free`, `Paid $25`, `Paid $0`: the price in the list of events. */
export const priceLabel = (event: Priced): string =>
  event.kind === 'free' ? 'Free' : `Paid $${dollars(event.priceCents ?? 0)}`

/** The event type on the event's own page: the price if it is `paid`, else its capitalized name. */
export function kindLabel(event: Priced): string {
  if (event.kind === 'paid') return priceLabel(event)
  const [first = '', ...rest] = event.kind
  return first.toUpperCase() + rest.join('')
}
