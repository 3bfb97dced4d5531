import {
  emptyDocument,
  type QuoteDocument,
  type QuoteLine,
} from '#domain/written-quotes/document.ts'

const line = (id: string, text: string, change: Partial<QuoteLine>): QuoteLine => ({
  id,
  text,
  detail: '',
  quantity: 1000,
  unit: '',
  priceCents: 0,
  costCents: null,
  isTaxable: false,
  offer: { is: 'fixed' },
  priceItemId: null,
  ...change,
})

/** Taxable goods, in thousandths of a unit; price and cost of one in cents. */
const goods = (
  id: string,
  text: string,
  quantity: number,
  unit: string,
  priceCents: number,
  costCents: number,
): QuoteLine => line(id, text, { quantity, unit, priceCents, costCents, isTaxable: true })

/** In thousandths of an hour. */
const crew = (id: string, quantity: number) =>
  line(id, 'Crew of three', { quantity, unit: 'hour', priceCents: 14_200, costCents: 8_600 })

const section = (id: string, name: string, lines: readonly QuoteLine[]) => ({ id, name, lines })

const wall: QuoteDocument = {
  ...emptyDocument,
  title: 'Block wall in the back yard',
  sections: [
    section('wall', 'The wall', [
      line('dig', 'Excavation and base', { priceCents: 420_000, costCents: 260_000 }),
      goods('block', 'Wall block, tan', 480_000, 'block', 1_250, 790),
      crew('crew', 32_000),
      line('steps', 'Steps to the lawn', {
        detail: 'Four steps of the same block, five feet wide.',
        priceCents: 165_000,
        costCents: 98_000,
        offer: { is: 'optional' },
      }),
    ]),
  ],
  schedule: [
    { id: 'deposit', name: 'Deposit', share: { is: 'percent', rate: 30_000 }, due: 'accepted' },
    { id: 'up', name: 'Wall is up', share: { is: 'amount', cents: 500_000 }, due: 'stage' },
    { id: 'balance', name: 'Balance', share: { is: 'rest' }, due: 'done' },
  ],
}

export const wallAndDrain: QuoteDocument = {
  ...wall,
  sections: [
    ...wall.sections,
    section('around', 'Drain and planting', [
      line('drain', 'French drain behind the wall', { priceCents: 148_000, costCents: 86_000 }),
      goods('shrubs', 'Shrubs that deer leave alone, planted', 14_000, 'plant', 6_800, 3_900),
    ]),
  ],
}

const forsyth = { county: 'Forsyth', rate: 7_000 } as const

/** Paid in three stages, of which the second is open. */
export const terrace: QuoteDocument = {
  ...wall,
  title: 'Terrace with a block wall',
  tax: forsyth,
  schedule: [
    { id: 'deposit', name: 'Deposit', share: { is: 'percent', rate: 30_000 }, due: 'accepted' },
    { id: 'up', name: 'Wall is up', share: { is: 'percent', rate: 40_000 }, due: 'stage' },
    { id: 'balance', name: 'Balance', share: { is: 'rest' }, due: 'done' },
  ],
}

export const rail: QuoteDocument = {
  ...emptyDocument,
  title: 'A handrail beside the steps',
  tax: forsyth,
  sections: [
    section('rail', '', [
      goods('rail', 'Handrail, powder-coated steel', 12_000, 'foot', 8_500, 5_200),
    ]),
  ],
  schedule: [{ id: 'rail', name: 'Handrail', share: { is: 'rest' }, due: 'accepted' }],
}

export const gravel: QuoteDocument = {
  ...emptyDocument,
  title: 'Gravel on the side yard',
  sections: [
    section('area', '', [
      goods('gravel', 'Pea gravel', 4_500, 'ton', 6_100, 3_900),
      crew('work', 6_000),
    ]),
  ],
}

export const boulders: QuoteDocument = {
  ...emptyDocument,
  title: 'Boulders and river rock',
  sections: [
    section('stone', '', [
      goods('boulders', 'Boulders, picked at the yard', 4_000, 'ton', 18_500, 12_400),
      goods('rock', 'River rock', 6_000, 'ton', 9_800, 6_300),
    ]),
  ],
}

export const patio: QuoteDocument = {
  ...emptyDocument,
  title: 'Paver patio with flagstone steps',
  sections: [
    section('patio', '', [
      line('base', 'Excavation and base', { priceCents: 260_000, costCents: 155_000 }),
      line('pavers', 'Tumbled pavers, gray, laid', {
        quantity: 252_000,
        unit: 'square foot',
        priceCents: 1_450,
        costCents: 880,
      }),
      line('steps', 'Flagstone steps', { priceCents: 185_000, costCents: 110_000 }),
    ]),
  ],
}
