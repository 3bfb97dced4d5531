import { expect, test } from 'vitest'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { checkDocument } from '#domain/site/check-document.ts'
import { companyLimits, type CompanyFacts } from '#domain/site/company-facts.ts'
import { collectionKinds, onlySlug, unedited } from '#domain/site/documents.ts'
import { textKinds } from '#domain/site/page-texts.ts'
import { originalEntry, originalOrder } from './collections.ts'
import { companyOf, originalFacts } from './company.ts'
import { contentWith } from './content.ts'
import { localized } from './localized.ts'
import { originalTexts } from './page-texts.ts'

const bluebird = {
  ...originalFacts,
  name: 'Bluebird Gardens & Nursery',
  shortName: 'Bluebird Gardens',
  phone: '8285550123',
  email: 'hello@bluebird.example',
  street: '18 Haywood Road',
  city: 'Asheville',
  state: 'NC',
  zip: '28806',
  defaultVenue: 'Bluebird Barn',
  county: 'Buncombe County',
  region: 'western North Carolina',
  towns: 'Weaverville, Black Mountain',
  x: undefined,
  facebook: undefined,
  instagram: undefined,
  linkedIn: undefined,
}

const textOf = (facts: CompanyFacts | null) => {
  const content = contentWith({ ...unedited, company: facts }, defaultRecordPeriods)
  return JSON.stringify([content, content.chat('2026-11-23')])
}

test('the texts of another company name its own place, and nothing of the sample’s', () => {
  const text = textOf(bluebird)
  for (const word of ['Cumming', 'Forsyth', 'Alpharetta', '555-0142', 'evergreen.example']) {
    expect(text.includes(word), word).toBe(false)
  }
  expect(text.match(/.{30}\bEvergreen\b(?! (?:and flowering )?shrubs).{30}/g)).toBeNull()
  expect(text).toContain('| Bluebird Gardens')
  expect(text).toContain('Asheville, North Carolina')
  expect(text).toContain('Asheville, Buncombe County, Weaverville, and Black Mountain')
})

test('towns alone can change', () => {
  const text = textOf({ ...originalFacts, county: '', region: '', towns: 'Suwanee, Buford' })
  expect(text).toContain('We serve Cumming, Suwanee, and Buford.')
  expect(text).not.toMatch(/Forsyth County|Alpharetta|[Nn]orth Georgia/)
})

test.each([
  ['the Idaho panhandle', 'an Idaho panhandle winter', 'for an Idaho panhandle Yard'],
  ['western Oregon', 'a western Oregon winter', 'for a Western Oregon Yard'],
  ['eastern Oregon', 'an eastern Oregon winter', 'for an Eastern Oregon Yard'],
])('sentences stay whole with the region %s', (region, inText, inTitle) => {
  const text = textOf({ ...bluebird, region })
  expect(text).toContain(`survive ${inText}`)
  expect(text).toContain(inTitle)
  expect(text).not.toMatch(/\ban? the\b|[a-z] The Idaho/)
})

test('a company whose city and towns resemble the sample’s is named as it is', () => {
  const next = { ...originalFacts, city: 'Alpharetta', county: 'Fulton County' }
  expect(textOf({ ...next, towns: 'Cumming, Milton, Forsyth County' })).toContain(
    'We serve Alpharetta, Fulton County, Cumming, Milton, and Forsyth County.',
  )
  const longer = textOf({ ...originalFacts, city: 'Cumming Heights' })
  expect(longer).toContain('Cumming Heights, GA')
  expect(longer).not.toContain('Heights Heights')
})

test('the sample’s own texts stay as they are, letter for letter', () => {
  expect(textOf(null)).toContain('in Cumming, GA | Evergreen')
})

test('with the longest names and places, every original text fits where it stands', () => {
  const longest = (fact: 'shortName' | 'city' | 'county' | 'region' | 'towns') =>
    'M'.repeat(companyLimits[fact])
  const facts = {
    ...originalFacts,
    shortName: longest('shortName'),
    city: longest('city'),
    state: 'DC',
    county: longest('county'),
    region: longest('region'),
    towns: longest('towns'),
  }
  const company = companyOf({ company: facts, specialDays: null, brand: null })
  const { factsFor } = contentWith({ ...unedited, company: facts }, defaultRecordPeriods)
  for (const kind of textKinds) {
    const own = localized(originalTexts[kind], company)
    expect(checkDocument(kind, onlySlug, own, factsFor(kind)).errors, kind).toEqual({})
  }
  for (const kind of collectionKinds) {
    for (const slug of originalOrder(kind)) {
      const own = localized(originalEntry(kind, slug), company)
      expect(checkDocument(kind, slug, own).errors, `${kind} ${slug}`).toEqual({})
    }
  }
})
