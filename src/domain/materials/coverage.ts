import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { fieldMeta, figure, line, list, group, withLabel } from '#domain/site/document-fields.ts'

/** Things that are counted. */
export const pieces = ['piece', 'paver', 'block', 'cap', 'stake', 'plant'] as const

export const packs = ['bag', 'bale', 'coil', 'pallet', 'roll'] as const

const inches = (label: string, help?: string) => figure(label, 200, help)
const extra = z
  .number({ error: 'Enter a number.' })
  .check(z.minimum(0), z.maximum(1, { error: 'Enter 1 or less.' }))
  .register(fieldMeta, { label: 'Extra to buy', help: '0.1 is ten percent.' })
/** Short tons, fitted to trade figures within 15 percent. */
const tonsPerYard = figure('Tons per loose cubic yard', 5)
const isTrue = (label: string) => z.exactOptional(z.literal(true).register(fieldMeta, { label }))
const kind = <const T extends string>(value: T, label: string) => withLabel(z.literal(value), label)

/** Schema of units, whose labels are the yard's terms too. */
export const unitSchema = withLabel(
  z.discriminatedUnion('kind', [
    z.object({ kind: kind('cubic-yard', 'Cubic yard') }),
    z.object({ kind: kind('ton', 'Ton') }),
    z.object({ kind: kind('square-foot', 'Square foot') }),
    z.object({ kind: kind('foot', 'Foot') }),
    z.object({ kind: kind('pound', 'Pound') }),
    z.object({ kind: kind('piece', 'Piece'), name: withLabel(z.enum(pieces), 'Name') }),
    z.object({
      kind: kind('pack', 'Package'),
      name: withLabel(z.enum(packs), 'Name'),
      size: line('What is printed on it', 30),
    }),
  ]),
  'Sold by',
)

const mostInches = z.exactOptional(inches('Maximum depth in inches', 'Going deeper does harm.'))

/** The bag that is bought instead of a small pile, of materials that come in bags too. */
const smallBag = z.exactOptional(
  group('Bag for a small amount', {
    cubicFeet: figure('Cubic feet in the bag', 100),
    size: line('What is printed on the bag', 30),
  }),
)

const spread = z.object({
  kind: kind('spread', 'Spread over an area to a depth'),
  sold: withLabel(
    z.discriminatedUnion('by', [
      z.object({ by: kind('cubic-yard', 'Cubic yard'), bag: smallBag }),
      z.object({ by: kind('ton', 'Ton'), bag: smallBag }),
      z.object({
        by: kind('pack', 'Package'),
        name: withLabel(z.enum(['bag', 'bale']), 'Name'),
        cubicFeet: figure('Cubic feet in it, loose', 100),
        size: z.exactOptional(
          line(
            'What is printed on it',
            30,
            'If it differs from the loose volume, as on a compressed bale.',
          ),
        ),
      }),
    ]),
    'Sold by',
  ),
  inches: inches('Usual depth in inches'),
  mostInches,
  uses: z.exactOptional(
    list(
      'Other depths',
      'depth',
      z.object({ name: line('Used for', 40), inches: inches('Inches') }),
      { most: 6 },
    ),
  ),
  tonsPerYard,
  compaction: figure('Loose yards for each compacted yard', 3, 'Enter 1 if nothing is compacted.'),
  extra,
})

const rated = z.object({
  kind: kind('rated', 'Bought by what one unit covers'),
  unit: unitSchema,
  inches: z.nullable(inches('Usual depth in inches', 'Leave it empty if depth does not matter.')),
  mostInches,
  choices: list(
    'Choices',
    'choice',
    z.object({
      name: line('Name', 50),
      covers: figure('Square feet one covers', 10_000, 'At one inch deep, if depth is asked.'),
      unit: z.exactOptional(unitSchema),
    }),
    { least: 1, most: 6 },
  ),
  pounds: z.exactOptional(figure('Weight of one in pounds', 4000)),
  extra,
})

const bags = (least: number, help?: string) =>
  list('Bag sizes in pounds, smallest first', 'bag', figure('Pounds', 2000), {
    least,
    most: 8,
    help,
  })

/**
 * Schema of coverages, shared by the form and by reading; the labels of each kind are the yard's
 * terms. A test shows that the program's own figures fit it.
 */
export const coverageSchema = z.discriminatedUnion('kind', [
  spread,
  rated,
  z.object({
    kind: kind('potted', 'Filled into pots'),
    bagCubicFeet: figure('Cubic feet in a bag', 100),
    share: figure(
      'Share of the pots that it fills',
      1,
      'Enter 1, or 0.1 for something blended in.',
    ),
    tonsPerYard,
  }),
  z.object({ kind: kind('boulders', 'Boulders') }),
  z.object({
    kind: kind('paved', 'Pavers'),
    piecesPerSquareFoot: figure('Pieces per square foot', 100),
    palletSquareFeet: z.exactOptional(figure('Square feet per pallet', 10_000)),
    isHexagonal: isTrue('Hexagonal'),
  }),
  z.object({
    kind: kind('sod', 'Sod'),
    palletSquareFeet: figure('Square feet per pallet', 10_000),
    slabInches: withLabel(
      z.tuple([inches('Width in inches'), inches('Length in inches')]),
      'One slab',
    ),
    rollFeet: z.exactOptional(
      withLabel(
        z.tuple([figure('Width in feet', 20), figure('Length in feet', 200)]),
        'One roll',
        'If it is also sold by the roll.',
      ),
    ),
  }),
  z.object({
    kind: kind('linear', 'Laid in a line'),
    unit: unitSchema,
    feetPerUnit: figure('Feet that one covers', 1000),
    extra,
    stakes: z.exactOptional(
      group('Stakes', {
        every: figure('Feet between stakes', 100),
        atJoints: withLabel(z.boolean(), 'One more at each joint'),
      }),
    ),
  }),
  z.object({
    kind: kind('wall', 'A wall of blocks'),
    blockInches: group('One block', {
      length: inches('Length in inches'),
      height: inches('Height in inches'),
    }),
    permitFeet: figure('Height in feet where a permit may be needed', 20),
  }),
  z.object({
    kind: kind('seed', 'Grass seed'),
    choices: list(
      'Choices',
      'choice',
      z.object({ name: line('Name', 50), poundsPer1000: figure('Pounds per 1,000 sq ft', 100) }),
      { least: 1, most: 8 },
    ),
    bags: bags(1),
  }),
  z.object({
    kind: kind('fertilizer', 'Fertilizer'),
    nitrogen: list(
      'Doses',
      'dose',
      z.object({
        name: line('Name', 50),
        pounds: figure('Pounds of nitrogen per 1,000 sq ft', 10),
      }),
      { least: 1, most: 6 },
    ),
    bags: bags(0, 'None for a liquid.'),
    limePounds: z.exactOptional(
      figure('Pounds of lime per 1,000 sq ft', 1000, 'Leave it empty to say nothing of lime.'),
    ),
  }),
  z.object({
    kind: kind('spaced', 'Plants set at a spacing'),
    inches: inches('Usual spacing in inches'),
  }),
  z.object({
    kind: kind('drain', 'A trench of gravel around a pipe'),
    trenchInches: group('Trench', {
      width: inches('Width in inches'),
      depth: inches('Depth in inches'),
    }),
    tonsPerYard,
  }),
])

/** How far a material goes. An owner can correct it by the yard's scale tickets. */
export type Coverage = DeepReadonly<z.infer<typeof coverageSchema>>

export type CoverageOf<Kind extends Coverage['kind']> = Extract<Coverage, { kind: Kind }>

/** The unit in which a material is ordered. */
export type Unit = Readonly<z.infer<typeof unitSchema>>
