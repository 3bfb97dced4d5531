import { expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { expectLittleMore } from '#support/cost.ts'
import { chosenColumns, looksLikeHeader, openColumns } from './chosen-columns.ts'
import { recognizeColumns } from './customer-columns.ts'
import { readRow } from './read-row.ts'

const list = [
  ['Kunde', 'Strasse', 'PLZ', 'Telefon', 'Seit'],
  ['Jane Doe', '12 Oak St', '30040', '(770) 555-0123', '2019'],
  ['Oakhaven HOA', '1 Oakhaven Pkwy', '30004', '', '2021'],
]

test('the columns of a file with an unknown header are guessed from their content', () => {
  expect(recognizeColumns(list)).toBeNull()
  const columns = openColumns(list)
  expect(columns.map(({ guess }) => guess)).toEqual([
    'ignored',
    'street1',
    'zip',
    'phones',
    'ignored',
  ])
  expect(columns[0]).toMatchObject({ first: 'Kunde', examples: ['Jane Doe', 'Oakhaven HOA'] })
  expect(looksLikeHeader(columns)).toBe(true)
  expect(looksLikeHeader(openColumns(list.slice(1)))).toBe(false)
})

test('columns that were chosen are read like recognized ones', () => {
  const [titles = [], row = []] = list
  const columns = chosenColumns(titles, ['full-name', 'street1', 'zip', 'phones', 'ignored'])
  expect(columns).not.toBeNull()
  expect(readRow(columns ?? [], row)).toMatchObject({
    customer: ok({
      name: 'Jane Doe',
      phones: ['7705550123'],
      addresses: [{ street1: '12 Oak St', zip: '30040' }],
    }),
    remarks: [],
  })
  expect(columns?.map(({ title }) => title)).toEqual(titles)
})

test('a choice without a name, or without a way to reach them, is none', () => {
  expect(chosenColumns([], ['phones', 'zip'])).toBeNull()
  expect(chosenColumns([], ['full-name', 'note'])).toBeNull()
  expect(chosenColumns([], ['emails'])).toMatchObject([{ title: 'Column 1' }])
})

test('a long cell costs little more to guess from than short ones', () => {
  expectLittleMore('@.', 1_000, function guessedColumns(text) {
    return openColumns([[`${text} x`]])
  })
})
