import { expect, test } from 'vitest'
import { changeText } from './price-lines.ts'

test('the owner reads what a file changes of a price, from what to what', () => {
  const before = {
    id: 'mulch',
    revision: 1,
    kind: 'material',
    name: 'Hardwood mulch',
    unit: 'cubic yard',
    priceCents: 104_250,
    costCents: 2_650,
    isTaxable: false,
    material: null,
  } as const
  expect(changeText({ before, after: { ...before, priceCents: 4_500 } })).toBe(
    'Price from $1,042.50 to $45.00',
  )
  expect(
    changeText({
      before,
      after: {
        ...before,
        name: 'Hardwood Mulch',
        costCents: null,
        isTaxable: true,
        material: 'soil-mulch/hardwood-mulch',
      },
    }),
  ).toBe(
    'Name from “Hardwood mulch” to “Hardwood Mulch”. Cost from $26.50 to unknown. ' +
      'Sales tax from no to yes. Site item from none to soil-mulch/hardwood-mulch',
  )
})
