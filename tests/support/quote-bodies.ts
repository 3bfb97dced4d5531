import type { ClientBody, RequestBody } from '#contract/quotes.ts'

/** The body of call 2 that a well-filled form sends. */
export function clientBody(change: Partial<ClientBody> = {}): ClientBody {
  return {
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    contactDetails: [{ phoneNumber: '7705550123', textAllow: true }],
    emailDetails: [{ email: 'rosa@example.com' }],
    propertyDetails: [
      {
        street1: '12 Oak Street',
        city: 'Cumming',
        state: 'GA',
        zipcode: '30040',
        addressType: 'Home',
      },
    ],
    static: true,
    channelType: 'website',
    source: 'Others',
    userId: '',
    ...change,
  }
}

/** The body of call 3 that a well-filled form sends. */
export function requestBody(clientid: string, change: Partial<RequestBody> = {}): RequestBody {
  return {
    clientid,
    status: 'QuoteRequested',
    source: 'E-com',
    selectedService: [
      {
        serviceId: 'soil-mulch',
        selectedProduct: ['soil-mulch/pine-mulch'],
        serviceAddress: {
          street1: '14 Oak Street',
          city: 'Cumming',
          state: 'GA',
          zipcode: '30040',
          addressType: 'Business',
        },
      },
    ],
    projectDetails: 'Mulch for two front beds.',
    additionalNotes: 'The gate is on the left.',
    siteVisits: [],
    requestType: 'OneTime',
    needServiceFrequency: false,
    priority: 'Medium',
    ...change,
  }
}
