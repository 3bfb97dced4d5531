import { expect, test } from 'vitest'
import { parseUnitAmount, parseFeet, parseInches, parseSquareFeet } from './typed-length.ts'

test.each([
  ['12', 12],
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['12.', 12],
  ['1,200', 1200],
  ['12 1/2', 12.5],
  ['12½', 12.5],
  [`12' 6 ½"`, 12 + 6.5 / 12],
  ['1/2', 0.5],
  [`12' 6"`, 12.5],
  [`12'6"`, 12.5],
  ['12 ft 6 in', 12.5],
  ['12 feet', 12],
  ['18 in', 1.5],
  ['12’', 12],
  [`6 1/2 ft`, 6.5],
  [`12' 6`, 12.5],
  ['12 ft 6', 12.5],
  [`18''`, 1.5],
  [`12'-6"`, 12.5],
  [`12' - 6 1/2"`, 12 + 6.5 / 12],
  ["12'-6", 12.5],
  ['12ft-6in', 12.5],
  ['12-1/2', 12.5],
])('"%s" is %d feet', (text, feet) => {
  expect(parseFeet(text)).toBe(feet)
})

test.each([
  '',
  ' ',
  'wide',
  '-3',
  '-1/2',
  '-6"',
  `12'--6"`,
  '2-3',
  '12 6',
  '1/',
  '3e4',
  "'",
  '12,5',
  '1,20',
])('"%s" is no length', (text) => {
  expect(parseFeet(text)).toBeNaN()
})

test.each([
  ['3', 3],
  ['3"', 3],
  ['3 in', 3],
  ['2 1/2 inches', 2.5],
  ['2 ½ in', 2.5],
  ['¾', 0.75],
  ['1 ft', 12],
  [`1' 6"`, 18],
  ['.25', 0.25],
])('"%s" is %d inches where inches are asked for', (text, inches) => {
  expect(parseInches(text)).toBe(inches)
})

test.each([
  ['1,200', 1200],
  ['1200 sq ft', 1200],
  ['85.5 Square Feet', 85.5],
])('"%s" is %d square feet', (text, squareFeet) => {
  expect(parseSquareFeet(text)).toBe(squareFeet)
})

test.each(['3 miles', 'in', '200 in'])('"%s" is no area', (text) => {
  expect(parseSquareFeet(text)).toBeNaN()
})

test.each([
  ['6', 6],
  ['6 yards', 6],
  [' 1 1/2 Cubic Yards ', 1.5],
  ['2.5yd', 2.5],
  ['1½ yards', 1.5],
  ['6 tons', Number.NaN],
  ['six yards', Number.NaN],
  ['', Number.NaN],
])('“%s” is so many cubic yards', (text, amount) => {
  expect(parseUnitAmount(text, { kind: 'cubic-yard' })).toBe(amount)
})
