import { expect, test } from 'vitest'
import { servicesAnswer } from '#contract/quotes.ts'
import { catalogFrom, serviceAskedFor } from './catalog.ts'

const answer = servicesAnswer.parse({
  data: [
    {
      _id: 's1',
      serviceName: 'Soil & Mulch',
      productOptions: [
        { productId: 'm1', productData: { name: 'Red Mulch' } },
        { productId: 'm2', productData: {} },
        { productId: 'm3', productData: { name: '  ' } },
        { productId: 'm4', productData: { name: null } },
        { productId: 'm5', productData: null },
        { productId: 'm6' },
      ],
    },
    { _id: 's2', name: 'Edging & Borders' },
    { _id: 's3' },
    { _id: 's4', serviceName: 'Lawn Care & Fertilization' },
  ],
})
const catalog = catalogFrom(answer)

test('services come under either name, and what has no name is dropped', () => {
  expect(catalog).toEqual([
    { id: 's1', name: 'Soil & Mulch', materials: [{ id: 'm1', name: 'Red Mulch' }] },
    { id: 's2', name: 'Edging & Borders', materials: [] },
    { id: 's4', name: 'Lawn Care & Fertilization', materials: [] },
  ])
})

test('a link names a service by slug or by id', () => {
  expect(serviceAskedFor('edging-borders', catalog)?.id).toBe('s2')
  expect(serviceAskedFor('edgingborders', catalog)?.id).toBe('s2')
  // The slug of its page joins two words.
  expect(serviceAskedFor('lawncare-fertilization', catalog)?.id).toBe('s4')
  expect(serviceAskedFor('s1', catalog)?.id).toBe('s1')
  expect(serviceAskedFor('roofing', catalog)).toBeUndefined()
  expect(serviceAskedFor('', catalog)).toBeUndefined()
})
