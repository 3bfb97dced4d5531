import { addressToWire, type ClientBody, type RequestBody } from '#contract/quotes.ts'
import type { AddressText } from '#domain/addresses/address-parts.ts'
import { digitsOf } from '#domain/fields.ts'
import { maxEstimates } from '#domain/materials/submitted-estimate.ts'
import { sendableText } from '#domain/text.ts'
import {
  serviceAddressOf,
  type CatalogService,
  type QuoteDraft,
} from '#domain/quote-requests/quote-draft.ts'

/** Body that saves the client of a valid draft; `honeypot` is the text of the hidden field. */
export function clientPayload(draft: QuoteDraft, honeypot = ''): ClientBody {
  return {
    firstName: sendableText(draft.firstName),
    lastName: sendableText(draft.lastName),
    contactDetails: [{ phoneNumber: digitsOf(draft.phone), textAllow: true }],
    emailDetails: [{ email: sendableText(draft.email) }],
    propertyDetails: [address(draft)],
    static: true,
    channelType: 'website',
    source: 'Others',
    userId: '',
    ...(honeypot === '' ? {} : { website: honeypot }),
  }
}

/** Body of the quote request of a valid draft, for the saved client. */
export function requestPayload(
  draft: QuoteDraft,
  catalog: readonly CatalogService[],
  clientId: string,
  photoIds: readonly string[] = [],
): RequestBody {
  const serviceAddress = address(serviceAddressOf(draft))
  return {
    clientid: clientId,
    status: 'QuoteRequested',
    source: 'E-com',
    selectedService: catalog
      .filter(({ id }) => draft.interestOptions.includes(id))
      .map(({ id, materials }) => ({
        serviceId: id,
        selectedProduct: materials
          .map((material) => material.id)
          .filter((material) => draft.materialOptions.includes(material)),
        serviceAddress,
      })),
    projectDetails: sendableText(draft.projectDetails),
    additionalNotes: sendableText(draft.additionalNotes),
    siteVisits: [],
    requestType: 'OneTime',
    needServiceFrequency: false,
    priority: 'Medium',
    ...(draft.estimates.length === 0 ? {} : { estimates: estimatesOf(draft) }),
    ...(photoIds.length === 0 ? {} : { photoIds }),
    ...(Object.keys(draft.preferences).length === 0 ? {} : { preferences: draft.preferences }),
  }
}

/** Most characters of all estimates together; the server takes 64 KB in all. */
const estimatesLimit = 40_000

/** The measures to send; those above the limit are left to the visit. */
function estimatesOf({ estimates }: QuoteDraft) {
  let length = 0
  return estimates.slice(0, maxEstimates).map(({ materialId, measures, product }) => {
    length += JSON.stringify(measures ?? null).length
    return {
      materialId,
      measures: length > estimatesLimit ? null : measures,
      ...(product === undefined ? {} : { product: product.slug }),
    }
  })
}

function address({ street1, city, state, zip, addressType }: AddressText) {
  return addressToWire({
    street1: sendableText(street1),
    city: sendableText(city),
    state: sendableText(state),
    zip: sendableText(zip),
    addressType,
  })
}
