import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfTerm, nameKey, searchedTerms, searchTerms } from './search-terms.ts'

const none = { names: [], emails: [], phones: [], places: [] }

/** Compares byte by byte, as the databases do. */
const finds = (terms: readonly string[], text: string) =>
  searchedTerms(text).every((beginning) =>
    terms.some((term) => {
      const bytes = Buffer.from(term)
      return (
        Buffer.compare(bytes, Buffer.from(beginning)) >= 0 &&
        Buffer.compare(bytes, Buffer.from(endOfTerm(beginning))) < 0
      )
    }),
  )

test('a name is found by the beginning of each word, in any case and without accents', () => {
  const name = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(name, fc.nat(), fc.nat(), (words, which, length) => {
      const terms = searchTerms({ ...none, names: [words.join(' ')] })
      const term = terms[which % Math.max(1, terms.length)] ?? ''
      if (/^\d{3,}$/.test(term)) return
      const beginning = Array.from(term)
        .slice(0, 1 + (length % 12))
        .join('')
      expect(finds(terms, beginning.toUpperCase())).toBe(true)
    }),
  )
})

test('a name with an apostrophe after its first letter is found without it', () => {
  for (const name of ["Seán O'Brien", 'Sean O’Brien', 'Sean O Brien']) {
    const terms = searchTerms({ ...none, names: [name] })
    for (const typed of ['obrien', 'sean obri', "O'Brien", 'brien']) {
      expect(finds(terms, typed), `${typed} for ${name}`).toBe(true)
    }
  }
})

test('a phone is found from its area code, without it, and by its last four digits', () => {
  const terms = searchTerms({ ...none, phones: ['7705550123'] })
  for (const typed of ['770', '(770) 555', '+1 770 555 0123', '1-770-555-0123', '555-01', '0123']) {
    expect(finds(terms, typed)).toBe(true)
  }
  expect(finds(terms, '5501')).toBe(false)
})

test('an email address is found by its beginning, its words and its domain', () => {
  const terms = searchTerms({ ...none, emails: ['Rosa.Lind@Mail.example'] })
  for (const typed of ['rosa.lind@mail', 'ROSA', 'lind', 'mail', 'rosa lind']) {
    expect(finds(terms, typed)).toBe(true)
  }
  expect(finds(terms, 'example')).toBe(false)
  const ofCompany = searchTerms({ ...none, emails: ['office@acme-walls.com'] })
  for (const typed of ['acme-walls.com', 'acme', 'office ACME-walls.com']) {
    expect(finds(ofCompany, typed)).toBe(true)
  }
})

test('a text is found by its first forty different words', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
  const text = `Mulch, mulch and more mulch: ${words.join(' ')}`
  const terms = searchTerms({ ...none, texts: [text] })
  expect(terms).toHaveLength(40)
  expect(finds(terms, 'mulc word36')).toBe(true)
  expect(finds(terms, 'word37')).toBe(false)
})

test('a measure is found as it is written, and a phone that is typed with points', () => {
  const terms = searchTerms({ ...none, names: ['Walkway 12.5 ft'], phones: ['7705550123'] })
  for (const typed of ['12.5 ft', '770.55', '770.555', '770.555.0123']) {
    expect(finds(terms, typed), typed).toBe(true)
  }
})

test('an amount finds texts that name it, and no phone with its digits', () => {
  const terms = searchTerms({ ...none, phones: ['7705552000'], texts: ['Receipt: $2,000.00'] })
  const ofPhone = searchTerms({ ...none, phones: ['7705552000', '2000555012'] })
  for (const typed of ['$2000', '2000.00', '$2,000', '2,000.00', '-2000.00']) {
    expect(finds(terms, typed), typed).toBe(true)
    expect(finds(ofPhone, typed), typed).toBe(false)
  }
  expect(finds(ofPhone, '20.00')).toBe(false)
  const round = searchTerms({ ...none, texts: ['Deposit of $2,000, then $250'] })
  for (const typed of ['$2000', '$250']) expect(finds(round, typed), typed).toBe(true)
})

test('names are sorted without case, accents and marks', () => {
  expect(nameKey("O'Neil  Zoë")).toBe('o neil zoe')
})
