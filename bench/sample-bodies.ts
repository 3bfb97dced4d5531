import type { ClientBody, RequestBody } from '#contract/quotes.ts'

/** Bodies of requests, as well-filled forms send them. */

const address = {
  street1: '12 Oak Street',
  city: 'Cumming',
  state: 'GA',
  zipcode: '30040',
  addressType: 'Home',
}

/** The client of a quote. */
export function clientBody(email: string): ClientBody {
  return {
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    contactDetails: [{ phoneNumber: '7705550123', textAllow: true }],
    emailDetails: [{ email }],
    propertyDetails: [address],
    static: true,
    channelType: 'website',
    source: 'Others',
    userId: '',
  }
}

/** The request of a quote. */
export function requestBody(clientid: string): RequestBody {
  const selectedProduct = ['soil-mulch/pine-mulch']
  return {
    clientid,
    status: 'QuoteRequested',
    source: 'E-com',
    selectedService: [{ serviceId: 'soil-mulch', selectedProduct, serviceAddress: address }],
    projectDetails: 'Mulch for two front beds.',
    additionalNotes: '',
    siteVisits: [],
    requestType: 'OneTime',
    needServiceFrequency: false,
    priority: 'Medium',
    estimates: [
      {
        materialId: 'soil-mulch/pine-mulch',
        measures: {
          kind: 'spread',
          ground: [{ shape: { kind: 'rectangle', length: 20, width: 10 } }],
          inches: 3,
        },
      },
    ],
  }
}

/** A registration for an event that asks for names and counts; with a token, a change. */
export function registrationBody(eventId: string, email: string, adults: number) {
  return {
    eventId,
    willingness: 'yes',
    attendeeEmail: email,
    adults,
    children: 0,
    intrests: [],
    formResponses: [
      { fieldName: 'firstName', value: 'Rosa' },
      { fieldName: 'lastName', value: 'Lindqvist' },
      { fieldName: 'phone', value: '7705550123' },
      { fieldName: 'email', value: email },
    ],
  }
}

/** A decline. */
export function declineBody(email: string) {
  return { name: 'Rosa Lindqvist', number: '7705550123', email, message: '' }
}
