import { expect, test } from 'vitest'
import { formOf } from '#domain/site/form-of.ts'
import { coverageSchema } from '#domain/materials/coverage.ts'
import { ofKind, typedNumber } from './document-values.ts'

function coverageForm() {
  const field = formOf(coverageSchema)
  if (field.is !== 'kinds') throw new Error('Coverages have no kinds')
  return field
}

test.each([
  ['2.5', 2.5],
  ['1.', 1],
  [' ', undefined],
  ['12 yd', '12 yd'],
])('the typed number %j is stored as %j, so that none is dropped in silence', (typed, stored) => {
  expect(typedNumber(typed, 'missing')).toBe(stored)
})

test('a value keeps what was typed while its kind is changed and changed back', () => {
  const field = coverageForm()
  const spread = { kind: 'spread', inches: 2, tonsPerYard: 1.2 }
  const rated = ofKind(field, 'rated', spread)
  expect(rated).toMatchObject({ kind: 'rated', inches: 2, choices: [] })
  expect(ofKind(field, 'spread', rated)).toMatchObject(spread)
})

test('another kind begins without its optional groups, which would have to be filled in', () => {
  expect(ofKind(coverageForm(), 'linear', { kind: 'spread' })).not.toHaveProperty('stakes')
})
