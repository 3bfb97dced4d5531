import type { AddressText } from '#domain/addresses/address-parts.ts'
import type { MeasuredMaterial } from '#domain/materials/submitted-estimate.ts'
import type { Preferences } from './preferences.ts'
import { digitsOf } from '#domain/fields.ts'

/** The quote form while a visitor fills it; any text may be invalid. */
export interface QuoteDraft extends AddressText {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** As shown: `(770) 555-0142`. Only its digits count. */
  readonly phone: string
  /** Whether the service address is the customer's own; the `service…` fields are then ignored. */
  readonly sameAddress: boolean
  readonly serviceStreet1: string
  readonly serviceCity: string
  readonly serviceState: string
  readonly serviceZip: string
  readonly serviceAddressType: string
  readonly projectDetails: string
  readonly additionalNotes: string
  /** Ids of the ticked services. */
  readonly interestOptions: readonly string[]
  /** Ids of the ticked materials of those services. */
  readonly materialOptions: readonly string[]
  /** Measures of ticked materials; a material may have several. */
  readonly estimates: readonly MeasuredMaterial[]
  /** Answers to the optional questions. */
  readonly preferences: Preferences
}

/** The form before anything is typed. */
export const emptyQuote: QuoteDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street1: '',
  city: '',
  state: '',
  zip: '',
  addressType: 'Home',
  sameAddress: false,
  serviceStreet1: '',
  serviceCity: '',
  serviceState: '',
  serviceZip: '',
  serviceAddressType: 'Home',
  projectDetails: '',
  additionalNotes: '',
  interestOptions: [],
  materialOptions: [],
  estimates: [],
  preferences: {},
}

/** A service in the quote form, with its materials. */
export interface CatalogService {
  readonly id: string
  readonly name: string
  readonly materials: readonly CatalogMaterial[]
}

export interface CatalogMaterial {
  readonly id: string
  readonly name: string
}

/** The materials on offer: those of the ticked services, in catalog order. */
export const materialsOnOffer = (
  catalog: readonly CatalogService[],
  interestOptions: readonly string[],
): readonly CatalogMaterial[] =>
  catalog
    .filter((service) => interestOptions.includes(service.id))
    .flatMap((service) => service.materials)

/** Ticks or unticks a service; unticking drops its materials, unless another ticked one has them. */
export function toggleService(
  draft: QuoteDraft,
  serviceId: string,
  catalog: readonly CatalogService[],
): QuoteDraft {
  return dropUnoffered(
    { ...draft, interestOptions: toggled(draft.interestOptions, serviceId) },
    catalog,
  )
}

/** Drops ticks of services that are not in the catalog, and of materials not on offer. */
export function dropUnoffered(draft: QuoteDraft, catalog: readonly CatalogService[]): QuoteDraft {
  const interestOptions = draft.interestOptions.filter((id) =>
    catalog.some((service) => service.id === id),
  )
  const offered = new Set(materialsOnOffer(catalog, interestOptions).map(({ id }) => id))
  const materialOptions = draft.materialOptions.filter((id) => offered.has(id))
  return dropUnticked({ ...draft, interestOptions, materialOptions })
}

/** Ticks or unticks a material; unticking drops its measures. */
export const toggleMaterial = (draft: QuoteDraft, materialId: string): QuoteDraft =>
  dropUnticked({ ...draft, materialOptions: toggled(draft.materialOptions, materialId) })

/** Drops measures of materials that are no longer ticked. */
function dropUnticked(draft: QuoteDraft): QuoteDraft {
  const estimates = draft.estimates.filter(({ materialId }) =>
    draft.materialOptions.includes(materialId),
  )
  return estimates.length === draft.estimates.length ? draft : { ...draft, estimates }
}

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/**
 * Ticks or unticks 'Service address is the same as above address'. Both empty the fields of the
 * service address and set its type to Home.
 */
export const setSameAddress = (draft: QuoteDraft, same: boolean): QuoteDraft => ({
  ...draft,
  sameAddress: same,
  ...serviceFieldsOf(emptyQuote),
})

/** The address of the work. */
export function serviceAddressOf(draft: QuoteDraft): AddressText {
  if (draft.sameAddress) return draft
  return {
    street1: draft.serviceStreet1,
    city: draft.serviceCity,
    state: draft.serviceState,
    zip: draft.serviceZip,
    addressType: draft.serviceAddressType,
  }
}

/** Renames values of an address to the form's fields of the service address. */
export function serviceFieldsOf<Value>({
  street1,
  city,
  state,
  zip,
  addressType,
}: Readonly<Record<keyof AddressText, Value>>) {
  return {
    serviceStreet1: street1,
    serviceCity: city,
    serviceState: state,
    serviceZip: zip,
    serviceAddressType: addressType,
  }
}

/** The first 5 digits typed into a ZIP field. */
export const formatZip = (text: string): string => digitsOf(text).slice(0, 5)
