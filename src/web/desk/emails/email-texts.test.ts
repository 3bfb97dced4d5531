import { expect, test } from 'vitest'
import { shownText } from './email-texts.ts'

test('an email is shown without the line under its heading', () => {
  expect(shownText('Hi Nell\n=======\n\nYour total:\n===\n')).toBe('Hi Nell\n\nYour total:\n===\n')
  expect(shownText('Hi Nell,\n\nsee you then.')).toBe('Hi Nell,\n\nsee you then.')
})
