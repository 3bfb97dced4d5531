import { expect, test } from 'vitest'
import { originalEntry, originalOrder } from '#content/collections.ts'
import { originalTexts } from '#content/page-texts.ts'
import { checkDocument } from './check-document.ts'
import { changedTexts, fixedTextsIn, withFixedTexts } from './fixed-texts.ts'
import { onlySlug } from './documents.ts'
import { textKinds } from './page-texts.ts'

test('the program’s own texts contain all fixed texts', () => {
  for (const kind of textKinds) {
    const original = originalTexts[kind]
    expect(changedTexts(kind, onlySlug, original), kind).toEqual({})
    expect(withFixedTexts(kind, onlySlug, original), kind).toEqual(original)
  }
  for (const slug of originalOrder('service')) {
    const original = originalEntry('service', slug)
    expect(Object.keys(fixedTextsIn('service', slug, original)), slug).toContain('name')
    expect(changedTexts('service', slug, original), slug).toEqual({})
  }
})

test('changed fixed texts are refused at their place, wherever their section has moved', () => {
  const soils = Object(originalEntry('service', 'soil-mulch'))
  const [first, second] = soils.sections
  const changed = {
    ...soils,
    name: 'Dirt',
    chat: { ...soils.chat, name: 'Dirt & More' },
    sections: [second, { ...first, title: 'All our dirt' }],
  }
  const { errors } = checkDocument('service', 'soil-mulch', changed)
  expect(errors).toEqual({
    name: 'This stays “Soil & Mulch”.',
    'chat.name': 'This stays “Soil & Mulch Solutions”.',
    'sections.1.title': 'This stays “Types of Soils”.',
  })
  expect(withFixedTexts('service', 'soil-mulch', changed)).toEqual({
    ...soils,
    sections: [second, first],
  })
})

test('names of added entries are free, and an unfinished draft does not change', () => {
  const soils = originalEntry('service', 'soil-mulch')
  expect(checkDocument('service', 'snow', { ...Object(soils), name: 'Snow' }).errors).toEqual({})
  expect(withFixedTexts('service', 'soil-mulch', { name: '' })).toEqual({ name: 'Soil & Mulch' })
  expect(withFixedTexts('home-page', onlySlug, { slides: [] })).toEqual({ slides: [] })
  expect(withFixedTexts('home-page', onlySlug, null)).toBeNull()
})
