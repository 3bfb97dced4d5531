import type { ChatDetail } from '#domain/chat/book.ts'
import type { DeliveryZone } from '#domain/prices/delivery-prices.ts'
import type { Company } from './company.ts'

/** A town with delivery, with its ZIP codes in a zone. */
export interface DeliveryTown {
  readonly name: string
  readonly zips: readonly string[]
}

/** The delivery area as the pages, the chat and the search show it. */
export interface DeliveryContent {
  readonly question: string
  readonly answer: string
  /** The text for a ZIP code outside all zones. */
  readonly elsewhere: string
  /** By name; empty if the price list has no zone. */
  readonly towns: readonly DeliveryTown[]
}

/** The name for ZIP codes whose town is unknown. */
export const otherTowns = 'Elsewhere'

/** The towns of the price list's zones, without the zones' names and prices. */
export function deliveryTownsOf(
  zones: readonly Pick<DeliveryZone, 'zips'>[],
  cities: ReadonlyMap<string, string>,
): readonly DeliveryTown[] {
  const zips = [...new Set(zones.flatMap((zone) => zone.zips))].toSorted()
  const known = zips.filter((zip) => cities.has(zip))
  const towns = Map.groupBy(known, (zip) => cities.get(zip) ?? '')
  const others = zips.filter((zip) => !cities.has(zip))
  return [
    ...[...towns]
      .map(([name, own]) => ({ name, zips: own }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    ...(others.length === 0 ? [] : [{ name: otherTowns, zips: others }]),
  ]
}

/** Texts about delivery: with the towns, or with whom to ask if there are none. */
export function deliveryContent(
  towns: readonly DeliveryTown[],
  { phone }: Company,
): DeliveryContent {
  const answer =
    towns.length === 0
      ? `Please ask us: call ${phone.display} and tell us your ZIP code and the material.`
      : `We deliver to the ZIP codes below, on a day that we agree on with you. If yours is not among them, please ask us: call ${phone.display}.`
  const elsewhere = `That ZIP code is not on our delivery list. It depends on the load, so please ask us: call ${phone.display}.`
  return { question: 'Do you deliver to my town?', answer, elsewhere, towns }
}

/** The towns as lines of the chat. */
export const deliveryDetails = ({ towns }: DeliveryContent): readonly ChatDetail[] =>
  towns.map(({ name, zips }) => ({ label: name, value: zips.join(', '), href: null }))
