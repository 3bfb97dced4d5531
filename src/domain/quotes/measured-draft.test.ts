import { expect, test } from 'vitest'
import { askFor, withoutEstimate } from './measured-draft.ts'
import { emptyQuote, toggleMaterial, toggleService, type CatalogService } from './quote-draft.ts'

const catalog: readonly CatalogService[] = [
  {
    id: 'stone-aggregates',
    name: 'Stone & Aggregates',
    materials: [
      { id: 'stone-aggregates/crusher-run', name: 'Crusher Run' },
      { id: 'stone-aggregates/gravel', name: 'Gravel' },
    ],
  },
  {
    id: 'hardscaping-materials',
    name: 'Hardscaping Materials',
    materials: [{ id: 'hardscaping-materials/brick-pavers', name: 'Brick Pavers' }],
  },
]
const answer = {
  materialId: 'hardscaping-materials/brick-pavers',
  measures: null,
  amount: '',
  also: ['stone-aggregates/crusher-run'],
}
const asked = askFor(emptyQuote, answer, catalog)

test('asking for a material ticks it, what goes with it, and their services', () => {
  expect(asked.interestOptions.toSorted()).toEqual(['hardscaping-materials', 'stone-aggregates'])
  expect(asked.materialOptions).toEqual([answer.materialId, 'stone-aggregates/crusher-run'])
  expect(asked.estimates).toEqual([{ materialId: answer.materialId, measures: null, amount: '' }])
})

test('asking again takes the place of what was measured before', () => {
  const measures = { kind: 'linear', run: { kind: 'feet', feet: 3 } } as const
  const again = askFor(asked, { ...answer, measures, amount: '4 blocks', also: [] }, catalog)
  expect(again.estimates).toEqual([{ materialId: answer.materialId, measures, amount: '4 blocks' }])
})

test('a catalog with ids of its own is asked by its names', () => {
  const platform = [
    { id: '7', name: 'Hardscaping Materials', materials: [{ id: '8', name: 'Brick Pavers' }] },
  ]
  expect(askFor(emptyQuote, answer, platform)).toMatchObject({
    interestOptions: ['7'],
    materialOptions: ['8'],
    estimates: [{ materialId: '8' }],
  })
  expect(askFor(emptyQuote, answer, [])).toEqual(emptyQuote)
})

test('unticking a material or its service forgets what was measured', () => {
  expect(toggleMaterial(asked, answer.materialId).estimates).toEqual([])
  expect(toggleMaterial(asked, 'stone-aggregates/crusher-run').estimates).toHaveLength(1)
  expect(toggleService(asked, 'hardscaping-materials', catalog).estimates).toEqual([])
  expect(withoutEstimate(asked, answer.materialId).materialOptions).toEqual(asked.materialOptions)
})
