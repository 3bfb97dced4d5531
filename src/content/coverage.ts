import type { Coverage, CoverageOf } from '#domain/materials/coverage.ts'
import type { CompanionItems } from '#domain/materials/lines.ts'
import type { FamiliarSize, Shape } from '#domain/materials/shapes.ts'

/** Bags in which materials come too, as they are common in the trade. */
const soilBag = { cubicFeet: 0.75, size: '0.75 cu ft (40 lb)' }
const compostBag = { cubicFeet: 1, size: '1 cu ft (40 lb)' }
const mulchBag = { cubicFeet: 2, size: '2 cu ft' }
const stoneBag = { cubicFeet: 0.5, size: '0.5 cu ft (50 lb)' }

/**
 * How far each material goes, by `service/item` of the quote catalog. Depths are in inches. Weights
 * and compaction agree with the "Rule of thumb" of each item within five percent (a test compares
 * them); the scale tickets of the yard win. Materials without a row are measured on site.
 */
export const coverages: Readonly<Record<string, Coverage>> = {
  'soil-mulch/topsoil': yards(4, 1.1, { bag: soilBag }),
  'soil-mulch/garden-soil': yards(3, 0.95, { bag: soilBag }),
  'soil-mulch/raised-bed-mix': yards(12, 0.8, { bag: { cubicFeet: 1.5, size: '1.5 cu ft' } }),
  'soil-mulch/potting-soil': { kind: 'potted', bagCubicFeet: 1.5, share: 1, tonsPerYard: 0.45 },
  'soil-mulch/sandy-loam': yards(0.5, 1.25, { mostInches: 0.5 }),
  'soil-mulch/clay-soil': yards(6, 1.2, { compaction: 1.25, extra: 0 }),
  'soil-mulch/fill-dirt': yards(6, 1.2, { compaction: 1.25, extra: 0 }),
  'soil-mulch/compost': yards(2, 0.55, { bag: compostBag }),
  'soil-mulch/mushroom-compost': yards(1, 0.6, { mostInches: 1, bag: compostBag }),
  'soil-mulch/worm-castings': { kind: 'potted', bagCubicFeet: 1, share: 0.1, tonsPerYard: 0.7 },
  'soil-mulch/peat-moss': packs('bale', 7, 1, 0.12, { size: '3.8 cu ft, compressed' }),
  'soil-mulch/coconut-coir': packs('bale', 2, 1, 0.15, { size: '11 lb, compressed' }),
  'soil-mulch/pine-mulch': mulch(3, 0.25),
  'soil-mulch/hardwood-mulch': mulch(3, 0.35),
  'soil-mulch/cedar-mulch': packs('bag', 2, 3, 0.25, { extra: 0.05, mostInches: 4 }),
  'soil-mulch/rubber-mulch': packs('bag', 0.8, 2, 0.38, {
    extra: 0.05,
    uses: [
      { name: 'Path or bed', inches: 2 },
      { name: 'Under swings', inches: 6 },
    ],
  }),
  'soil-mulch/bark-nuggets': mulch(4, 0.25),
  'soil-mulch/red-mulch': mulch(2, 0.35),
  'soil-mulch/black-mulch': mulch(2, 0.35),
  'soil-mulch/straw-mulch': {
    kind: 'rated',
    unit: { kind: 'pack', name: 'bale', size: 'straw' },
    inches: null,
    choices: [
      { name: 'Over fresh grass seed', covers: 500 },
      { name: 'In vegetable rows, 4 inches deep', covers: 80 },
    ],
    extra: 0,
  },
  'soil-mulch/pine-needles': {
    kind: 'rated',
    unit: { kind: 'pack', name: 'bale', size: 'pine straw' },
    inches: 3,
    mostInches: 4,
    choices: [
      { name: 'Square bales', covers: 120 },
      {
        name: 'Long-needle rolls',
        covers: 300,
        unit: { kind: 'pack', name: 'roll', size: 'pine straw' },
      },
    ],
    extra: 0.05,
  },

  'stone-aggregates/gravel': tons(2, 1.4, 1.15, { bag: stoneBag }),
  'stone-aggregates/pea-gravel': tons(2, 1.4, 1.15, { mostInches: 2, bag: stoneBag }),
  'stone-aggregates/crushed-granite': tons(4, 1.4, 1.15, { bag: stoneBag }),
  'stone-aggregates/decomposed-granite': tons(2, 1.6, 1.25, { bag: stoneBag }),
  'stone-aggregates/limestone': tons(3, 1.4, 1.1, { bag: stoneBag }),
  'stone-aggregates/crushed-concrete': tons(6, 1.35, 1.2),
  'stone-aggregates/crusher-run': tons(4, 1.5, 1.2, {
    uses: [
      { name: 'Path or patio base', inches: 4 },
      { name: 'Driveway', inches: 6 },
    ],
  }),
  'stone-aggregates/riprap': tons(12, 1.35, 1),
  'stone-aggregates/river-rock': tons(3, 1.4, 1.1, { bag: stoneBag }),
  'stone-aggregates/slate-chips': tons(2.5, 1.45, 1.1, { bag: stoneBag }),
  'stone-aggregates/lava-rock': packs('bag', 0.5, 2, 0.7, { extra: 0.1 }),
  'stone-aggregates/marble-chips': packs('bag', 0.5, 2, 1.4, { extra: 0.1 }),
  'stone-aggregates/mexican-beach-pebbles': {
    kind: 'rated',
    unit: { kind: 'pack', name: 'bag', size: '75 lb' },
    inches: 2,
    choices: [{ name: 'Bags of 75 lb', covers: 8 }],
    pounds: 75,
    extra: 0.1,
  },
  'stone-aggregates/boulders': { kind: 'boulders' },
  'stone-aggregates/flagstone': {
    kind: 'rated',
    unit: { kind: 'ton' },
    inches: 1.5,
    choices: [{ name: 'Laid close together', covers: 150 }],
    extra: 0.1,
  },
  'stone-aggregates/blue-stone': bySquareFoot(0.1),
  'stone-aggregates/cobblestones': line({
    unit: { kind: 'piece', name: 'block' },
    feetPerUnit: 0.75,
  }),
  'stone-aggregates/paver-a': pavers(1),
  'stone-aggregates/paver-b': pavers(4.5, { palletSquareFeet: 100 }),
  'stone-aggregates/paver-c': pavers(2.6, { isHexagonal: true }),

  'hardscaping-materials/brick-pavers': pavers(4.5),
  'hardscaping-materials/retaining-wall-blocks': {
    kind: 'wall',
    blockInches: { length: 16, height: 6 },
    permitFeet: 3,
  },
  'hardscaping-materials/concrete-blocks': {
    kind: 'rated',
    unit: { kind: 'piece', name: 'block' },
    inches: null,
    choices: [{ name: 'Face of the wall', covers: 1 / 1.125 }],
    extra: 0.05,
  },

  'edging-borders/plastic-edging': line({
    unit: { kind: 'pack', name: 'coil', size: '20 ft' },
    feetPerUnit: 20,
    stakes: { every: 3.5, atJoints: true },
  }),
  'edging-borders/metal-edging': line({
    unit: { kind: 'foot' },
    feetPerUnit: 1,
    stakes: { every: 2.5, atJoints: false },
  }),
  'edging-borders/stone-edging': line({ unit: { kind: 'foot' }, feetPerUnit: 1 }),

  'plants-sod/sod': {
    kind: 'sod',
    palletSquareFeet: 450,
    slabInches: [16, 24],
    rollFeet: [2, 5],
  },
  'plants-sod/flowers': { kind: 'spaced', inches: 12 },

  'lawncare-fertilization/granular-fertilizers': {
    kind: 'fertilizer',
    bags: [40, 50],
    limePounds: 50,
    nitrogen: [
      { name: 'A full feeding', pounds: 1 },
      { name: 'Half a feeding', pounds: 0.5 },
      { name: 'A light dose', pounds: 0.25 },
    ],
  },
  'lawncare-fertilization/liquid-fertilizer': {
    kind: 'fertilizer',
    bags: [],
    nitrogen: [
      { name: 'A light dose', pounds: 0.25 },
      { name: 'Half a feeding', pounds: 0.5 },
      { name: 'A full feeding', pounds: 1 },
    ],
  },
  'lawncare-fertilization/lawn-repair-soil-enrichment-blends': {
    kind: 'seed',
    bags: [3, 7, 20, 50],
    choices: [
      { name: 'Tall fescue, overseeding a thin lawn', poundsPer1000: 5 },
      { name: 'Tall fescue, a new lawn', poundsPer1000: 6 },
      { name: 'Bermuda, a new lawn', poundsPer1000: 1.5 },
    ],
  },
  'lawncare-fertilization/compost-organic-soil-enhancing': yards(0.25, 0.55, { bag: compostBag }),

  'irrigation-drainage-solutions/french-drains': {
    kind: 'drain',
    trenchInches: { width: 12, depth: 24 },
    tonsPerYard: 1.4,
  },
}

export const companionItems: CompanionItems = {
  base: 'stone-aggregates/crusher-run',
  gravel: 'stone-aggregates/gravel',
}

/** Common sizes in feet, the longer side first. */
export const familiarSizes: readonly FamiliarSize[] = [
  { name: 'A parking space', shape: rectangle(18, 9) },
  { name: 'A driveway for one car', shape: rectangle(40, 10) },
  { name: 'A driveway for two cars', shape: rectangle(40, 20) },
  { name: 'A raised bed', shape: rectangle(8, 4) },
  { name: 'A bed along the house', shape: rectangle(30, 4) },
  { name: 'A garden path', shape: rectangle(30, 3) },
  { name: 'A patio for a table and six chairs', shape: rectangle(14, 12) },
  { name: 'A ring around a tree', shape: { kind: 'ring', outer: 6, inner: 1 } },
  { name: 'A round fire pit', shape: { kind: 'circle', diameter: 14 } },
  { name: 'A small front lawn', shape: rectangle(40, 30) },
]

function rectangle(length: number, width: number): Shape {
  return { kind: 'rectangle', length, width }
}

type SpreadCoverage = CoverageOf<'spread'>
type SpreadOptions = Partial<Pick<SpreadCoverage, 'compaction' | 'extra' | 'mostInches' | 'uses'>>
type BulkOptions = SpreadOptions & Pick<Extract<SpreadCoverage['sold'], { by: 'ton' }>, 'bag'>

function yards(
  inches: number,
  tonsPerYard: number,
  { bag, ...options }: BulkOptions = {},
): SpreadCoverage {
  const sold = { by: 'cubic-yard', ...(bag === undefined ? {} : { bag }) } as const
  return { kind: 'spread', sold, inches, tonsPerYard, compaction: 1, extra: 0.1, ...options }
}

/** Mulch settles little; more than four inches keeps air from the roots. */
function mulch(inches: number, tonsPerYard: number): SpreadCoverage {
  return yards(inches, tonsPerYard, { extra: 0.05, mostInches: 4, bag: mulchBag })
}

function tons(
  inches: number,
  tonsPerYard: number,
  compaction: number,
  { bag, ...options }: BulkOptions = {},
): SpreadCoverage {
  const sold = { by: 'ton', ...(bag === undefined ? {} : { bag }) } as const
  return { kind: 'spread', sold, inches, tonsPerYard, compaction, extra: 0.1, ...options }
}

function packs(
  name: 'bag' | 'bale',
  cubicFeet: number,
  inches: number,
  tonsPerYard: number,
  { size, ...options }: SpreadOptions & { readonly size?: string },
): SpreadCoverage {
  const sold = { by: 'pack', name, cubicFeet, ...(size === undefined ? {} : { size }) } as const
  return { kind: 'spread', sold, inches, tonsPerYard, compaction: 1, extra: 0, ...options }
}

function bySquareFoot(extra: number): CoverageOf<'rated'> {
  const choices = [{ name: 'Area', covers: 1 }]
  return { kind: 'rated', unit: { kind: 'square-foot' }, inches: null, choices, extra }
}

function line(
  options: Pick<CoverageOf<'linear'>, 'unit' | 'feetPerUnit' | 'stakes'>,
): CoverageOf<'linear'> {
  return { kind: 'linear', extra: 0.05, ...options }
}

function pavers(
  piecesPerSquareFoot: number,
  options: Pick<CoverageOf<'paved'>, 'palletSquareFeet' | 'isHexagonal'> = {},
): CoverageOf<'paved'> {
  return { kind: 'paved', piecesPerSquareFoot, ...options }
}
