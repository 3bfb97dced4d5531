import { expect, test } from 'vitest'
import { clientBody, requestBody } from '#contract/quotes.ts'
import { emptyQuote } from '#domain/quote-requests/quote-draft.ts'
import { clientPayload, requestPayload } from './payloads.ts'

const catalog = [
  { id: 's1', name: 'Soil & Mulch', materials: [{ id: 'm1', name: 'Red Mulch' }] },
  { id: 's2', name: 'Landscaping Services', materials: [] },
]

test('the text of a bot goes along with the client', () => {
  const draft = { ...emptyQuote, firstName: 'Ann', email: 'ann@example.com', phone: '770 555-0142' }
  expect(clientBody.parse(clientPayload(draft, 'trapped')).website).toBe('trapped')
  expect(clientPayload(draft)).not.toHaveProperty('website')
})

test('services are sent in the order of the form, and pasted text without what the server refuses', () => {
  const draft = {
    ...emptyQuote,
    projectDetails: ' New mulch.\n',
    additionalNotes: 'Gate code\u000B1234',
    interestOptions: ['s2', 's1'],
    materialOptions: ['m1', 'gone'],
  }
  const payload = requestBody.parse(requestPayload(draft, catalog, 'client-1'))
  expect(payload).toMatchObject({
    projectDetails: 'New mulch.',
    additionalNotes: 'Gate code 1234',
    selectedService: [
      { serviceId: 's1', selectedProduct: ['m1'] },
      { serviceId: 's2', selectedProduct: [] },
    ],
  })
})
