import { expect, test } from 'vitest'
import { parseLength } from './typed-length.ts'

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['12.', 12],
  ['1,200', 1200],
  ['12 1/2', 12.5],
  ['1/2', 0.5],
  [`12' 6"`, 12.5],
  [`12'6"`, 12.5],
  ['12 ft 6 in', 12.5],
  ['12 feet', 12],
  ['18 in', 1.5],
  ['12’', 12],
  [`6 1/2 ft`, 6.5],
])('"%s" is %d feet', (text, feet) => {
  expect(parseLength(text)).toBe(feet)
})

test.each(['', ' ', 'wide', '-3', '12 6', '1/', '3e4', "'"])('"%s" is no length', (text) => {
  expect(parseLength(text)).toBeNaN()
})
