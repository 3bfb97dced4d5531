import type { ClientBody, RequestBody } from '#contract/quotes.ts'
import { digitsOf } from '#domain/fields.ts'
import { toStorableText } from '#domain/text.ts'
import type { CatalogService, QuoteDraft } from '#domain/quotes/quote-draft.ts'

/** Body that saves the client of a valid draft; `honeypot` is the text of the hidden field. */
export function clientPayload(draft: QuoteDraft, honeypot = ''): ClientBody {
  return {
    firstName: line(draft.firstName),
    lastName: line(draft.lastName),
    contactDetails: [{ phoneNumber: digitsOf(draft.phone), textAllow: true }],
    emailDetails: [{ email: line(draft.email) }],
    propertyDetails: [
      {
        street1: line(draft.street1),
        city: line(draft.city),
        state: line(draft.state),
        zipcode: line(draft.zip),
        addressType: draft.addressType,
      },
    ],
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
): RequestBody {
  const serviceAddress = {
    street1: line(draft.serviceStreet1),
    city: line(draft.serviceCity),
    state: line(draft.serviceState),
    zipcode: line(draft.serviceZip),
    addressType: draft.serviceAddressType,
  }
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
    projectDetails: line(draft.projectDetails),
    additionalNotes: line(draft.additionalNotes),
    siteVisits: [],
    requestType: 'OneTime',
    needServiceFrequency: false,
    priority: 'Medium',
  }
}

/** The server refuses invisible characters, which copied text often holds. */
function line(text: string): string {
  return toStorableText(text).trim()
}
