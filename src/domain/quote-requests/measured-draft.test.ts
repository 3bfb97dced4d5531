import { expect, test } from 'vitest'
import { maxEstimates } from '#domain/materials/submitted-estimate.ts'
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
  companions: [{ materialId: 'stone-aggregates/crusher-run', amount: '5 tons' }],
}
const asked = askFor(emptyQuote, answer, catalog)

test('asking for a material ticks it, what goes with it, and their services', () => {
  expect(asked.interestOptions.toSorted()).toEqual(['hardscaping-materials', 'stone-aggregates'])
  expect(asked.materialOptions).toEqual([answer.materialId, 'stone-aggregates/crusher-run'])
  expect(asked.estimates).toEqual([
    {
      materialId: answer.materialId,
      measures: null,
      amount: '',
      companions: [{ materialId: 'stone-aggregates/crusher-run', amount: '5 tons' }],
    },
  ])
})

test('two products that are sold as one material are separate estimates', () => {
  const red = { ...answer, measures: three, amount: '4 blocks', companions: [] }
  const brown = { ...red, product: { slug: 'brown', name: 'Brown Blocks' } }
  const both = askFor(askFor(emptyQuote, red, catalog), brown, catalog)
  expect(both.estimates.map(({ product }) => product?.name)).toEqual([undefined, 'Brown Blocks'])
})

const three = { kind: 'linear', run: { kind: 'feet', feet: 3 } } as const
const five = { kind: 'linear', run: { kind: 'feet', feet: 5 } } as const
const { materialId } = answer

test('another bed of the same material is a second estimate, and measures replace a visit', () => {
  const one = { ...answer, measures: three, amount: '4 blocks', companions: [] }
  const other = { ...answer, measures: five, amount: '7 blocks', companions: [] }
  const first = askFor(asked, one, catalog)
  expect(first.estimates).toEqual([{ materialId, measures: three, amount: '4 blocks' }])
  const both = askFor(first, other, catalog)
  expect(both.estimates.map(({ amount }) => amount)).toEqual(['4 blocks', '7 blocks'])
  // Reloading the page adds the same answer again.
  expect(askFor(both, other, catalog).estimates).toEqual(both.estimates)
  // A second bed of the same size is another one.
  expect(askFor(both, other, catalog, 'another').estimates).toHaveLength(3)
})

test('a visit replaces the measures of the same material, unless it is for another place', () => {
  const one = { ...answer, measures: three, amount: '4 blocks', companions: [] }
  const visit = { ...answer, companions: [] }
  const gravel = { ...one, materialId: 'stone-aggregates/gravel' }
  const both = askFor(askFor(emptyQuote, one, catalog), gravel, catalog)
  expect(askFor(both, visit, catalog).estimates).toEqual([
    { materialId: 'stone-aggregates/gravel', measures: three, amount: '4 blocks' },
    { materialId, measures: null, amount: '' },
  ])
  expect(askFor(both, visit, catalog, 'another').estimates).toHaveLength(3)
  // Which of two places it is for is not known.
  const two = askFor(both, { ...one, measures: five }, catalog)
  expect(askFor(two, visit, catalog).estimates).toHaveLength(4)
})

test('a request holds so many amounts, and a further one replaces none', () => {
  const of = (feet: number) => ({
    ...answer,
    measures: { feet },
    amount: `${feet}`,
    companions: [],
  })
  const full = Array.from({ length: maxEstimates }, (_, at) => of(at)).reduce(
    (draft, each) => askFor(draft, each, catalog),
    emptyQuote,
  )
  expect(askFor(full, of(maxEstimates), catalog)).toEqual(full)
  const corrected = askFor(full, of(maxEstimates), catalog, { corrects: { feet: 0 } })
  expect(corrected.estimates.at(-1)?.amount).toBe('20')
})

test('a corrected answer replaces the former one of the same material, and no other bed', () => {
  const one = { ...answer, measures: three, amount: '4 blocks', companions: [] }
  const both = askFor(askFor(emptyQuote, one, catalog), { ...one, measures: five }, catalog)
  const seven = { kind: 'linear', run: { kind: 'feet', feet: 7 } } as const
  const corrected = askFor(both, { ...one, measures: seven }, catalog, { corrects: five })
  expect(corrected.estimates.map(({ measures }) => measures)).toEqual([three, seven])
  const visit = askFor(corrected, { ...one, measures: null }, catalog, { corrects: seven })
  expect(visit.estimates.map(({ measures }) => measures)).toEqual([three, null])
  const gravel = { ...one, materialId: 'stone-aggregates/gravel' }
  expect(askFor(both, gravel, catalog, { corrects: three }).estimates).toHaveLength(3)
})

test('one of two estimates is changed or removed, and the other stays', () => {
  const one = { ...answer, measures: three, amount: '4 blocks', companions: [] }
  const both = askFor(askFor(asked, one, catalog), { ...one, measures: five }, catalog)
  const [first = expect.fail('nothing was measured')] = both.estimates
  const seven = { kind: 'linear', run: { kind: 'feet', feet: 7 } } as const
  const changed = askFor(both, { ...one, measures: seven }, catalog, first)
  expect(changed.estimates.map(({ measures }) => measures)).toEqual([seven, five])
  expect(withoutEstimate(both, first).estimates.map(({ measures }) => measures)).toEqual([five])
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

test('unticking a material or its service drops its measures', () => {
  expect(toggleMaterial(asked, answer.materialId).estimates).toEqual([])
  expect(toggleMaterial(asked, 'stone-aggregates/crusher-run').estimates).toHaveLength(1)
  expect(toggleService(asked, 'hardscaping-materials', catalog).estimates).toEqual([])
  const [visit = { materialId, measures: null, amount: '' }] = asked.estimates
  expect(withoutEstimate(asked, visit).materialOptions).toEqual(asked.materialOptions)
})
