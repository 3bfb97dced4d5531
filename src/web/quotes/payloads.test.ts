import { expect, test } from 'vitest'
import { clientBody, requestBody } from '#contract/quotes.ts'
import { emptyQuote, setSameAddress, type QuoteDraft } from '#domain/quotes/quote-draft.ts'
import { clientPayload, requestPayload } from './payloads.ts'

const catalog = [
  {
    id: 's1',
    name: 'Soil & Mulch',
    materials: [
      { id: 'm1', name: 'Red Mulch' },
      { id: 'm2', name: 'Black Mulch' },
    ],
  },
  { id: 's2', name: 'Landscaping Services', materials: [] },
  { id: 's3', name: 'Edging & Borders', materials: [{ id: 'm3', name: 'Metal Edging' }] },
]

const draft: QuoteDraft = {
  ...emptyQuote,
  firstName: ' José ',
  lastName: 'Lee',
  email: ' ann@example.com ',
  phone: '(770) 555-0142',
  street1: '12 Oak Street ',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  addressType: 'Business',
  serviceStreet1: '8 Elm Court',
  serviceCity: 'Milton',
  serviceState: 'Georgia',
  serviceZip: '30004',
  projectDetails: ' New mulch for two front beds.\n',
  additionalNotes: 'Gate code\u000B1234',
  interestOptions: ['s2', 's1'],
  materialOptions: ['m2', 'm3'],
}

test('the client payload is the specified one, with texts trimmed and the phone as digits', () => {
  const payload = clientPayload(draft)
  expect(payload).toStrictEqual({
    firstName: 'José',
    lastName: 'Lee',
    contactDetails: [{ phoneNumber: '7705550142', textAllow: true }],
    emailDetails: [{ email: 'ann@example.com' }],
    propertyDetails: [
      {
        street1: '12 Oak Street',
        city: 'Cumming',
        state: 'GA',
        zipcode: '30040',
        addressType: 'Business',
      },
    ],
    static: true,
    channelType: 'website',
    source: 'Others',
    userId: '',
  })
  expect(clientBody.safeParse(payload).success).toBe(true)
  expect(clientPayload(draft, 'trapped')).toStrictEqual({ ...payload, website: 'trapped' })
})

test('the request payload lists each ticked service with its own ticked materials', () => {
  const serviceAddress = {
    street1: '8 Elm Court',
    city: 'Milton',
    state: 'Georgia',
    zipcode: '30004',
    addressType: 'Home',
  }
  const payload = requestPayload(draft, catalog, 'client-1')
  expect(payload).toStrictEqual({
    clientid: 'client-1',
    status: 'QuoteRequested',
    source: 'E-com',
    selectedService: [
      { serviceId: 's1', selectedProduct: ['m2'], serviceAddress },
      { serviceId: 's2', selectedProduct: [], serviceAddress },
    ],
    projectDetails: 'New mulch for two front beds.',
    additionalNotes: 'Gate code 1234',
    siteVisits: [],
    requestType: 'OneTime',
    needServiceFrequency: false,
    priority: 'Medium',
  })
  expect(requestBody.safeParse(payload).success).toBe(true)
})

test('under "same as above" the services go to the address of the customer', () => {
  const [service] = requestPayload(setSameAddress(draft, true), catalog, 'c').selectedService
  expect(service?.serviceAddress).toStrictEqual({
    street1: '12 Oak Street',
    city: 'Cumming',
    state: 'GA',
    zipcode: '30040',
    addressType: 'Business',
  })
})
