import { expect, test } from 'vitest'
import { emptyDocument } from '#domain/written-quotes/document.ts'
import { deliveryRow } from './delivery-answers.ts'
import { quoteLine } from '#support/written-quotes.ts'

const line = quoteLine('soil', { text: 'Topsoil', quantity: 4_000, unit: 'cubic yard' })

test('a priced delivery names its materials and quantities', () => {
  const load = { ...line, id: 'load', text: 'Delivery to Cumming', quantity: 1_000, unit: 'load' }
  const row = deliveryRow({
    requestId: 'request',
    recipient: {
      name: 'Tamika Barnes',
      phone: '',
      email: '',
      address: { street1: '', city: 'Cumming', state: 'GA', zip: '30040' },
    },
    earlier: null,
    unknown: [],
    is: 'priced',
    document: { ...emptyDocument, sections: [{ id: 's', name: '', lines: [line, load] }] },
    totalCents: 22_363,
    seen: 'seen',
  })
  expect(row).toMatchObject({ goods: 'Topsoil, 4 cubic yards; Delivery to Cumming, 1 load' })
})
