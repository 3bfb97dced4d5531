import type { CompleteLead, Lead } from '#domain/quote-requests/lead.ts'
import type { Address } from '#domain/addresses/address-parts.ts'

/** The client, exactly as on the wire. */
export function clientPayload({ contact, address }: Lead) {
  return {
    firstName: contact.firstName,
    lastName: contact.lastName,
    contactDetails: [{ phoneNumber: contact.phone, textAllow: true }],
    emailDetails: [{ email: contact.email }],
    propertyDetails: [wireAddress(address)],
    static: true,
    channelType: 'website',
    source: 'Others',
    userId: '',
  }
}

/** The request; `clientId` is the platform's own. */
export function requestPayload({ request }: CompleteLead, clientId: string) {
  return {
    clientid: clientId,
    status: 'QuoteRequested',
    source: 'E-com',
    selectedService: request.services.map(({ id, materials, address }) => ({
      serviceId: id,
      selectedProduct: materials.map((material) => material.id),
      serviceAddress: wireAddress(address),
    })),
    projectDetails: request.projectDetails,
    additionalNotes: request.additionalNotes,
    siteVisits: [],
    requestType: 'OneTime',
    needServiceFrequency: false,
    priority: 'Medium',
  }
}

function wireAddress({ street1, city, state, zip, addressType }: Address) {
  return { street1, city, state, zipcode: zip, addressType }
}
