import { expect, test } from 'vitest'
import { parseAddressText } from './address-text.ts'

test.each([
  ['12 Oak St, Cumming, GA 30040', ['12 Oak St', 'Cumming', 'GA', '30040']],
  ['12 Elm St, Cumming, GA 30040, USA', ['12 Elm St', 'Cumming', 'GA', '30040']],
  ['12 Elm St, Cumming, GA 30040 US', ['12 Elm St', 'Cumming', 'GA', '30040']],
  ['4 US Hwy 19, Cumming, GA 30040-1234 USA', ['4 US Hwy 19', 'Cumming', 'GA', '30040']],
  ['12 Oak St\nCumming, GA 30040-1234\nUnited States', ['12 Oak St', 'Cumming', 'GA', '30040']],
  [
    '12 Larkspur Way\nSTE 4\nGreenbank NC 27000',
    ['12 Larkspur Way, STE 4', 'Greenbank', 'NC', '27000'],
  ],
  ['1 Main St Springfield IL 62701', ['1 Main St', 'Springfield', 'IL', '62701']],
  ['1 Main St Springfield IL', ['1 Main St', 'Springfield', 'IL', '']],
  [
    'Jane Doe\n12 Oak St\nCoal Mountain, Georgia 30028',
    ['12 Oak St', 'Coal Mountain', 'GA', '30028'],
  ],
  ['P.O. Box 12, New York, New York 10001', ['P.O. Box 12', 'New York', 'NY', '10001']],
  ['9 Elm Ct, Dahlonega, GA, 30533', ['9 Elm Ct', 'Dahlonega', 'GA', '30533']],
  ['Cumming, GA 30040', ['', 'Cumming', 'GA', '30040']],
  ['behind the mill', ['behind the mill', '', '', '']],
  ['', ['', '', '', '']],
])('%j is read in its parts', (text, [street1, city, state, zip]) => {
  expect(parseAddressText(text)).toEqual({ street1, city, state, zip })
})
