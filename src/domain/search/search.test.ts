import { describe, expect, test } from 'vitest'
import { type SearchEntry, searchEntries } from './search.ts'

const entry = (title: string, words = '', kind = 'Page'): SearchEntry => ({
  title,
  words,
  kind,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
})

const entries = [
  entry('Soil & Mulch', 'Topsoil, compost and bark for beds', 'Service'),
  entry('Red', 'Dyed mulch that keeps its color', 'Product'),
  entry('Mulch', 'Why we mulch', 'Article'),
  entry('French Drains', 'Irrigation & Drainage Solutions', 'Service'),
  entry('Contact', 'Phone, hours and directions'),
]

const titles = (text: string, limit = 10) =>
  searchEntries(entries, text, limit).map(({ title }) => title)

describe('search', () => {
  test('puts what is called so before what only speaks of it', () => {
    expect(titles('mulch')).toEqual(['Mulch', 'Soil & Mulch', 'Red'])
  })

  test('finds other forms of a word', () => {
    expect(titles('mulching')).toContain('Mulch')
    expect(titles('french drain')).toEqual(['French Drains'])
  })

  test('answers while one types', () => {
    expect(titles('dra')).toEqual(['French Drains'])
    expect(titles('direc')).toEqual(['Contact'])
  })

  test('does not take one letter for a word', () => {
    expect(titles('m')).toEqual([])
  })

  test('wants every word, and is content with some only where nothing has them all', () => {
    expect(titles('red mulch')).toEqual(['Red'])
    expect(titles('purple mulch')).toEqual(['Mulch', 'Soil & Mulch', 'Red'])
  })

  test('finds nothing for nothing and for strange words', () => {
    for (const text of ['', '   ', '&&&', 'xylophone', '__proto__'])
      expect(titles(text)).toEqual([])
  })

  test('gives no more than asked', () => {
    expect(titles('mulch', 2)).toHaveLength(2)
  })

  test('reads only the beginning of an endless text', () => {
    expect(titles(`${'word '.repeat(100)} mulch`)).toEqual([])
  })
})
