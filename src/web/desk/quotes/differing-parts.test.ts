import { expect, test } from 'vitest'
import { emptyDocument } from '#domain/written-quotes/document.ts'
import { differingParts } from './differing-parts.ts'
import { blankLine, typedFrom } from './typed-quote.ts'

const address = { street1: '', city: '', state: 'GA', zip: '' }
const recipient = { name: 'Rosa Lindqvist', phone: '', email: '', address }
const lines = [{ ...blankLine('blocks'), text: 'Blocks' }]
const wall = { id: 'wall', name: 'Wall', lines }
const other = { id: 'other', name: '', lines }
const quote = { ...typedFrom(emptyDocument, recipient), sections: [wall, other] }

test('versions of a quote differ in the sections and parts that were changed, added or removed', () => {
  expect(differingParts(quote, structuredClone(quote))).toEqual([])
  const steps = { id: 'steps', name: 'Steps', lines }
  const mine = { ...quote, zip: '30040', stages: [], sections: [wall, steps] }
  const theirs = {
    ...quote,
    county: 'Forsyth',
    taxRate: '7',
    sections: [{ ...wall, name: 'Low wall' }, other],
  }
  expect(differingParts(mine, theirs)).toEqual([
    '“Wall”',
    'section 2',
    '“Steps”',
    'customer',
    'tax',
  ])
})
