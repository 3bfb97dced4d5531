import { expect, test } from 'vitest'
import { formOfKind } from '#domain/site/check-document.ts'
import { takeTheirDocument } from './take-their-document.ts'

const entries = {
  project: { all: [], usual: [] },
  service: {
    all: [
      { id: 'mulch-soil', title: 'Mulch & Soil' },
      { id: 'stone-aggregates', title: 'Stone & Aggregates' },
    ],
    usual: [],
  },
}

const rose = { name: 'Rose', category: 'plants', description: 'Red', picture: 'rose' }

test('what was not touched shows theirs, and what both changed is named', () => {
  const mine = { ...rose, name: 'Wild Rose', description: 'Pink' }
  const theirs = { ...rose, description: 'White', picture: 'roses' }
  const taken = takeTheirDocument(formOfKind('product'), { base: rose, mine, theirs }, entries)
  expect(taken.value).toEqual({ ...mine, picture: 'roses' })
  expect(taken.both).toEqual([{ label: 'Text', text: 'White' }])
})

test('entries are compared one by one where they are known to be the same', () => {
  const item = { slug: 'topsoil', name: 'Topsoil', what: 'Soil' }
  const sectionsWith = (...items: object[]) => ({
    sections: [{ slug: 'soils', title: 'Soils', items }],
    questions: [{ question: 'When?', answer: 'Spring' }],
  })
  const sand = { slug: 'sand', name: 'Sand', what: 'Sand' }
  const base = sectionsWith(item, sand)
  const service = formOfKind('service')
  const mine = sectionsWith({ ...item, what: 'Dark soil' }, { ...sand, what: 'Mason sand' })
  const theirs = sectionsWith({ ...item, name: 'Top Soil', what: 'Rich soil' }, sand)
  const taken = takeTheirDocument(service, { base, mine, theirs }, entries)
  expect(taken.value).toEqual(
    sectionsWith({ ...item, name: 'Top Soil', what: 'Dark soil' }, { ...sand, what: 'Mason sand' }),
  )
  expect(taken.both).toEqual([{ label: 'Topsoil, What it is', text: 'Rich soil' }])

  // Moved or removed entries could be taken for one another.
  const moved = takeTheirDocument(
    service,
    { base, mine: sectionsWith(sand, item), theirs },
    entries,
  )
  expect(moved.value).toEqual(sectionsWith(sand, item))
  expect(moved.both).toEqual([{ label: 'Soils, Items', text: 'Top Soil, Sand' }])
})

test('a second save is compared with the first one', () => {
  const form = formOfKind('product')
  const mine = { ...rose, name: 'Wild Rose' }
  const white = { ...rose, description: 'White' }
  const first = takeTheirDocument(form, { base: rose, mine, theirs: white }, entries)
  const theirs = { ...white, description: 'Yellow', name: 'Old Rose' }
  const second = takeTheirDocument(form, { base: first.base, mine: first.value, theirs }, entries)
  expect(second.value).toEqual({ ...mine, description: 'Yellow' })
  expect(second.both).toEqual([{ label: 'Name', text: 'Old Rose' }])
})

test('a date and chosen services are said as the form shows them', () => {
  const article = (published: string, ...relatedServices: string[]) => ({
    published,
    relatedServices,
  })
  const versions = {
    base: article('2026-11-30', 'mulch-soil'),
    mine: article('2026-12-01'),
    theirs: article('2026-12-04', 'stone-aggregates', 'no-longer-there', 'mulch-soil'),
  }
  expect(takeTheirDocument(formOfKind('article'), versions, entries).both).toEqual([
    { label: 'Published on', text: 'Dec 4, 2026' },
    { label: 'Related services', text: 'Stone & Aggregates, Mulch & Soil' },
  ])
})
