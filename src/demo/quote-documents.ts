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

const wall: QuoteDocument = {
  ...emptyDocument,
  title: 'Block wall in the back yard',
  sections: [
    {
      id: 'wall',
      name: 'The wall',
      lines: [
        line('dig', 'Excavation and base', { priceCents: 420_000, costCents: 260_000 }),
        line('block', 'Wall block, tan', {
          quantity: 480_000,
          unit: 'block',
          priceCents: 1_250,
          costCents: 790,
          isTaxable: true,
        }),
        line('crew', 'Crew of three', {
          quantity: 32_000,
          unit: 'hour',
          priceCents: 14_200,
          costCents: 8_600,
        }),
        line('steps', 'Steps to the lawn', {
          detail: 'Four steps of the same block, five feet wide.',
          priceCents: 165_000,
          costCents: 98_000,
          offer: { is: 'optional' },
        }),
      ],
    },
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
    {
      id: 'around',
      name: 'Drain and planting',
      lines: [
        line('drain', 'French drain behind the wall', { priceCents: 148_000, costCents: 86_000 }),
        line('shrubs', 'Shrubs that deer leave alone, planted', {
          quantity: 14_000,
          unit: 'plant',
          priceCents: 6_800,
          costCents: 3_900,
          isTaxable: true,
        }),
      ],
    },
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
    {
      id: 'rail',
      name: '',
      lines: [
        line('rail', 'Handrail, powder-coated steel', {
          quantity: 12_000,
          unit: 'foot',
          priceCents: 8_500,
          costCents: 5_200,
          isTaxable: true,
        }),
      ],
    },
  ],
  schedule: [{ id: 'rail', name: 'Handrail', share: { is: 'rest' }, due: 'accepted' }],
}

export const gravel: QuoteDocument = {
  ...emptyDocument,
  title: 'Gravel on the side yard',
  sections: [
    {
      id: 'area',
      name: '',
      lines: [
        line('gravel', 'Pea gravel', {
          quantity: 4_500,
          unit: 'ton',
          priceCents: 6_100,
          costCents: 3_900,
          isTaxable: true,
        }),
        line('work', 'Crew of three', {
          quantity: 6_000,
          unit: 'hour',
          priceCents: 14_200,
          costCents: 8_600,
        }),
      ],
    },
  ],
}

export const boulders: QuoteDocument = {
  ...emptyDocument,
  title: 'Boulders and river rock',
  sections: [
    {
      id: 'stone',
      name: '',
      lines: [
        line('boulders', 'Boulders, picked at the yard', {
          quantity: 4_000,
          unit: 'ton',
          priceCents: 18_500,
          costCents: 12_400,
          isTaxable: true,
        }),
        line('rock', 'River rock', {
          quantity: 6_000,
          unit: 'ton',
          priceCents: 9_800,
          costCents: 6_300,
          isTaxable: true,
        }),
      ],
    },
  ],
}

export const patio: QuoteDocument = {
  ...emptyDocument,
  title: 'Paver patio with flagstone steps',
  sections: [
    {
      id: 'patio',
      name: '',
      lines: [
        line('base', 'Excavation and base', { priceCents: 260_000, costCents: 155_000 }),
        line('pavers', 'Tumbled pavers, gray, laid', {
          quantity: 252_000,
          unit: 'square foot',
          priceCents: 1_450,
          costCents: 880,
        }),
        line('steps', 'Flagstone steps', { priceCents: 185_000, costCents: 110_000 }),
      ],
    },
  ],
}
